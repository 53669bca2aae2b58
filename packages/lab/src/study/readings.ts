/** What the figures say, in plain words. */
import type { Values, Voice } from '@parlour/kernel';
import { figures as numbers } from '../report.ts';
import type { StudyFigures, TableFigures } from './figures.ts';
import type { Held } from './held.ts';
import { type Speaker, tableName } from './names.ts';
import type { ThingFigures } from './things.ts';

/** Whether it is as it should be, worth knowing, or a reason to change something. */
export type Verdict = 'well' | 'note' | 'wrong';

export interface Reading {
  readonly verdict: Verdict;
  readonly text: string;
}

/** A seat may win so much more or less than its share; it is wrong only if it clearly wins more, or less. */
const SEAT = 0.03;
/** A thing is dead when fewer of those who could use it do. */
const DEAD = 0.03;
/** A thing is too strong, or too weak, when those who use it win so many times their share. */
const STRONG = 1.5;
const WEAK = 0.65;
/** A way to win is missing, or the only one, when so many victories go that way. */
const MISSING = 0.12;
const ONLY = 0.4;
/** With fewer players than this, nothing is said of a thing. */
const ENOUGH = 30;
/** Bots that are off by more misjudge the game. */
const OFF = 0.1;

type Say = (verdict: Verdict, key: string, values?: Values) => Reading;

/** Everything worth saying about one table. */
export function tableReadings(table: TableFigures, voice: Speaker): Reading[] {
  const say: Say = (verdict, key, values) => ({ verdict, text: voice.say(`lab.reading.${key}`, values) });
  return [
    ...lengthReadings(table, voice, say),
    ...seatReadings(table, voice, say),
    ...milestoneReadings(table, voice, say),
    ...wayReadings(table, voice, say),
    ...thingReadings(table, voice, say),
    ...qualityReadings(table, voice, say),
    ...holeReadings(table, voice, say),
  ];
}

/** The same over all tables, each named, and what is said of no table alone. */
export function allReadings(figures: StudyFigures, voice: Speaker): Reading[] {
  const many = figures.tables.length > 1;
  const named = (table: TableFigures) =>
    tableReadings(table, voice).map((reading) => (many ? { ...reading, text: `${tableName(table, voice)}: ${reading.text}` } : reading));
  return [...figures.tables.flatMap(named), ...depthReadings(figures, voice), ...figures.held.flatMap((held) => heldReadings(held, voice))];
}

function lengthReadings({ rounds, games, decisions, margin }: TableFigures, voice: Voice, say: Say): Reading[] {
  const number = numbers(voice.language);
  const most = rounds.toSorted((a, b) => b.count - a.count)[0];
  const [first, last] = [rounds[0], rounds.at(-1)];
  const length =
    most === undefined || first === undefined || last === undefined
      ? say('note', 'decisions', { mean: number.whole(decisions.mean), least: decisions.least, most: decisions.most })
      : say('note', 'rounds', { usual: most.value, share: number.percent(most.count / games), first: first.value, last: last.value });
  return [length, say('note', 'margin', { median: number.decimal(margin.median) })];
}

function seatReadings({ seats, players }: TableFigures, voice: Voice, say: Say): Reading[] {
  const number = numbers(voice.language);
  const fair = 1 / players;
  const unfair = seats.flatMap((share, seat) =>
    share.low > fair || share.high < fair
      ? say(share.low > fair + SEAT || share.high < fair - SEAT ? 'wrong' : 'note', 'seat', {
          seat: seat + 1,
          share: number.percent(share.value),
          fair: number.percent(fair),
        })
      : [],
  );
  if (unfair.length > 0) return unfair;
  const sure = seats.every(({ low, high }) => fair - low <= SEAT && high - fair <= SEAT);
  return [say(sure ? 'well' : 'note', sure ? 'seats.fair' : 'seats.unsure', { fair: number.percent(fair) })];
}

/** How often what is worth counting happened, and when. */
function milestoneReadings({ milestones }: TableFigures, voice: Voice, say: Say): Reading[] {
  const { percent } = numbers(voice.language);
  return milestones.flatMap(({ id, games, periods }) => {
    const [usual] = periods.toSorted((a, b) => b.count - a.count);
    if (usual === undefined) return [];
    const times = periods.reduce((sum, { count }) => sum + count, 0);
    const values = { what: voice.say(`milestone.${id}`), period: voice.say('period'), usual: usual.value };
    return say('note', 'milestone', { ...values, games: percent(games.value), share: percent(usual.count / times) });
  });
}

