import { diceFrom, settingFor, pick } from '@parlour/kernel';
import { lastWill, type Move } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import { splitOf } from './split.ts';

const setting = settingFor(lastWill, {}, 3);

test('a hint for drawing fills in the whole split, just as the engine draws it', () => {
  const state = lastWill.setup(setting, diceFrom('split'), () => undefined);
  const dice = diceFrom('split choices');
  let compared = 0;
  for (let i = 0; i < 900; i++) {
    const seat = lastWill.toAct(state)[0];
    if (seat === undefined) break;
    const view = structuredClone(lastWill.view(state, seat));
    const { doing } = view;
    if (doing?.type !== 'draw') {
      lastWill.play(state, seat, pick(dice, lastWill.moves(state, seat)), () => undefined);
      continue;
    }
    const draws: Extract<Move, { type: 'draw' }>[] = [];
    const supply = (deck: number) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0);
    while (state.doing?.type === 'draw' && lastWill.toAct(state).includes(seat)) {
      const move = pick(
        dice,
        lastWill.moves(state, seat).filter(({ type }) => type === 'draw'),
      ) as (typeof draws)[number];
      draws.push(move);
      lastWill.play(state, seat, move, () => undefined);
    }
    const after = lastWill.view(state, seat);
    // Cards in play add cards after the split, and once all have drawn, the offer is laid out from the same decks.
    if (after.phase !== view.phase || (view.players[seat]?.board ?? []).length > 0) continue;
    const split = splitOf(draws, doing, supply);
    expect(split.map((cards, deck) => supply(deck) - cards)).toEqual(
      split.map((_, deck) => (after.decks[deck] ?? 0) + (after.discards[deck] ?? 0)),
    );
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});
