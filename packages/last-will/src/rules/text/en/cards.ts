import type { Catalogue } from '@parlour/kernel';

/** What a card does, said from what is printed on it. */
export const catalogue: Catalogue = {
  'symbol.silverware': 'silverware',
  'symbol.coach': 'coach',
  'symbol.mask': 'mask',
  'symbol.helm': 'helm',
  'symbol.wine': 'wine glass',
  'symbol.nuptial': 'nuptial',
  'symbol.helper': 'helper',
  'symbol.mansion': 'mansion',
  'symbol.manor': 'manor house',
  'symbol.town': 'town house',
  'symbol.farm': 'farm',
  'symbol.dog': 'dog',
  'symbol.horse': 'horse',
  'symbol.guest': 'guest',
  'symbol.chef': 'chef',
  'symbol.animal': 'dog or horse',
  'symbol.wild': 'wild card',

  'card.or': '{before} or {last}',

  'card.kind.event': 'Event',
  'card.kind.expense': 'Expense',
  'card.kind.helper': 'Helper',
  'card.kind.property': '{types}',
  'card.kind.companion': 'Companion',
  'card.kind.wild': 'Companion wild card',
  'card.kind.job': 'Employment card',
  'card.special': '{kind}, special card with {crowns, plural, one {# crown} other {# crowns}}',

  'card.symbols': '{count, plural, one {Symbol} other {Symbols}}: {symbols}.',
  'card.pay': 'Use {actions, plural, one {# action} other {# actions}} and spend {pounds, plural, one {# pound} other {# pounds}}.',
  'card.pay.free': 'Use {actions, plural, one {# action} other {# actions}}.',
  'card.choose': 'Choose one: {choices}.',
  'card.choice': '{actions, plural, one {# action} other {# actions}} for {pounds, plural, one {# pound} other {# pounds}}',
  'card.companions': 'Discard companions with it to spend more: {options}.',
  'card.companion': '{companion} +{pounds}',
  'card.nuptial': 'Nuptial cards of different names may be played together as a set, for a single action.',

  'effect.LW-WHITE-4': 'You gain {gain, plural, one {# action} other {# actions}}.',
  'effect.LW-WHITE-5':
    'Place up to two animal tokens (dogs or horses) on your cards in play without discarding companions, each on the uppermost empty space if it fits.',
  'effect.LW-WHITE-6': 'Your properties lose three steps of value in all, spread as you like.',
  'effect.GS-EVT-1': 'Discard other cards with a helm or wine glass from your hand and spend 1 pound more for each.',
  'effect.GS-EVT-3': 'Sell one property without another action. The market modifier does not apply.',

  'card.lay':
    'Laying it down costs {actions, plural, one {# action} other {# actions}}{pounds, plural, =0 {} one { and # pound} other { and # pounds}}.',
  'card.use':
    '{property, select, true {Maintain it} other {Activate it}} once a round {actions, plural, =0 {without an action} one {for # action} other {for # actions}}: spend {amount}.',
  'card.pounds': '{pounds, plural, =0 {nothing} one {# pound} other {# pounds}}',
  'card.perFarm': '{pounds, plural, one {# pound} other {# pounds}} for each of your farms',
  'card.perHorseOnFarms': '{pounds, plural, one {# pound} other {# pounds}} for each horse token on your farms',
  'card.perDogOnFarms': '{pounds, plural, one {# pound} other {# pounds}} for each dog token on your farms',
  'card.and': '{first} and {second}',
  'card.steps': 'Companion tokens, placed from top to bottom, let you spend instead: {steps}.',
  'card.step': '{companion} {pounds}',
  'card.step.free': '{companion} {pounds} (this token comes with the card)',
  'card.decay': 'With a token on that space ({companion}) it loses two steps instead of one when it is not maintained.',

  'card.price': 'Price {price}. Each round without maintenance it falls a step: {values}.',
  'card.value': 'Price and value {price}: it never falls.',

  'card.plays':
    'Discard it with an event that shows this companion, or use 1 action to put its token on a card of yours in play that shows it.',
  'card.wild': 'Stands for any one companion: dog, horse, guest or chef. Used or not, it goes back to the offer at the end of the round.',

  'card.line': '{income, plural, one {# pound} other {# pounds}} a round, until covered by: {symbol}.',

  // What a type of property is called after “a”, and a symbol after “a card with”.
  'help.of.mansion': 'mansion',
  'help.of.manor': 'manor house',
  'help.of.town': 'town house',
  'help.of.farm': 'farm',
  'help.with.silverware': 'silverware',
  'help.with.coach': 'a coach',
  'help.with.mask': 'a mask',
  'help.with.helm': 'a helm',
  'help.with.wine': 'a wine glass',

  'help.adds.cards':
    'Using a card with {symbols}{opera, select, true {, or at the opera,} other {,}} you may spend {pounds, plural, one {# pound} other {# pounds}} more.{first, select, other {}}',
  'help.adds.nuptial': 'For each nuptial card you play you may spend {pounds, plural, one {# pound} other {# pounds}} more.',
  'help.adds.types': 'Activating a {types}, you may spend {pounds, plural, one {# pound} other {# pounds}} more.',
  'help.shifts':
    'Buying or selling a {types}, you may {way, select, down {lower} up {raise} other {raise or lower}} the price by {pounds, plural, one {# pound} other {# pounds}}.',
  'help.waives.trade': '{times, plural, one {Once} =2 {Twice} other {# times}} a round you may buy or sell a {types} without an action.',
  'help.waives.activate': '{times, plural, one {Once} =2 {Twice} other {# times}} a round you may activate a {types} without its actions.',
  'help.gives.any': 'You have {actions, plural, one {one more action} other {# more actions}} every round, this one included.',
  'help.gives.white':
    '{actions, plural, one {Once a round you have one more action, only for playing a white-bordered card} other {Every round you have # more actions, only for playing white-bordered cards}}.',
  'help.draws.any': 'While planning you may draw {cards, plural, one {# more card} other {# more cards, in any mix}}.',
  'help.draws.events': 'While planning you may draw {cards, plural, one {# more event} other {# more events}}.',
  'help.draws.helpersAndExpenses':
    'While planning you may draw {cards, plural, one {# more helper or expense} other {# more helpers and expenses}}.',
  'help.draws.properties': 'While planning you may draw {cards, plural, one {# more property} other {# more properties}}.',
  'help.draws.companions': 'While planning you may draw {cards, plural, one {# more companion} other {# more companions}}.',
  'help.keeps': 'At the end of the round you may keep {cards, plural, one {# more card} other {# more cards}}.',
  'help.searches': 'Activate it once a round without an action: draw {cards} cards from the regular decks, keep 1, discard the others.',
};
