import { type Game, type GameTypes, type OptionValues, type Refusal, type Seat, type Setting, silent, type Viewer } from './contract.ts';
import { copyDice, diceFrom } from './dice.ts';
import { settingFor } from './options.ts';
import { checkRevision, FORMAT, type GameRecord, type Player } from './record.ts';
import { Complaint } from './text.ts';

/** What came of one decision. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** One, or several where the decision was made in parts. */
  readonly moves: readonly T['Move'][];
  readonly events: readonly T['Event'][];
  readonly diceMoved: boolean;
}

/** A game being played: its record, and what follows from it. */
export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly head: Omit<GameRecord, 'moves'>;
  readonly setting: Setting<T['Options']>;
  /** What happened before the first decision. Nothing where a position was arranged: nobody saw how it came about. */
  readonly opening: readonly T['Event'][];
  /** The arranged position that it began from (a lesson, a scenario); nothing where it began as the rules say. */
  readonly start?: T['State'];
  state: T['State'];
  readonly steps: Step<T>[];
  /** As it was after so many decisions, some way before where somebody last went back to. */
  mark?: { readonly steps: number; readonly state: T['State'] };
}

/** Whoever goes back often does so again, and a little further: so many decisions before that place the state is kept. */
const MARGIN = 16;

export function startMatch<T extends GameTypes>(game: Game<T>, options: OptionValues, seed: string, seats: readonly Player[]): Match<T> {
  const setting = settingFor(game, options, seats.length);
  const head = { format: FORMAT, game: game.id, rules: game.revision, options: setting.options as OptionValues, seed, seats } as const;
  const opening: T['Event'][] = [];
  const state = game.setup(setting, diceFrom(seed), (event) => opening.push(event));
  return { game, head, setting, opening, state, steps: [] };
}

/** A match that begins from a position as the game's scribe reads it. */
export function arrangeMatch<T extends GameTypes>(
  game: Game<T>,
  options: OptionValues,
  seed: string,
  seats: readonly Player[],
  position: unknown,
): Match<T> {
  const match = startMatch(game, options, seed, seats);
  game.scribe.arrange(match.state, position);
  return { ...match, head: { ...match.head, position }, opening: [], start: game.copy(match.state) };
}

/** Where a match begins: from a position, or as the rules say. */
export function beginMatch<T extends GameTypes>(
  game: Game<T>,
  { options, seed, seats, position }: Pick<GameRecord, 'options' | 'seed' | 'seats' | 'position'>,
): Match<T> {
  return position === undefined ? startMatch(game, options, seed, seats) : arrangeMatch(game, options, seed, seats, position);
}

/** Plays a move if it is legal; otherwise says why not, and nothing has changed. */
export function playMove<T extends GameTypes>(match: Match<T>, seat: Seat, move: unknown): Refusal | undefined {
  const refusal = refuseMove(match.game, match.state, seat, move);
  if (refusal === undefined) playAgain(match, seat, [move]);
  return refusal;
}

/**
 * Plays moves that are one decision together: all of them, or none and why not. They are one step, and are taken back as one.
 * What shows something new ends the decision: whoever could add to it would learn from a refusal what is hidden, and have decided nothing.
 */
export function playMoves<T extends GameTypes>(match: Match<T>, seat: Seat, moves: readonly unknown[]): Refusal | undefined {
  if (moves.length === 1) return playMove(match, seat, moves[0]);
  if (moves.length === 0) return { rule: 'PARTS' };
  const { game } = match;
  const trial: Match<T> = { ...match, state: game.copy(match.state), steps: [] };
  for (const move of moves) {
    if (trial.steps.some((step) => newsOf(step) !== undefined)) return { rule: 'PARTS' };
    const refusal = playMove(trial, seat, move) ?? (game.isPart?.(move) === true ? undefined : { rule: 'PARTS' });
    if (refusal !== undefined) return refusal;
  }
  match.state = trial.state;
  match.steps.push({
    seat,
    moves,
    events: trial.steps.flatMap(({ events }) => events),
    diceMoved: trial.steps.some(({ diceMoved }) => diceMoved),
  });
  return undefined;
}

/** Plays a decision that was judged before, in a match that has come as far: nothing is judged again. */
export function playAgain<T extends GameTypes>({ game, state, steps }: Match<T>, seat: Seat, moves: readonly T['Move'][]): void {
  steps.push(carryOut(game, state, seat, moves));
}

/** Plays legal moves of one decision, and says what came of them. */
export function carryOut<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, moves: readonly T['Move'][]): Step<T> {
  const events: T['Event'][] = [];
  const before = copyDice(state.dice);
  for (const move of moves) game.play(state, seat, move, (event) => events.push(event));
  return { seat, moves, events, diceMoved: before.some((word, i) => word !== state.dice[i]) };
}

