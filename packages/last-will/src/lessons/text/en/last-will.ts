import type { Catalogue } from '@parlour/kernel';

/** Learning Last Will: what is said in each step, and in answer to each choice. */
export const catalogue: Catalogue = {
  'lesson.last-will': 'Learn Last Will',

  'lesson.last-will.spend': 'Get rid of it!',
  'lesson.last-will.spend.first':
    'Your uncle leaves his fortune to whoever first squanders £{money}. So the poorest wins! Touch a white card in your hand, and spend.',
  'lesson.last-will.spend.first.spent': '£{pounds} gone, and good riddance.',
  'lesson.last-will.spend.first.done':
    'You may end your turn. But your actions would be lost, and the money would still be there. Touch a white card, then the button.',
  'lesson.last-will.spend.company':
    'Hourglasses are actions: you have {actions} this turn. And outings get dearer in company. Play the Boat Trip, bring the slate-coloured companions along, then spend.',
  'lesson.last-will.spend.company.all': '£{pounds} in one afternoon, dog and guest included!',
  'lesson.last-will.spend.company.one': '£{pounds}! And there was room for one more on board.',
  'lesson.last-will.spend.company.alone': 'You may, for £{pounds}. But in company the Boat Trip costs far more, and that is what we want.',
  'lesson.last-will.spend.company.done': 'You may. But the Boat Trip is waiting, with a dog and a guest who would make it dear.',
  'lesson.last-will.spend.joy': 'Your first extravagance! Hold the pace, and you will be ruined by the weekend.',

  'lesson.last-will.stay': 'Costly habits',
  'lesson.last-will.stay.lay':
    'A white card is played once. A card with a black border is a habit: it stays on your board, and costs you something every round. Lay one down.',
  'lesson.last-will.stay.lay.laid': '“{card}” is yours for good.',
  'lesson.last-will.stay.lay.white': 'You may: £{pounds} gone, once. A black card would do it round after round.',
  'lesson.last-will.stay.lay.done': 'You may end your turn, but your actions would be lost. Lay down a black card.',
  'lesson.last-will.stay.use':
    'What lies on your board can be used once a round, at once if you like. No hourglass on it: no action. You have {actions} left. Use everything, then end your turn.',
  'lesson.last-will.stay.use.going':
    '{actions, plural, =0 {No action is left.} one {One action is left.} other {# actions are left.}}{free, select, true { What lies on your board without an hourglass needs none: touch it.} other {}} End your turn when nothing is left to do.',
  'lesson.last-will.stay.use.lost':
    'You may. But {lost, plural, one {an action was} other {# actions were}} left, and what is not used is lost.',
  'lesson.last-will.stay.use.unused': 'You may. But the Reservation would have spent money without an action: touch it on your board.',
  'lesson.last-will.stay.use.all': 'Nothing wasted: £{pounds} in a turn, and your habits stay for the next.',
  'lesson.last-will.stay.joy':
    'The waiter makes every dinner dearer, the table is kept for you every round. This is how a fortune melts by itself.',

  'lesson.last-will.house': 'Buy dear, sell cheap',
  'lesson.last-will.house.buy':
    'The quickest way to lose money is property. Today the market adds 3 to every Manor House, so it is a wonderfully bad time to buy. Buy yours!',
  'lesson.last-will.house.buy.bought': '£{pounds} for a house worth {value}. Splendid!',
  'lesson.last-will.house.buy.other': 'You may. But the prices change, and today a Manor House costs 3 more than it is worth.',
  'lesson.last-will.house.rot':
    'A house must lose value before you sell it. Leave it alone, and it falls a step tonight. Or maintain it: that spends money now, but keeps the value. Do as you like, then end your turn.',
  'lesson.last-will.house.rot.sold':
    'You may. But for £{pounds} you are as rich as before. First let it fall, and sell it when it is worth next to nothing.',
  'lesson.last-will.house.rot.maintained': 'You spent £{pounds}, and the house stays as it is this time.',
  'lesson.last-will.house.rot.neglected': 'You let it rain in.',
  'lesson.last-will.house.keep': 'The round is over. Two cards may stay in your hand; the rest is thrown away. Which two?',
  'lesson.last-will.house.keep.fell': 'And overnight your house fell from {from} to {to}: £{gone} lost without lifting a finger.',
  'lesson.last-will.house.keep.kept': 'Well kept, your house is still worth {value}. Tomorrow you may let it fall.',
  'lesson.last-will.house.sell':
    'Some rounds later: the house is worth {value}, and the market takes 2 off. Unsold it would count {counts} against you, and nobody who owns a house can go bankrupt. What now?',
  'lesson.last-will.house.sell.sold': 'Sold for £{pounds}. What a loss: what a success!',
  'lesson.last-will.house.sell.other':
    'You may. But an unsold house counts its value and 5 more in the end, and keeps you from going bankrupt.',
  'lesson.last-will.house.joy': 'You bought at the top and sold a ruin. No card in your hand gets rid of more.',

  'lesson.last-will.day': 'A plan for the day',
  'lesson.last-will.day.plan':
    'Each round begins with a plan: cards to draw, errand boys (hats), actions (hourglasses). Farther left means sooner. Choose one; if it brings cards, say from which decks.',
  'lesson.last-will.day.plan.busy':
    '{actions, plural, one {# action} other {# actions}}: a day to spend! But few new cards, and others go before you.',
  'lesson.last-will.day.plan.cards': '{cards, plural, one {# card} other {# cards}}: choice for days to come. Spending will be slow today.',
  'lesson.last-will.day.plan.even': 'An even day, and early in the queue: the first errands are yours.',
  'lesson.last-will.day.errand':
    'Now an errand boy. He fetches any card on offer, visits the opera (£2 gone at once), gets you more room, or sets the prices of houses. Where one stands, no other may go.',
  'lesson.last-will.day.errand.opera': 'A night at the opera: £{pounds} gone, and no action used.',
  'lesson.last-will.day.errand.took': '“{card}” is in your hand, and nobody else can have it.',
  'lesson.last-will.day.errand.extended': 'One more space for costly habits, for the rest of the game.',
  'lesson.last-will.day.errand.market': 'The market dances to your tune: high where you buy, low where you sell.',
  'lesson.last-will.day.errand.unknown': 'A card from a deck of your choice: nobody knows what you have.',
  'lesson.last-will.day.joy': 'Plan, errands, actions, and at night the houses fall: that is a whole round. There are seven at most.',

  'lesson.last-will.ruin': 'Ruined at last',
  'lesson.last-will.ruin.all':
    'The last stretch! With no money and no house you are bankrupt: the round ends the game, and every pound of debt counts for you. You have £{money}, a shabby Manor House and {actions} actions. Sell, spend, end your turn!',
  'lesson.last-will.ruin.all.going':
    '{house, select, true {The house is still yours: touch it to sell it. } other {}}{bankrupt, select, true {Bankrupt! Every pound more counts for you. } other {}}{actions, plural, =0 {No action is left: end your turn.} one {One action is left.} other {# actions are left.}}',
  'lesson.last-will.ruin.all.bankrupt': 'Bankrupt, with {score} to your name!',
  'lesson.last-will.ruin.all.house':
    'You may. But you still own the house: it counts in the end, and keeps you from going bankrupt. Touch it to sell it.',
  'lesson.last-will.ruin.all.money': `You may. But £{money} is left, and the others are close. You have the cards to spend it all.`,
  'lesson.last-will.ruin.joy': 'Not a penny left, and so all of uncle’s fortune is yours. Ready to lose a whole one?',

  'lesson.last-will.game': 'A game of your own',
  'lesson.last-will.game.say':
    'A short game against two easy-going bots: the last three rounds, everybody with £{money} and an empty board. Who is ruined first? A coach sits at your side and speaks up when you are about to miss something.',
};
