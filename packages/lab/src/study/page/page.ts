import { figures as numbers } from '../../report.ts';
import { escape } from '../../review/html.ts';
import { aimText, aimValues } from '../aims.ts';
import type { Estimate } from '../estimate.ts';
import type { StudyFigures, TableFigures } from '../figures.ts';
import { type Speaker, tableName } from '../names.ts';
import { type QualityId, qualityIds } from '../qualities.ts';
import { allReadings, depthReadings } from '../readings.ts';
import { cell, grid, heading, percentRange, qualityText, readingList } from './parts.ts';
import { range } from './plots.ts';
import { style } from './style.ts';
import { tableChapter } from './table.ts';
import { heldTable, ladderTable } from './trials.ts';

/** The figures of another game to compare with, and who speaks for it. */
export interface Beside {
  readonly figures: StudyFigures;
  readonly voice: Speaker;
}

/**
 * A report as a page of its own: no script, nothing to fetch. `voice` speaks for the game and the laboratory; `repeat` is the command that made it;
 * `beside` is a game to compare it with.
 */
export function studyPage(figures: StudyFigures, voice: Speaker, repeat: string, beside?: Beside): string {
  const title = voice.say('lab.study', { game: voice.say('title') });
  const games = figures.tables.reduce((sum, table) => sum + table.games, 0);
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${escape(voice.say('lab.study.intro', { games, bot: figures.tables[0]?.bot ?? '', seed: figures.seed, revision: figures.revision }))}</p>`,
    `<p class="about"><code>${escape(repeat)}</code></p>`,
    heading(voice, 'readings'),
    verdicts(figures, voice),
    ...aimParts(figures.tables, voice),
    heading(voice, 'overview'),
    overview(figures.tables, voice),
    heading(voice, 'qualities'),
    ...qualityIds.map((id) => qualityChapter(id, figures.tables, voice, beside)),
    ...(figures.ladder === undefined ? [] : [heading(voice, 'ladder'), ladderTable(figures.ladder, voice)]),
    ...(figures.held.length === 0 ? [] : [heading(voice, 'held'), heldTable(figures.held, figures.tables.length > 1, voice)]),
    heading(voice, 'tables'),
    ...figures.tables.map((table, index) => tableChapter(table, index === 0, voice)),
  ];
  return `<!doctype html>
<html lang="${voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

/** What is as it should be, and what is not; what is only worth knowing stands with its table. */
function verdicts(figures: StudyFigures, voice: Speaker): string {
  const judged = allReadings(figures, voice).filter(({ verdict }) => verdict !== 'note');
  const all = [...judged, ...depthReadings(figures, voice)];
  return all.length === 0 ? `<p>${escape(voice.say('lab.study.readings.none'))}</p>` : readingList(all);
}

/** Aims by what they are about, with a line for each table. */
function aimParts(tables: readonly TableFigures[], voice: Speaker): string[] {
  const all = tables.flatMap((table) => table.aims.map((aim) => ({ table, aim })));
  if (all.length === 0) return [];
  const signs = { met: '✓', missed: '✗', unsure: '?' };
  const order = ['missed', 'unsure', 'met'];
  const rows = all
    .toSorted((a, b) => order.indexOf(a.aim.verdict) - order.indexOf(b.aim.verdict))
    .map(({ table, aim }) =>
      [
        aimText(aim, table, voice),
        ...(tables.length > 1 ? [tableName(table, voice)] : []),
        `${signs[aim.verdict]} ${voice.say(`lab.aim.${aim.verdict}`)}`,
        aimValues(aim, table, voice),
      ].map(cell),
    );
  const met = all.filter(({ aim }) => aim.verdict === 'met').length;
  const heads = ['aim', ...(tables.length > 1 ? ['table'] : []), 'verdict', 'values'].map((id) => voice.say(`lab.column.${id}`));
  return [
    heading(voice, 'aims'),
    `<p>${escape(voice.say('lab.aim.count', { met, all: all.length }))}</p>`,
    `<div class="words">${grid(heads, rows)}</div>`,
  ];
}

/** One line a table: what is compared most. */
function overview(tables: readonly TableFigures[], voice: Speaker): string {
  const number = numbers(voice.language);
  const shown: readonly QualityId[] = ['leads', 'drama', 'decided', 'uncertainty', 'matters', 'runaway', 'diversity', 'luck'];
  const heads = ['table', 'games', 'length', 'margin', 'seats'].map((id) => voice.say(`lab.column.${id}`));
  const rows = tables.map((table) => {
    const { games, rounds, decisions, margin, seats, qualities } = table;
    const all = rounds.reduce((sum, { count }) => sum + count, 0);
    const length = all === 0 ? decisions.mean : rounds.reduce((sum, { value, count }) => sum + value * count, 0) / all;
    const shares = seats.map(({ value }) => number.round(value)).join(' / ');
    const cells = [number.whole(games), number.decimal(length), number.decimal(margin.median), shares];
    return [tableName(table, voice), ...cells, ...shown.map((id) => qualityText(id, qualities[id], voice))].map(cell);
  });
  return grid([...heads, ...shown.map((id) => voice.say(`lab.quality.${id}`))], rows);
}

function qualityChapter(id: QualityId, tables: readonly TableFigures[], voice: Speaker, beside: Beside | undefined): string {
  const others = beside?.figures.tables.map((table) => ({
    table,
    name: `${beside.voice.say('title')}: ${tableName(table, beside.voice)}`,
  }));
  const all = [...tables.map((table) => ({ table, name: tableName(table, voice) })), ...(others ?? [])];
  const measured = all.flatMap(({ table, name }) => {
    const estimate = table.qualities[id];
    return estimate === undefined ? [] : { name, estimate };
  });
  if (measured.length === 0) return '';
  const [from, to] = bounds(measured.map(({ estimate }) => estimate));
  const rows = measured.map(({ name, estimate }) => [
    cell(name),
    cell(qualityText(id, estimate, voice)),
    cell(percentRange(id, estimate, voice)),
    range(estimate, from, to),
  ]);
  return `<h3>${escape(voice.say(`lab.quality.${id}`))}</h3><p class="about">${escape(voice.say(`lab.quality.${id}.about`))}</p>${grid([], rows)}`;
}

/** A scale that holds all of them. */
function bounds(estimates: readonly Estimate[]): readonly [number, number] {
  return [Math.min(0, ...estimates.map(({ low }) => low)), Math.max(...estimates.map(({ high }) => high))];
}
