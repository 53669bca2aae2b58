import type { Card, Material, Pack, Sourced } from '../rules/index.ts';
import { bare } from '../rules/pack/apply.ts';

/** What a pack may say about a card of ours. */
export function cardFields(card: Card): object {
  const { id: _, kind: __, deck: ___, part: ____, names: _____, ...fields } = bare(card);
  if (card.kind === 'companion' || card.kind === 'wild') return { copies: card.copies };
  if ('rule' in fields) delete fields.rule;
  return fields;
}

/** Everything printed, written as a pack. Names are those of our text. */
export function written({ cards, plans, offer, modifiers, lastWills, defaultWill, playerBoard, opera, sacked }: Material): Pack {
  const { errands, employment } = sacked;
  const pack = {
    cards: Object.fromEntries(cards.map((card) => [card.id, cardFields(card)])),
    plans: { '2-3': bared(plans['2-3']), '4-5': bared(plans['4-5']) },
    offer: {
      '2-3': bare(offer['2-3']),
      '4-5': bare(offer['4-5']),
      supplement3: bare(offer.supplement3),
      supplement5: bare(offer.supplement5),
    },
    modifiers: modifiers.map(({ value }) => value),
    lastWills: lastWills.map(({ money }) => money),
    defaultWill: defaultWill.money,
    playerBoard: bare(playerBoard),
    opera: opera.pounds,
    sacked: {
      planTiles: bared(sacked.planTiles),
      errands: { '2-4': errandsOf(errands['2-4']), '5': errandsOf(errands['5']) },
      lastWills: bared(sacked.lastWills),
      employment: { four: bared(employment.four), five: bared(employment.five) },
    },
  };
  // Records are read-only; a pack that has been read is not.
  return pack as unknown as Pack;
}

function bared<Entry extends Sourced>(records: readonly Entry[]) {
  return records.map((record) => bare(record));
}

function errandsOf({ demotion, extensionOrDemotion }: Material['sacked']['errands']['5']) {
  return { demotion, extensionOrDemotion };
}
