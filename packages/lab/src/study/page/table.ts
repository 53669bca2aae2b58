/** The chapter on one table. */
import type { Voice } from '@parlour/kernel';
import { figures as numbers } from '../../report.ts';
import { escape } from '../../review/html.ts';
import { STEPS } from '../account.ts';
import type { Share } from '../estimate.ts';
import type { Curve, TableFigures, WayFigures } from '../figures.ts';
import { type Speaker, tableName } from '../names.ts';
import { tableReadings } from '../readings.ts';
import type { ThingFigures } from '../things.ts';
import { cell, grid, heading, readingList, shareText } from './parts.ts';
import { columns, type Line, lines, range } from './plots.ts';

export function tableChapter(table: TableFigures, open: boolean, voice: Speaker): string {
  const { percent, round } = numbers(voice.language);
  const { rounds, margins, openness } = table;
  const steps = openness.map((_, step) => round(step / STEPS));
  const parts = [
    readingList(tableReadings(table, voice)),
    ...(rounds.length === 0 ? [] : [heading(voice, 'rounds', 3), columns(voice.say('lab.study.rounds'), rounds, percent)]),
    heading(voice, 'margins', 3),
    columns(voice.say('lab.study.margins'), margins, percent),
    heading(voice, 'seats', 3),
    seatTable(table, voice),
    ...milestoneParts(table, voice),
    ...curveParts(table, voice),
    ...wayParts(table, voice),
    ...(openness.length === 0
      ? []
      : [
          heading(voice, 'openness', 3),
          lines(voice.say('lab.study.openness'), steps, [{ name: voice.say('lab.study.openness'), values: openness }], round),
          heading(voice, 'trust', 3),
          trustTable(table, voice),
        ]),
    ...thingParts(table, voice),
    ...holeParts(table, voice),
  ];
  return `<details${open ? ' open' : ''}><summary>${escape(tableName(table, voice))}</summary>${parts.join('\n')}</details>`;
}

function seatTable({ seats, players }: TableFigures, voice: Voice): string {
  const rows = seats.map((share, seat) => [
    cell(String(seat + 1)),
    cell(shareText(share, voice)),
    range(share, 0, 2 / players, 1 / players),
  ]);
  return grid([voice.say('lab.column.seat'), voice.say('lab.column.wins'), ''], rows);
}

function milestoneParts({ milestones, players }: TableFigures, voice: Voice): string[] {
  if (milestones.length === 0) return [];
  const heads = ['what', 'in-games', 'of-players', 'won'].map((id) => voice.say(`lab.column.${id}`));
  const share = (each: Share | undefined) => cell(each === undefined ? '–' : shareText(each, voice));
  const rows = milestones.map(({ id, games, players: met, won }) => [
    cell(voice.say(`milestone.${id}`)),
    share(games),
    share(met),
    share(won),
    won === undefined || won.of === 0 ? '' : range(won, 0, Math.min(1, 3 / players), 1 / players),
  ]);
  const { percent } = numbers(voice.language);
  const plots = milestones.map(({ id, periods }) => {
    const title = `${voice.say(`milestone.${id}`)} (${voice.say('period')})`;
    return `<h4>${escape(title)}</h4>${columns(title, periods, percent)}`;
  });
  return [heading(voice, 'milestones', 3), grid([...heads, ''], rows), ...plots];
}

function curveParts({ curves, ways }: TableFigures, voice: Voice): string[] {
  if ((curves[0]?.points.length ?? 0) < 3) return [];
  // The score comes first, then what the game thinks most worth following.
  const [, followed] = curves;
  const plots = curves.flatMap((curve) => [
    curvePlot(curve, voice),
    ...(curve === followed && ways.length > 0 ? [wayCurves(curve, ways, voice)] : []),
  ]);
  return [heading(voice, 'curves', 3), ...plots];
}

function curvePlot(curve: Curve, voice: Voice): string {
  const both = (['winners', 'others'] as const).map((who) => ({
    name: voice.say(`lab.study.${who}`),
    values: curve.points.map((point) => point[who]),
  }));
  return plotOf(gaugeName(curve, voice), curve, both, voice);
}

