import type { Voice } from '@parlour/kernel';
import type { Figures } from '../report.ts';
import type { Tournament } from './fixtures.ts';
import type { PlayedGame } from './game.ts';
import { results } from './table.ts';

/** What came of a tournament, as tables; the voice speaks for the laboratory and for the game. */
export function tournamentTables(tournament: Tournament, games: readonly PlayedGame[], voice: Voice): Figures[] {
  const { rows, pairings, luck } = results(tournament, games);
  const percent = new Intl.NumberFormat(voice.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 1 });
  const column = (...ids: string[]) => ids.map((id) => voice.say(`lab.column.${id}`));
  const share = (wins: number, of: number, { low, high }: { low: number; high: number }) =>
    `${percent.format(of === 0 ? 0 : wins / of)} [${percent.format(low)} – ${percent.format(high)}]`;
  const points = (value: number) => decimal.format(value * 100);
  const looked = rows.flatMap(({ name, luck }) => (luck === undefined ? [] : [{ name, ...luck }]));
  const accounts: Figures = {
    title: voice.say('lab.luck'),
    columns: column('entrant', 'corrected', 'deal', 'draws', 'others', 'own', 'rest', 'rate'),
    rows: looked.map(({ name, corrected, parts, rate, decisions }) => [
      name,
      `${percent.format(corrected.value)} [${percent.format(corrected.low)} – ${percent.format(corrected.high)}]`,
      ...[parts.deal, parts.draws].map(({ value, low }) => `${points(value)} ± ${points(value - low)}`),
      ...[parts.others, parts.own, parts.rest].map(({ value }) => points(value)),
      decisions === 0 || tournament.luck?.search === 0 ? '–' : decimal.format(rate * 1000),
    ]),
    note: voice.say('lab.luck.note'),
  };
  const shares: Figures = {
    title: voice.say('lab.luck.shares'),
    columns: column('deal', 'draws', 'mistakes', 'rest'),
    rows:
      luck === undefined
        ? []
        : [[luck.shares.deal, luck.shares.draws, luck.shares.decisions, luck.shares.rest].map((share) => percent.format(share))],
    note: voice.say('lab.luck.shares.note'),
  };
  return [
    {
      title: voice.say('lab.bots'),
      columns: column('entrant', 'games', 'wins', 'rating', 'per-decision', 'speed', 'over'),
      rows: rows.map(({ name, games, wins, interval, mu, sigma, thinking }) => [
        name,
        decimal.format(games),
        share(wins, games, interval),
        `${decimal.format(mu)} ± ${decimal.format(sigma)}`,
        decimal.format(thinking.milliseconds / Math.max(1, thinking.decisions)),
        thinking.iterations === 0 ? '–' : decimal.format(Math.round((thinking.iterations / thinking.milliseconds) * 1000)),
        decimal.format(thinking.over),
      ]),
      note: voice.say('lab.tournament.note', { fair: percent.format(1 / tournament.players) }),
    },
    {
      title: voice.say('lab.tournament.pairs'),
      columns: column('pair', 'games', 'wins'),
      rows: pairings.map(({ name, against, games, wins, interval }) => [
        `${name} – ${against}`,
        decimal.format(games),
        share(wins, games, interval),
      ]),
      note: voice.say('lab.tournament.pairs.note'),
    },
    ...(luck === undefined ? [] : [accounts, shares]),
  ];
}

/** Two lines: what was played. */
export function tournamentLines({ players, deals, seed }: Tournament, games: number, voice: Voice): readonly [string, string] {
  return [voice.say('lab.tournament', { game: voice.say('title'), games }), voice.say('lab.tournament.setting', { players, deals, seed })];
}
