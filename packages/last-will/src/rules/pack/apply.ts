import { same, asText } from '@parlour/kernel';
import type { Card, Deck, Employment, Material, Sourced } from '../material/index.ts';
import { withNames } from './names.ts';
import { modern } from './old.ts';
import type { Pack } from './schema.ts';

type Job = NonNullable<NonNullable<NonNullable<Pack['sacked']>['employment']>['four']>[number];
type Fields = Readonly<Record<string, unknown>>;

/** The material with a pack's numbers in place of ours. The pack must have passed `checkPack`. */
export function applyPack(material: Material, pack: Pack): Material {
  const { offer, sacked } = pack;
  return {
    cards: applyCards(material.cards, pack.cards ?? {}),
    plans: {
      '2-3': entries(material.plans['2-3'], pack.plans?.['2-3']),
      '4-5': entries(material.plans['4-5'], pack.plans?.['4-5']),
    },
    offer: {
      '2-3': entry(material.offer['2-3'], offer?.['2-3']),
      '4-5': entry(material.offer['4-5'], offer?.['4-5']),
      supplement3: entry(material.offer.supplement3, offer?.supplement3),
      supplement5: entry(material.offer.supplement5, offer?.supplement5),
    },
    lastWills: entries(
      material.lastWills,
      pack.lastWills?.map((money) => ({ money })),
    ),
    defaultWill: entry(material.defaultWill, pack.defaultWill === undefined ? undefined : { money: pack.defaultWill }),
    modifiers: entries(
      material.modifiers,
      pack.modifiers?.map((value) => ({ value })),
    ),
    playerBoard: entry(material.playerBoard, pack.playerBoard),
    opera: entry(material.opera, pack.opera === undefined ? undefined : { pounds: pack.opera }),
    unknownCard: material.unknownCard,
    sacked: {
      planTiles: entries(material.sacked.planTiles, sacked?.planTiles),
      errands: {
        '2-4': entry(material.sacked.errands['2-4'], sacked?.errands?.['2-4'] && { newSpecial: 1, ...sacked.errands['2-4'] }),
        '5': entry(material.sacked.errands['5'], sacked?.errands?.['5'] && { newSpecial: 1, ...sacked.errands['5'] }),
      },
      lastWills: entries(material.sacked.lastWills, sacked?.lastWills),
      employment: {
        four: entries(material.sacked.employment.four, sacked?.employment?.four?.map(namedJob)),
        five: entries(material.sacked.employment.five, sacked?.employment?.five?.map(namedJob)),
      },
    },
  };
}

/** A printed record without the notes about where it comes from. */
export function bare<Entry extends Sourced>(record: Entry): Omit<Entry, keyof Sourced> {
  const { source: _, sources: __, ...printed } = record;
  return printed;
}

/** What the pack says, marked as the pack's; where it says what we have, ours with its source. */
function entry<Entry extends Sourced>(ours: Entry, theirs: Omit<Entry, keyof Sourced> | undefined): Entry {
  return theirs === undefined || same(bare(ours), theirs) ? ours : ({ ...theirs, source: 'pack' } as Entry);
}

/** A list is replaced whole; an entry that stayed in its place keeps its source. */
function entries<Entry extends Sourced>(
  ours: readonly Entry[],
  theirs: readonly Omit<Entry, keyof Sourced>[] | undefined,
): readonly Entry[] {
  if (theirs === undefined) return ours;
  return theirs.map((each, i) => (ours[i] === undefined ? ({ ...each, source: 'pack' } as Entry) : entry(ours[i], each)));
}

/** Cards are named by id: those of the pack change ours field by field, and new ones come after. */
function applyCards(ours: readonly Card[], theirs: Readonly<Record<string, Fields>>): Card[] {
  const known = new Set(ours.map((card) => card.id));
  const added = Object.entries(theirs).filter(([id]) => !known.has(id));
  return [
    ...ours.map((card) => applyCard(card, card.id, theirs[card.id] ?? {})),
    ...added.map(([id, fields]) => applyCard(undefined, id, fields)),
  ];
}

/** One card of a pack, laid over ours if we have one of that id. */
export function applyCard(ours: Card | undefined, id: string, given: Fields): Card {
  const fields = modern(given, ours);
  if (ours !== undefined) return entry(ours, overlay({ ...ours }, fields) as unknown as Omit<Card, keyof Sourced>);
  const card = overlay(blank(id), fields);
  return { ...card, deck: deckOf(card), source: 'pack' } as unknown as Card;
}

/** Where a card of the pack's own starts. */
export function blank(id: string): Fields {
  return { id, part: 'base', copies: 1 };
}

/** A card with the fields of a pack laid over it. Each field is replaced whole; `null` takes it away. */
export function overlay(card: Fields, fields: Fields = {}): Fields {
  const { source: _, sources: __, ...printed } = card;
  const whole = { ...printed, ...withNames(fields, `name.card.${asText(card['id'])}`) };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
}

function namedJob(job: Job): Omit<Employment, keyof Sourced> {
  return withNames(job, `name.job.${job.id}`) as unknown as Omit<Employment, keyof Sourced>;
}

export function deckOf(card: Fields): Deck {
  if (card['crowns'] !== undefined) return card['part'] === 'sacked' ? 'newSpecials' : 'specials';
  if (card['kind'] === 'event') return 'events';
  return card['kind'] === 'property' ? 'properties' : 'helpersAndExpenses';
}
