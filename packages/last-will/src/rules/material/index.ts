import { lastWills, offer, plans, table } from './boards.ts';
import { companions, wild } from './companions.ts';
import { events } from './events.ts';
import { expenses } from './expenses.ts';
import { helpers } from './helpers.ts';
import { properties } from './properties.ts';
import { planTiles, sackedErrands, sackedWills } from './sacked/boards.ts';
import { sackedEvents, sackedHelpers, sackedProperties, sackedSpecials } from './sacked/cards.ts';
import { fiveLines, fourLines } from './sacked/employment.ts';
import { specials } from './specials.ts';
import type { Card, CardFace, Companion, Deck, Material, PropertyType, RegularDeck } from './types.ts';

export const regularDecks: readonly RegularDeck[] = ['events', 'helpersAndExpenses', 'properties', 'companions'];
export const companionKinds: readonly Companion[] = ['dog', 'horse', 'guest', 'chef'];
export const propertyTypes: readonly PropertyType[] = ['mansion', 'manor', 'town', 'farm'];
export const playerColours = ['red', 'purple', 'blue', 'yellow', 'green'] as const;
/** At most so many rounds, and as many new specials (GS-SETUP-5). */
export const rounds = 7;

function placed(part: Card['part'], deck: Deck, faces: readonly CardFace[]): Card[] {
  return faces.map((face) => ({ ...face, deck, part }));
}

/** Both boxes as printed, or as designed where we do not know the print. */
export const material: Material = {
  cards: [
    ...placed('base', 'events', events),
    ...placed('base', 'helpersAndExpenses', [...expenses, ...helpers]),
    ...placed('base', 'properties', properties),
    ...placed('base', 'companions', companions),
    ...placed('base', 'specials', specials),
    ...placed('base', 'wild', [wild]),
    ...placed('sacked', 'events', sackedEvents),
    ...placed('sacked', 'helpersAndExpenses', sackedHelpers),
    ...placed('sacked', 'properties', sackedProperties),
    ...placed('sacked', 'newSpecials', sackedSpecials),
  ],
  plans,
  offer,
  lastWills,
  ...table,
  sacked: {
    planTiles,
    errands: sackedErrands,
    lastWills: sackedWills,
    employment: { four: fourLines, five: fiveLines },
  },
};

export { materialOf } from './earlier.ts';
export type * from './types.ts';
