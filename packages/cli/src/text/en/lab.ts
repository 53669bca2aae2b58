import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'help.lab': 'What designers ask of many games: a report, and positions without sense.',
  'help.lab.report':
    'Let good bots play many games over numbers of players and options, and write a page on how good and how fair the game is.',
  'help.lab.holes': 'Look for positions without sense: nothing to decide, choices that are all the same, the same position again.',
  'help.option.lab-players': 'numbers of players, such as 2,4; otherwise all',
  'help.option.report-bot': 'who plays against equals, such as expert or expert:500, imagined games a decision (expert)',
  'help.option.holes-bot': 'who plays (greedy)',
  'help.option.lab-deals': 'how many deals for each number of players and each setting (40 for a report, 20 for holes)',
  'help.option.repeats': 'how often equals play each deal: at least 2 to see what is luck (2)',
  'help.option.ladder': 'players of rising strength, each of whom plays against the next (random,novice,casual,club,expert)',
  'help.option.ladder-deals': 'how many deals each of these pairs plays; 0 for none (20)',
  'help.option.restrict': 'what one player never uses, or always does: groups or things, such as theme,plan:2',
  'help.option.restrict-deals': 'how many deals each of these plays, in every seating (20)',
  'help.option.report-page': 'the page to write; otherwise GAME-report.html',
  'help.option.report-state': 'where to keep finished games; otherwise beside the page. The same file again goes on where it stopped',
  'help.option.beside': 'the figures of another report (from --json) to compare with, such as those of another game',
  'cli.not-figures': '“{file}” does not hold the figures of a report: make them with parlour lab report GAME --json.',
  'help.option.examples': 'a folder for saved games that show what was found',
};