/** Why a seat may not make a move now: it is not its decision (`TURN`), the game is over (`OVER`), or a rule of the game. */
export function refuseMove<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, move: unknown): Refusal | undefined {
  return refuseTurn(game.toAct(state), seat) ?? game.refuse(state, seat, move);
}

/** Why a seat has nothing to decide while these decide; nothing if it is among them. */
export function refuseTurn(deciding: readonly Seat[], seat: Viewer): Refusal | undefined {
  if (deciding.length === 0) return { rule: 'OVER' };
  return seat !== null && deciding.includes(seat) ? undefined : { rule: 'TURN' };
}

export function recordOf<T extends GameTypes>({ head, steps }: Match<T>): GameRecord {
  return { ...head, moves: steps.map(({ seat, moves }) => [seat, ...moves] as const) };
}

/** Replays a record, all of it or its first `moves` decisions. Complains about the decision that cannot be. */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord, moves = record.moves.length): Match<T> {
  checkRevision(game, record);
  const match = beginMatch(game, record);
  for (const [index, [seat, ...made]] of record.moves.slice(0, moves).entries()) {
    const player = record.seats[seat]?.name;
    if (player === undefined) throw new Complaint('record.no-seat', { number: index + 1, seat: seat + 1 });
    const refusal = playMoves(match, seat, made);
    if (refusal !== undefined) throw new Complaint('record.move', { number: index + 1, player }, refusal);
  }
  return match;
}

/** All that has happened so far, from the opening on. */
export function eventsOf<T extends GameTypes>({ opening, steps }: Match<T>): T['Event'][] {
  return [...opening, ...steps.flatMap(({ events }) => events)];
}

/** All that somebody has seen happen so far, from the opening on. */
export function eventsSeen<T extends GameTypes>(match: Match<T>, viewer: Viewer): T['Event'][] {
  return eventsOf(match).map((event) => match.game.see(event, viewer));
}

/** What keeps a seat from going back further. */
export type UndoStop =
  | { readonly reason: 'start' }
  | { readonly reason: 'seat'; readonly seat: Seat }
  | { readonly reason: 'dice' }
  | { readonly reason: 'revealed' };

/** How many of the latest decisions somebody may take back alone, and what stops them there. */
export interface Undo {
  readonly steps: number;
  readonly stop: UndoStop;
}

export function undoable<T extends GameTypes>({ steps }: Match<T>, viewer: Viewer): Undo {
  for (let back = 0; back < steps.length; back++) {
    const step = steps[steps.length - 1 - back]!;
    if (step.seat !== viewer) return { steps: back, stop: { reason: 'seat', seat: step.seat } };
    const reason = newsOf(step);
    if (reason !== undefined) return { steps: back, stop: { reason } };
  }
  return { steps: steps.length, stop: { reason: 'start' } };
}

/** Whether a decision showed somebody something new: a hidden thing, or what chance brought. */
export function newsOf<T extends GameTypes>({ events, diceMoved }: Step<T>): 'revealed' | 'dice' | undefined {
  if (events.some((event) => event.reveals)) return 'revealed';
  return diceMoved ? 'dice' : undefined;
}

/** A match of its own that has come as far as another had after so many decisions. */
export function forkMatch<T extends GameTypes>({ game, head, setting, opening, start, steps }: Match<T>, moves = steps.length): Match<T> {
  const state = start === undefined ? game.setup(setting, diceFrom(head.seed), silent) : game.copy(start);
  const fork: Match<T> = { game, head, setting, opening, state, steps: [], ...(start === undefined ? {} : { start }) };
  for (const { seat, moves: made } of steps.slice(0, moves)) playAgain(fork, seat, made);
  return fork;
}

/** Takes the latest decisions back. Whoever calls has asked `undoable`, or everyone at the table. */
export function undo<T extends GameTypes>(match: Match<T>, steps: number): void {
  const { game } = match;
  const target = match.steps.length - steps;
  const isNear = match.mark !== undefined && match.mark.steps <= target;
  const begin = isNear ? match.mark! : { steps: 0, state: forkMatch(match, 0).state };
  const state = game.copy(begin.state);
  const markAt = Math.max(begin.steps, target - MARGIN);
  match.mark = begin;
  for (const [index, { seat, moves }] of match.steps.slice(0, target).entries()) {
    if (index < begin.steps) continue;
    if (index === markAt) match.mark = { steps: markAt, state: game.copy(state) };
    carryOut(game, state, seat, moves);
  }
  match.state = state;
  match.steps.length = target;
}
