/** Beginnings of games in which something wanted is possible, found with the engine itself. */
import { alhambra, type Buy, priceOf, slotOf, totalOf } from '@parlour/alhambra';
import { diceFrom, FORMAT, type GameRecord, silent } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';

const seats = [{ name: 'Ann' }, { name: 'Bruno', bot: 'novice' }, { name: 'Clara', bot: 'novice' }];

function beginning(seed: string): GameRecord {
  return { format: FORMAT, game: 'alhambra', rules: alhambra.revision, options: {}, seed, seats, moves: [] };
}

/** A game that Ann begins, with a building on sale that she cannot pay. */
export function outOfReach(): GameRecord {
  for (let i = 0; ; i++) {
    const seed = `out of reach ${i}`;
    const state = alhambra.setup({ options: {}, seats: 3, revision: alhambra.revision }, diceFrom(seed), silent);
    const affordable = new Set(alhambra.moves(state, 0).flatMap((move) => (move.type === 'buy' ? [move.slot] : [])));
    if (state.active === 0 && affordable.size < 4) return beginning(seed);
  }
}

/** A game that Ann begins, able to pay a building exactly; with the picks of that payment. */
export function exactStart(): { record: GameRecord; picks: string[] } {
  for (let i = 0; ; i++) {
    const seed = `exact ${i}`;
    const state = alhambra.setup({ options: {}, seats: 3, revision: alhambra.revision }, diceFrom(seed), silent);
    if (state.active !== 0) continue;
    const buy = alhambra
      .moves(state, 0)
      .find(
        (move): move is Buy =>
          move.type === 'buy' && totalOf(move.pay) === priceOf(state.yard[move.slot] ?? 0) && new Set(move.pay).size === move.pay.length,
      );
    if (buy === undefined) continue;
    return { record: beginning(seed), picks: [`slot:${buy.slot}/0`, ...buy.pay.map((card) => `pay:${card}/0`)] };
  }
}

/** A game that Ann begins with money in all four currencies, and a fifth card. */
export function allCurrencies(): GameRecord {
  for (let i = 0; ; i++) {
    const seed = `all currencies ${i}`;
    const { active, hands } = alhambra.setup({ options: {}, seats: 3, revision: alhambra.revision }, diceFrom(seed), silent);
    const hand = hands[0] ?? [];
    if (active === 0 && hand.length === 5 && new Set(hand.map(slotOf)).size === 4) return beginning(seed);
  }
}

/** The beginning of a game of Last Will that is soon over: there is as little to spend as a card pack can say. */
export function poorStart(seats: GameRecord['seats']): GameRecord {
  return willStart('poor', seats, { pack: { defaultWill: 20 } });
}

/** The beginning of a game of Last Will with all of Getting Sacked. */
export function sackedStart(): GameRecord {
  return willStart('sacked', seats, { expansion: 'full' });
}

function willStart(seed: string, seats: GameRecord['seats'], options: GameRecord['options']): GameRecord {
  return { format: FORMAT, game: 'last-will', rules: lastWill.revision, options, seed, seats, moves: [] };
}
