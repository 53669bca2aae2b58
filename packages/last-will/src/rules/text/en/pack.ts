import type { Catalogue } from '@parlour/kernel';

/** What is wrong with a card pack, and the comments of a new one. */
export const catalogue: Catalogue = {
  'refusal.pack.type':
    '{where}: {expected, select, number {a number} int {a whole number} string {a text} array {a list} other {a section with named fields}} belongs here.',
  'refusal.pack.missing': '{where}: “{field}” is missing.',
  'refusal.pack.unknown-field': '{where}: there is no field “{field}” here.',
  'refusal.pack.choice': '{where}: “{value}” is not possible. Choose from: {choices}.',
  'refusal.pack.number-min': '{where}: the number must be at least {min}.',
  'refusal.pack.number-max': '{where}: the number must be at most {max}.',
  'refusal.pack.list-min': '{where}: the list needs at least {min, plural, one {# entry} other {# entries}}.',
  'refusal.pack.list-max': '{where}: the list may have at most {max, plural, one {# entry} other {# entries}}.',
  'refusal.pack.text-min': '{where}: the text must not be empty.',
  'refusal.pack.text-max': '{where}: the text may have at most {max, plural, one {# letter} other {# letters}}.',
  'refusal.pack.id': '{where}: an id is made of small letters a–z and digits, its words joined by hyphens.',
  'refusal.pack.language': '{where}: “{value}” is not the tag of a language, such as en or pl.',
  'refusal.pack.no-such-card':
    '{where}: there is no card “{id}”. Did you mean “{near}”? A card of your own also says its kind: event, expense, helper or property.',
  'refusal.pack.fixed': '{where}: a pack cannot change “{field}” of this card. Give a card of your own an id of its own.',
  'refusal.pack.needs-expansion': '{where}: this belongs to Getting Sacked: the card must say “part: sacked”.',
  'refusal.pack.two-crowns': '{where}: the specials of Getting Sacked have one or two crowns.',
  'refusal.pack.twice': '{where}: the same thing appears twice.',
  'refusal.pack.pay-rises': '{where}: each further choice must cost more actions and spend more pounds than the one before.',
  'refusal.pack.one-payment': '{where}: an event with companions, an effect or the nuptial symbol has a single price.',
  'refusal.pack.effect-alone': '{where}: an event with an effect takes no companions.',
  'refusal.pack.gain': '{where}: “gain” goes with the effect LW-WHITE-4, and that effect needs it.',
  'refusal.pack.nuptial':
    '{where}: a nuptial event has both the symbol “nuptial” and its name in the set (ring, wedding, gift or bachelor).',
  'refusal.pack.nuptial-action': '{where}: a nuptial event costs exactly one action.',
  'refusal.pack.counting-alone': '{where}: an expense that counts farms or animals has 0 pounds and no companion spaces.',
  'refusal.pack.spends-nothing': '{where}: an activation must spend something.',
  'refusal.pack.steps-rise':
    '{where}: from top to bottom every amount must be higher than the one before, the uppermost (in “use”) included.',
  'refusal.pack.free': '{where}: only the uppermost space, and only one for a single kind of companion, can have its token for free.',
  'refusal.pack.scale': '{where}: the values must fall from top to bottom.',
  'refusal.pack.price': '{where}: a property must cost something.',
  'refusal.pack.farm': '{where}: a farm has one value.',
  'refusal.pack.help': '{where}: what a helper does is said by one of: {choices}.',
  'refusal.pack.one-count': '{where}: a helper can do only one thing that is counted by the round (“waives”, or “gives” for white cards).',
  'refusal.pack.search': '{where}: drawing cards and keeping one (“searches”) is this helper’s activation, so it has no other.',
  'refusal.pack.steps-need-use': '{where}: companion spaces need an activation (“use”).',
  'refusal.pack.deck':
    '{where}: with {cards, plural, one {# card} other {# cards}} the deck “{deck}” of the base game is too small; it needs at least {min}.',
  'refusal.pack.cards-max': '{where}: a pack may name {max} cards at most; this one names {cards}.',
  'refusal.pack.copies-max': '{where}: {cards} cards in all are more than a table holds; it holds {max}.',
  'refusal.pack.help-max':
    '{where}: all helpers together, every copy counted, change one amount or price by up to {pounds} pounds; {max} is the most.',
  'refusal.pack.two-wild': '{where}: each main board has exactly two spaces for wild cards; no other board or group has one.',
  'refusal.pack.wild-stays': '{where}: a wild card’s space never changes its deck.',
  'refusal.pack.rounds': '{where}: the first deck must be from round 1 and each further one from a later round, up to {rounds}.',
  'refusal.pack.group': '{where}: more errand spaces than the {cards} cards they share.',
  'refusal.pack.tiles': '{where}: no tile for position {position} with {players} players.',
  'refusal.pack.jobs':
    '{where}: five players need five employment cards without a nuptial line (for games without the new cards); there are {jobs}.',
  'refusal.pack.income': '{where}: the {lines} lines must pay {income} in all.',
  'refusal.pack.wills': '{where}: at least one will must use the employment cards with {lines} lines.',

  'source.S': 'stated in a rulebook',
  'source.P': 'stated by a public source',
  'source.I': 'inferred',
  'source.D': 'designed for Parlour',
  'source.pack': 'entered by the owner of a box',

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