/** The same by the way that players went, where there were such players all along. */
function wayCurves(curve: Curve, ways: readonly WayFigures[], voice: Voice): string {
  const drawn = ways.flatMap(({ id }) => {
    const values = curve.points.flatMap((point) => point.ways[id] ?? []);
    return values.length === curve.points.length ? { name: voice.say(`way.${id}`), values } : [];
  });
  return drawn.length === 0 ? '' : plotOf(voice.say('lab.study.by-way', { what: gaugeName(curve, voice) }), curve, drawn, voice);
}

function gaugeName({ id }: Curve, voice: Voice): string {
  return voice.has(`gauge.${id}`) ? voice.say(`gauge.${id}`) : voice.say('lab.study.score');
}

function plotOf(title: string, { points }: Curve, drawn: readonly Line[], voice: Voice): string {
  const labels = points.map(({ period }) => (period === undefined ? voice.say('lab.study.end') : String(period)));
  return `<h4>${escape(title)}</h4>${lines(title, labels, drawn, numbers(voice.language).decimal)}`;
}

function wayParts({ ways, players }: TableFigures, voice: Voice): string[] {
  if (ways.length === 0) return [];
  const { decimal } = numbers(voice.language);
  const heads = ['way', 'mean', 'winners', 'played', 'victories', 'won'].map((id) => voice.say(`lab.column.${id}`));
  const rows = ways.map(({ id, all, winners, played, victories, won }) => [
    cell(voice.say(`way.${id}`)),
    cell(decimal(all)),
    cell(decimal(winners)),
    cell(shareText(played, voice)),
    cell(shareText(victories, voice)),
    cell(shareText(won, voice)),
    won.of === 0 ? '' : range(won, 0, Math.min(1, 3 / players), 1 / players),
  ]);
  return [heading(voice, 'ways', 3), grid([...heads, ''], rows)];
}

function trustTable({ trust }: TableFigures, voice: Voice): string {
  const { percent, whole } = numbers(voice.language);
  const heads = ['thought', 'won', 'times'].map((id) => voice.say(`lab.column.${id}`));
  const rows = trust.map(({ thought, won }) => [
    cell(percent(thought)),
    cell(percent(won.value)),
    cell(whole(won.of)),
    range(won, 0, 1, thought),
  ]);
  return grid([...heads, ''], rows);
}

function thingParts(table: TableFigures, voice: Speaker): string[] {
  const { things } = table;
  if (things.length === 0) return [];
  const groups = [...Map.groupBy(things, ({ group }) => group)];
  return [
    heading(voice, 'things', 3),
    ...groups.map(([group, list]) => `<h4>${escape(voice.say(`usage.${group}`))}</h4>${thingTable(list, table, voice)}`),
  ];
}

function thingTable(things: readonly ThingFigures[], table: TableFigures, voice: Speaker): string {
  const { players } = table;
  const { percent } = numbers(voice.language);
  const heads = ['what', 'part', 'users', 'takers', 'won', '', 'left'].map((id) => (id === '' ? '' : voice.say(`lab.column.${id}`)));
  const rows = things
    .toSorted((a, b) => b.times - a.times)
    .map(({ group, id, part, users, takers, won, left }) => [
      cell(voice.thing({ group, id }, table)),
      cell(percent(part.value)),
      cell(percent(users.value)),
      cell(takers === undefined || takers.of === 0 ? '–' : percent(takers.value)),
      cell(shareText(won, voice)),
      won.of === 0 ? '' : range(won, 0, Math.min(1, 3 / players), 1 / players),
      cell(left === undefined ? '–' : shareText(left, voice)),
    ]);
  return grid(heads, rows);
}

function holeParts({ holes }: TableFigures, voice: Voice): string[] {
  if (holes.length === 0) return [];
  const { percent, whole } = numbers(voice.language);
  const heads = ['what', 'times', 'share', 'in-games'].map((id) => voice.say(`lab.column.${id}`));
  const rows = holes.map(({ kind, times, part, games }) =>
    [voice.say(`lab.hole.${kind}`), whole(times), percent(part), percent(games.value)].map(cell),
  );
  return [heading(voice, 'holes', 3), grid(heads, rows)];
}
