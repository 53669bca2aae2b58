import { checkGame } from '@parlour/kernel/checks';
import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../test/random.ts';
import { everyCard } from '../../test/table.ts';
import { lastWill, type State, standardBook } from './index.ts';

/** All the cards, all the extensions, all the modifiers. */
function conserved(state: State) {
  const spaces = state.players.reduce((sum, player) => sum + player.spaces, 0);
  return { cards: everyCard(state), extensions: state.extensions + spaces, market: state.market.toSorted((a, b) => a - b) };
}

/** Little money, so that random players go bankrupt; a renamed card and one of our own. */
const pack = {
  name: 'Test',
  defaultWill: 20,
  cards: {
    dinner: { en: 'Supper', pl: 'Kolacja', pay: [{ actions: 1, pounds: 4 }] },
    'steak-house': {
      kind: 'expense',
      en: 'Steak House',
      pl: 'Stek',
      copies: 3,
      symbols: ['silverware'],
      lay: { pounds: 2 },
      use: { actions: 0, pounds: 2 },
      steps: [{ takes: 'guest', pounds: 4 }],
    },
  },
};

const standard = {};
const poor = { pack };
const ways = { standard, 'any will': { will: 'random' }, 'little money': poor };

describe('random games', () => {
  // One test each: together they would be a minute's work on a busy machine.
  it.each([2, 3, 4, 5].flatMap((seats) => Object.entries(ways).map(([name, options]) => ({ seats, name, options }))))(
    'for $seats players keep every promise of the contract: $name',
    ({ seats, options }) => {
      const tally = checkGame(lastWill, { seats: [seats], games: 6, options: [options], conserved, thorough: 0.06 });
      expect(tally.games).toBe(6);
      expect(tally.thorough).toBeGreaterThan(33);
    },
  );

  it('end by round 7 without a dead end, 10,000 of them (LW-ROUND-1)', () => {
    const rounds = new Map<number, number>();
    let bankrupt = 0;
    for (let i = 0; i < 10_000; i++) {
      const state = playOut(start(2 + (i % 4), i % 8 < 4 ? standard : poor, `game ${i}`), `game ${i}`, i % 16 < 8);
      rounds.set(state.round, (rounds.get(state.round) ?? 0) + 1);
      if (state.players.some((player) => player.bankrupt)) bankrupt++;
    }
    expect(Math.max(...rounds.keys())).toBe(7);
    // The sample must hold both ways for a game to end.
    expect(bankrupt).toBeGreaterThan(1000);
    expect(bankrupt).toBeLessThan(9000);
  }, 300_000);

  it('tell of every pound, action, token and space that changes hands', () => {
    for (let i = 0; i < 80; i++) {
      const state = start(2 + (i % 4), i % 2 === 0 ? standard : poor, `books ${i}`);
      let before = lastWill.copy(state);
      playOut(state, `books ${i}`, true, (after, events) => {
        for (const [seat, player] of after.players.entries()) {
          let { money, spaces } = before.players[seat]!;
          let tokens = before.players[seat]!.board.reduce((sum, played) => sum + played.tokens.length, 0);
          for (const event of events) {
            if (!('seat' in event) || event.seat !== seat) continue;
            if (event.type === 'spent') money -= event.pounds;
            if (event.type === 'sold' || event.type === 'income') money += event.pounds;
            if (event.type === 'extended') spaces++;
            if (event.type === 'token') tokens++;
            if (event.type === 'sold' || event.type === 'removed') tokens -= before.players[seat]!.board[event.space]!.tokens.length;
          }
          expect([player.money, player.spaces, player.board.reduce((sum, played) => sum + played.tokens.length, 0)]).toEqual([
            money,
            spaces,
            tokens,
          ]);
          expect(player.board.length).toBeLessThanOrEqual(player.spaces);
        }
        before = lastWill.copy(after);
      });
    }
  });

  it('never let anybody with a property fall into debt (LW-SPEND-1)', () => {
    let debts = 0;
    const wrong: string[] = [];
    for (let i = 0; i < 400; i++)
      playOut(start(2 + (i % 4), poor, `debt ${i}`), `debt ${i}`, true, (state) => {
        for (const { money, bankrupt, board } of state.players) {
          const owner = board.some(({ card }) => standardBook.faces[card]?.kind === 'property');
          if (money < 0) debts++;
          if ((money < 0 || bankrupt) && owner) wrong.push(`game ${i}: an owner with ${money} pounds`);
          if (money <= 0 && !owner && !bankrupt && state.doing === null) wrong.push(`game ${i}: ${money} pounds and not bankrupt`);
        }
      });
    expect(wrong).toEqual([]);
    expect(debts).toBeGreaterThan(100);
  });
});
