import { alhambra, type Move, type State, valueOf, type View } from '../rules/index.ts';
import { diceFrom } from '@parlour/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, compose, confirm, implied, lying, picks, progress } from './picks.ts';
import { build, pickOf, piecesOf, touch } from '@parlour/table-kit/state/builder.ts';
import type { AnyPlug } from '@parlour/table-kit/state/plug.ts';

const plug = { picks, lying, compose, implied, attempt, progress, confirm } as unknown as AnyPlug;

/** A position some random moves into a game, seen by whoever decides. */
function position(seed: string, seats: number, turns: number) {
  const dice = diceFrom(`${seed} choices`);
  const state: State = alhambra.setup({ options: {}, seats, revision: alhambra.revision }, diceFrom(seed), () => undefined);
  for (let i = 0; i < turns && alhambra.toAct(state).length > 0; i++) {
    const moves = alhambra.moves(state, state.active);
    alhambra.play(state, state.active, moves[Math.abs(dice[i % 4] ?? 0) % moves.length]!, () => undefined);
  }
  const seat = state.active;
  const view: View = alhambra.view(state, seat);
  const moves = alhambra.moves(state, seat);
  return {
    view,
    scene: { view, setting: state.setting, moves },
    over: alhambra.toAct(state).length === 0,
    moves,
    refuse: (move: unknown) => alhambra.refuse(state, seat, move),
  };
}

const anywhere = fc.record({ seed: fc.string(), seats: fc.integer({ min: 2, max: 6 }), turns: fc.integer({ min: 0, max: 40 }) });

/** Picks as pieces, each of several alike once. */
function pieces(all: readonly string[]): string[] {
  return all.map((pick, i) => `${pick}/${all.slice(0, i).filter((other) => other === pick).length}`);
}

