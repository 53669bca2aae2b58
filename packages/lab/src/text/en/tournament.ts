import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'lab.entrant':
    'There is no entrant “{entrant}”. Write a bot, such as master, with its budget if it has one: expert:500 (imagined games a decision) or master:1000ms (time a decision).',
  'lab.entrants': 'A tournament needs at least two different entrants.',
  'lab.other-tournament': 'The file is of another tournament: another game, other entrants, options or deals.',
  'lab.untaught': 'Bots have no evaluation of “{game}” that could be tuned.',
  'lab.tournament': '{game}: a tournament of {games, plural, one {# game} other {# games}}',
  'lab.tournament.setting':
    '{players} players, {deals, plural, one {# deal} other {# deals}}, every table plays each in every rotation; seed “{seed}”.',
  'lab.tournament.note':
    'Fair share: {fair}. A shared win counts as its share. In brackets: 95% confidence (Wilson). Rating: Plackett–Luce, mean ± deviation.',
  'lab.tournament.pairs': 'Against each other',
  'lab.tournament.pairs.note': 'Of the games at one table that one of the two won.',
  'lab.column.entrant': 'Entrant',
  'lab.column.rating': 'Rating',
  'lab.column.per-decision': 'ms/decision',
  'lab.column.speed': 'Iterations/s',
  'lab.column.over': 'Longest over time, ms',
  'lab.column.pair': 'Pair',
  'lab.tuned': 'Loss {loss} in the games learnt from, {heldBack} in games held back.',
  'lab.other-lesson': 'The folder holds the work of another training: another game, other players, games or thoughts, or another seed.',
  'lab.train.generation':
    'Generation {generation}: {games, plural, one {# game} other {# games}}, {positions, plural, one {# position} other {# positions}}. Loss in games held back: linear {linear}, network {loss}. An imagined game takes {cost} times as long as before.',
  'lab.train.reach': 'Imagined games that go {reach} as far take {cost} times as long as before:',
  'lab.train.standing':
    '  {players} players: {share} of the victories (± {margin}; {fair} is fair) in equal time, {deals, plural, one {# deal} other {# deals}} in every seat',
  'lab.train.kept': '  It wins, and stays.',
  'lab.train.dropped': '  It does not win clearly, and goes.',
  'lab.train.none': 'No network won against what was best before: nothing is written.',
  'lab.luck-table': 'The table of luck and skill',
  'lab.luck-table.note':
    'Equals play each other. Of the variance of results, the share that goes with the deal, with the draws, and with both; ± is 95% confidence. Lost a decision: thousandths of a victory.',
  'lab.column.chance': 'Chance',
  'lab.column.game': 'Game',
  'lab.column.players': 'Players',
  'lab.other-luck': 'The file is of another table of luck: other games, levels, deals or effort.',
  'lab.luck': 'Luck and skill',
  'lab.luck.note':
    'In hundredths of a victory a game; together with the fair share they are the result. Corrected: victories without the luck of deal and draws, ± and brackets: 95% confidence. Lost a decision: thousandths of a victory.',
  'lab.luck.shares': 'What decides a game',
  'lab.luck.shares.note': 'Of the variance of results, the share that goes with each part.',
  'lab.column.corrected': 'Without luck',
  'lab.column.deal': 'Deal',
  'lab.column.draws': 'Draws',
  'lab.column.others': 'Others’ mistakes',
  'lab.column.own': 'Own mistakes',
  'lab.column.mistakes': 'Mistakes',
  'lab.column.rest': 'Rest',
  'lab.column.rate': 'Lost a decision',
};
