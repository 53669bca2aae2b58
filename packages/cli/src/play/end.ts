import { eventsOf } from '@parlour/kernel';
import { cut, table, wrap } from '@parlour/terminal-kit';
import { lastDecision, newsSince } from './news.ts';
import type { ShownTable } from './table.ts';

/** The end of a game: the last events, the table, who won, where the points came from, statistics. */
export function showEnd(shown: ShownTable): void {
  const { match, board, look, cli, voice } = shown;
  const { game, state, head, setting } = match;
  const { paint } = cli;
  const events = eventsOf(match);
  const names = head.seats.map(({ name }) => cut(name, 12));
  const people = [...head.seats.keys()].filter((seat) => head.seats[seat]?.bot === undefined);
  const news = newsSince(shown, null, lastDecision(match, people));
  cli.print('', ...news.flatMap((line) => wrap(`${paint.sign('·', '-')} ${line}`, paint.columns, '  ')));
  cli.print('', ...board.draw(game.view(state, null), look));
  cli.print(...(board.sheet?.(game.view(state, null), events, look) ?? []));
  const statistics = game.statistics(events, setting).filter(({ values }) => values.some((value) => value !== 0));
  const rows = statistics.map(({ id, values }) => [voice.say(`statistic.${id}`), ...values.map(String)]);
  if (rows.length > 0) cli.print('', ...table(paint, [cli.say('play.statistics'), ...names], rows));
  cli.print('', paint.colour(['bold', 'underline'], cli.say('play.result')));
  cli.print(game.text.prompt(game.view(state, null), voice));
  let place = 1;
  for (const group of game.standings(state) ?? []) {
    for (const seat of group) cli.print(cli.say('play.place', { place, player: voice.name(seat), score: game.scores(state)[seat] ?? 0 }));
    place += group.length;
  }
}
