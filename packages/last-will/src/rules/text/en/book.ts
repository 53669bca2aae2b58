import type { Catalogue } from '@parlour/kernel';

/** What each chapter of the rules is about, for somebody who has never seen the box. A line is a paragraph. */
export const catalogue: Catalogue = {
  'volume.getting-sacked': 'Getting Sacked',
  'volume.getting-sacked.about':
    'The expansion to Last Will, in three parts that can be played together or one by one: jobs, new plans, new cards. All the rules of Last Will hold, except where this book says otherwise.',

  'chapter.goal': 'What it is about',
  'chapter.goal.about':
    'Your uncle, who never enjoyed his money, leaves his fortune to whichever relative enjoys money best. To find out which, everyone is given a small part of it, and the same amount: whoever gets rid of theirs first inherits the rest.\nSo everything you know from other games is upside down here. You want to be poor. A good deal is one that loses money: an extravagant dinner, a yacht, a mansion bought dear, left to the rain and sold for nothing. Cards tell you what you may spend on; the hard part is to have the right cards, the time and the staff for them, all in the same round.\nThe game ends with the round in which somebody goes bankrupt, or after seven rounds. Whoever is then poorest, and debts are even better than nothing, has won.',
  'chapter.setup.about':
    'The page lays everything out. This is what lies there, and where it comes from: four decks of cards, some special cards that come up late in the game, four tokens that change the prices of houses, and two cards that each of you keeps from a first hand of six.',
  'chapter.round.about':
    'A round is a day in London. Cards are laid out; everyone plans their day; errand boys are sent around town to fetch cards and see to other things; then you enjoy yourselves, one after the other; and at night houses fall into disrepair.',
  'chapter.offer.about':
    'Fresh cards are laid out for the errand boys to fetch. Every space says which deck its card comes from. As the rounds go by, some spaces change, and more special cards appear.',
  'chapter.planning.about':
    'You choose how your day goes by putting your hat on a plan. Each plan gives some of four things: cards to draw, errand boys to send, actions to spend money with, and an early or late place in the order. No plan gives plenty of all: many actions mean getting up late, when the best errands are gone.',
  'chapter.errands.about':
    'Errand boys are sent one at a time, in the order of the plans. What is taken is gone for the others. Most fetch a card that everybody can see; the rest rearrange the property market, bring an extension for your board, draw a card nobody knows, or take you to the opera.',
  'chapter.actions.about':
    'Now the money goes. On your turn you do as much as your actions allow, in any order, before the next player begins. Whites are played once; blacks are laid down to be used round after round; properties are bought and sold.',
  'chapter.end.about': 'The day is over. You keep a few cards, and whatever house you did not maintain is worth less in the morning.',
  'chapter.white.about':
    'A card with a white border is a single pleasure: play it, spend what it says, discard it. The hourglasses are the actions it takes, the coin is what it spends.',
  'chapter.black.about':
    'A card with a black border stays. Laying it down takes an action and a space of your board; from then on it can be used once in every round. There is room for only a few, so a bad habit must be chosen with care.',
  'chapter.expenses.about':
    'Expenses are the plainest black cards: a reserved table, a box at the theatre. They spend money round after round.',
  'chapter.helpers.about':
    'Helpers make everything else dearer, quicker or easier. Some can also be activated like an expense. What they do for you works as long as they lie on your board, and you may always do without.',
  'chapter.properties.about':
    'Nothing loses money like a house. You pay the price at the top, spend on its upkeep or let it decay, and sell it for what is left. But be sure to sell in time: nobody who owns a property can go bankrupt, and at the end of the game an unsold one counts for more than it is worth.',
  'chapter.companions.about':
    'In company everything costs more. A companion goes out with you once, beside a white card, or settles down for good as a token on a black one.',
  'chapter.spending.about':
    'Being poor is a matter of definition: this is how it is decided who may spend what, who is bankrupt, and who has won.',
  'chapter.views.about': 'What you may look at, and what you may not. Everybody sees how poor you are.',

  'chapter.sacked-goal': 'What it is about',
  'chapter.sacked-goal.about':
    'Uncle’s lawyers have found out that you are all respectably employed. A job is a terrible thing: it pays you every round, and nobody who has one can go bankrupt. So lose it! Every line of your employment card shows what your employer cannot abide. Do that, and you are demoted: the line is covered and pays no more. When all lines are covered you are sacked, and free to be ruined.\nBeside the jobs there are plans that differ from game to game, new errands, and new cards: among them weddings, the most expensive day of anybody’s life.',
  'chapter.sacked-setup.about': 'What comes out of the second box, and where it goes.',
  'chapter.sacked-jobs.about':
    'Every line of an employment card has a sum of money and a symbol. Playing or buying something with that symbol lets you cover the line, once a round; an errand covers any line you like. Begin early: lines are covered one round at a time, and the money comes in until then.',
  'chapter.sacked-money.about': 'As long as you have a job you are not really poor, whatever your purse says.',
  'chapter.sacked-plans.about': 'Eight plans, put together from tiles at the beginning of each game. Some let you send three errand boys.',
  'chapter.sacked-cards.about':
    'Weddings are played in sets for a single action. Houses can be of two types at once. And some events do what no event did before.',
  'chapter.sacked-variants.about': 'The parts of the expansion can be left out one by one. Choose when you begin a game.',
};
