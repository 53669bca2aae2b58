import type { Catalogue } from '@parlour/kernel';

export const en: Catalogue = {
  'server.input': 'This request is not understood at “{field}”: {detail}',
  'server.message': 'This message is not understood: {detail}',
  'server.no-game': 'There is no game “{game}” here.',
  'server.no-level': 'This game has no bot of the level “{level}”.',
  'server.no-table': 'There is no such table.',
  'server.no-page': 'There is nothing at this address.',
  'server.stale': 'The table has moved on since. Look again, then decide.',
  'server.not-started': 'The game has not begun: somebody is still missing.',
  'server.not-over': 'That is only possible once the game is over.',
  'server.over': 'This game is over.',
  'server.not-seated': 'Only those who sit at this table may do that.',
  'server.not-host': 'Only the person who made this table may do that.',
  'server.not-yours': 'That seat is not yours.',
  'server.bot-plays': 'A bot keeps your seat. Take it back first.',
  'server.already-seated': 'You already sit at this table.',
  'server.seat-taken': 'That seat is taken.',
  'server.no-free-seat': 'No seat is free at this table.',
  'server.bad-link': 'This link opens no seat. It may have been used already, or replaced by a new one.',
  'server.two-seats': 'You can take only one seat at a table.',
  'server.no-spectators': 'This table is not open to spectators.',
  'server.who': 'The server does not know you yet: sit down somewhere, or say your name, first.',
  'server.undo-seat':
    'You may take back {steps, plural, =0 {nothing} one {one decision} other {# decisions}} alone: {player} has decided since.',
  'server.undo-dice':
    'You may take back {steps, plural, =0 {nothing} one {one decision} other {# decisions}} alone: chance has played a part.',
  'server.undo-revealed':
    'You may take back {steps, plural, =0 {nothing} one {one decision} other {# decisions}} alone: something hidden has been seen.',
  'server.undo-start': 'Only {steps, plural, =0 {no decisions have} one {one decision has} other {# decisions have}} been made.',
  'server.no-request': 'Nobody is asking to take something back any more.',
  'server.too-fast': 'That was too much at once. Wait a moment.',
  'server.origin': 'This page may not talk to this server.',
  'server.busy': 'The server cannot do this right now. Nothing is lost; try again.',
  'server.stopping': 'The server is restarting. Nothing is lost.',
};
