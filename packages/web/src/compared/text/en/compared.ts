import type { Catalogue } from '@parlour/kernel';

/** The same cards for many, and how each of them did. */
export const catalogue: Catalogue = {
  'luck.take': 'Take the luck out',
  'luck.help':
    'Looks through {games, plural, one {one game} other {all # games}} on this device: what the deal and the draws brought is taken off the victories. That takes some seconds a game. The server does it by and by, for everybody.',
  'luck.busy': '{done} of {of} games looked through',
  'luck.how':
    'Without luck: victories less what the deal and the draws brought, as far as games were looked through. Nobody can say it of themselves: it follows from the game, and a review of that game says the same.',

  'field.rank': 'Rank',
  'field.player': 'Player',
  'field.place': 'Place',
  'field.score': 'Score (lead)',
  'field.better': 'Better than',
  'field.won': 'Won',
  'field.corrected': 'Without luck',
  'field.look': 'Look at the game',
  'field.look.how': 'Press a name to look at that game.',
  'field.lead.how':
    'Lead: how far somebody was ahead of the best of the others at their table, or behind the first. Better than: of those who had the same cards in the same seat.',

  'shared.cannot': 'This deal cannot be shown',
  'shared.title': 'The same cards: {game}',
  'shared.made-of':
    'For {seats, plural, one {one player} other {# players}} · shared by {host} · {state, select, open {open until {when}} other {closed}}',
  'shared.about':
    'Every table has the same cards, and everybody plays them once. What the others made of them you see when your own game is over; their games once nobody plays any more.',
  'shared.link': 'Send this link to whoever shall play the same cards, at a table of their own.',
  'shared.link.label': 'Link to this deal',
  'shared.play': 'Play these cards',
  'shared.play.help': 'The seats are taken as at the first table, so that results compare. Change them if you like.',
  'shared.mine': 'To your table',
  'shared.mine.over': 'Your own game',
  'shared.tables':
    '{tables, plural, =0 {No table plays it yet} one {One table} other {# tables}}{tables, plural, =0 {} other {{over, plural, =0 {, none finished yet} other {, # finished}}}}',
  'shared.secret': 'You see the results when your own game is over.',
  'shared.seat': 'Seat {number}',
  'shared.close': 'Close this deal',
  'shared.close.ask':
    'No further table can begin with it. When all tables have finished, their games and the secret of the deal are open to everybody.',
  'shared.close.no': 'Leave it open',
  'shared.closed': 'It is closed. The games open when the last table has finished.',
  'shared.revealed': 'It is closed, and all games are open: the deal can be checked in each of them.',

  'daily.title': 'Deal of the day: {game}',
  'daily.played': '{played, plural, =0 {Nobody has entered a result yet} one {One result so far} other {# results so far}}',
  'daily.first': 'Play it first; then you can compare.',
  'daily.offer': 'Enter your result, and see how the others did. Your name and your game are then shown to everybody who has played.',
  'daily.enter': 'Enter my result',
  'daily.not-today': 'Only today’s result can be entered.',
  'daily.back': 'All deals of the day',
  'daily.how':
    'In order of the lead over the best bot. The server works out by and by what was luck in each game; whoever looks at the game can repeat that with a review.',
};
