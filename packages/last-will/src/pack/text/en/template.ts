import type { Catalogue } from '@parlour/kernel';

/** The comments of a new pack. */
export const catalogue: Catalogue = {
  'pack.template.head':
    'A card pack for Last Will and Getting Sacked: everything that is printed, as Parlour has it.\n' +
    'Change what your box shows differently and delete the rest: what a pack does not mention stays as it is.\n' +
    'A line’s comment says where its numbers come from; those marked “designed for Parlour” are the ones to look at first.',
  'pack.template.cards':
    'Cards by id. Give only the fields that differ; each field replaces ours whole, and null takes an optional one away.\n' +
    'copies: how many there are (0 takes the card out of the game).\n' +
    'pay: what an event costs and spends, one entry for each choice. companions: extra pounds for each companion card played with it.\n' +
    'lay: what laying it down costs beyond the one action. use: what an activation costs and spends.\n' +
    'helps: what a helper does for its owner, each of these once: adds (pounds, to symbols or types of property), shifts (a price),\n' +
    'waives (the action of a trade, or of activating), gives (actions), draws (while planning), keeps (at the end of a round), searches.\n' +
    'steps: companion spaces from top to bottom and the amount each opens. scale: values from the price down; a farm has one.\n' +
    'A card that only your box has gets an id of its own, all its fields, and its kind (event, expense, helper or property);\n' +
    'crowns make it a special, and part: sacked puts it into the expansion.',
  'pack.template.base.events': 'Events (cream backs)',
  'pack.template.base.helpersAndExpenses': 'Helpers and expenses (wine-coloured backs)',
  'pack.template.base.properties': 'Properties (sepia backs)',
  'pack.template.base.companions': 'Companions (slate backs): only the names and how many there are of each',
  'pack.template.base.specials': 'Special cards (crowns on the back)',
  'pack.template.base.wild': 'The companion wild card: only its name',
  'pack.template.sacked.events': 'Getting Sacked: events',
  'pack.template.sacked.helpersAndExpenses': 'Getting Sacked: the helper',
  'pack.template.sacked.properties': 'Getting Sacked: properties',
  'pack.template.sacked.newSpecials': 'Getting Sacked: special cards',
  'pack.template.plans': 'The plans on both sides of the planning board, left to right. A list replaces ours whole.',
  'pack.template.offer':
    'The card offering boards: for each card space the deck it is dealt from, and from which round on.\n' +
    'Decks: events, helpersAndExpenses, properties, companions, specials, wild. group: cards that share fewer errand spaces.\n' +
    'errands: how many spaces for an extension, the property market, the opera.',
  'pack.template.market': 'The four tokens of the property market',
  'pack.template.wills': 'Starting money: on the last will cards, and without them',
  'pack.template.table': 'The player board and the opera',
  'pack.template.sacked':
    'Getting Sacked: plan tiles with their two sides, errands of the new board, last will cards,\n' +
    'and employment cards (lines from top to bottom; four pay 7 in all, five pay 11).',
};
