import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'help.lab': 'What designers ask of many games: a report, positions without sense, better numbers.',
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
  'cli.short-ladder': '--ladder takes two players or more, from the weakest to the strongest, such as novice,club.',
  'help.option.examples': 'a folder for saved games that show what was found',
  'help.lab.luck':
    'Play equals against each other at every level and number of players, and say how much of a result is chance: the table of luck and skill.',
  'help.argument.games': 'one game or several, as `parlour games` names them',
  'help.option.luck-levels': 'who plays, such as novice,expert:150,master:400 (novice,casual,club,expert,master:400)',
  'help.option.luck-deals': 'how many deals at each table (100)',
  'help.option.luck-effort':
    'how thoroughly games are looked at again: draws for chance alone (draws:60 with fewer imagined games, for very many games), quick to find mistakes too (draws)',
  'help.lab.tune':
    'Look for better numbers among those that are our own design, for all aims of the game at once, and write them as a card pack.',
  'help.option.tune-bots': 'who plays, from cheap to good: whoever fares well with one is tried with the next (greedy,club)',
  'help.option.tune-deals': 'how many deals at each table in a generation, for each of the bots (8)',
  'help.option.population': 'how many sets of numbers are tried in a generation (24)',
  'help.option.parents': 'how many of them are parents of the next (4)',
  'help.option.generations': 'how many generations (10; with --minutes, as many as there is time for)',
  'help.option.tune-minutes': 'how long it may take in all; the last third is for finding the best and for fresh deals',
  'help.option.levers': 'only numbers whose names begin so, such as farm,plan; otherwise all that may move',
  'help.option.check-deals': 'how many fresh deals at each table, before and after (40)',
  'help.option.tune-out': 'the card pack to write; otherwise GAME-tuned.yaml',
  'help.option.tune-state': 'where to keep finished games; otherwise beside the pack. The same file again goes on where it stopped',
};
