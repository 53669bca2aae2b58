import type { Catalogue } from '@parlour/kernel';

/** Learning Alhambra: what is said in each step, and in answer to each choice. */
export const catalogue: Catalogue = {
  'lesson.alhambra': 'Learn Alhambra',

  'lesson.alhambra.exact': 'To the coin',
  'lesson.alhambra.exact.buy':
    'You are building the Alhambra, and whoever has most of a kind of building scores for it. Four are for sale, each for the coin above it; your money lies below. Buy the Garden: touch it, then your 4 and your 5 denars.',
  'lesson.alhambra.exact.buy.exact': 'Exactly right! Whoever pays to the coin acts again.',
  'lesson.alhambra.exact.buy.over':
    'You may. But no change is given: {over} gone for nothing, and your turn is over. Your 4 and 5 denars make exactly 9.',
  'lesson.alhambra.exact.buy.took': 'You may; money always comes in handy. But your 4 and 5 denars already make the 9 for the Garden.',
  'lesson.alhambra.exact.again': 'So it is still your turn. Can you hit another price exactly? After that you may even take money.',
  'lesson.alhambra.exact.again.going': 'To the coin again, and still your turn! Buy once more, or take money.',
  'lesson.alhambra.exact.again.chain': '{buildings} buildings in a single turn!',
  'lesson.alhambra.exact.again.over':
    'You may. But that was {over} too much, so your turn ends here. One of your cards hits a price exactly.',
  'lesson.alhambra.exact.again.took':
    'You may, and it ends your turn. But one of your cards hits a price exactly: you could have had a building first, and then the money.',
  'lesson.alhambra.exact.joy':
    'Two buildings and fresh money in one turn, where others do one thing. Paying to the coin is the heart of Alhambra.',

  'lesson.alhambra.money': 'The right money',
  'lesson.alhambra.money.take':
    'Now you are short of money. Take one card of any value, or several that make 5 or less together. Which would pay a price exactly next time?',
  'lesson.alhambra.money.take.five': 'Well seen: 4 and 5 dirhams are the 9 that the Seraglio costs.',
  'lesson.alhambra.money.take.several':
    'You may: several small cards for one action are often a bargain. But the 5 dirhams would have made 9 with your 4, the price of the Seraglio.',
  'lesson.alhambra.money.take.one': 'You may. But look at the Seraglio: it costs 9 dirhams, and you hold 4. Which card makes 9 of it?',
  'lesson.alhambra.money.pay': 'The others took money too, and the Seraglio is still there. Your turn.',
  'lesson.alhambra.money.pay.going': 'To the coin! One more action: take money, or buy.',
  'lesson.alhambra.money.pay.exact': 'To the coin, and once more you acted twice.',
  'lesson.alhambra.money.pay.took': 'You may, but your 4 and 5 dirhams hit the Seraglio’s 9, and somebody else may buy it first.',
  'lesson.alhambra.money.joy': 'That is the whole of a turn: take money, or buy. Take what will hit a price next time.',

  'lesson.alhambra.scoring': 'Who has most?',
  'lesson.alhambra.scoring.tower':
    'A scoring comes soon. For each kind of building, whoever has most of it scores: 1 point for Pavilions, up to 6 for Towers. You and Ada have one Tower each. What do you buy?',
  'lesson.alhambra.scoring.tower.going': 'To the coin, so you act again. Your 6 and 8 ducats would pay the Tower, no change given.',
  'lesson.alhambra.scoring.tower.both': 'Masterly: the Pavilion to the coin, and the Tower with the action that it gave you.',
  'lesson.alhambra.scoring.tower.tower': 'Two Towers against one. It cost 2 too much, but the majority is yours.',
  'lesson.alhambra.scoring.tower.pavilion':
    'You may: a Pavilion is worth 1 point now. But with the Tower for your 6 and 8 ducats you would lead where there are 6.',
  'lesson.alhambra.scoring.tower.took':
    'You may. But the scoring will not wait: with your 6 and 8 ducats you could lead in Towers, where there are 6 points.',
  'lesson.alhambra.scoring.joy': 'Your first points! Scoring cards lie hidden among the money, so nobody knows quite when.',

  'lesson.alhambra.rank': 'Second counts too',
  'lesson.alhambra.rank.buy':
    'The second scoring pays more, and the runner-up as well: for Pavilions 8 and 1, for Gardens 12 and 5. You can pay one building. Count: where is more to be had?',
  'lesson.alhambra.rank.buy.first': 'Right: you lead in Pavilions now, and that alone is {points} points more.',
  'lesson.alhambra.rank.buy.second':
    'You may: second in Gardens brings {points} points. But in Pavilions you and Bruno are level. One more and you lead: 8, not half of 9.',
  'lesson.alhambra.rank.buy.took': 'You may. But the scoring is close, and one more Pavilion would break the tie with Bruno.',
  'lesson.alhambra.rank.joy':
    'See the sheet: those who are level share what their places bring. The third scoring pays three places, and most of all.',

  'lesson.alhambra.end': 'The last card',
  'lesson.alhambra.end.last':
    'The deck is empty: once a building is bought, this turn is the last. What is left then goes to whoever holds most of its coin. Ada has 10 ducats, you have 8, and the Tower costs 13. Can you get two buildings?',
  'lesson.alhambra.end.last.going':
    'To the coin: one more action before it all ends. Whoever holds most ducats gets the Tower: Ada has 10, you have 8.',
  'lesson.alhambra.end.last.tower':
    'Beautiful: the Pavilion to the coin, then ducats, and the Tower came to you for nothing. {points} points, {best} for the next.',
  'lesson.alhambra.end.last.ended':
    'You may, and the game is over: {points} points for you, {best} for the best of the others. But Ada’s 10 ducats won her the Tower. Pay the Pavilion exactly, and use your second action.',
  'lesson.alhambra.end.last.waited':
    'You may wait. But then Ada buys, ends the game, and her ducats win the Tower. Pay the Pavilion exactly, and use your second action.',
  'lesson.alhambra.end.joy': 'You have won! And you know all of Alhambra now. Ready for a whole game?',

  'lesson.alhambra.game': 'A game of your own',
  'lesson.alhambra.game.say':
    'A short game against two easy-going bots: everybody has six buildings and 7 points already, and two scorings are to come. A coach sits at your side and speaks up when you are about to miss something.',
};
