/** What is printed on cards and boards: coins, hourglasses, symbols, spaces for companions. All sizes in the units of a card 200 wide. */
import type { ReactNode } from 'react';
import type { PropertyType } from '../../rules/index.ts';
import { Glyph } from '../art/Glyph.tsx';
import { CREAM, GOLD, INK, WINE } from '../art/tones.ts';
import type { LastWillIcon } from '../icon-names.ts';
import s from './cards.module.css';

export function Coin({ x, y, r = 22, text }: { x: number; y: number; r?: number; text: string }) {
  const size = r * (text.length > 3 ? 0.8 : text.length > 2 ? 0.98 : 1.28);
  return (
    <g>
      <circle cx={x} cy={y + 1.2} r={r} fill="#000" opacity=".25" />
      <circle cx={x} cy={y} r={r} fill="url(#lw-coin)" stroke="#6b4a0c" strokeWidth="1.3" />
      <circle cx={x} cy={y} r={r - 3} fill="none" stroke="#7d5a12" strokeWidth=".8" strokeDasharray="1.6 1.6" />
      <text className={s.figure} x={x} y={y + size * 0.35} fontSize={size} fill="#2c1c02">
        {text}
      </text>
    </g>
  );
}

/** Actions: an hourglass and how many, which hides neither of its halves. */
export function Actions({ x, y, n, size = 40 }: { x: number; y: number; n: number | string; size?: number }) {
  return (
    <g>
      <use href="#lw-hourglass" x={x - size * 0.58} y={y - size / 2} width={size * 0.75} height={size} />
      <circle cx={x + size * 0.33} cy={y + size * 0.22} r={size * 0.39} fill={INK} stroke={CREAM} strokeWidth="1.4" />
      <text className={s.figure} x={x + size * 0.33} y={y + size * 0.46} fontSize={size * 0.7} fill={CREAM}>
        {n}
      </text>
    </g>
  );
}

interface Sign {
  readonly icon: LastWillIcon | undefined;
  readonly shape: 'disc' | 'square' | 'shield' | 'octagon' | 'lozenge' | 'heart' | 'banner' | PropertyType;
  readonly colour: string;
}

const helper: Sign = { icon: 'top-hat', shape: 'banner', colour: '#33241a' };

/** A symbol is known by its picture, by the shape around it and by its colour. A type of property is its house: roof and colour tell it from afar. */
const signs: Readonly<Record<string, Sign>> = {
  silverware: { icon: 'knife-fork', shape: 'disc', colour: '#8a6412' },
  coach: { icon: 'cartwheel', shape: 'square', colour: '#3f5b32' },
  mask: { icon: 'carnival-mask', shape: 'shield', colour: '#7a2233' },
  helm: { icon: 'ship-wheel', shape: 'octagon', colour: '#27507c' },
  wine: { icon: 'wine-glass', shape: 'lozenge', colour: '#5d2a68' },
  nuptial: { icon: 'linked-rings', shape: 'heart', colour: '#a8436a' },
  helper,
  mansion: { icon: undefined, shape: 'mansion', colour: '#6b4a9b' },
  manor: { icon: undefined, shape: 'manor', colour: '#2f6b45' },
  town: { icon: undefined, shape: 'town', colour: '#2b5c91' },
  farm: { icon: undefined, shape: 'farm', colour: '#a5402a' },
  dog: { icon: 'sitting-dog', shape: 'disc', colour: '#40525e' },
  horse: { icon: 'horse-head', shape: 'disc', colour: '#40525e' },
  guest: { icon: 'top-hat', shape: 'disc', colour: '#40525e' },
  chef: { icon: 'chef-toque', shape: 'disc', colour: '#40525e' },
  animal: { icon: 'paw-print', shape: 'disc', colour: '#40525e' },
  wild: { icon: 'crown', shape: 'disc', colour: '#40525e' },
};

const outlines: Readonly<Record<Sign['shape'], string>> = {
  disc: 'M-20 0a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z',
  square: 'M-18 -18H18V18H-18Z',
  shield: 'M-18 -19H18V2C18 12 10 18 0 22C-10 18 -18 12 -18 2Z',
  octagon: 'M-8.500 -20.500H8.500L20.500 -8.500V8.500L8.500 20.500H-8.500L-20.500 8.500V-8.500Z',
  lozenge: 'M0 -24L24 0L0 24L-24 0Z',
  heart: 'M0 22C-12 13 -23 5 -23 -7C-23 -20 -6 -23 0 -11C6 -23 23 -20 23 -7C23 5 12 13 0 22Z',
  banner: 'M-19 -19H19V20L0 13L-19 20Z',
  // A broad front under one low pediment; two gables; a tall house with a flat roof; a barn.
  mansion: 'M-23 20V-5L0 -20L23 -5V20Z',
  manor: 'M-22 20V-4L-11 -21L0 -4L11 -21L22 -4V20Z',
  town: 'M-14 21V-18H-17V-23H17V-18H14V21Z',
  farm: 'M-21 20V-3L-14 -15L0 -22L14 -15L21 -3V20Z',
};

