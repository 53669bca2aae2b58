import type { Catalogue } from '@parlour/kernel';

/** Several of a currency, as in “not enough florins”. */
const many = '{currency, select, florin {florins} dirham {dirhams} denar {denars} other {ducats}}';
const building =
  '{building, select, pavilion {Pavilion} seraglio {Seraglio} arcades {Arcades} chambers {Chambers} garden {Garden} other {Tower}}';
/** “1 florin”, “5 florins” */
const amount = (number: string, currency = 'currency') =>
  `{${currency}, select, florin {{${number}, plural, one {# florin} other {# florins}}} dirham {{${number}, plural, one {# dirham} other {# dirhams}}} denar {{${number}, plural, one {# denar} other {# denars}}} other {{${number}, plural, one {# ducat} other {# ducats}}}}`;
const change = '{over, plural, =0 {exactly} other {# too many}}';

export const catalogue: Catalogue = {
  dirk: 'Dirk',

  'building.pavilion': 'Pavilion',
  'building.seraglio': 'Seraglio',
  'building.arcades': 'Arcades',
  'building.chambers': 'Chambers',
  'building.garden': 'Garden',
  'building.tower': 'Tower',
  'building.card': `${building} ({price})`,
  'currency.florin': 'florin',
  'currency.dirham': 'dirham',
  'currency.denar': 'denar',
  'currency.ducat': 'ducat',
  'money.card': amount('value'),
  'money.sum':
    '{values} {currency, select, florin {{last, plural, one {florin} other {florins}}} dirham {{last, plural, one {dirham} other {dirhams}}} denar {{last, plural, one {denar} other {denars}}} other {{last, plural, one {ducat} other {ducats}}}}',

  'prompt.turn': '{player}: take money or buy a building.',
  'prompt.again': '{player}: the payment was exact, so act again. Take money or buy a building.',
  'move.take': 'Take {cards}',
  'move.buy': `Buy the ${building} ({price}) for {payment}: ${change}`,
  'move.buy.dirk': `Buy the ${building} ({price}) for {payment}: ${change}; {keep, select, true {keep it} other {give it to Dirk}}`,

  'event.dealt': '{player} is dealt {cards}: {total} in all.',
  'event.began': '{player} begins.',
  'event.taken': '{player} takes {cards}.',
  'event.bought': `{player} buys the ${building} ({price}) for {payment}, {over, plural, =0 {exactly, and acts again} other {# too many}}.`,
  'event.bought.dirk': `{player} buys the ${building} ({price}) for Dirk with {payment}, {over, plural, =0 {exactly, and acts again} other {# too many}}.`,
  'event.passed':
    '{again, select, true {{player} paid exactly but can neither take nor buy anything more.} other {{player} can neither take nor buy anything and is passed over.}}',
  'event.building': `Now on sale for ${many}: ${building} ({price}).`,
  'event.money': 'A card of {card} is laid out.',
  'event.rebuilt': 'The money deck is empty: {cards, plural, one {# paid card is} other {# paid cards are}} shuffled into a new one.',
  'event.drawn': 'The scoring card {scoring} comes up.',
  'event.scored': 'Scoring {scoring}: {gains}.',
  'event.scored.gain': '{player} +{points} = {total}',
  'event.dirk': 'Dirk gets {buildings}.',
  'event.counted': 'The money that is left: {totals}.',
  'event.counted.currency': `${many}: {totals}`,
  'event.leftover': `{player} has the most ${many} and gets the ${building} ({price}).`,
  'event.leftover.nobody': `Nobody alone has the most ${many}, so nobody gets the ${building} ({price}).`,
  'event.ended': '{count, plural, one {{players} wins.} other {{players} share the victory.}}',

  'refusal.MOVE':
    '{problem, select, order {Name the cards from the lowest to the highest, currency by currency.} other {This is not a move of this game.}}',
  'refusal.AL-MONEY-1': `{problem, select, none {Choose at least one card to take.} missing {There is no card of ${amount('value')} on display, or not so many.} other {Several cards may be worth 5 together at most; these are worth {total}. One card alone may be worth anything.}}`,
  'refusal.AL-BUY-1': `{problem, select, none {Choose the cards to pay with, in ${many}.} poor {The price is ${amount('price')}, and you have none.} currency {This building is paid in ${many}, not with ${amount('value', 'other')}.} hand {There is no card of ${amount('value')} in your hand, or not so many.} other {The price is ${amount('price')}: {missing} more {missing, plural, one {is} other {are}} needed.}}`,
  'refusal.AL-REFILL-1': `The slot for ${many} is empty until the turn is over.`,
  'refusal.AL-2P-4': 'Dirk only plays along when there are two players.',

  'chapter.setup': 'Setting up',
  'chapter.turn': 'Your turn',
  'chapter.money': 'Taking money',
  'chapter.buy': 'Buying a building',
  'chapter.refill': 'After the turn',
  'chapter.score': 'Scoring',
  'chapter.end': 'The end of the game',
  'chapter.two': 'Two players: Dirk plays along',
  'chapter.view': 'What everyone may see',

  'rule.AL-SETUP-1':
    'Two to six people play. The 54 buildings are shuffled and four of them laid out in the yard, one in each currency’s slot from left to right.',
  'rule.AL-SETUP-2':
    'Everyone in turn is dealt money face up until it is worth 20 or more, whatever the currencies. All see it once; from then on it is hidden in the hand.',
  'rule.AL-SETUP-3':
    'Whoever was dealt the fewest cards begins; among equals, whoever has the lowest total; if that is equal too, chance decides.',
  'rule.AL-SETUP-4':
    'Four money cards are laid out. The rest is cut into five piles of about the same size, scoring card A is shuffled into the second and B into the fourth, and the piles are stacked with the first on top.',
  'rule.AL-TURN-1':
    'On your turn you must take money or buy one building; passing is not possible while you can do either. Play goes clockwise. You may hold any number of cards.',
  'rule.AL-MONEY-1':
    'Take one card from the display, whatever its value, or several worth 5 at most together, in any currencies. That ends your turn.',
  'rule.AL-BUY-1':
    'Pay at least the price with your own cards, all in the currency of the slot the building lies in; the colour of the building does not matter. You get no change. You may pay too much, even with cards you need not have paid.',
  'rule.AL-BUY-2':
    'If you pay the exact price, you must act again at once, as often as you manage it: up to four purchases and then taking money.',
  'rule.AL-BUY-3': 'What you pay goes to the discard pile. The building lies open in front of you.',
  'rule.AL-REFILL-1':
    'Nothing is replaced during a turn. After it, buildings fill the empty slots from left to right, and then money is laid out again up to four cards. A building never changes its slot.',
  'rule.AL-REFILL-2':
    'When a money card is needed and the deck is empty, the discard pile is shuffled into a new deck, even in the middle of laying out. If there is nothing to shuffle, fewer cards lie on display and the game goes on.',
  'rule.AL-REFILL-3': 'Whoever has nothing to take and can afford nothing is passed over, also after an exact payment; the log says so.',
  'rule.AL-SCORE-1':
    'A scoring card that comes up while money is laid out is scored at once and removed; another card takes its place. If both came up together, A would go first.',
  'rule.AL-SCORE-2':
    'For each type of building, those who own the most cards score: in scoring A the first rank, in B the first two, in C the first three. From the Pavilion to the Tower, rising by one with each type, the first rank is worth 1 to 6 points in A, 8 to 13 in B and 16 to 21 in C; the second 1 to 6 in B and 8 to 13 in C; the third 1 to 6 in C.',
  'rule.AL-SCORE-3':
    'Those who own equally many share the points of all the ranks they fill, rounded down for each type; a rank without points counts as zero. The next player comes after those ranks.',
  'rule.AL-SCORE-4': 'Without a card of a type there is neither rank nor point. Points that nobody can claim are not awarded.',
  'rule.AL-SCORE-5':
    'Examples: Towers in B, 4 – 4 – 1 cards score 9 – 9 – 0; 3 – 2 – 2 cards score 13 – 3 – 3. Gardens in C, 3 – 3 – 2 – 2 cards score 16 – 16 – 2 – 2; 4 – 2 – 2 – 2 score 20 – 5 – 5 – 5; 2 – 2 – 2 – 1 score 12 – 12 – 12 – 0. Pavilions: two players with one each score nothing in A; six with one each score 4 each in C.',
  'rule.AL-END-1':
    'The game ends after a turn when the yard cannot be filled to four buildings; as many as there are still come out, from left to right. If the last building fills the fourth slot, the game goes on.',
  'rule.AL-END-2': 'A scoring card that comes up in the last refill is scored first. A scoring card that never comes up is not scored.',
  'rule.AL-END-3':
    'Each building left in the yard goes, free of charge, to the player who holds the most money in its slot’s currency; to nobody if several hold the most or nobody holds any. Everyone is shown how much of each currency everyone holds.',
  'rule.AL-END-4': 'Then C is scored. The most points win; equal players share the victory.',
  'rule.AL-2P-1':
    'With two players, one copy of every money card stays in the box: 72 remain. A third collector called Dirk takes no turns, has no money and never begins.',
  'rule.AL-2P-2':
    'Dirk gets six buildings at the start, six more right after scoring A, and after scoring B a third of those still face down in the deck, rounded down; fewer if there are not enough. What he draws never ends the game by itself.',
  'rule.AL-2P-3': 'Dirk takes ranks, shares ties and scores like anyone else, but never gets buildings left at the end.',
  'rule.AL-2P-4':
    'Whenever you buy a building you keep it or give it to Dirk; an exact payment earns another action either way. Buildings won at the end are kept.',
  'rule.AL-2P-5': 'Dirk’s score is shown, but only the two players can win.',
  'rule.AL-VIEW-1':
    'Everyone sees the yard, the display, all buildings, scores and discarded money, how many cards everyone holds and how many are in the decks. Hidden are the order of the decks, where A and B lie, and the hands; yet all cards come and go openly, so a good memory knows a hand.',

  'statistic.points.A': 'Points in scoring A',
  'statistic.points.B': 'Points in scoring B',
  'statistic.points.C': 'Points in scoring C',
  'statistic.points.pavilion': 'Points from Pavilions',
  'statistic.points.seraglio': 'Points from Seraglios',
  'statistic.points.arcades': 'Points from Arcades',
  'statistic.points.chambers': 'Points from Chambers',
  'statistic.points.garden': 'Points from Gardens',
  'statistic.points.tower': 'Points from Towers',
  'statistic.bought': 'Buildings bought',
  'statistic.given': 'Buildings given to Dirk',
  'statistic.leftovers': 'Buildings won at the end',
  'statistic.exact': 'Exact payments',
  'statistic.overpaid': 'Payments with too much',
  'statistic.wasted': 'Money wasted by overpaying',
  'statistic.paid': 'Money paid',
  'statistic.takes': 'Times money was taken',
  'statistic.cardsTaken': 'Money cards taken',
  'statistic.moneyTaken': 'Money taken',
  'statistic.passed': 'Times passed over',

  'scribe.position': 'A position is an object with fields such as “hands”, “yard” or “turn”.',
  'scribe.field': 'A position has no field “{field}”. It may have: {fields}.',
  'scribe.value':
    '“{field}” cannot be read: {expected, select, seat {it names a seat from 0 to {max}} scores {it lists points, 0 or more} dirk {Dirk only plays along with two players} one {a place holds one card} rest {it is “deck” or “discard”} scored {A and B are each gone, or once in the deck} other {it is a list of {max} entries at most}}.',
  'scribe.money': '“{given}” is not a money card. Write a currency and a value from 1 to 9, such as florin: 3.',
  'scribe.building': '“{given}” is not a building card. Write a type and one of its prices, such as tower: 9.',
  'scribe.too-many-money': `There are not so many cards of ${amount('value')}.`,
  'scribe.too-many-buildings': `There are not so many ${building} cards for {price}.`,
  'scribe.move': 'This is not a move. Write take: with cards, or buy: with a building of the yard and with: the values paid.',
  'scribe.not-in-yard': `No ${building} for {price} lies in the yard.`,
};
