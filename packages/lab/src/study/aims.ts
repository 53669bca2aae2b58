import { type Aim, type OptionValues, same, type Thing, type Voice } from '@parlour/kernel';
import { figures as numbers } from '../report.ts';
import { type Estimate, portion } from './estimate.ts';
import type { Counts, TableFigures } from './figures.ts';
import type { Speaker } from './names.ts';
import type { QualityId } from './qualities.ts';
import type { ThingFigures } from './things.ts';

/** Whether an aim is met at a table: what it is about, one value or several. */
export interface AimFigures {
  readonly aim: Aim;
  /** Met if all values are within the limits; missed if one is clearly not. */
  readonly verdict: 'met' | 'missed' | 'unsure';
  /** Those that are not within the limits, the worst first; of an aim that is met, the one that is closest to them. */
  readonly values: readonly AimValue[];
}

export interface AimValue extends Estimate {
  /** By its key: a thing, a way, a seat; nothing where there is only one. */
  readonly of?: string;
  readonly thing?: Thing;
}

/** With fewer players than this, what the users of a thing won says nothing. */
export const ENOUGH = 30;

/** What aims can be about. */
type Measured = Counts & Partial<Pick<TableFigures, 'qualities'>>;

/** The aims for a table, and whether they are met. Aims about what was not measured are left out. */
export function aimsAt(aims: readonly Aim[], table: Measured): AimFigures[] {
  return aimsFor(aims, table.options).flatMap((aim) => {
    const values = valuesOf(aim, table);
    return values.length === 0 ? [] : [judge(aim, values)];
  });
}

/** The aims for a setting. */
export function aimsFor(aims: readonly Aim[], options: OptionValues): readonly Aim[] {
  return aims.filter(({ settings }) => settings?.some((each) => isPart(each, options)) ?? true);
}

/** A pack, say, may come on top of a setting. */
function isPart(options: OptionValues, all: OptionValues): boolean {
  return Object.entries(options).every(([id, value]) => same(all[id], value));
}

function judge(aim: Aim, values: readonly AimValue[]): AimFigures {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = aim;
  const beyond = ({ value }: Estimate) => Math.max(least - value, value - most);
  const worst = values.toSorted((a, b) => beyond(b) - beyond(a));
  const outside = worst.filter((value) => beyond(value) > 0);
  if (outside.length === 0) return { aim, verdict: 'met', values: worst.slice(0, 1) };
  const clear = outside.some(({ low, high }) => high < least || low > most);
  return { aim, verdict: clear ? 'missed' : 'unsure', values: outside };
}

/** All values that an aim is about, within its limits or not. */
export function valuesOf({ figure, of }: Aim, table: Measured): AimValue[] {
  const fair = 1 / table.players;
  const things = table.things.filter(({ key, group }) => of === undefined || of === group || of === key);
  const thing = (value: (each: ThingFigures) => Estimate | undefined) =>
    things.flatMap((each) => {
      const estimate = value(each);
      return estimate === undefined ? [] : [{ ...bare(estimate), of: each.key, thing: { group: each.group, id: each.id } }];
    });
  switch (figure) {
    case 'first-round':
      return exact(table.rounds[0]?.value);
    case 'usual-round':
      return usual(table.rounds);
    case 'milestone':
      return milestone(of, table);
    case 'seats':
      return table.seats.map((share, seat) => ({ ...times(share, 1, -fair), of: String(seat + 1) }));
    case 'part':
      return thing(({ part }) => part);
    case 'users':
      return thing(({ users }) => users);
    case 'takers':
      return thing(({ takers }) => (takers !== undefined && takers.of >= ENOUGH ? takers : undefined));
    case 'won':
      return thing(({ won }) => (won.of >= ENOUGH ? times(won, 1 / fair, 0) : undefined));
    case 'victories':
      return table.ways.filter(({ id }) => of === undefined || of === id).map(({ id, victories }) => ({ ...bare(victories), of: id }));
    case 'quality': {
      const estimate = table.qualities?.[of as QualityId];
      return estimate === undefined ? [] : [estimate];
    }
  }
}

/** What never happened has no figures of its own: of so many games none. */
function milestone(of: string | undefined, { milestones, seats }: Measured): AimValue[] {
  const met = milestones.find(({ id }) => id === of);
  return [bare(met?.games ?? portion(0, seats[0]?.of ?? 0))];
}

/** The round in which most games end, and in which it may be that most would: those that chance alone may have left behind, also beside those seen. */
function usual(rounds: Counts['rounds']): AimValue[] {
  const [first] = rounds.toSorted((a, b) => b.count - a.count);
  if (first === undefined) return [];
  const countOf = (round: number) => rounds.find(({ value }) => value === round)?.count ?? 0;
  const may = (count: number) => first.count - count <= SIGMAS * Math.sqrt(first.count + count);
  const near = rounds.flatMap(({ value }) => [value - 1, value, value + 1]).filter((round) => may(countOf(round)));
  return [{ value: first.value, low: Math.min(...near), high: Math.max(...near) }];
}
const SIGMAS = 1.96;

function exact(value: number | undefined): AimValue[] {
  return value === undefined ? [] : [{ value, low: value, high: value }];
}

function bare({ value, low, high }: Estimate): Estimate {
  return { value, low, high };
}

function times({ value, low, high }: Estimate, factor: number, more: number): Estimate {
  return { value: value * factor + more, low: low * factor + more, high: high * factor + more };
}

/** Figures that are not shares. */
const plain: ReadonlySet<Aim['figure']> = new Set(['first-round', 'usual-round', 'won']);

/** What is aimed at, as a sentence. */
export function aimText({ aim, values }: AimFigures, table: Measured, voice: Speaker): string {
  const { figure, of, least, most } = aim;
  const limit = (value: number | undefined) => (value === undefined ? '' : valueText(figure, value, voice));
  const range = least !== undefined && most !== undefined ? (least === most ? 'exact' : 'both') : least === undefined ? 'most' : 'least';
  // An aim about one thing is called by its name.
  const thing = values.find((value) => value.of === of)?.thing;
  const key = [`milestone.${of}`, `way.${of}`, `usage.${of}`, `lab.quality.${of}`].find((each) => voice.has(each));
  const name = (thing && voice.thing(thing, table)) ?? (key === undefined ? of : voice.say(key)) ?? '';
  const what = voice.say(`lab.aim.${figure}`, { of: name });
  return voice.say('lab.aim', { what, range, least: limit(least), most: limit(most) });
}

/** The values that miss an aim, or the closest to missing it, in words. */
export function aimValues({ aim: { figure }, values }: AimFigures, table: Measured, voice: Speaker): string {
  const named = values
    .slice(0, SHOWN)
    .map((each) => [nameOf(figure, each, table, voice), valueText(figure, each.value, voice)].filter(Boolean).join(' '));
  const left = values.length - SHOWN;
  return [...named, ...(left > 0 ? [voice.say('lab.aim.more', { count: left })] : [])].join(', ');
}

/** So many are named. */
const SHOWN = 6;

function nameOf(figure: Aim['figure'], { of, thing }: AimValue, table: Measured, voice: Speaker): string | undefined {
  if (thing !== undefined) return voice.thing(thing, table);
  if (figure === 'seats') return `${voice.say('lab.column.seat')} ${of}`;
  return figure === 'victories' ? voice.say(`way.${of}`) : undefined;
}

function valueText(figure: Aim['figure'], value: number, voice: Voice): string {
  const { decimal, percent } = numbers(voice.language);
  return plain.has(figure) ? decimal(value) : percent(value);
}
