/** Alhambra in words. */
import type { GameText, Seat, Voice } from '@parlour/kernel';
import { ranking } from '../end.ts';
import type { Event } from '../events.ts';
import { type Building, priceOf, typeOf } from '../material/buildings.ts';
import { currencies, currencyOf, type Money, totalOf, valueOf } from '../material/money.ts';
import { pointsIn } from '../scoring.ts';
import { type Collector, DIRK, hasDirk, type Move } from '../state.ts';
import type { Types } from '../types.ts';
import { actsAgain, type View } from '../view.ts';
import { catalogues } from './catalogues.ts';
import { chapters, rulings } from './chapters.ts';
import { reasons, ruleOf } from './sources.ts';

export const text: GameText<Types> = { catalogues, chapters, rulings, reasons, ruleOf, event: eventText, move: moveText, prompt };

/** Paying has no line: that of the purchase says it all. */
function eventText(event: Event, voice: Voice): string | undefined {
  switch (event.type) {
    case 'dealt':
      return voice.say('event.dealt', { player: voice.name(event.seat), cards: listMoney(event.cards, voice), total: event.total });
    case 'began':
      return voice.say('event.began', { player: voice.name(event.seat) });
    case 'taken':
      return voice.say('event.taken', { player: voice.name(event.seat), cards: listMoney(event.cards, voice) });
    case 'bought': {
      const { seat, owner, slot, building, cards, paid } = event;
      return voice.say(owner === seat ? 'event.bought' : 'event.bought.dirk', {
        player: voice.name(seat),
        ...nameBuilding(building),
        payment: payment(slot, cards, voice),
        over: paid - priceOf(building),
      });
    }
    case 'passed':
      return voice.say('event.passed', { player: voice.name(event.seat), again: event.again });
    case 'building':
      return voice.say('event.building', { ...nameBuilding(event.building), currency: currencies[event.slot] as string });
    case 'money':
      return voice.say('event.money', { card: nameMoney(event.card, voice) });
    case 'rebuilt':
      return voice.say('event.rebuilt', { cards: event.cards });
    case 'drawn':
      return voice.say('event.drawn', { scoring: event.scoring });
    case 'scored': {
      const gains = event.scores.map((_, collector) => pointsIn(event.sheet, collector));
      const lines = gains.map((points, collector) =>
        voice.say('event.scored.gain', {
          player: nameCollector(collector, event.seats, voice),
          points,
          total: event.scores[collector] ?? 0,
        }),
      );
      return voice.say('event.scored', { scoring: event.scoring, gains: lines.join('; ') });
    }
    case 'dirk':
      return voice.say('event.dirk', {
        buildings: voice.list(event.buildings.map((building) => sayBuilding(building, voice))),
      });
    case 'counted':
      return voice.say('event.counted', { totals: event.totals.map((row, slot) => countedLine(row, slot, voice)).join('; ') });
    case 'leftover':
      return voice.say(event.seat === null ? 'event.leftover.nobody' : 'event.leftover', {
        ...nameBuilding(event.building),
        currency: currencies[event.slot] as string,
        player: event.seat === null ? '' : voice.name(event.seat),
      });
    case 'ended':
      return sayWinners(event.standings[0] ?? [], voice);
    case 'paid':
    default:
      return undefined;
  }
}

function moveText(move: Move, view: View, voice: Voice): string {
  if (move.type === 'take') return voice.say('move.take', { cards: listMoney(move.cards, voice) });
  const building = view.yard[move.slot]!;
  return voice.say(hasDirk(view.handSizes.length) ? 'move.buy.dirk' : 'move.buy', {
    ...nameBuilding(building),
    payment: payment(move.slot, move.pay, voice),
    over: totalOf(move.pay) - priceOf(building),
    keep: move.keep,
  });
}

function prompt(view: View, voice: Voice): string {
  if (!view.over) return voice.say(actsAgain(view) ? 'prompt.again' : 'prompt.turn', { player: voice.name(view.active) });
  return sayWinners(ranking(view.scores.slice(0, view.handSizes.length))[0] ?? [], voice);
}

function sayWinners(winners: readonly Seat[], voice: Voice): string {
  const names = voice.list(winners.map((seat) => voice.name(seat)));
  return voice.say('event.ended', { players: names, count: winners.length });
}

function countedLine(totals: readonly number[], slot: number, voice: Voice): string {
  const each = totals.map((total, seat) => `${voice.name(seat)} ${total}`).join(', ');
  return voice.say('event.counted.currency', { currency: currencies[slot] as string, totals: each });
}

/** Dirk comes after the two seats. */
export function nameCollector(collector: Collector, seats: number, voice: Voice): string {
  return collector === DIRK && hasDirk(seats) ? voice.say('dirk') : voice.name(collector);
}

function nameBuilding(building: Building): { building: string; price: number } {
  return { building: typeOf(building), price: priceOf(building) };
}

function sayBuilding(building: Building, voice: Voice): string {
  return voice.say('building.card', nameBuilding(building));
}

/** “5 florins” */
function nameMoney(card: Money, voice: Voice): string {
  return voice.say('money.card', { value: valueOf(card), currency: currencyOf(card) });
}

function listMoney(cards: readonly Money[], voice: Voice): string {
  return voice.list(cards.map((card) => nameMoney(card, voice)));
}

/** “5 + 4 florins” */
function payment(slot: number, cards: readonly Money[], voice: Voice): string {
  const values = cards.map(valueOf).join(' + ');
  return voice.say('money.sum', { values, last: valueOf(cards.at(-1) ?? 0), currency: currencies[slot] as string });
}
