import { type AnyGame, atTable, type OptionField, settingFor, type Voice } from '@parlour/kernel';
import { type Sample, summarise } from './sample.ts';
import type { Simulated } from './simulate.ts';
import type { Subject } from './subject.ts';
import type { Showing } from './tally.ts';
import { wilson } from './wilson.ts';

/** Figures to be shown: the first column is words, the others are numbers. */
export interface Figures {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** What came of a simulation, as tables; the voice speaks for the laboratory and for the game. */
export function resultTables({ simulation, tally }: Simulated, voice: Voice): Figures[] {
  const number = figures(voice.language);
  const column = (...ids: string[]) => ids.map((id) => voice.say(`lab.column.${id}`));
  const showing = (name: string, { games, wins, scores }: Showing) => {
    const { low, high } = wilson(wins, games);
    const score = summarise(scores)!;
    const rate = `${number.percent(wins / games)} [${number.percent(low)} – ${number.percent(high)}]`;
    return [
      name,
      number.whole(games),
      rate,
      `${number.decimal(score.mean)} ± ${number.decimal(score.deviation)}`,
      number.decimal(score.median),
    ];
  };
  const course = (name: string, sample: Sample) => {
    const { mean, deviation, least, median, most } = summarise(sample)!;
    return [name, ...[mean, deviation, least, median, most].map(number.decimal)];
  };
  const statistic = (id: string, all: Sample, winners: Sample) => {
    const { mean, deviation, most, present } = summarise(all)!;
    const label = voice.has(`statistic.${id}`) ? voice.say(`statistic.${id}`) : id;
    return [
      label,
      number.decimal(mean),
      number.decimal(deviation),
      number.decimal(most),
      number.percent(present),
      number.decimal(summarise(winners)?.mean ?? 0),
    ];
  };
  const tables: Figures[] = [
    {
      title: voice.say('lab.bots'),
      columns: column('bot', 'games', 'wins', 'score', 'median'),
      rows: [...tally.bots].map(([bot, record]) => showing(bot, record)),
      note: voice.say('lab.bots.note', { fair: number.percent(1 / simulation.players) }),
    },
    {
      title: voice.say('lab.seats'),
      columns: column('seat', 'games', 'wins', 'score', 'median'),
      rows: [...tally.seats].map(([seat, record]) => showing(String(seat + 1), record)),
    },
    {
      title: voice.say('lab.course'),
      columns: column('what', 'mean', 'deviation', 'least', 'median', 'most'),
      rows: [
        course(voice.say('lab.decisions'), tally.decisions),
        course(voice.say('lab.turns'), tally.turns),
        ...(tally.rounds.size === 0 ? [] : [course(voice.say('lab.rounds'), tally.rounds)]),
        course(voice.say('lab.margin'), tally.margins),
      ],
    },
  ];
  if (tally.statistics.size > 0)
    tables.push({
      title: voice.say('lab.statistics'),
      columns: column('what', 'mean', 'deviation', 'most', 'seen', 'winners'),
      rows: [...tally.statistics].map(([id, { all, winners }]) => statistic(id, all, winners)),
      note: voice.say('lab.statistics.note'),
    });
  return tables;
}

/** A table for each group of things that were used (cards, plans), the most used first. */
function usageTables(
  { simulation: { players, options }, tally: { usage, games } }: Simulated,
  { game, design }: Subject,
  voice: Voice,
): Figures[] {
  const number = figures(voice.language);
  const hands = games * players;
  const atThis = atTable(voice, settingFor(game, options, players), []);
  const groups = Map.groupBy(usage.values(), ({ group }) => group);
  return [...groups].map(([group, list], index) => ({
    title: voice.say(`usage.${group}`),
    columns: ['what', 'each', 'users', 'won'].map((id) => voice.say(`lab.column.${id}`)),
    rows: list
      .toSorted((a, b) => b.times - a.times)
      .map(({ id, times, users, wins }) => {
        const { low, high } = wilson(wins, users);
        const won = `${number.percent(wins / users)} [${number.percent(low)} – ${number.percent(high)}]`;
        return [design?.name({ group, id }, atThis) ?? id, number.decimal(times / hands), number.percent(users / hands), won];
      }),
    ...(index === 0 ? { note: voice.say('lab.usage.note', { fair: number.percent(1 / players) }) } : {}),
  }));
}

/** One line: what was simulated. */
export function settingText({ simulation, tally }: Simulated, game: AnyGame, voice: Voice): string {
  const options = game.options
    .filter(({ id, kind }) => id in simulation.options && kind !== 'document')
    .map((field) => `${field.id}=${asTyped(field, simulation.options[field.id])}`)
    .join(', ');
  return [
    voice.say('lab.title', { game: voice.say('title'), games: tally.games }),
    voice.say('lab.setting', {
      players: simulation.players,
      bots: simulation.bots.join(', '),
      seed: simulation.seed,
      options: options === '' ? '' : voice.say('lab.options', { options }),
    }),
  ].join('\n');
}

/** The value of an option as it is written on the command line, where seats are counted from one. */
function asTyped({ kind }: OptionField, value: unknown): string {
  const seats = kind === 'seat' ? [value] : kind === 'seats' ? (value as unknown[]) : undefined;
  return seats === undefined ? String(value) : seats.map((seat) => Number(seat) + 1).join(',');
}

/** One line: how fast it went, this time. */
export function speedText({ tally, seconds }: Simulated, voice: Voice): string {
  const decisions = [...tally.decisions].reduce((sum, [value, times]) => sum + value * times, 0);
  return voice.say('lab.speed', { decisions, seconds: figures(voice.language).decimal(seconds), rate: Math.round(decisions / seconds) });
}

/** A simulation’s report as a Markdown page, with what was used how often. */
export function markdown(simulated: Simulated, subject: Subject, voice: Voice): string {
  const [title, setting] = settingText(simulated, subject.game, voice).split('\n');
  const tables = [...resultTables(simulated, voice), ...usageTables(simulated, subject, voice)].map(({ title, columns, rows, note }) => {
    const rule = line(columns.map((_, index) => (index === 0 ? ':--' : '--:')));
    return [`## ${title}`, '', line(columns), rule, ...rows.map(line), ...(note === undefined ? [] : ['', note])].join('\n');
  });
  return `${[`# ${title}`, setting, ...tables, speedText(simulated, voice)].join('\n\n')}\n`;
}

/** The same figures for machines. */
export function resultData({ simulation, tally, seconds }: Simulated): object {
  const decisions = [...tally.decisions].reduce((sum, [value, times]) => sum + value * times, 0);
  return {
    simulation,
    games: tally.games,
    bots: showings(tally.bots),
    seats: showings([...tally.seats].map(([seat, record]) => [seat + 1, record] as const)),
    decisions: summarise(tally.decisions),
    turns: summarise(tally.turns),
    rounds: summarise(tally.rounds),
    margin: summarise(tally.margins),
    statistics: Object.fromEntries(
      [...tally.statistics].map(([id, { all, winners }]) => [id, { all: summarise(all), winners: summarise(winners) }]),
    ),
    usage: [...tally.usage.values()],
    measured: { seconds, decisions, decisionsPerSecond: decisions / seconds },
  };
}

export function figures(language: string) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const round = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    round: (value: number) => round.format(value),
    percent: (value: number) => percent.format(value),
    decimal: (value: number) => decimal.format(value),
    whole: (value: number) => decimal.format(Math.round(value)),
  };
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function showings(entries: Iterable<readonly [string | number, Showing]>): object {
  return Object.fromEntries(
    [...entries].map(([key, { games, wins, scores }]) => [
      key,
      { games, wins, rate: wins / games, interval: wilson(wins, games), score: summarise(scores) },
    ]),
  );
}
