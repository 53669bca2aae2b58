/** The face of a card, drawn from its record and nothing else; of a card in play, with its tokens and the marker of its value. */
import { type Card, companionKinds, DECKS, propertyTypes } from '../../rules/index.ts';
import { Glyph } from '../art/Glyph.tsx';
import { borders, INK, type Tone, tones } from '../art/tones.ts';
import { Amounts } from './Amounts.tsx';
import s from './cards.module.css';
import { Banknote, Crowns, Symbol } from './parts.tsx';
import { Privilege } from './Privilege.tsx';
import { pictureOf } from './vignettes.ts';

export interface InPlay {
  readonly step: number;
  readonly tokens: readonly number[];
}

function borderOf(card: Card): keyof typeof borders {
  if (card.kind === 'event') return 'white';
  return card.kind === 'companion' || card.kind === 'wild' ? 'slate' : 'black';
}

/** A special card keeps the inks of its kind; its crowns and frame of gold say what it is. */
function toneOf(card: Card): Tone {
  const deck = { event: 0, expense: 1, helper: 1, property: 2, companion: 3, wild: 6 }[card.kind];
  return tones[deck]!;
}

export function CardFace({ card, name, played }: { card: Card; name: string; played?: InPlay | undefined }) {
  const tone = toneOf(card);
  const deck = DECKS.indexOf(card.deck);
  const special = card.crowns !== undefined;
  return (
    <svg className={s.card} viewBox="0 0 200 280" aria-hidden="true">
      <rect width="200" height="280" rx="13" fill={borders[borderOf(card)]} />
      <rect x=".6" y=".6" width="198.800" height="278.800" rx="12.500" fill="none" stroke="#000" strokeOpacity=".28" />
      <rect x="9" y="9" width="182" height="262" rx="6" fill={special ? (tones[deck]?.paper ?? tone.paper) : tone.paper} />
      <Frame tone={tone} special={special} />
      <Vignette card={card} tone={tone} />
      <Symbols card={card} />
      {card.kind === 'property' && <Scale scale={card.scale} step={played?.step ?? 0} />}
      <Amounts card={card} tokens={played?.tokens ?? []} />
      {card.kind === 'helper' && <Privilege card={card} tone={tone} />}
      <NamePlate name={name} tone={tone} crowns={card.crowns ?? 0} />
    </svg>
  );
}

function Frame({ tone, special }: { tone: Tone; special: boolean }) {
  const line = special ? '#a87c1e' : tone.tint;
  return (
    <g fill="none" stroke={line}>
      <rect x="12.500" y="12.500" width="175" height="255" rx="4" strokeWidth={special ? 2.2 : 1.3} />
      <rect x="16.500" y="16.500" width="167" height="247" rx="2.500" strokeWidth=".8" opacity=".7" />
      <g opacity=".85">
        <use href="#lw-corner" x="15" y="15" width="26" height="26" />
        <use href="#lw-corner" width="26" height="26" transform="translate(185 15) scale(-1 1)" />
        <use href="#lw-corner" width="26" height="26" transform="translate(15 265) scale(1 -1)" />
        <use href="#lw-corner" width="26" height="26" transform="translate(185 265) scale(-1 -1)" />
      </g>
    </g>
  );
}

/** How many lines the column of amounts has: the picture makes room for it. */
function rowsOf(card: Card): number {
  if (card.kind === 'event') return card.pay.length + (card.companions?.length ?? 0);
  if (card.kind === 'companion' || card.kind === 'wild') return 0;
  return (card.use === undefined ? 0 : 1) + (card.steps?.length ?? 0);
}

