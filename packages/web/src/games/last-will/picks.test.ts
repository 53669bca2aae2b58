import { diceFrom, pick } from '@parlour/kernel';
import { lastWill, type Move, type Options, type State, tableOf, type View } from '@parlour/last-will';
import { describe, expect, test } from 'vitest';
import { compose, picks } from './picks.ts';

/** Decisions that have a panel with buttons of its own. */
const panels: readonly Move['type'][] = ['draw', 'arrange', 'spend', 'keepAll', 'keepNoMore'];

const standard: Options = {
  will: 'standard',
  expansion: 'none',
  employment: 'everyone',
  employed: [],
  lines: 'will',
  plans: 'tiles',
  cards: 'new',
  pack: null,
};

/** Every view in which somebody decides, in a game played at random. */
function* decisions(seats: number, options: Options, seed: string): Generator<{ state: State; view: View; seat: number; moves: Move[] }> {
  const state = lastWill.setup(options, seats, diceFrom(seed));
  const dice = diceFrom(`${seed} choices`);
  for (let i = 0; i < 600; i++) {
    const seat = lastWill.toAct(state)[0];
    if (seat === undefined) return;
    const moves = lastWill.moves(state, seat);
    yield { state, view: lastWill.view(state, seat), seat, moves };
    lastWill.play(state, seat, pick(dice, moves), () => undefined);
  }
}

/** Everything that lies on the table to be touched. */
function pieces(view: View): string[] {
  const me = view.players[view.viewer ?? -1];
  const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}:${i}`);
  const errands = [...new Set(tableOf(view).spaces.map(({ errand }) => errand))].filter((errand) => errand !== 'take');
  return [
    ...numbered('plan', view.plans.length),
    ...view.offer.flatMap((card, slot) => (card < 0 ? [] : [`slot:${slot}`])),
    ...errands.map((errand) => `errand:${errand}`),
    ...numbered('deck', 4),
    ...(me?.hand ?? []).map((card) => `hand:${card}`),
    ...numbered('space', me?.board.length ?? 0),
  ];
}

describe.each([
  ['two players', 2, standard],
  ['four players', 4, standard],
  ['three players with Getting Sacked', 3, { ...standard, expansion: 'full' }],
  ['five players with Getting Sacked', 5, { ...standard, expansion: 'full' }],
] as const)('at a table of Last Will with %s', (name, seats, options) => {
  test('every legal move can be put together by touching', () => {
    for (const { view, moves } of decisions(seats, options, name))
      for (const move of moves) {
        const touched = picks(move, view);
        if (touched.length === 0) expect(panels).toContain(move.type);
        else expect(compose(touched, view)).toContainEqual(move);
      }
  });

  test('a touch that leads nowhere is refused for a reason that can be said', () => {
    for (const { state, view, seat, moves } of decisions(seats, options, `${name} touched`)) {
      const open = new Set(moves.flatMap((move) => picks(move, view)));
      for (const piece of pieces(view)) {
        if (open.has(piece)) continue;
        const attempts = compose([piece], view);
        expect(attempts, piece).not.toHaveLength(0);
        const { rule } = lastWill.refuse(state, seat, attempts[0]) ?? {};
        // Legal, though only ever a loss: it is offered without shining.
        if (rule !== undefined) expect(lastWill.text.catalogues['en'], piece).toHaveProperty([`refusal.${rule}`]);
        expect(['MOVE', 'TURN'], `${piece} ${view.phase}`).not.toContain(rule);
      }
    }
  });
});
