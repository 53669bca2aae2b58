import type { Refusal, Seat } from '../contract.ts';
import { pick } from '../dice.ts';
import { canonical } from '../json.ts';
import { refuseMove } from '../match.ts';
import { mutations } from './mutations.ts';
import { attempt, fail, legal, type Run, some } from './run.ts';

/** How many moves, and how many mutations of one, are tried at once. */
const MOST = 50;

/** Checks that exactly the listed moves are accepted. Returns the refusals met, for their sentences. */
export function checkLegality(run: Run, seat: Seat): Refusal[] {
  const { game, match, dice } = run;
  const { worthwhile, wasteful } = legal(game, match.state, seat);
  const listed = new Set<string>();
  for (const move of [...worthwhile, ...wasteful]) {
    const text = canonical(move);
    if (listed.has(text)) fail(run, `seat ${seat} has the same move listed twice: ${text}`);
    listed.add(text);
  }
  const before = canonical(match.state);
  for (const move of some(dice, worthwhile, MOST)) mustAccept(run, seat, move, 'listed');
  for (const move of some(dice, wasteful, MOST)) mustAccept(run, seat, move, 'wasteful');
  const refusals = some(dice, mutations(pick(dice, worthwhile)), MOST).flatMap((mutant) => {
    const text = canonical(mutant);
    const refusal = attempt(run, `refuse(${seat}, ${text})`, () => game.refuse(match.state, seat, mutant));
    if (refusal === undefined && !listed.has(text)) fail(run, `seat ${seat} may make a move that is not listed: ${text}`);
    return refusal === undefined ? [] : [refusal];
  });
  checkOtherSeats(run, seat, pick(dice, worthwhile));
  if (canonical(match.state) !== before) fail(run, 'listing or refusing moves changed the state');
  return refusals;
}

function mustAccept(run: Run, seat: Seat, move: unknown, kind: 'listed' | 'wasteful'): void {
  const refusal = attempt(run, `refuse(${seat}, ${canonical(move)})`, () => run.game.refuse(run.match.state, seat, move));
  if (refusal !== undefined) fail(run, `a ${kind} move of seat ${seat} is refused by ${refusal.rule}: ${canonical(move)}`);
}

/** One seat's move in another's name is legal only if the other could make it too. */
function checkOtherSeats(run: Run, seat: Seat, move: unknown): void {
  const { game, match } = run;
  const deciding = game.toAct(match.state);
  for (const other of [...match.head.seats.keys(), -1, match.head.seats.length]) {
    if (other === seat) continue;
    const refusal = attempt(run, `refuse(${other}, ${canonical(move)})`, () => refuseMove(game, match.state, other, move));
    if (refusal !== undefined) continue;
    const { worthwhile, wasteful } = legal(game, match.state, other);
    if (!deciding.includes(other) || ![...worthwhile, ...wasteful].some((own) => canonical(own) === canonical(move)))
      fail(run, `seat ${other} may make a move of seat ${seat} that is not listed for it: ${canonical(move)}`);
  }
}
