import type { Catalogue } from '@parlour/kernel';

/** What is wrong with a card pack, and where numbers come from. */
export const catalogue: Catalogue = {
  'refusal.pack.type':
    '{where}: {expected, select, number {a number} int {a whole number} string {a text} array {a list} other {a section with named fields}} belongs here.',
  'refusal.pack.missing': '{where}: {field, select, names {a name} other {“{field}”}} is missing.',
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
  'refusal.pack.deep': '{where}: sections lie in sections here, deeper than any pack goes.',
  'refusal.pack.large': 'This is far more than a box holds: no pack is so large.',
  'refusal.pack.long': '{where}: this text is far too long.',
  'refusal.pack.letters': '{where}: there are letters here that cannot be seen, or that change how others are read. Type it anew.',
  'refusal.pack.name': '{where}: one of the fields here has a name that no field can have.',
  'refusal.pack.mark': '{where}: “{value}” is marked, but the pack says nothing there.',
  'refusal.pack.no-such-card':
    '{where}: there is no card “{id}”. Did you mean “{near}”? A card of your own also says its kind: event, expense, helper or property.',
  'refusal.pack.fixed': '{where}: a pack cannot change “{field}” of this card. Give a card of your own an id of its own.',
  'refusal.pack.needs-expansion':
    '{where}: this belongs to Getting Sacked. Enter it among the cards of that box; in a file, it says “part: sacked”.',
  'refusal.pack.two-crowns': '{where}: the specials of Getting Sacked have one or two crowns.',
  'refusal.pack.twice': '{where}: the same thing appears twice.',
  'refusal.pack.pay-rises': '{where}: each further choice must cost more actions and spend more pounds than the one before.',
  'refusal.pack.one-payment': '{where}: an event with companions, an effect or the nuptial symbol has a single price.',
  'refusal.pack.effect-alone': '{where}: an event with an effect takes no companions.',
  'refusal.pack.gain': '{where}: actions gained (“gain”) go with the effect that gives actions (LW-WHITE-4), which needs them.',
  'refusal.pack.nuptial':
    '{where}: a nuptial event has both the symbol “nuptial” and its name in the set (ring, wedding, gift or bachelor).',
  'refusal.pack.nuptial-action': '{where}: a nuptial event costs exactly one action.',
  'refusal.pack.counting-alone': '{where}: an expense that counts farms or animals has 0 pounds and no companion spaces.',
  'refusal.pack.spends-nothing': '{where}: an activation must spend something.',
  'refusal.pack.steps-rise':
    '{where}: from top to bottom every amount must be higher than the one before, that of the activation (“use”) included.',
  'refusal.pack.free': '{where}: only the uppermost space, and only one for a single kind of companion, can have its token for free.',
  'refusal.pack.scale': '{where}: the values must fall from top to bottom.',
  'refusal.pack.price': '{where}: a property must cost something.',
  'refusal.pack.farm': '{where}: a farm has one value.',
  'refusal.pack.help': '{where}: what a helper does is said by one of: {choices}.',
  'refusal.pack.one-count':
    '{where}: a helper can do only one thing that is counted by the round: save an action (“waives”), or give actions for white cards (“gives”).',
  'refusal.pack.search': '{where}: drawing cards and keeping one (“searches”) is this helper’s activation, so it has no other.',
  'refusal.pack.steps-need-use': '{where}: companion spaces need an activation (“use”).',
  'refusal.pack.deck':
    '{where}: with {cards, plural, one {# card} other {# cards}} the base game’s deck of {deck, select, helpersAndExpenses {helpers and expenses} other {{deck}}} is too small; it needs at least {min}.',
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
};
