import { diceFrom, settingFor, type OptionValues, pick, same } from '@parlour/kernel';
import { lastWill, type Move, type State, tableFor, type Types, type View } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { build, touch } from '@parlour/table-kit/state/builder.ts';
import type { AnyPlug, Scene } from '@parlour/table-kit/state/plug.ts';
import { compose, picks } from './picks.ts';

/** Decisions that have a panel with buttons of its own. */
const panels: readonly Move['type'][] = ['draw', 'keep', 'arrange', 'spend', 'keepAll', 'keepNoMore'];

/** Every view in which somebody decides, in a game played at random. */
function* decisions(
  seats: number,
  options: OptionValues,
  seed: string,
): Generator<{ state: State; scene: Scene<Types>; view: View; seat: number; moves: Move[] }> {
  const state = lastWill.setup(settingFor(lastWill, options, seats), diceFrom(seed), () => undefined);
  const dice = diceFrom(`${seed} choices`);
  for (let i = 0; i < 600; i++) {
    const seat = lastWill.toAct(state)[0];
    if (seat === undefined) return;
    const moves = lastWill.moves(state, seat);
    const view = lastWill.view(state, seat);
    yield { state, scene: { view, setting: state.setting, moves }, view, seat, moves };
    lastWill.play(state, seat, pick(dice, moves), () => undefined);
  }
}

function numbered(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${kind}:${i}`);
}

/** Everything that lies on the table to be touched. */
function pieces({ view, setting }: Scene<Types>): string[] {
  const me = view.players[view.viewer ?? -1];
  const errands = [...new Set(tableFor(setting).spaces.map(({ errand }) => errand))].filter((errand) => errand !== 'take');
  return [
    ...numbered('plan', view.plans.length),
    ...view.offer.flatMap((card, slot) => (card < 0 ? [] : [`slot:${slot}`])),
    ...errands.map((errand) => `errand:${errand}`),
    ...numbered('deck', 4),
    ...(me?.hand ?? []).map((card) => `hand:${card}`),
    ...numbered('space', me?.board.length ?? 0),
  ];
}

/** What is there to be touched only while it answers a question. */
function answers({ view, setting }: Scene<Types>): string[] {
  const { doing, viewer } = view;
  const job = view.players[viewer ?? -1]?.job ?? -1;
  return [
    ...(doing?.type === 'pick' ? doing.cards.map((card) => `drawn:${card}`) : []),
    ...numbered('line', tableFor(setting).book.jobs[job]?.lines.length ?? 0),
    doing?.type === 'demote' ? 'decline' : 'done',
  ];
}

describe.each([
  ['two players', 2, {}],
  ['four players', 4, {}],
  ['three players with Getting Sacked', 3, { expansion: 'full' }],
  ['five players with Getting Sacked', 5, { expansion: 'full' }],
] as const)('at a table of Last Will with %s', (name, seats, options) => {
  test('every legal move can be put together by touching', () => {
    const unreachable: unknown[] = [];
    for (const { view, scene, moves } of decisions(seats, options, name)) {
      const onTable = new Set([...pieces(scene), ...answers(scene)]);
      for (const move of moves) {
        const touched = picks(move, view);
        const there = touched.length === 0 ? panels.includes(move.type) : touched.every((pick) => onTable.has(pick));
        if (!there || (touched.length > 0 && !compose(touched, scene).some((made) => same(made, move)))) unreachable.push(move);
      }
    }
    expect(unreachable).toEqual([]);
  });

  test('what is offered is made of all that is chosen, whatever was touched before', () => {
    const plug = { picks, compose } as unknown as AnyPlug;
    const dice = diceFrom(`${name} touches`);
    for (const { state, scene, view, seat } of decisions(seats, options, `${name} chosen`)) {
      const refuse = (move: unknown) => lastWill.refuse(state, seat, move);
      const onTable = [...pieces(scene), ...answers(scene)];
      let chosen: readonly string[] = [];
      for (let touches = 0; touches < 3; touches++) {
        const touched = touch(chosen, pick(dice, onTable), scene, plug, refuse);
        if ('chosen' in touched) chosen = touched.chosen;
        for (const move of build(chosen, scene, plug, refuse).complete)
          expect(picks(move as Move, view).toSorted()).toEqual(chosen.toSorted());
      }
    }
  });

  test('a touch that leads nowhere is refused for a reason that can be said', () => {
    const unexplained: unknown[] = [];
    for (const { state, scene, view, seat, moves } of decisions(seats, options, `${name} touched`)) {
      const open = new Set(moves.flatMap((move) => picks(move, view)));
      for (const piece of pieces(scene)) {
        if (open.has(piece)) continue;
        const [attempt] = compose([piece], scene);
        const refusal = attempt === undefined ? { rule: 'MOVE' } : lastWill.refuse(state, seat, attempt);
        // Without a refusal it is legal, though only ever a loss: it is offered without shining.
        if (refusal !== undefined && !isExplained(refusal.rule)) unexplained.push([piece, view.phase, view.doing?.type, refusal.rule]);
      }
    }
    expect(unexplained).toEqual([]);
  });
});

/** Said in words of its own, not just “no”. */
function isExplained(rule: string): boolean {
  return rule !== 'MOVE' && rule !== 'TURN' && Object.hasOwn(Object.values(lastWill.text.catalogues)[0] ?? {}, `refusal.${rule}`);
}

test('whoever touches the opera out of turn means its price at this table, which a pack may change (LW-ERR-8)', () => {
  const first = decisions(3, { pack: { opera: 5 } }, 'opera').next().value;
  expect(first && compose(['errand:opera'], first.scene)).toEqual([{ type: 'opera', pounds: 5 }]);
});
