import type { Catalogue } from '@parlour/kernel';

/** Learning Getting Sacked: what is said in each step, and in answer to each choice. */
export const catalogue: Catalogue = {
  'lesson.getting-sacked': 'Learn Getting Sacked',

  'lesson.getting-sacked.job': 'A dreadful thing: a job',
  'lesson.getting-sacked.job.errand':
    'Worse than money: you have a job. It pays you £{pay} every round, and nobody who has one can go bankrupt. Among the errands is a Demotion: send your boy there, then touch the line of your job that you want to lose.',
  'lesson.getting-sacked.job.errand.most': 'The best-paid line first: well chosen. Your job pays only £{pay} now.',
  'lesson.getting-sacked.job.errand.demoted': 'A step down! Your job pays only £{pay} now.',
  'lesson.getting-sacked.job.errand.other':
    'You may. But wages come every round, and only a demotion stops them. It is a place to send a boy to.',
  'lesson.getting-sacked.job.dinner':
    'A round later you were paid £{pay}. There is another way: each line of your job shows a symbol; play a card with that symbol, and you may lose the line. One shows silverware, and so does your Dinner. Misbehave at table!',
  'lesson.getting-sacked.job.dinner.demoted':
    '£{pounds} gone, and the line with them: your job pays £{pay} now. One demotion a round is the most.',
  'lesson.getting-sacked.job.dinner.spent':
    'You may. But the line is still there. Play the Dinner, then choose the line with the silverware.',
  'lesson.getting-sacked.job.dinner.other': 'You may. But your Dinner shows the same silverware as a line of your job: play it.',
  'lesson.getting-sacked.job.joy':
    'Late, rude, and seen with a fork in public: they begin to notice. Every covered line is money that never comes.',

  'lesson.getting-sacked.wedding': 'The dearest day of your life',
  'lesson.getting-sacked.wedding.set':
    'New events: weddings. Rings, gifts, parties and the Wedding itself may be played together, as one, for a single action. You have {actions} actions and half a wedding in hand. Begin with one card, add the others, then spend.',
  'lesson.getting-sacked.wedding.set.all': '£{pounds} for one action. What a day!',
  'lesson.getting-sacked.wedding.set.two': '£{pounds} for one action, and there was more to add.',
  'lesson.getting-sacked.wedding.set.alone':
    'You may, for £{pounds}. But together they all cost one action: add what shines in your hand before you spend.',
  'lesson.getting-sacked.wedding.set.done': 'You may. But a wedding is the dearest thing in the game. Touch a card with rings.',
  'lesson.getting-sacked.wedding.joy': 'Collect them for a great day: two cards of the same name never go together, up to four others do.',

  'lesson.getting-sacked.sacked': 'Sacked!',
  'lesson.getting-sacked.sacked.all':
    'The end is near: one line is left, with silverware on it. As long as you have the job you may spend only what you have, £{money}. Lose it first, then run into debt. You have {actions} actions.',
  'lesson.getting-sacked.sacked.all.going':
    '{employed, select, true {You still have the job: the Dinner can cost you its last line. } other {Sacked! Now you may run into debt. }}{actions, plural, =0 {No action is left: end your turn.} one {One action is left.} other {# actions are left.}}',
  'lesson.getting-sacked.sacked.all.bankrupt': 'Sacked and bankrupt, with {score} to your name!',
  'lesson.getting-sacked.sacked.all.employed':
    'You may. But you still have your job: it pays once more, and you cannot go bankrupt. The Dinner shows what you need.',
  'lesson.getting-sacked.sacked.all.money': 'You may. Sacked at last! But {money} is left: without a job you may spend more than you have.',
  'lesson.getting-sacked.sacked.joy': 'No job, no money, no worries: the inheritance is yours. Now lose a job in a whole game.',

  'lesson.getting-sacked.game': 'A career of your own',
  'lesson.getting-sacked.game.say':
    'A short game against two easy-going bots: the last three rounds, everybody with £{money} and a job of which two lines are left. A coach sits at your side and speaks up when you are about to miss something.',
};
