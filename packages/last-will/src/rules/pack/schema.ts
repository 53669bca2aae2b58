/** The shape of a card pack and the range of every number in it. What must hold between numbers is in consistency.ts. */
import { z } from 'zod';
import { companionKinds, propertyTypes, regularDecks } from '../material/index.ts';
import { catalogues } from '../text/catalogues.ts';

const whole = (min: number, max: number) => z.int().min(min).max(max);
const MOST_LANGUAGES = 20;
const name = z.string().trim().min(1).max(60);
const list = <Item extends z.ZodType>(item: Item, min: number, max: number) => z.array(item).min(min).max(max);

export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const companion = z.enum(companionKinds);
const propertyType = z.enum(propertyTypes);
const cardSymbol = z.enum(['silverware', 'coach', 'mask', 'helm', 'wine', 'nuptial']);
const jobSymbol = z.enum([...cardSymbol.options, 'helper', ...propertyTypes, ...companionKinds, 'wild']);

const payment = z.strictObject({ actions: whole(1, 9), pounds: whole(0, 40) });
const lay = z.strictObject({ actions: whole(1, 4).optional(), pounds: whole(1, 20).optional() });
const use = z.strictObject({ actions: whole(0, 4), pounds: whole(0, 40) });
const countingUse = use.extend({
  perFarm: whole(1, 5).optional(),
  perHorseOnFarms: whole(1, 5).optional(),
  perDogOnFarms: whole(1, 5).optional(),
});
const step = z.strictObject({ takes: z.enum([...companionKinds, 'animal']), pounds: whole(1, 60) });
const propertyStep = step.extend({ decay: z.literal(2).optional(), free: z.literal(true).optional() });

/** By language tag: one is enough. */
const names = z.record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), name).check(({ value, issues }) => {
  const count = Object.keys(value).length;
  if (count > MOST_LANGUAGES) issues.push({ code: 'too_big', origin: 'array', maximum: MOST_LANGUAGES, inclusive: true, input: value });
});

const printed = {
  id: idSchema,
  names: names.optional(),
  copies: whole(0, 12),
  crowns: z.literal([1, 2, 3]).optional(),
  part: z.enum(['base', 'sacked']),
};

/** The first packs had a field for each of our languages instead of `names`. They are still read. */
export const oldNames: object = Object.fromEntries(
  Object.keys(catalogues)
    .filter((language) => !(language in printed))
    .map((language) => [language, name.optional()]),
);

const event = z.strictObject({
  ...printed,
  kind: z.literal('event'),
  symbols: list(cardSymbol, 0, 4),
  pay: list(payment, 1, 4),
  companions: list(z.strictObject({ takes: companion, pounds: whole(1, 20) }), 0, 4).optional(),
  effect: z.enum(['LW-WHITE-4', 'LW-WHITE-5', 'LW-WHITE-6', 'GS-EVT-1', 'GS-EVT-3']).optional(),
  gain: whole(1, 9).optional(),
  nuptial: z.enum(['ring', 'wedding', 'gift', 'bachelor']).optional(),
});

const expense = z.strictObject({
  ...printed,
  kind: z.literal('expense'),
  symbols: list(cardSymbol.exclude(['nuptial']), 0, 4),
  lay: lay.optional(),
  use: countingUse,
  steps: list(step, 0, 4).optional(),
});

const few = whole(1, 9);
const someTypes = list(propertyType, 1, propertyTypes.length);

/** What a helper can do, by the verb that says so. */
const helps = {
  adds: z.strictObject({ adds: few, to: list(z.enum([...cardSymbol.options, ...propertyTypes]), 1, 10) }),
  shifts: z.strictObject({ shifts: few, way: z.enum(['down', 'up', 'either']), of: someTypes }),
  waives: z.strictObject({ waives: z.enum(['trade', 'activate']), of: someTypes, times: few }),
  gives: z.strictObject({ gives: few, for: z.enum(['any', 'white']) }),
  draws: z.strictObject({ draws: few, from: z.enum(['any', ...regularDecks]) }),
  keeps: z.strictObject({ keeps: few }),
  searches: z.strictObject({ searches: whole(2, 9) }),
};

