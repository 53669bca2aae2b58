import { settingFor, type Thing, thingKey, type TableVoice } from '@parlour/kernel';
import { type Sample, summarise } from '../sample.ts';
import { type Subject } from '../subject.ts';
import type { Tally } from '../tally.ts';
import { type Interval, wilson } from '../wilson.ts';
import type { BoxTest, BoxTested } from './test.ts';

/** A mean or a share over all games, and where the true one lies with 95 % confidence. */
export interface Figure extends Interval {
  readonly value: number;
}

/** One thing that was measured, with ours and with theirs. */
export interface BoxRow {
  /** Its words are under this key, in the box's text or the game's. */
  readonly label: string;
  readonly kind: 'number' | 'share';
  readonly ours: Figure;
  readonly theirs: Figure;
  /** Whether the difference is more than chance would make it. */
  readonly differs: boolean;
}

export interface BoxFigures {
  /** Of each side. */
  readonly games: number;
  readonly rows: readonly BoxRow[];
  /** What nobody used in any game with the pack; and, of that, what is used with ours. */
  readonly unused: readonly Thing[];
  readonly deserted: readonly Thing[];
}

export function boxFigures(test: BoxTest, { ours, theirs }: BoxTested, { game, design }: Subject): BoxFigures {
  const samples: [string, (tally: Tally) => Sample | undefined][] = [
    ['box.rounds', ({ rounds }) => rounds],
    ['box.decisions', ({ decisions }) => decisions],
    ['box.margin', ({ margins }) => margins],
    ...[...theirs.statistics.keys()].map((id): [string, (tally: Tally) => Sample | undefined] => [
      `statistic.${id}`,
      ({ statistics }) => statistics.get(id)?.all,
    ]),
  ];
  const means = samples.flatMap(([label, sample]): BoxRow[] => {
    const [a, b] = [meanOf(sample(ours)), meanOf(sample(theirs))];
    // What happens in neither is nothing to speak of.
    return a === undefined || b === undefined || (a.value === 0 && b.value === 0) ? [] : [row(label, 'number', a, b)];
  });
  const wins = row('box.first-seat', 'share', firstSeat(ours), firstSeat(theirs));
  const things = design?.things(settingFor(game, { ...test.options, [test.option]: test.pack }, test.players)) ?? [];
  const unused = things.filter((thing) => !theirs.usage.has(thingKey(thing)));
  return {
    games: theirs.games,
    rows: [...means.slice(0, 3), wins, ...means.slice(3)],
    unused,
    deserted: unused.filter((thing) => ours.usage.has(thingKey(thing))),
  };
}

function row(label: string, kind: BoxRow['kind'], ours: Figure, theirs: Figure): BoxRow {
  return { label, kind, ours, theirs, differs: ours.high < theirs.low || theirs.high < ours.low };
}

function meanOf(sample: Sample | undefined): Figure | undefined {
  const summary = sample && summarise(sample);
  return summary && { value: summary.mean, ...summary.interval };
}

/** What the first seat wins. */
function firstSeat({ seats }: Tally): Figure {
  const { wins, games } = seats.get(0) ?? { wins: 0, games: 1 };
  return { value: wins / games, ...wilson(wins, games) };
}

/** What things are called, each name once: a card may be unused in several ways. */
export function namesOfThings(things: readonly Thing[], { design }: Pick<Subject, 'design'>, voice: TableVoice): string[] {
  return design === undefined ? [] : [...new Set(things.map((thing) => design.name(thing, voice)))];
}
