import { type GameEvent, type GameState, type Seat, silent, type Viewer } from '../contract.ts';
import { below, copyDice, fork, pick } from '../dice.ts';
import { canonical } from '../json.ts';
import { eventsSeen, type Match, playMoves } from '../match.ts';
import { mutations } from './mutations.ts';
import { diceIn, notPlain, settingIn } from './plain.ts';
import { attempt, difference, fail, legal, mustBeSame, type Run } from './run.ts';

/** How far into an imagined world the check plays. */
const DEPTH = 4;
/** How many moves are made at once at most, before a wrong one. */
const MOST_PARTS = 6;

/** Checks what a viewer is given, and the worlds imagined from it. Returns one of these worlds. */
export function checkView(run: Run, viewer: Viewer): GameState {
  const { game, match } = run;
  const view: unknown = attempt(run, `view(${viewer})`, () => game.view(match.state, viewer));
  const wrong = notPlain(view);
  if (wrong !== undefined) fail(run, `the view of ${who(viewer)} is not plain data at ${wrong}`);
  const dice = diceIn(view, match.state.dice);
  if (dice !== undefined) fail(run, `the view of ${who(viewer)} shows the dice at ${dice}`);
  const held = settingIn(view, match.setting);
  if (held !== undefined) fail(run, `the view of ${who(viewer)} holds the setting, which everybody knows already, at ${held}`);
  const sent = canonical(view);
  const seen = JSON.parse(JSON.stringify(eventsSeen(match, viewer))) as GameEvent[];
  const memory: unknown = attempt(run, `recall by ${who(viewer)}`, () => game.recall(JSON.parse(sent), match.setting, seen));
  const remembered = imagine(run, viewer, sent, memory);
  const world = imagine(run, viewer, sent, undefined);
  playOn(run, below(run.dice, 2) === 0 ? remembered : game.copy(world), viewer);
  return world;
}

/** A world guessed from a view as it was sent; it must agree with the view. */
function imagine(run: Run, viewer: Viewer, sent: string, memory: unknown): GameState {
  const { game, match } = run;
  const how = `the world that ${who(viewer)} guesses${memory === undefined ? '' : ' with memory'}`;
  const view: unknown = JSON.parse(sent);
  const world = attempt(run, `guess by ${who(viewer)}`, () => game.guess(view, match.setting, fork(run.dice), memory));
  const wrong = notPlain(world);
  if (wrong !== undefined) fail(run, `${how} is not plain data at ${wrong}`);
  const again = canonical(game.view(world, viewer));
  if (again !== sent) fail(run, `${how} has another view (a view leaks, or guess disagrees with it): ${difference(sent, again)}`);
  mustBeSame(run, `in ${how} others must decide`, game.toAct(match.state), game.toAct(world));
  mustBeSame(run, `in ${how} the scores are others (they are told to everybody)`, game.scores(match.state), game.scores(world));
  const kept = run.conserved(world);
  if (kept !== run.conserved(match.state)) fail(run, `${how} does not conserve: ${difference(run.conserved(match.state), kept)}`);
  if (viewer !== null && game.toAct(match.state).includes(viewer))
    mustBeSame(run, `in ${how} it has other moves`, legal(game, match.state, viewer), legal(game, world, viewer));
  return world;
}

/** An imagined world must be playable for a while. */
function playOn(run: Run, world: GameState, viewer: Viewer): void {
  const { game, dice } = run;
  for (let i = 0; i < DEPTH; i++) {
    const deciding = game.toAct(world);
    if (deciding.length === 0) return;
    const seat = pick(dice, deciding);
    const moves: unknown[] = attempt(run, `moves(${seat}) in a world guessed by ${who(viewer)}`, () => game.moves(world, seat));
    if (moves.length === 0) fail(run, `dead end in a world guessed by ${who(viewer)}: seat ${seat} must decide but has no move`);
    const move = pick(dice, moves);
    attempt(run, `play(${seat}, ${canonical(move)}) in a world guessed by ${who(viewer)}`, () => game.play(world, seat, move, silent));
  }
}

/** What is settled anew (`reshuffle`) is what nobody knows: everybody sees what they saw, and all cards are there. */
export function checkReshuffled(run: Run): void {
  const { game, match } = run;
  const world = game.copy(match.state);
  attempt(run, 'reshuffle', () => game.reshuffle?.(world, fork(run.dice)));
  for (const viewer of [...match.head.seats.keys(), null])
    mustBeSame(run, `reshuffled, ${who(viewer)} sees something else`, game.view(match.state, viewer), game.view(world, viewer));
  const [before, after] = [run.conserved(match.state), run.conserved(world)];
  if (before !== after) fail(run, `reshuffled, it does not conserve: ${difference(before, after)}`);
}

