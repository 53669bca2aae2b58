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

  'privilege.LW-HELP-1': 'One farm a round can be bought or sold without an action. A farm you buy or sell may cost 2 pounds less.',
  'privilege.LW-HELP-2': 'Two houses (mansion, manor house or town house) a round can be bought or sold without an action.',
  'privilege.LW-HELP-3': 'The price of a mansion, manor house or town house you buy or sell may be 2 pounds higher or lower.',
  'privilege.LW-HELP-4': 'One farm a round can be activated without its actions.',
  'privilege.LW-HELP-5': 'One mansion, manor house or town house a round can be activated without its actions.',
  'privilege.LW-HELP-6':
    'Activating a {first, select, mansion {mansion} manor {manor house} town {town house} other {farm}} or {second, select, mansion {mansion} manor {manor house} town {town house} other {farm}}, you may spend 3 pounds more.',
  'privilege.LW-HELP-7': 'Using a card with silverware, you may spend 1 pound more.',
  'privilege.LW-HELP-8': 'Using a card with a coach, you may spend {bonus, plural, one {# pound} other {# pounds}} more.',
  'privilege.LW-HELP-9': 'Using a card with a mask, or at the opera, you may spend 3 pounds more.',
  'privilege.LW-HELP-10': 'Using a card with a helm or a wine glass, you may spend 2 pounds more.',
  'privilege.LW-HELP-11': 'You have one more action every round, this one included.',
  'privilege.LW-HELP-12': 'Once a round you have one more action, only for playing a white-bordered card.',
  'privilege.LW-HELP-13': 'While planning you may draw 2 more cards, in any mix.',
  'privilege.LW-HELP-14': 'While planning you may draw 3 more events.',
  'privilege.LW-HELP-15': 'While planning you may draw 3 more companions.',
  'privilege.LW-HELP-16': 'At the end of the round you may keep 2 more cards.',
  'privilege.GS-HELP-1': 'For each nuptial card you play you may spend 1 pound more.',
  'privilege.GS-HELP-2': 'Activate it once a round without an action: draw 6 cards from the regular decks, keep 1, discard the others.',
};
