/** What somebody at a table has in front of them, and what whoever decides for a seat is asked: the same for server, page, terminal, bots and lab. */
import type { Game, GameTypes, Seat, Setting, Viewer } from './contract.ts';
import { diceFrom } from './dice.ts';
import { carryOut, eventsSeen, type Match, newsOf, refuseMove, type Undo, undoable } from './match.ts';

/** What one viewer has in front of them, but for their legal moves: those follow from the rest. Plain data, fit to be sent. */
export interface Sight<T extends GameTypes = GameTypes> {
  /** How many decisions were made. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** The seats that must decide now. */
  readonly toAct: readonly Seat[];
  /** What the viewer could take back alone. */
  readonly undo: Undo;
  readonly scores: readonly number[];
  /** Seats from first to last, ties together; null while the game goes on. */
  readonly standings: readonly (readonly Seat[])[] | null;
}

/** What one viewer has in front of them. */
export interface Situation<T extends GameTypes = GameTypes> extends Sight<T> {
  /** The viewer's legal moves worth considering; none unless it is theirs to decide. */
  readonly moves: readonly T['Move'][];
}

export function sightOf<T extends GameTypes>(match: Match<T>, viewer: Viewer): Sight<T> {
  const { game, state, steps } = match;
  return {
    number: steps.length,
    viewer,
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    undo: undoable(match, viewer),
    scores: game.scores(state),
    standings: game.standings(state) ?? null,
  };
}

export function situationOf<T extends GameTypes>(match: Match<T>, viewer: Viewer): Situation<T> {
  const { game, state } = match;
  const sight = sightOf(match, viewer);
  return { ...sight, moves: viewer !== null && sight.toAct.includes(viewer) ? game.moves(state, viewer) : [] };
}

/** The situation of whoever has this in sight: the same as at the table itself, since legality never depends on what is hidden. */
export function situationFrom<T extends GameTypes>(game: Game<T>, setting: Setting<T['Options']>, sight: Sight<T>): Situation<T> {
  const { viewer, view, toAct } = sight;
  const decides = viewer !== null && toAct.includes(viewer);
  return { ...sight, moves: decides ? game.moves(worldFrom(game, setting, view), viewer) : [] };
}

const anyDice = diceFrom('any world');

/** A whole state that agrees with what a viewer sees: for asking the rules about it. What the view does not show is made up. */
export function worldFrom<T extends GameTypes>(game: Game<T>, setting: Setting<T['Options']>, view: T['View']): T['State'] {
  return game.guess(view, setting, [...anyDice]);
}

/** What whoever decides for a seat is asked. It is all that the seat may know, and nothing else. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly setting: Setting<T['Options']>;
  readonly view: T['View'];
  /** Every event so far, as the seat saw it. */
  readonly seen: readonly T['Event'][];
  /** The legal moves worth considering; never empty. */
  readonly moves: readonly T['Move'][];
}

export function questionOf<T extends GameTypes>(match: Match<T>, seat: Seat): Question<T> {
  const { game, setting, state } = match;
  return { seat, setting, view: game.view(state, seat), seen: eventsSeen(match, seat), moves: game.moves(state, seat) };
}

/** What would come of a decision. Whatever is hidden from the seat in the world it was tried in is made up. */
export interface Outcome<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly events: readonly T['Event'][];
}

/** Tries a legal decision of a seat in a copy of the world, and gives what that seat would see. */
export function outcomeOf<T extends GameTypes>(game: Game<T>, world: T['State'], seat: Seat, moves: readonly T['Move'][]): Outcome<T> {
  const state = game.copy(world);
  const { events } = carryOut(game, state, seat, moves);
  return { view: game.view(state, seat), events: events.map((event) => game.see(event, seat)) };
}

/** A game as one seat knows it, in a state of its own: for trying what moves lead to. */
export interface Trial<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setting: Setting<T['Options']>;
  readonly seat: Seat;
  readonly state: T['State'];
  readonly seen: readonly T['Event'][];
}

export function trialOf<T extends GameTypes>(match: Match<T>, seat: Seat): Trial<T> {
  const { game, setting, state } = match;
  return { game, setting, seat, state: game.copy(state), seen: eventsSeen(match, seat) };
}

/** The same from what a seat sees alone: what it does not is made up. */
export function trialFrom<T extends GameTypes>(game: Game<T>, { setting, seat, view, seen }: Omit<Question<T>, 'moves'>): Trial<T> {
  return { game, setting, seat, state: worldFrom(game, setting, view), seen };
}

/**
 * The questions of a whole decision, each to be answered with a move; in the end all its moves. Where it is made in parts, each is asked
 * for with what the parts before have led to, as long as nothing new came to light. Nothing is asked of the parts that have `begun` it,
 * nor where there is nothing to choose. The trial is played on.
 */
export function* partsAsked<T extends GameTypes>(
  trial: Trial<T>,
  begun: readonly T['Move'][] = [],
): Generator<Question<T>, T['Move'][], T['Move']> {
  const { game, setting, seat, state } = trial;
  const seen = [...trial.seen];
  const made: T['Move'][] = [];
  for (;;) {
    const given = begun[made.length];
    const moves = given === undefined ? game.moves(state, seat) : [given];
    if (given === undefined && made.length > 0 && !moves.every((move) => game.isPart?.(move))) return made;
    const move = moves.length === 1 ? moves[0]! : yield { seat, setting, view: game.view(state, seat), seen: [...seen], moves };
    made.push(move);
    const events = tryPart(trial, move);
    if (events === undefined) return made;
    for (const event of events) seen.push(game.see(event, seat));
  }
}

/** A whole decision. `decide` answers one question; nothing where it was stopped. The trial is played on. */
export async function wholeDecision<T extends GameTypes>(
  trial: Trial<T>,
  decide: (question: Question<T>) => Promise<T['Move'] | undefined>,
): Promise<T['Move'][] | undefined> {
  const parts = partsAsked(trial);
  let asked = parts.next();
  while (!asked.done) {
    const move = await decide(asked.value);
    if (move === undefined) return undefined;
    asked = parts.next(move);
  }
  return asked.value;
}

/** Plays one part, and gives what happened; nothing where the decision ends with it. */
function tryPart<T extends GameTypes>({ game, state, seat }: Trial<T>, move: T['Move']): readonly T['Event'][] | undefined {
  if (game.isPart?.(move) !== true || refuseMove(game, state, seat, move) !== undefined) return undefined;
  const step = carryOut(game, state, seat, [move]);
  return newsOf(step) === undefined && game.toAct(state).includes(seat) ? step.events : undefined;
}
