import { type GameEvent, type GameState, type Seat, silent, type Viewer } from '../contract.ts';
import { below, copyDice, fork, pick } from '../dice.ts';
import { canonical } from '../json.ts';
import { eventsSeen } from '../match.ts';
import { diceIn, notPlain } from './plain.ts';
import { attempt, difference, fail, legal, mustBeSame, type Run } from './run.ts';

/** How far into an imagined world the check plays. */
const DEPTH = 4;

/** Checks what a viewer is given, and the worlds imagined from it. Returns one of these worlds. */
export function checkView(run: Run, viewer: Viewer): GameState {
  const { game, match } = run;
  const view: unknown = attempt(run, `view(${viewer})`, () => game.view(match.state, viewer));
  const wrong = notPlain(view);
  if (wrong !== undefined) fail(run, `the view of ${who(viewer)} is not plain data at ${wrong}`);
  const dice = diceIn(view, match.state.dice);
  if (dice !== undefined) fail(run, `the view of ${who(viewer)} shows the dice at ${dice}`);
  const sent = canonical(view);
  const seen = JSON.parse(JSON.stringify(eventsSeen(match, viewer))) as GameEvent[];
  const memory: unknown = attempt(run, `recall by ${who(viewer)}`, () => game.recall(JSON.parse(sent), seen));
  const remembered = imagine(run, viewer, sent, memory);
  const world = imagine(run, viewer, sent, undefined);
  playOn(run, below(run.dice, 2) === 0 ? remembered : (game.copy(world) as GameState), viewer);
  return world;
}

/** A world guessed from a view as it was sent; it must agree with the view. */
function imagine(run: Run, viewer: Viewer, sent: string, memory: unknown): GameState {
  const { game, match } = run;
  const how = `the world that ${who(viewer)} guesses${memory === undefined ? '' : ' with memory'}`;
  const view: unknown = JSON.parse(sent);
  const world = attempt(run, `guess by ${who(viewer)}`, () => game.guess(view, fork(run.dice), memory) as GameState);
  const wrong = notPlain(world);
  if (wrong !== undefined) fail(run, `${how} is not plain data at ${wrong}`);
  const again = canonical(game.view(world, viewer));
  if (again !== sent) fail(run, `${how} has another view (a view leaks, or guess disagrees with it): ${difference(sent, again)}`);
  mustBeSame(run, `in ${how} others must decide`, game.toAct(match.state), game.toAct(world));
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

/**
 * Plays one move in the true world and in one that a viewer cannot tell from it.
 * Until something is revealed or the dice move, the viewer must not see a difference. Where somebody else decides and shows own secrets,
 * the views may part; as long as they do not, what was told must be the same too.
 */
export function checkLeak(run: Run, viewer: Viewer, world: GameState, seat: Seat, move: unknown): void {
  const { game, match } = run;
  if (viewer !== seat && game.refuse(world, seat, move) !== undefined) return;
  const truth = listen(run, game.copy(match.state) as GameState, viewer, seat, move);
  const other = listen(run, world, viewer, seat, move);
  const samePlace = truth.view === other.view;
  const certain = Math.min(truth.certain, other.certain, Math.max(truth.seen.length, other.seen.length));
  const told = `of ${canonical(move)} by seat ${seat}`;
  if (viewer === seat || samePlace)
    for (let i = 0; i < certain; i++)
      if (truth.seen[i] !== other.seen[i])
        fail(
          run,
          `an event ${told} tells ${who(viewer)} what it cannot know, without \`reveals\`: ${difference(truth.seen[i] ?? '', other.seen[i] ?? '')}`,
        );
  const allCertain = truth.certain === Number.POSITIVE_INFINITY && other.certain === Number.POSITIVE_INFINITY;
  if (viewer === seat && allCertain && !samePlace)
    fail(
      run,
      `after the move ${told}, its view shows what was hidden, but no event carries \`reveals\` and no dice moved: ${difference(truth.view, other.view)}`,
    );
}

/** What a viewer sees of a move, and how many of the events are certain: told before anything was revealed and before the dice moved. */
function listen(run: Run, state: GameState, viewer: Viewer, seat: Seat, move: unknown) {
  const { game } = run;
  const seen: string[] = [];
  const dice = copyDice(state.dice);
  let certain = Number.POSITIVE_INFINITY;
  const rolled = () => state.dice.some((word, i) => word !== dice[i]);
  attempt(run, `play(${seat}, ${canonical(move)})`, () =>
    game.play(state, seat, move, (event: GameEvent) => {
      if (event.reveals || rolled()) certain = Math.min(certain, seen.length);
      seen.push(canonical(game.see(event, viewer)));
    }),
  );
  if (rolled()) certain = Math.min(certain, seen.length);
  return { seen, certain, view: canonical(game.view(state, viewer)) };
}

function who(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
