import type { AnyGame, GameEvent, GameState, Refusal, Seat, Viewer } from './contract.ts';
import { copyDice, diceFrom } from './dice.ts';
import { fillOptions, type OptionValues } from './options.ts';
import { checkRevision, FORMAT, type GameRecord, type Player } from './record.ts';
import { Complaint } from './text.ts';

/** What came of one decision. */
export interface Step {
  readonly seat: Seat;
  readonly move: unknown;
  readonly events: readonly GameEvent[];
  readonly diceMoved: boolean;
}

/** A game being played: its record, and what follows from it. */
export interface Match {
  readonly game: AnyGame;
  readonly head: Omit<GameRecord, 'moves'>;
  /** The arranged position that it began from (a puzzle, a scenario); nothing where it began as the rules say. */
  readonly start?: GameState;
  state: GameState;
  readonly steps: Step[];
}

export function startMatch(game: AnyGame, options: OptionValues, seed: string, seats: readonly Player[]): Match {
  const filled = fillOptions(game, options, seats.length);
  const head = { format: FORMAT, game: game.id, rules: game.revision, options: filled, seed, seats } as const;
  return { game, head, state: game.setup(filled, seats.length, diceFrom(seed)), steps: [] };
}

/** A match that begins from a position as the game's scribe reads it. It can be undone and forked like any other, but not saved. */
export function arrangeMatch(game: AnyGame, options: OptionValues, seed: string, seats: readonly Player[], position: unknown): Match {
  const match = startMatch(game, options, seed, seats);
  game.scribe.arrange(match.state, position);
  return { ...match, start: game.copy(match.state) as GameState };
}

/** Plays a move if it is legal; otherwise says why not, and nothing has changed. */
export function playMove(match: Match, seat: Seat, move: unknown): Refusal | undefined {
  const refusal = refuseMove(match.game, match.state, seat, move);
  if (refusal === undefined) carryOut(match, seat, move);
  return refusal;
}

function carryOut({ game, state, steps }: Match, seat: Seat, move: unknown): void {
  const events: GameEvent[] = [];
  const before = copyDice(state.dice);
  game.play(state, seat, move, (event) => events.push(event));
  steps.push({ seat, move, events, diceMoved: before.some((word, i) => word !== state.dice[i]) });
}

/** Why a seat may not make a move now: it is not its decision (`TURN`), the game is over (`OVER`), or a rule of the game. */
export function refuseMove(game: AnyGame, state: GameState, seat: Seat, move: unknown): Refusal | undefined {
  const deciding = game.toAct(state);
  if (deciding.length === 0) return { rule: 'OVER' };
  return deciding.includes(seat) ? game.refuse(state, seat, move) : { rule: 'TURN' };
}

/** The record of a match. Complains about one from an arranged position: no seed leads there. */
export function recordOf({ head, start, steps }: Match): GameRecord {
  if (start !== undefined) throw new Complaint('record.arranged');
  return { ...head, moves: steps.map(({ seat, move }) => [seat, move] as const) };
}

/** Replays a record, all of it or its first `moves` decisions. Complains about the decision that cannot be. */
export function replay(game: AnyGame, record: GameRecord, moves = record.moves.length): Match {
  checkRevision(game, record);
  const match = startMatch(game, record.options, record.seed, record.seats);
  for (const [index, [seat, move]] of record.moves.slice(0, moves).entries()) {
    const player = record.seats[seat]?.name;
    if (player === undefined) throw new Complaint('record.no-seat', { number: index + 1, seat: seat + 1 });
    const refusal = playMove(match, seat, move);
    if (refusal !== undefined) throw new Complaint('record.move', { number: index + 1, player }, refusal);
  }
  return match;
}

/** All that somebody has seen happen so far. */
export function eventsSeen({ game, steps }: Match, viewer: Viewer): GameEvent[] {
  return steps.flatMap((step) => step.events.map((event) => game.see(event, viewer)));
}

/** What keeps a seat from going back further. */
export type UndoStop =
  | { readonly reason: 'start' }
  | { readonly reason: 'seat'; readonly seat: Seat }
  | { readonly reason: 'dice' }
  | { readonly reason: 'revealed' };

/** How many of the latest decisions a seat may take back by itself, and what stops it there. */
export function undoable({ steps }: Match, seat: Seat): { readonly steps: number; readonly stop: UndoStop } {
  for (let back = 0; back < steps.length; back++) {
    const step = steps[steps.length - 1 - back] as Step;
    if (step.seat !== seat) return { steps: back, stop: { reason: 'seat', seat: step.seat } };
    const reason = newsOf(step);
    if (reason !== undefined) return { steps: back, stop: { reason } };
  }
  return { steps: steps.length, stop: { reason: 'start' } };
}

/** Whether a decision showed somebody something new: a hidden thing, or what chance brought. */
export function newsOf({ events, diceMoved }: Step): 'revealed' | 'dice' | undefined {
  if (events.some((event) => event.reveals)) return 'revealed';
  return diceMoved ? 'dice' : undefined;
}

/** A match of its own that has come as far as another had after so many decisions. */
export function forkMatch({ game, head, start, steps }: Match, moves = steps.length): Match {
  const begun = startMatch(game, head.options, head.seed, head.seats);
  const fork = start === undefined ? begun : { ...begun, start, state: game.copy(start) as GameState };
  for (const { seat, move } of steps.slice(0, moves)) carryOut(fork, seat, move);
  return fork;
}

/** Takes the latest decisions back. Whoever calls has asked `undoable`, or everyone at the table. */
export function undo(match: Match, steps: number): void {
  const earlier = forkMatch(match, match.steps.length - steps);
  match.state = earlier.state;
  match.steps.length = earlier.steps.length;
}