describe('putting a move together', () => {
  it('reaches every legal move by touching what lights up, in any order', () => {
    fc.assert(
      fc.property(anywhere, fc.infiniteStream(fc.nat(100)), ({ seed, seats, turns }, chance) => {
        const { over, moves, refuse, scene } = position(seed, seats, turns);
        fc.pre(!over);
        const move = moves[(chance.next().value ?? 0) % moves.length];
        const left = pieces(picks(move!));
        let chosen: readonly string[] = [];
        while (left.length > 0) {
          const [piece = ''] = left.splice((chance.next().value ?? 0) % left.length, 1);
          expect(build(chosen, scene, plug, refuse).open).toContain(pickOf(piece));
          const touched = touch(chosen, piece, scene, plug, refuse);
          expect(touched).toEqual({ chosen: [...chosen, piece] });
          chosen = [...chosen, piece];
        }
        expect(build(chosen, scene, plug, refuse).complete).toContainEqual(move);
      }),
      { numRuns: 60 },
    );
  });

  it('marks a hinted move as if it had been touched: every piece lies on the table, none is named twice, and together they make it', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, seats, turns }) => {
        const { view, over, moves, refuse, scene } = position(seed, seats, turns);
        fc.pre(!over);
        const onTable = [
          ...view.yard.map((_, slot) => `slot:${slot}/0`),
          ...view.display.map((card, place) => `take:${card}/${place}`),
          ...pieces((view.hand ?? []).map((card) => `pay:${card}`)),
        ];
        for (const move of moves) {
          const marked = piecesOf(move, plug, view);
          expect(onTable).toEqual(expect.arrayContaining(marked));
          expect(new Set(marked).size).toBe(marked.length);
          expect(build(marked, scene, plug, refuse).complete).toContainEqual(move);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never offers to play what the engine refuses, whatever is touched', () => {
    fc.assert(
      fc.property(anywhere, fc.array(fc.nat(60), { maxLength: 12 }), ({ seed, seats, turns }, touches) => {
        const { view, over, refuse, scene } = position(seed, seats, turns);
        fc.pre(!over);
        const table = pieces([
          ...view.yard.map((_, slot) => `slot:${slot}`),
          ...view.display.filter((card) => card >= 0).map((card) => `take:${card}`),
          ...(view.hand ?? []).map((card) => `pay:${card}`),
        ]);
        let chosen: readonly string[] = [];
        for (const choice of touches) {
          const piece = table[choice % table.length] ?? '';
          const touched = touch(chosen, piece, scene, plug, refuse);
          expect('chosen' in touched || touched.refusal.rule !== '').toBe(true);
          if ('chosen' in touched) chosen = touched.chosen;
          for (const move of build(chosen, scene, plug, refuse).complete) expect(refuse(move)).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offers the purchase as soon as enough money is touched, which says by itself where it is spent; a building alone buys nothing', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, seats, turns }) => {
        const { moves, refuse, scene } = position(seed, seats, turns);
        const buys = moves.filter((move) => move.type === 'buy');
        fc.pre(buys.length > 0);
        for (const buy of buys) {
          const touched = pieces(picks(buy));
          const { complete, open } = build(touched.slice(1), scene, plug, refuse);
          expect(complete).toContainEqual(buy);
          expect(open).toContain(`slot:${buy.slot}`);
          expect(build(touched.slice(0, 1), scene, plug, refuse).complete).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes back what is touched again', () => {
    const { moves, refuse, scene } = position('again', 3, 0);
    const [piece = ''] = pieces(picks(moves[0]!));
    expect(touch([piece], piece, scene, plug, refuse)).toEqual({ chosen: [] });
  });

  it('begins anew where the touched thing goes with nothing that is chosen', () => {
    const { moves, refuse, scene } = position('anew', 3, 0);
    const take = moves.find((move): move is Extract<Move, { type: 'take' }> => move.type === 'take');
    const buy = moves.find((move): move is Extract<Move, { type: 'buy' }> => move.type === 'buy');
    const chosen = pieces(picks(take as Move));
    expect(touch(chosen, `slot:${buy?.slot}/0`, scene, plug, refuse)).toEqual({ chosen: [`slot:${buy?.slot}/0`] });
  });

  it('says which rule it is by which no more can be taken, and begins anew with what was touched last (AL-MONEY-1)', () => {
    const { moves, refuse, scene } = position('limit', 3, 0);
    const single = moves.flatMap((move) => (move.type === 'take' && move.cards.length === 1 ? move.cards : []));
    const [first = '', second = ''] = pieces(single.filter((card) => valueOf(card) > 2).map((card) => `take:${card}`));
    expect(touch([first], second, scene, plug, refuse)).toEqual({
      chosen: [second],
      limit: { rule: 'AL-MONEY-1', details: { problem: 'total', total: expect.any(Number) } },
    });
    // What is of another kind is another plan.
    const [slot = ''] = pieces(moves.flatMap((move) => (move.type === 'buy' ? [`slot:${move.slot}`] : [])));
    expect(touch([first], slot, scene, plug, refuse)).toEqual({ chosen: [slot] });
  });

  it('lets people overpay with superfluous cards, which nobody is urged to (AL-BUY-1)', () => {
    for (let i = 0; ; i++) {
      const { view, moves, refuse, scene } = position(`waste ${i}`, 3, 0);
      const buy = moves.find((move): move is Extract<Move, { type: 'buy' }> => move.type === 'buy');
      const spare = buy && (view.hand ?? []).find((card) => Math.floor(card / 9) === buy.slot && !buy.pay.includes(card));
      if (buy === undefined || spare === undefined) continue;
      const chosen = pieces(picks(buy));
      const open = build(chosen, scene, plug, refuse).open;
      expect(open).not.toContain(`pay:${spare}`);
      const touched = touch(chosen, `pay:${spare}/0`, scene, plug, refuse);
      expect(touched).toEqual({ chosen: [...chosen, `pay:${spare}/0`] });
      return;
    }
  });

  it('says what is missing when a building is out of reach (AL-BUY-1)', () => {
    for (let i = 0; ; i++) {
      const { view, moves, refuse, scene } = position(`dear ${i}`, 3, 0);
      const slot = view.yard.findIndex((_, at) => !moves.some((move) => move.type === 'buy' && move.slot === at));
      if (slot === -1) continue;
      const touched = touch([], `slot:${slot}/0`, scene, plug, refuse);
      expect(touched).toMatchObject({ refusal: { rule: 'AL-BUY-1' } });
      expect('refusal' in touched && ['short', 'poor']).toContain('refusal' in touched ? touched.refusal.details?.['problem'] : '');
      return;
    }
  });
});
