/** One tile pattern for each kind of building, each from its own geometry, so that they differ without colour too. */
import type { ReactNode } from 'react';
import { bird, KHATAM, polygon, star } from './geometry.ts';
import { tones } from './tones.ts';

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
}

const GROUT = { stroke: '#fff6e2', strokeWidth: 1.3, strokeLinejoin: 'round' } as const;

/** Pavilion: eight-pointed stars and the crosses between them. */
function stars(): Tile {
  const s = 44;
  const { deep, mid, light } = tones[0];
  return {
    width: s,
    height: s,
    drawing: (
      <>
        <rect width={s} height={s} fill={light} />
        <path d={star(s / 2, s / 2, s / 2, 8, KHATAM)} fill={deep} {...GROUT} />
        <path d={star(s / 2, s / 2, s * 0.3, 8, KHATAM, 22.5)} fill={mid} {...GROUT} />
        <path d={star(s / 2, s / 2, s * 0.13, 8, KHATAM)} fill="#eec25e" />
        {[0, s].flatMap((x) => [0, s].map((y) => <path key={`${x}${y}`} d={polygon(x, y, s * 0.13, 4)} fill="#eec25e" {...GROUT} />))}
      </>
    ),
  };
}

/** Seraglio: six-pointed stars in a net of hexagons. */
function hexagons(): Tile {
  const w = 44;
  const h = w * Math.sqrt(3);
  const r = w / Math.sqrt(3);
  const { deep, mid, light } = tones[1];
  const centres = [
    [0, 0],
    [w, 0],
    [w / 2, h / 2],
    [0, h],
    [w, h],
  ] as const;
  return {
    width: w,
    height: h,
    drawing: (
      <>
        <rect width={w} height={h} fill={mid} />
        {centres.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path d={star(x, y, w / 2, 6, 1 / Math.sqrt(3))} fill={deep} {...GROUT} />
            <path d={polygon(x, y, r * 0.46, 6, 30)} fill={light} {...GROUT} />
            <path d={star(x, y, r * 0.3, 6, 0.5)} fill={deep} />
          </g>
        ))}
      </>
    ),
  };
}

const arch = (x: number, y: number, half: number, fill: string) => (
  <path
    key={`${x} ${y} ${half}`}
    d={`M${x - half} ${y + 22}V${y}A${half} ${half} 0 0 1 ${x + half} ${y}V${y + 22}Z`}
    fill={fill}
    {...GROUT}
  />
);

/** Arcades: rows of arches, one standing on two. */
function arches(): Tile {
  const w = 34;
  const h = 40;
  const { deep, mid, light } = tones[2];
  const column = (x: number, y: number) => [arch(x, y, w / 2, mid), arch(x, y, w * 0.34, light), arch(x, y, w * 0.19, deep)];
  return {
    width: w,
    height: h,
    drawing: (
      <>
        <rect width={w} height={h} fill={deep} />
        {[column(0, -2), column(w, -2), column(w / 2, 18), column(0, 38), column(w, 38)]}
      </>
    ),
  };
}

/** Chambers: white octagons laced with ribbons, small squares between. */
function octagons(): Tile {
  const s = 40;
  const { deep, mid, light } = tones[3];
  return {
    width: s,
    height: s,
    drawing: (
      <>
        <rect width={s} height={s} fill={mid} />
        <path d={polygon(s / 2, s / 2, (s / 2) * 1.0824, 8, 22.5)} fill={light} stroke={deep} strokeWidth={1.2} />
        <path d={star(s / 2, s / 2, s * 0.4, 8, KHATAM, 22.5)} fill="none" stroke={deep} strokeWidth={1.2} />
        <path d={star(s / 2, s / 2, s * 0.22, 8, 0.6)} fill={deep} opacity={0.8} />
        <circle cx={s / 2} cy={s / 2} r={2.6} fill="#eec25e" />
        {[0, s].flatMap((x) => [0, s].map((y) => <path key={`${x}${y}`} d={polygon(x, y, s * 0.17, 4)} fill="#d9b25c" />))}
      </>
    ),
  };
}

/** Garden: overlapping circles that make four-leaved flowers. */
function leaves(): Tile {
  const s = 36;
  const { deep, mid, light } = tones[4];
  const q = s / Math.SQRT2;
  const leaf = (x1: number, y1: number, x2: number, y2: number) => (
    <path key={`${x1}${y1}${x2}${y2}`} d={`M${x1} ${y1}A${q} ${q} 0 0 1 ${x2} ${y2}A${q} ${q} 0 0 1 ${x1} ${y1}Z`} fill={mid} {...GROUT} />
  );
  const m = s / 2;
  return {
    width: s,
    height: s,
    drawing: (
      <>
        <rect width={s} height={s} fill={deep} />
        {[leaf(0, 0, s, 0), leaf(0, s, s, s), leaf(0, 0, 0, s), leaf(s, 0, s, s)]}
        <path d={star(m, m, s * 0.2, 4, 0.45, 45)} fill={light} />
        <circle cx={m} cy={m} r={2.4} fill="#eec25e" />
        {[0, s].flatMap((x) => [0, s].map((y) => <circle key={`${x}${y}`} cx={x} cy={y} r={3.4} fill="#eec25e" {...GROUT} />))}
      </>
    ),
  };
}

/** Tower: the whirling bird tiles of Granada. */
function birds(): Tile {
  const a = 40;
  const h = (a * Math.sqrt(3)) / 2;
  const { deep, mid, light } = tones[5];
  const up = (x: number, y: number, fill: string) => (
    <path
      key={`u${x} ${y}`}
      d={bird(
        [
          [x, y],
          [x + a, y],
          [x + a / 2, y - h],
        ],
        1.12,
      )}
      fill={fill}
      {...GROUT}
    />
  );
  const points = (x: number, y: number) => [up(x, y, deep), up(x + a, y, deep), up(x - a, y, deep)];
  return {
    width: a,
    height: h * 2,
    drawing: (
      <>
        <rect width={a} height={h * 2} fill={light} />
        {[points(0, h), points(a / 2, h * 2), points(-a / 2, h * 2), points(0, h * 3), points(a / 2, 0)]}
        {[
          [0, h],
          [a, h],
          [a / 2, 0],
          [a / 2, h * 2],
        ].map(([x, y]) => (
          <path key={`${x} ${y}`} d={star(x!, y!, 4.6, 6, 0.55)} fill={mid} stroke="#fff6e2" strokeWidth={0.7} />
        ))}
      </>
    ),
  };
}

const tiles: readonly (() => Tile)[] = [stars, hexagons, arches, octagons, leaves, birds];

export const tileFill = (kind: number) => `url(#al-tile-${kind})`;

/** The patterns themselves, once on a page; cards refer to them. */
export function TilePatterns() {
  return tiles.map((tile, kind) => {
    const { width, height, drawing } = tile();
    return (
      <pattern key={tones[kind]?.id} id={`al-tile-${kind}`} width={width} height={height} patternUnits="userSpaceOnUse">
        {drawing}
      </pattern>
    );
  });
}