/**
 * Plays one move in the true world and in one that a viewer cannot tell from it.
 * Who decides must not see a difference until something is revealed or the dice move. Others may: the decider may show secrets of its own.
 * But as long as their views do not part, they must have been told the same until the dice move.
 */
export function checkLeak(run: Run, viewer: Viewer, world: GameState, seat: Seat, move: unknown): void {
  const { game, match } = run;
  const own = viewer === seat;
  if (!own && game.refuse(world, seat, move) !== undefined) return;
  const truth = listen(run, game.copy(match.state), viewer, seat, move);
  const other = listen(run, world, viewer, seat, move);
  const parted = truth.view !== other.view;
  const what = `the move ${canonical(move)} by seat ${seat}`;
  const told = Math.max(truth.seen.length, other.seen.length);
  const certain = own ? Math.min(truth.revealed, other.revealed, told) : parted ? 0 : Math.min(truth.rolled, other.rolled, told);
  for (let i = 0; i < certain; i++) {
    const [one, two] = [truth.seen[i], other.seen[i]];
    if (canonical(one) === canonical(two) || (!own && one?.type === two?.type && run.shows.includes(one?.type ?? ''))) continue;
    const wrong = own ? 'what was hidden, without `reveals`' : 'what its view does not show (if that is meant, name the event in `shows`)';
    fail(run, `an event of ${what} tells ${who(viewer)} ${wrong}: ${difference(canonical(one), canonical(two))}`);
  }
  if (own && parted && truth.revealed === Number.POSITIVE_INFINITY && other.revealed === Number.POSITIVE_INFINITY)
    fail(
      run,
      `after ${what}, its view shows what was hidden, but no event carries \`reveals\` and no dice moved: ${difference(truth.view, other.view)}`,
    );
}

/**
 * Moves that are refused, one or several at once, tell who made them nothing: in a world that the seat cannot tell from the true one
 * they are refused for the same reason. Nothing has changed.
 */
export function checkParts(run: Run, seat: Seat, world: GameState): void {
  const { game, match } = run;
  const moves = severalMoves(run, seat, game.copy(world));
  const truth: Match = { ...match, state: game.copy(match.state), steps: [...match.steps] };
  const other: Match = { ...truth, state: game.copy(world), steps: [...match.steps] };
  const what = `the moves ${canonical(moves)} of seat ${seat}`;
  const [one, two] = [truth, other].map((each) => attempt(run, what, () => playMoves(each, seat, moves)));
  mustBeSame(run, `${what} are refused according to what it does not know`, one ?? null, two ?? null);
  if (one === undefined) return;
  mustBeSame(run, `${what} were refused, and changed the state`, match.state, truth.state);
  mustBeSame(run, `${what} were refused, and are there as a step`, match.steps.length, truth.steps.length);
}

/** Moves that a seat could make one after another in a world, parts of one decision where it can, and mostly a wrong one after them. */
function severalMoves({ game, dice }: Run, seat: Seat, world: GameState): unknown[] {
  const made: unknown[] = [];
  for (let left = below(dice, MOST_PARTS + 1); game.toAct(world).includes(seat); left--) {
    const moves = game.moves(world, seat);
    const parts = moves.filter((move) => game.isPart?.(move));
    const move = pick(dice, parts.length > 0 ? parts : moves);
    if (left === 0) return [...made, pick(dice, mutations(move))];
    made.push(move);
    game.play(world, seat, move, silent);
  }
  return made;
}

/** What a viewer sees of a move, and how many events were told before the dice moved, or before they moved or anything was revealed. */
function listen(run: Run, state: GameState, viewer: Viewer, seat: Seat, move: unknown) {
  const { game } = run;
  const before = copyDice(state.dice);
  const seen: GameEvent[] = [];
  let rolled = Number.POSITIVE_INFINITY;
  let revealed = Number.POSITIVE_INFINITY;
  const notice = (reveals: boolean) => {
    if (state.dice.some((word, i) => word !== before[i])) rolled = Math.min(rolled, seen.length);
    revealed = Math.min(revealed, rolled, reveals ? seen.length : Number.POSITIVE_INFINITY);
  };
  attempt(run, `play(${seat}, ${canonical(move)})`, () =>
    game.play(state, seat, move, (event: GameEvent) => {
      notice(event.reveals === true);
      seen.push(game.see(event, viewer));
    }),
  );
  notice(false);
  return { seen, rolled, revealed, view: canonical(game.view(state, viewer)) };
}

function who(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