/** In the order of the choices below. */
export const helpVerbs = Object.keys(helps) as readonly (keyof typeof helps)[];

const helper = z.strictObject({
  ...printed,
  kind: z.literal('helper'),
  helps: list(z.union(Object.values(helps)), 1, helpVerbs.length),
  lay: lay.optional(),
  use: use.optional(),
  steps: list(step, 0, 4).optional(),
});

const property = z.strictObject({
  ...printed,
  kind: z.literal('property'),
  types: list(propertyType, 1, 2),
  scale: list(whole(0, 60), 1, 10),
  use,
  steps: list(propertyStep, 0, 4).optional(),
});

/** Of the companions and the wild card only the names, and how many dogs, horses, guests and chefs there are, can differ. */
const companionCard = z.strictObject({ ...printed, kind: z.literal('companion'), companion });
const wildCard = z.strictObject({ ...printed, kind: z.literal('wild'), copies: z.literal(2) });

/** A whole card, after what the pack says has been laid over what we have. */
export const cardSchemas = { event, expense, helper, property, companion: companionCard, wild: wildCard };

const plan = (errandBoys: number) => z.strictObject({ cards: whole(0, 9), errandBoys: whole(1, errandBoys), actions: whole(1, 9) });
const space = list(z.strictObject({ from: whole(1, 7), deck: z.enum([...regularDecks, 'specials', 'wild']) }), 1, 7);
const errands = z.strictObject({ extension: whole(0, 5), market: whole(0, 5), opera: whole(0, 5) });
const supplement = z.strictObject({ spaces: list(space, 0, 4) });
const money = whole(20, 300);
const employment = (lines: number) =>
  list(
    z.strictObject({
      id: idSchema,
      names: names.optional(),
      ...oldNames,
      lines: list(z.strictObject({ income: whole(1, 9), symbol: jobSymbol }), lines, lines),
    }),
    5,
    30,
  );
const sackedErrands = z.strictObject({ demotion: whole(1, 3), extensionOrDemotion: whole(1, 3) });

export const packSchema = z.strictObject({
  name: name.optional(),
  /** What its owners know of what it says, by path. Nothing that is played depends on it. */
  marks: z.record(z.string(), z.enum(['printed', 'twice', 'unsure'])).optional(),
  /** By id. What a card holds is read card by card, since it depends on the card's kind. */
  cards: z.record(idSchema, z.record(z.string(), z.unknown())).optional(),
  plans: z.strictObject({ '2-3': list(plan(2), 4, 10).optional(), '4-5': list(plan(2), 5, 10).optional() }).optional(),
  offer: z
    .strictObject({
      '2-3': z
        .strictObject({
          spaces: list(space, 2, 12),
          group: z.strictObject({ errandSpaces: whole(1, 4), spaces: list(space, 1, 6) }),
          errands,
        })
        .optional(),
      '4-5': z.strictObject({ spaces: list(space, 2, 12), errands }).optional(),
      supplement3: supplement.optional(),
      supplement5: supplement.optional(),
    })
    .optional(),
  modifiers: list(whole(-9, 9), propertyTypes.length, propertyTypes.length).optional(),
  lastWills: list(money, 1, 20).optional(),
  defaultWill: money.optional(),
  playerBoard: z.strictObject({ spaces: whole(3, 10), extensionsInBank: whole(0, 30) }).optional(),
  opera: whole(1, 9).optional(),
  sacked: z
    .strictObject({
      planTiles: list(
        z.strictObject({ position: whole(1, 8), players: list(whole(2, 5), 1, 4), faces: list(plan(3), 2, 2) }),
        8,
        40,
      ).optional(),
      errands: z.strictObject({ '2-4': sackedErrands.optional(), '5': sackedErrands.optional() }).optional(),
      lastWills: list(z.strictObject({ money, lines: z.literal([4, 5]) }), 1, 20).optional(),
      employment: z.strictObject({ four: employment(4).optional(), five: employment(5).optional() }).optional(),
    })
    .optional(),
});

/** A card pack that has been read and found well-formed. */
export type Pack = z.infer<typeof packSchema>;
