/** What a helper lets its owner do: a ribbon with signs, large enough for a card on the table; the words are in its explanation. */
import type { Card } from '../../rules/index.ts';
import type { ReactNode } from 'react';
import { CREAM, type Tone, WINE } from '../art/tones.ts';
import { Glyph } from '../art/Glyph.tsx';
import s from './cards.module.css';
import { Symbol } from './parts.tsx';
import { ribbonOf, type Sign as Item } from './ribbon.ts';

function widthOf(item: Item): number {
  if ('sign' in item) return 34;
  return 'say' in item ? item.say.length * 14 + 4 : item.draw === 'cards' ? 34 : 24;
}

function widthOfAll(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + widthOf(item), 0);
}

const WIDEST = 170;
const HIGHEST = 1.45;

/** One line of signs as large as it goes; many in two lines: one thing above the other, or what it is about above what it brings. */
function linesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  if (widthOfAll(items) <= WIDEST * 0.92) return [items];
  const dots = items.flatMap((item, i) => ('say' in item && item.say === '·' ? [i] : []));
  const dot = dots[Math.floor(dots.length / 2)];
  if (dot !== undefined) return [items.slice(0, dot), items.slice(dot + 1)];
  const cut = items.findIndex((item) => !('sign' in item));
  return [items.slice(0, cut), items.slice(cut)];
}

export function Privilege({ card, tone }: { card: Extract<Card, { kind: 'helper' }>; tone: Tone }) {
  const lines = linesOf(ribbonOf(card.helps));
  return (
    <g>
      <path d="M9 148H191V206H9Z" fill={tone.tint} />
      <path d="M9 151H191M9 203H191" stroke="#d2a544" strokeWidth="1" />
      {lines.map((items, i) => (
        <Line key={i} items={items} y={lines.length === 1 ? 177 : 164 + i * 26} most={lines.length === 1 ? HIGHEST : 0.86} />
      ))}
    </g>
  );
}

function Line({ items, y, most }: { items: readonly Item[]; y: number; most: number }) {
  const whole = widthOfAll(items);
  const scale = Math.min(most, WIDEST / whole);
  return items.map((item, i) => {
    const at = 100 + (widthOfAll(items.slice(0, i)) + widthOf(item) / 2 - whole / 2) * scale;
    return (
      // Signs stay where they are printed.
      <g key={i} transform={`translate(${at} ${y}) scale(${scale})`}>
        <Sign item={item} />
      </g>
    );
  });
}

function Sign({ item }: { item: Item }): ReactNode {
  if ('sign' in item) return <Symbol kind={item.sign} x={0} y={0} size={29} />;
  if ('say' in item)
    return (
      <text className={s.banner} x="0" y="9.500" fontSize="28" fill={CREAM}>
        {item.say}
      </text>
    );
  if (item.draw === 'hourglass') return <use href="#lw-hourglass" x="-9" y="-12.500" width="18" height="25" />;
  if (item.draw === 'white') return <rect x="-8.500" y="-12" width="17" height="24" rx="2" fill="#fffdf6" stroke={WINE} strokeWidth="1" />;
  return (
    <g>
      <rect x="-13" y="-11" width="16" height="22" rx="2" fill="#e9d3ce" stroke={WINE} transform="rotate(-10)" />
      <rect x="-3" y="-11" width="16" height="22" rx="2" fill="#fffdf6" stroke={WINE} transform="rotate(7)" />
      <Glyph name="top-hat" x={5} y={1} size={11} fill={WINE} />
    </g>
  );
}
