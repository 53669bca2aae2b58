/** A line of the log for what happened. */
import type { TableVoice, Voice } from '@parlour/kernel';
import type { Event } from '../event.ts';
import type { Options } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, cardObject, hasTwoTypes, inPounds, jobName, market, planText, players, quoted } from './names.ts';

export function eventText(event: Event, voice: TableVoice<Options>): string | undefined {
  const { book } = tableFor(voice.setting);
  const name = (card: number) => cardName(card, voice, book);
  const object = (card: number) => cardObject(card, voice, book);
  const objects = (cards: readonly number[]) => voice.list(cards.map(object));
  const player = 'seat' in event && event.seat >= 0 ? voice.name(event.seat) : '';
  const names = (cards: readonly number[]) => quoted(cards.map(name), voice);
  switch (event.type) {
    case 'round':
      return voice.say('event.round', { round: event.round, player: voice.name(event.starter) });
    case 'inherited':
      return inherited(event.money, voice);
    case 'hired':
      return voice.say('event.hired', { player, job: jobName(event.job, voice, book) });
    case 'offered':
      return voice.say('event.offered', { cards: names(event.cards) });
    case 'reshuffled':
      return voice.say('event.reshuffled', { deck: event.deck });
    case 'kept':
    case 'picked':
      if (event.kept.some((card) => card >= 0)) return voice.say(`event.${event.type}.own`, { player, cards: objects(event.kept) });
      return voice.say(`event.${event.type}`, { player, kept: event.kept.length, discarded: event.discarded.length });
    case 'blocked':
      return voice.say('event.blocked', { player, number: event.plan + 1 });
    case 'planned':
      return voice.say('event.planned', { player, number: event.plan + 1, summary: planText(event, voice) });
    case 'forwent':
      return voice.say('event.forwent', { player, card: name(event.helper) });
    case 'drew': {
      const values = { player, deck: event.deck, count: event.cards.length };
      if (event.cards.some((card) => card >= 0)) return voice.say('event.drew.own', { ...values, cards: names(event.cards) });
      return voice.say('event.drew', values);
    }
    case 'order':
      return voice.say('event.order', { players: players(event.seats, voice) });
    case 'errand':
      // The others show in what comes of them.
      return voice.has(`event.errand.${event.errand}`) ? voice.say(`event.errand.${event.errand}`, { player }) : undefined;
    case 'arranged':
      return voice.say('event.arranged', market(event.order));
    case 'turn':
      return voice.say('event.turn', { player, actions: event.actions });
    case 'played':
      return voice.say('event.played', { player, cards: objects(event.cards), actions: event.actions });
    case 'spent':
      // The line of a purchase says its price.
      if (event.on === 'purchase') return undefined;
      if (event.helpers.length > 0) return voice.say('event.spent.helped', { player, pounds: event.pounds, helpers: names(event.helpers) });
      return voice.say('event.spent', { player, pounds: event.pounds });
    case 'token':
      return voice.say('event.token', { player, as: event.as, card: name(event.onto) });
    case 'decayed':
      return voice.say('event.decayed', { player, card: name(event.card), from: event.from, to: event.to });
    case 'demoted':
      return voice.say('event.demoted', { player, line: event.line + 1, job: jobName(event.job, voice, book) });
    case 'sacked':
      return voice.say('event.sacked', { player, job: jobName(event.job, voice, book) });
    case 'finished':
      return voice.say('event.finished', { player, lost: event.lost });
    case 'ended': {
      const scores = event.scores.map((score, seat) => voice.say('event.score', { player: voice.name(seat), score: inPounds(score) }));
      return voice.say('event.ended', { round: event.round, scores: scores.join(', ') });
    }
    case 'bought':
    case 'sold':
      return voice.say(`event.${event.type}`, {
        player,
        object: object(event.card),
        as: event.as,
        two: hasTwoTypes(event.card, book),
        pounds: event.pounds,
      });
    case 'brought':
      return voice.say('event.brought', { player, object: object(event.card), wild: event.card === book.wild, as: event.as });
    case 'laid':
    case 'gained':
      return voice.say(`event.${event.type}`, { player, card: name(event.card), object: object(event.card), actions: event.actions });
    case 'took':
    case 'returned':
    case 'began':
    case 'joined':
    case 'tossed':
    case 'removed':
    case 'activated':
      return voice.say(`event.${event.type}`, { player, object: object(event.card) });
    case 'noErrand':
    case 'extended':
    case 'bankrupt':
      return voice.say(`event.${event.type}`, { player });
    case 'income':
      return voice.say('event.income', { player, pounds: event.pounds });
    case 'chosen':
    case 'declared':
    case 'dealt':
    case 'cleared':
      // The table shows it.
      return undefined;
  }
}

/** The same for everyone, unless somebody is compensated for having no job. */
function inherited(money: readonly number[], voice: Voice): string {
  const [first = 0] = money;
  if (money.every((pounds) => pounds === first)) return voice.say('event.inherited', { pounds: first });
  const shares = money.map((pounds, seat) => voice.say('event.score', { player: voice.name(seat), score: pounds }));
  return voice.say('event.inherited.each', { shares: shares.join(', ') });
}