/** What is seen of a house at any size. */
const fronts: Readonly<Record<PropertyType, string>> = {
  mansion: 'M-17 0V15M-6 0V15M6 0V15M17 0V15M-19 -3H19',
  manor: 'M-11 -8V0M11 -8V0M-4 20V10A4 4 0 0 1 4 10V20M-15 8H-9M9 8H15',
  town: 'M-6 -12V-6M6 -12V-6M-6 0V6M6 0V6M0 20V11',
  farm: 'M-10 20V-2H10V20M-10 -2L10 20M10 -2L-10 20',
};

export function Symbol({ kind, x, y, size = 40 }: { kind: string; x: number; y: number; size?: number }) {
  const { icon, shape, colour } = signs[kind] ?? helper;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 44})`}>
      <path d={outlines[shape]} fill="#000" opacity=".25" transform="translate(0 1.500)" />
      <path d={outlines[shape]} fill={colour} stroke={CREAM} strokeWidth="2.200" strokeLinejoin="round" />
      <path d={outlines[shape]} fill="none" stroke={colour} strokeWidth="1" transform="scale(1.08)" />
      {icon === undefined ? (
        <path d={fronts[shape as PropertyType]} fill="none" stroke={CREAM} strokeWidth="4" strokeLinecap="round" />
      ) : (
        <Glyph
          name={icon}
          x={0}
          y={shape === 'heart' ? -2 : shape === 'banner' ? -3 : 0}
          size={shape === 'lozenge' || shape === 'heart' ? 23 : 28}
          fill={CREAM}
        />
      )}
    </g>
  );
}

/** A space for a companion: dashed while empty, a wooden token once filled. `added`: beside a white card it is an offer, not a space. */
export function Companion({
  kind,
  x,
  y,
  r = 16,
  token,
  added = false,
}: {
  kind: string;
  x: number;
  y: number;
  r?: number;
  token?: string | undefined;
  added?: boolean;
}) {
  const { icon } = signs[token ?? kind] ?? helper;
  const full = token !== undefined;
  return (
    <g>
      {full && <circle cx={x} cy={y + 1.5} r={r} fill="#000" opacity=".3" />}
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={full ? '#b98347' : added ? '#fffdf4' : '#fffdf4'}
        stroke={full ? '#4a2c0c' : '#40525e'}
        strokeWidth={full ? 1.8 : 1.6}
        strokeDasharray={full || added ? undefined : '3.500 2.500'}
      />
      {typeof icon === 'string' && <Glyph name={icon} x={x} y={y} size={r * 1.35} fill={full ? '#2a1605' : '#2f3f49'} />}
    </g>
  );
}

/** A banknote of the value scale. */
export function Banknote({
  x,
  y,
  w = 54,
  h = 24,
  value,
  now,
}: {
  x: number;
  y: number;
  w?: number;
  h?: number;
  value: number;
  now: boolean;
}) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="2"
        fill={now ? WINE : '#e7d3a8'}
        stroke={now ? '#3d0c18' : '#6f4a22'}
        strokeWidth="1.200"
      />
      {!now && <rect x={x} y={y} width={w} height={h} rx="2" fill="url(#lw-note)" />}
      <rect x={x + 2.5} y={y + 2.5} width={w - 5} height={h - 5} fill="none" stroke={now ? GOLD : '#6f4a22'} strokeWidth=".7" />
      <text className={s.figure} x={x + w / 2} y={y + h * 0.83} fontSize={h * 0.96} fill={now ? '#fff3d8' : '#3c2710'}>
        {value}
      </text>
      {now && (
        <path d={`M${x + w + 2} ${y + h / 2}l9 -9h7v18h-7Z`} fill={WINE} stroke="#fff3d8" strokeWidth="1.400" strokeLinejoin="round" />
      )}
    </g>
  );
}

export function Crowns({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g>
      <rect x={x - n * 12 - 6} y={y - 12} width={n * 24 + 12} height="21" rx="10" fill="#3b2a52" stroke={GOLD} strokeWidth="1.6" />
      {Array.from(
        { length: n },
        (_, i): ReactNode => (
          <Glyph key={i} name="crown" x={x + (i - (n - 1) / 2) * 24} y={y - 2} size={20} fill="#f3ca63" />
        ),
      )}
    </g>
  );
}