function Vignette({ card, tone }: { card: Card; tone: Tone }) {
  if (card.kind === 'property') {
    const type = propertyTypes.indexOf(card.types[0] ?? 'mansion');
    const [cy, rx, ry] = rowsOf(card) > 2 ? [180, 46, 36] : [166, 52, 47];
    return (
      <g>
        <ellipse cx="128" cy={cy} rx={rx} ry={ry} fill="#fffaf0" />
        <ellipse cx="128" cy={cy} rx={rx} ry={ry} fill="url(#lw-sky)" />
        <ellipse cx="128" cy={cy} rx={rx} ry={ry} fill="none" stroke={tone.tint} strokeWidth="1.6" />
        <ellipse cx="128" cy={cy} rx={rx + 3.5} ry={ry + 3.5} fill="none" stroke={tone.tint} strokeWidth=".7" />
        <use href={`#lw-house-${type}`} x={128 - rx} y={cy - ry * 0.96} width={rx * 2} height={ry * 1.76} />
      </g>
    );
  }
  const rows = rowsOf(card);
  const helper = card.kind === 'helper';
  const wide = rows >= 3;
  const [x, y, r] = wide
    ? [64, 146, 46]
    : helper
      ? [100, 112, 44]
      : rows === 0
        ? [100, 128, 68]
        : rows === 1
          ? [100, 140, 60]
          : [88, 154, 54];
  return (
    <g>
      <use
        href={`#lw-rosette-${DECKS.indexOf(card.kind === 'event' ? 'events' : card.kind === 'companion' || card.kind === 'wild' ? 'companions' : 'helpersAndExpenses')}`}
        x={x - r * 1.42}
        y={y - r * 1.42}
        width={r * 2.84}
        height={r * 2.84}
      />
      <circle cx={x} cy={y} r={r * 0.86} fill="#fffaf0" />
      <circle cx={x} cy={y} r={r * 0.86} fill="url(#lw-sky)" />
      <circle cx={x} cy={y} r={r * 0.86} fill="url(#lw-light)" />
      <circle cx={x} cy={y} r={r * 0.86} fill="none" stroke={tone.tint} strokeWidth="2" />
      <circle cx={x} cy={y} r={r * 0.92} fill="none" stroke={tone.tint} strokeWidth=".8" />
      {card.kind === 'wild' ? <Company x={x} y={y} r={r} /> : <Engraving name={pictureOf(card)} x={x} y={y} size={r * 1.18} />}
    </g>
  );
}

/** A silhouette with the light cut into it. */
function Engraving({ name, x, y, size }: { name: Parameters<typeof Glyph>[0]['name']; x: number; y: number; size: number }) {
  return (
    <g>
      <Glyph name={name} x={x + 1.5} y={y + 2} size={size} fill="#00000030" />
      <Glyph name={name} x={x} y={y} size={size} fill={INK} />
      <g opacity=".3">
        <Glyph name={name} x={x} y={y} size={size} fill="url(#lw-cut)" />
      </g>
    </g>
  );
}

/** The wild card: all four companions. */
function Company({ x, y, r }: { x: number; y: number; r: number }) {
  const icons = { dog: 'sitting-dog', horse: 'horse-head', guest: 'top-hat', chef: 'chef-toque' } as const;
  return companionKinds.map((kind, i) => (
    <Engraving
      key={kind}
      name={icons[kind]}
      x={x + (i % 2 === 0 ? -1 : 1) * r * 0.36}
      y={y + (i < 2 ? -1 : 1) * r * 0.36}
      size={r * 0.62}
    />
  ));
}

function Symbols({ card }: { card: Card }) {
  const kinds: readonly string[] =
    card.kind === 'helper'
      ? ['helper']
      : card.kind === 'property'
        ? card.types
        : card.kind === 'companion'
          ? [card.companion]
          : card.kind === 'wild'
            ? ['wild']
            : card.symbols;
  const size = kinds.length > 1 ? 33 : 40;
  return kinds.map((kind, i) => <Symbol key={kind} kind={kind} x={36 + (i % 2) * size} y={37 + Math.floor(i / 2) * size} size={size} />);
}

function Scale({ scale, step }: { scale: readonly number[]; step: number }) {
  const [h, from] = scale.length > 1 ? [Math.min(27, 150 / scale.length - 2), 66] : [30, 100];
  return scale.map((value, i) => (
    <Banknote key={i} x={17} y={from + i * (h + 2.2)} w={scale.length > 1 ? 48 : 52} h={h} value={value} now={i === step} />
  ));
}

/** The name, on one line or two, as large as it goes. */
function NamePlate({ name, tone, crowns }: { name: string; tone: Tone; crowns: number }) {
  const lines = broken(name);
  const size = sizeOf(lines);
  const from = lines.length > 1 ? 237.5 : 242 + size * 0.35;
  const rule = lines.length > 1 ? 213 : 216.5;
  return (
    <g>
      <path d={`M40 ${rule}H160`} stroke={tone.tint} strokeWidth=".9" />
      {crowns > 0 ? <Crowns n={crowns} x={100} y={rule - 6.5} /> : <path d={`M94 ${rule}l6 -4l6 4l-6 4Z`} fill={tone.tint} />}
      {lines.map((line, i) => (
        <text key={line} className={s.name} x="100" y={from + i * 25} fontSize={size} fill={tone.deep}>
          {line}
        </text>
      ))}
    </g>
  );
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** As wide as the frame leaves it, in the widest letters there are, and no higher. */
function sizeOf(lines: readonly string[]): number {
  return Math.min(lines.length > 1 ? 27 : 29, 232 / longest(lines));
}

/** On one line, or in two as equal as can be, whichever gives the larger letters. */
function broken(name: string): string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, cut) => (sizeOf(cut) > sizeOf(best) ? cut : best), [name]);
}
