import { questionOf, type Situation, startMatch, recordOf } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import type { AnyPlug } from '@parlour/table-kit/state/plug.ts';
import { expect, it } from 'vitest';
import { openPuzzleSession } from './session.ts';

/** A puzzle at a table without a screen: the second choice is the answer, the first the obvious one. */
function solve() {
  const match = startMatch(nim, {}, 'puzzle', [{ name: 'Ann' }, { name: 'Ada' }]);
  const [seat] = nim.toAct(match.state) as [number];
  const { moves } = questionOf(match, seat);
  const tries: boolean[] = [];
  const shown: Situation[] = [];
  const session = openPuzzleSession({
    playable: { game: nim, plug: {} as AnyPlug },
    puzzle: {
      record: recordOf(match),
      seat,
      answers: [moves[1]],
      obvious: moves[0],
      theme: 'later',
      level: 'club',
      chance: 0.6,
      obviousChance: 0.4,
      margin: 0.1,
    },
    autoConfirm: () => false,
    playbackOf: (table) => {
      const show = (situation: Situation) => {
        shown.push(situation);
        table.store.setState({ now: situation, moving: false });
      };
      return { step: ({ situation }) => show(situation), reset: (situation) => show(situation) };
    },
    tried: (solved) => tries.push(solved),
  });
  const play = async (place: number) => {
    session.table.play(moves[place]);
    await Promise.resolve();
  };
  return {
    session,
    play,
    tries,
    now: () => [session.solver.getState().stage, session.table.store.getState().held, session.table.store.getState().now.number],
  };
}

it('the answer solves it, and the table is held', async () => {
  const { play, tries, now } = solve();
  expect(now()).toEqual(['deciding', false, 0]);
  await play(1);
  expect([now(), tries]).toEqual([['solved', true, 1], [true]]);
});

it('anything else is answered, and may be tried again as often as one likes', async () => {
  const { session, play, tries, now } = solve();
  await play(0);
  expect(now()).toEqual(['missed', true, 1]);
  await play(1);
  expect(now()).toEqual(['missed', true, 1]);
  session.again();
  expect(now()).toEqual(['deciding', false, 0]);
  await play(1);
  expect([now(), tries]).toEqual([
    ['solved', true, 1],
    [false, true],
  ]);
});

it('whoever gives up is shown the answer, before a try or after one', async () => {
  const before = solve();
  before.session.show();
  expect([before.now(), before.tries]).toEqual([['shown', true, 1], [false]]);
  const after = solve();
  await after.play(0);
  after.session.show();
  expect([after.now(), after.tries]).toEqual([['shown', true, 1], [false]]);
});

it('nobody helps', async () => {
  const { session } = solve();
  session.table.hint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.table.store.getState().notice).toMatchObject({ trouble: { key: 'puzzles.no-hint' } });
});
