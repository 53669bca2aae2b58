/** Plots as SVG: no script, no colours of their own (see style.ts). */
import { labelHeights } from '../../review/curve.ts';
import { escape } from '../../review/html.ts';
import type { Estimate } from '../estimate.ts';
import type { Bar } from '../figures.ts';

const WIDE = 720;
const HIGH = 220;
const LEFT = 48;
const RIGHT = 16;
const TOP = 24;
const BOTTOM = 34;

/** An interval with its middle on a line of its own, small enough for a cell; `mark` is what it is to be compared with. */
export function range({ value, low, high }: Estimate, from: number, to: number, mark?: number): string {
  const [width, height] = [160, 16];
  const x = (at: number) => 4 + Math.max(0, Math.min(1, (at - from) / (to - from || 1))) * (width - 8);
  const off = mark === undefined ? '' : low > mark ? ' above' : high < mark ? ' below' : '';
  const line = mark === undefined ? '' : `<line class="mark" x1="${r(x(mark))}" x2="${r(x(mark))}" y1="0" y2="${height}"/>`;
  return (
    `<svg class="range${off}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${line}` +
    `<line class="span" x1="${r(x(low))}" x2="${r(x(high))}" y1="8" y2="8"/><circle cx="${r(x(value))}" cy="8" r="4"/></svg>`
  );
}

/** How many games had which value, as columns. Far-off values share columns so that there are not too many. */
export function columns(title: string, bars: readonly Bar[], format: (value: number) => string): string {
  const grouped = group(bars);
  const all = grouped.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...grouped.map(({ count }) => count)) / all;
  const step = Math.min(WIDEST, (WIDE - LEFT - RIGHT) / grouped.length);
  const y = (share: number) => TOP + (1 - share / most) * (HIGH - TOP - BOTTOM);
  const drawn = grouped.map(({ label, count }, index) => {
    const share = count / all;
    const x = LEFT + index * step;
    return (
      `<rect class="bar" x="${r(x + step * 0.1)}" width="${r(step * 0.8)}" y="${r(y(share))}" height="${r(HIGH - BOTTOM - y(share))}"/>` +
      `<text x="${r(x + step / 2)}" y="${HIGH - BOTTOM + 16}" text-anchor="middle">${escape(label)}</text>` +
      `<text class="soft" x="${r(x + step / 2)}" y="${r(y(share) - 3)}" text-anchor="middle">${escape(format(share))}</text>`
    );
  });
  return svg(title, drawn.join(''));
}

/** A column alone need not fill the plot. */
const WIDEST = 96;
/** So many columns at most. */
const COLUMNS = 14;

function group(bars: readonly Bar[]): { label: string; count: number }[] {
  const [first, last] = [bars[0]?.value ?? 0, bars.at(-1)?.value ?? 0];
  const size = Math.ceil((last - first + 1) / COLUMNS);
  const groups = Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, index) => {
    const from = first + index * size;
    return { label: size === 1 ? `${from}` : `${from}–${from + size - 1}`, count: 0 };
  });
  for (const { value, count } of bars) {
    const at = groups[Math.floor((value - first) / size)];
    if (at !== undefined) at.count += count;
  }
  return groups;
}

export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** Lines over the same points, told apart by their dashes and named at their ends. */
export function lines(title: string, labels: readonly string[], drawn: readonly Line[], format: (value: number) => string): string {
  const values = drawn.flatMap((line) => line.values);
  const [least, most] = [Math.min(0, ...values), Math.max(...values, 0.001)];
  const right = 200;
  const x = (index: number) => LEFT + (index / Math.max(1, labels.length - 1)) * (WIDE - LEFT - right);
  const y = (value: number) => TOP + (1 - (value - least) / (most - least)) * (HIGH - TOP - BOTTOM);
  const grid = [least, (least + most) / 2, most].map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDE - right}" y1="${r(y(value))}" y2="${r(y(value))}"/>` +
      `<text class="soft" x="${LEFT - 6}" y="${r(y(value) + 4)}" text-anchor="end">${escape(format(value))}</text>`,
  );
  const every = Math.ceil(labels.length / 11);
  const below = labels.map((label, index) =>
    index % every === 0 || index === labels.length - 1
      ? // The last makes room for the names of the lines.
        `<text x="${r(x(index))}" y="${HIGH - BOTTOM + 16}" text-anchor="${index === labels.length - 1 ? 'end' : 'middle'}">${escape(label)}</text>`
      : '',
  );
  const ends = labelHeights(drawn.map((line) => y(line.values.at(-1) ?? 0)));
  const paths = drawn.map(
    (line, index) =>
      `<polyline class="line line-${index}" points="${line.values.map((value, at) => `${r(x(at))},${r(y(value))}`).join(' ')}"/>` +
      `<text class="name name-${index}" x="${WIDE - right + 8}" y="${r(ends[index]! + 4)}">${escape(line.name)}</text>`,
  );
  return svg(title, [...grid, ...below, ...paths].join(''));
}

function svg(title: string, content: string): string {
  return `<div class="scroll"><svg class="plot" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${escape(title)}">${content}</svg></div>`;
}

function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}
