import { describe, expect, it } from 'vitest';
import { card, newGame, table } from '../../test/table.ts';
import { lastWill, type Move, standardBook, wished } from './index.ts';

/** What the farm in hand may be touched for, on a board with so many spaces. */
function withFarm(spaces: number): Move[] {
  const { state } = table({ market: [0, 0, 0, -2], players: [{ money: 20, spaces, hand: ['farm-1'] }] });
  return wished({ card: card('farm-1') }, lastWill.view(state, 0), standardBook);
}

describe('what somebody touches', () => {
  it('is a plan to block while two players still block, and one to choose after that (LW-2P-1)', () => {
    const game = newGame(2);
    while (game.state.phase === 'starting') for (const seat of lastWill.toAct(game.state)) game.play(seat, game.moves(seat)[0]!);
    const touched = () => wished({ plan: 6 }, lastWill.view(game.state, game.state.turn), standardBook)[0]?.type;
    const meant = [touched()];
    for (let i = 0; i < 2; i++) {
      game.play(game.state.turn, { type: 'block', plan: i });
      meant.push(touched());
    }
    expect(meant).toEqual(['block', 'block', 'plan']);
  });

  it('is a property at what it costs, and if the board is full first of all what makes room for it (LW-PROP-2, LW-BLACK-2)', () => {
    const [bought] = withFarm(5);
    expect(bought).toMatchObject({ type: 'buy', as: 3, free: false });
    expect(withFarm(0)).toEqual([{ type: 'replace', card: card('farm-1') }, bought]);
  });

  it('is refused with the rule that forbids it', () => {
    const { state } = table({ players: [{ money: 20, actions: 0, hand: ['dinner'] }] });
    const [first] = wished({ card: card('dinner') }, lastWill.view(state, 0), standardBook);
    expect(lastWill.refuse(state, 0, first!)?.rule).toBe('LW-ACT-3');
  });
});
