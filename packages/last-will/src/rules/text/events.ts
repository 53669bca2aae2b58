/** A line of the log for what happened. */
import type { Voice } from '@parlour/kernel';
import type { Event } from '../event.ts';
import { hasTwoTypes, inPounds, jobName, market, nameIn, players, quoted } from './names.ts';

export function eventText(event: Event, voice: Voice): string | undefined {
  const player = 'seat' in event && event.seat >= 0 ? voice.name(event.seat) : '';
  const names = (cards: readonly number[]) =>
    quoted(
      cards.map((card) => nameIn(event, card, voice)),
      voice,
    );
  switch (event.type) {
    case 'round':
      return voice.say('event.round', { round: event.round, player: voice.name(event.starter) });
    case 'inherited':
      return inherited(event.money, voice);
    case 'hired':
      return voice.say('event.hired', { player, job: jobName(event.job, voice) });
    case 'offered':
      return voice.say('event.offered', { cards: names(event.cards) });
    case 'reshuffled':
      return voice.say('event.reshuffled', { deck: event.deck });
    case 'kept':
    case 'picked':
      if (event.kept.some((card) => card >= 0)) return voice.say(`event.${event.type}.own`, { player, cards: names(event.kept) });
      return voice.say(`event.${event.type}`, { player, kept: event.kept.length, discarded: event.discarded.length });
    case 'blocked':
      return voice.say('event.blocked', { player, number: event.plan + 1 });
    case 'planned':
      return voice.say('event.planned', {
        player,
        number: event.plan + 1,
        summary: voice.say('plan.summary', { cards: event.cards, errandBoys: event.errandBoys, actions: event.actions }),
      });
    case 'forwent':
      return voice.say('event.forwent', { player, card: nameIn(event, event.helper, voice) });
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
      return voice.say('event.played', { player, cards: names(event.cards), actions: event.actions });
    case 'spent':
      // The line of a purchase says its price.
      if (event.on === 'purchase') return undefined;
      if (event.helpers.length > 0) return voice.say('event.spent.helped', { player, pounds: event.pounds, helpers: names(event.helpers) });
      return voice.say('event.spent', { player, pounds: event.pounds });
    case 'token':
      return voice.say('event.token', { player, as: event.as, card: nameIn(event, event.onto, voice) });
    case 'decayed':
      return voice.say('event.decayed', { player, card: nameIn(event, event.card, voice), from: event.from, to: event.to });
    case 'demoted':
      return voice.say('event.demoted', { player, line: event.line + 1, job: jobName(event.job, voice) });
    case 'sacked':
      return voice.say('event.sacked', { player, job: jobName(event.job, voice) });
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
        card: nameIn(event, event.card, voice),
        as: event.as,
        two: hasTwoTypes(event.card),
        pounds: event.pounds,
      });
    case 'brought':
      return voice.say('event.brought', { player, card: nameIn(event, event.card, voice), as: event.as });
    case 'laid':
    case 'gained':
      return voice.say(`event.${event.type}`, { player, card: nameIn(event, event.card, voice), actions: event.actions });
    case 'took':
    case 'returned':
    case 'began':
    case 'joined':
    case 'tossed':
    case 'removed':
    case 'activated':
      return voice.say(`event.${event.type}`, { player, card: nameIn(event, event.card, voice) });
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
