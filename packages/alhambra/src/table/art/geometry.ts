/** Drawing with compass and ruler: paths for stars, polygons and arcs. Angles in degrees, 0 to the right, clockwise. */

export type Point = readonly [x: number, y: number];

export function at(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

const number = (value: number) => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;

export function path(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function polygon(cx: number, cy: number, radius: number, corners: number, turn = 0): string {
  return path(Array.from({ length: corners }, (_, i) => at(cx, cy, radius, turn + (i * 360) / corners)));
}

/** A star whose inner corners lie at `inner` of its radius. For two squares laid over each other: 8 points, 0.7654. */
export function star(cx: number, cy: number, radius: number, points: number, inner: number, turn = 0): string {
  return path(Array.from({ length: points * 2 }, (_, i) => at(cx, cy, i % 2 === 0 ? radius : radius * inner, turn + (i * 180) / points)));
}

/** The two overlaid squares of the khatam, the star that the Alhambra is full of. */
export const KHATAM = 0.7654;

/** A line from one point to the next that swings out to one side and back on the other, alike from both ends. */
export function wave(from: Point, to: Point, bend: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const radius = number((Math.hypot(to[0] - from[0], to[1] - from[1]) / 4) * bend);
  return `A${radius} ${radius} 0 0 1 ${pair(middle)}A${radius} ${radius} 0 0 0 ${pair(to)}`;
}

/** A polygon with waves for sides: they fit together on every side, as the bird tiles of Granada do. */
export function bird(corners: readonly Point[], bend: number): string {
  const sides = corners.map((corner, i) => wave(corner, corners[(i + 1) % corners.length]!, bend));
  return `M${pair(corners[0]!)}${sides.join('')}Z`;
}

/** A horseshoe arch from the springing line up: `width` inside, standing on `base`, its circle centred at `cy`. */
export function horseshoe(cx: number, cy: number, radius: number, base: number, neck = 0.94): string {
  const half = radius * neck;
  const spring = cy + Math.sqrt(radius * radius - half * half);
  return `M${number(cx - half)} ${number(base)}V${number(spring)}A${number(radius)} ${number(radius)} 0 1 1 ${number(cx + half)} ${number(spring)}V${number(base)}Z`;
}

/** An arch of many small lobes, as around the Court of the Lions. */
export function multifoil(cx: number, cy: number, radius: number, base: number, lobes: number): string {
  const step = 180 / lobes;
  const lobe = number(radius * Math.sin((step / 2) * (Math.PI / 180)) * 1.04);
  const feet = Array.from({ length: lobes + 1 }, (_, i) => at(cx, cy, radius, 180 + i * step));
  const arcs = feet
    .slice(1)
    .map((foot) => `A${lobe} ${lobe} 0 0 1 ${pair(foot)}`)
    .join('');
  return `M${number(cx - radius)} ${number(base)}L${pair(feet[0]!)}${arcs}V${number(base)}Z`;
}
