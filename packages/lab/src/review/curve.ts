import type { Review, Turn } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { escape } from './html.ts';

const WIDTH = 960;
const HEIGHT = 360;
const LEFT = 48;
const RIGHT = 130;
const TOP = 16;
const BOTTOM = 32;

/** A colour and a dash for each seat: no two are told apart by colour alone. */
const strokes = [
  { colour: '#1f6f8b', dash: '' },
  { colour: '#b8442a', dash: '8 4' },
  { colour: '#4f7f2a', dash: '2 4' },
  { colour: '#8a4fa3', dash: '12 4 2 4' },
  { colour: '#b07a10', dash: '4 4' },
  { colour: '#5c5c5c', dash: '16 6' },
];

/** Everybody's chance of winning over the course of a game, as SVG; what decided it is marked. */
export function curve(review: Review, turns: readonly Turn[], title: string, name: (seat: Seat) => string): string {
  const { decisions, won, record } = review;
  const points = [...decisions.map(({ chances }) => chances), ...(won ? [won] : [])];
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(chance)}" y2="${y(chance)}" stroke="currentColor" opacity="0.2"/>` +
      `<text x="${LEFT - 8}" y="${y(chance) + 4}" text-anchor="end" font-size="12" fill="currentColor">${chance * 100}%</text>`,
  );
  const ends = labelHeights(record.seats.map((_, seat) => y(points.at(-1)?.[seat] ?? 0)));
  const lines = record.seats.map((_, seat) => {
    const { colour, dash } = strokes[seat % strokes.length]!;
    const path = points.map((chances, index) => `${x(index).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`).join(' ');
    return (
      `<polyline fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}" points="${path}"/>` +
      `<text x="${WIDTH - RIGHT + 8}" y="${ends[seat]! + 4}" font-size="14" fill="${colour}">${escape(name(seat))}</text>`
    );
  });
  const marks = turns.map(({ number }) => {
    const { seat, chances } = decisions[number - 1]!;
    const { colour } = strokes[seat % strokes.length]!;
    const [cx, cy] = [x(number - 1).toFixed(1), y(chances[seat] ?? 0).toFixed(1)];
    return `<a href="#decision-${number}"><circle cx="${cx}" cy="${cy}" r="6" fill="${colour}"><title>${number}</title></circle></a>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}">${[...grid, ...lines, ...marks].join('')}</svg>`;
}

/** Moves names that would overlap apart. */
export function labelHeights(wanted: readonly number[]): number[] {
  const heights = [...wanted];
  const order = [...wanted.keys()].toSorted((a, b) => wanted[a]! - wanted[b]!);
  for (let i = 1; i < order.length; i++) {
    const [above, here] = [order[i - 1]!, order[i]!];
    heights[here] = Math.max(heights[here]!, heights[above]! + 18);
  }
  return heights;
}