function wayReadings({ ways }: TableFigures, voice: Voice, say: Say): Reading[] {
  const number = numbers(voice.language);
  return ways.flatMap(({ id, victories }) => {
    const values = { way: voice.say(`way.${id}`), share: number.percent(victories.value) };
    // Where there are many ways, each is fair with less.
    if (victories.high < Math.min(MISSING, 1 / ways.length)) return say('wrong', 'way.missing', values);
    return victories.low > ONLY ? say('wrong', 'way.only', values) : [];
  });
}

function thingReadings(table: TableFigures, voice: Speaker, say: Say): Reading[] {
  const { things, players } = table;
  const number = numbers(voice.language);
  const fair = 1 / players;
  const dead = things.filter(({ takers }) => takers !== undefined && takers.of >= ENOUGH && takers.high < DEAD);
  const clear = things.filter(({ won }) => won.of >= ENOUGH);
  const strong = clear.filter(({ won }) => won.low > fair && won.value > STRONG * fair);
  const weak = clear.filter(({ won }) => won.high < fair && won.value < WEAK * fair);
  const list = (key: string, found: readonly ThingFigures[], share: (thing: ThingFigures) => number) => {
    // A card that is laid down and then used round after round is one thing to say.
    const shares = new Map(found.toReversed().map((thing) => [voice.thing(thing, table), share(thing)]));
    const named = [...shares].toReversed().map(([name, value]) => `${name} ${number.percent(value)}`);
    return named.length === 0 ? [] : [say('wrong', key, { fair: number.percent(fair), things: voice.list(named) })];
  };
  return [
    ...list('dead', dead, ({ takers }) => takers?.value ?? 0),
    ...list('strong', strong, ({ won }) => won.value),
    ...list('weak', weak, ({ won }) => won.value),
  ];
}

function qualityReadings({ qualities, players, trust }: TableFigures, voice: Voice, say: Say): Reading[] {
  const number = numbers(voice.language);
  const { leads, decided, uncertainty, matters, runaway, luck } = qualities;
  const found: Reading[] = [];
  if (leads !== undefined) found.push(say('note', 'leads', { times: number.decimal(leads.value) }));
  if (decided !== undefined && uncertainty !== undefined)
    found.push(say('note', 'tension', { decided: number.percent(decided.value), open: number.percent(uncertainty.value) }));
  if (matters !== undefined) found.push(say('note', 'matters', { share: number.percent(matters.value) }));
  if (runaway !== undefined)
    found.push(say('note', 'runaway', { share: number.percent(runaway.value), fair: number.percent(1 / players) }));
  if (luck !== undefined) found.push(say('note', 'luck', { share: number.percent(Math.max(0, luck.value)) }));
  const off = trust.filter(
    ({ thought, won }) => won.of >= 10 * ENOUGH && Math.abs(thought - won.value) > OFF && (thought < won.low || thought > won.high),
  );
  const [worst] = off.toSorted((a, b) => Math.abs(b.thought - b.won.value) - Math.abs(a.thought - a.won.value));
  if (worst !== undefined)
    found.push(say('wrong', 'trust', { thought: number.percent(worst.thought), won: number.percent(worst.won.value) }));
  return found;
}

function holeReadings({ holes }: TableFigures, voice: Voice, say: Say): Reading[] {
  const number = numbers(voice.language);
  return holes.map(({ kind, times, games, part }) =>
    say(kind === 'repeated' || kind === 'shuffled' ? 'wrong' : 'note', 'hole', {
      hole: voice.say(`lab.hole.${kind}`),
      times: number.whole(times),
      part: number.percent(part),
      games: number.percent(games.value),
    }),
  );
}

/** How much there is to learn. */
export function depthReadings({ ladder }: StudyFigures, voice: Voice): Reading[] {
  if (ladder === undefined) return [];
  const number = numbers(voice.language);
  const { span, steps, rungs } = ladder;
  const values = {
    weakest: rungs[0]?.weaker ?? '',
    strongest: rungs.at(-1)?.stronger ?? '',
    elo: number.whole(span.value),
    steps: number.decimal(steps),
  };
  return [{ verdict: 'note', text: voice.say('lab.reading.depth', values) }];
}

function heldReadings({ manner, won, gain, thing, ...table }: Held, voice: Speaker): Reading[] {
  if (won.of < ENOUGH) return [];
  const outcome = gain.high < 0 ? 'costs' : gain.low > 0 ? 'pays' : undefined;
  if (outcome === undefined) return [];
  const verdict = outcome === 'pays' ? 'wrong' : 'note';
  const values = {
    thing: voice.thing(thing, table),
    points: numbers(voice.language).decimal(Math.abs(gain.value) * 100),
    table: tableName(table, voice),
  };
  return [{ verdict, text: voice.say(`lab.reading.${manner}.${outcome}`, values) }];
}
