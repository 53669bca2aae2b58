import { type GameState, type Seat, silent } from '../contract.ts';
import { below } from '../dice.ts';
import { canonical, hash } from '../json.ts';
import { playMoves, recordOf, replay, undo, undoable } from '../match.ts';
import { notPlain } from './plain.ts';
import { attempt, difference, fail, mustBeSame, type Run } from './run.ts';

/** Checks that a state is plain data, and that its copy and what JSON brings back are as good as itself. */
export function checkCopies(run: Run, seat: Seat, move: unknown): void {
  const { game, match } = run;
  const wrong = notPlain(match.state);
  if (wrong !== undefined) fail(run, `the state is not plain data at ${wrong}`);
  const before = canonical(match.state);
  const copy = game.copy(match.state);
  if (canonical(copy) !== before) fail(run, `a copy differs from its original: ${difference(before, canonical(copy))}`);
  const views = [...match.head.seats.keys(), null].map((viewer) => game.view(match.state, viewer));
  const viewsBefore = canonical(views);
  const revived = JSON.parse(JSON.stringify(match.state)) as GameState;
  const viewsOfCopy = [...match.head.seats.keys(), null].map((viewer) => game.view(copy, viewer));
  attempt(run, `play(${seat}, ${canonical(move)}) on a copy`, () => game.play(copy, seat, move, silent));
  if (canonical(match.state) !== before)
    fail(run, `playing on a copy changed its original (the copy is not deep): ${difference(before, canonical(match.state))}`);
  if (canonical(viewsOfCopy) !== viewsBefore)
    fail(run, `playing on changed a view that was taken before: ${difference(viewsBefore, canonical(viewsOfCopy))}`);
  attempt(run, `play(${seat}, ${canonical(move)}) after JSON`, () => game.play(revived, seat, move, silent));
  mustBeSame(
    run,
    `the move ${canonical(move)} plays differently on a state that went through JSON (or is not deterministic)`,
    copy,
    revived,
  );
}

/** Checks that the record of the game replays to the same state. */
export function checkReplay(run: Run): void {
  const again = attempt(run, 'replaying the record', () => replay(run.game, JSON.parse(JSON.stringify(recordOf(run.match)))));
  if (hash(again.state) !== hash(run.match.state))
    fail(run, `replaying the record gives another state: ${difference(canonical(run.match.state), canonical(again.state))}`);
}

/** Checks, at one point where a seat may undo, that going back and playing the same again ends the same. */
export function checkUndo(run: Run): void {
  const { match, game, dice } = run;
  const points = match.steps.flatMap((step, i) =>
    undoable({ ...match, steps: match.steps.slice(0, i + 1) }, step.seat).steps > 0 ? [i + 1] : [],
  );
  if (points.length === 0) return;
  const point = points[below(dice, points.length)]!;
  const earlier = replay(game, recordOf(match), point);
  const before = hash(earlier.state);
  const back = undoable(earlier, match.steps[point - 1]!.seat).steps;
  undo(earlier, back);
  for (const { seat, moves } of match.steps.slice(point - back, point)) {
    const refusal = playMoves(earlier, seat, moves);
    if (refusal !== undefined)
      fail(run, `after undoing ${back} decisions, the same move is refused by ${refusal.rule}: ${canonical(moves)}`);
  }
  if (hash(earlier.state) !== before) fail(run, `undoing ${back} decisions and making them again gives another state`);
}
