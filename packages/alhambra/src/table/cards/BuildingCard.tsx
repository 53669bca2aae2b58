import { KHATAM, star } from '../art/geometry.ts';
import { tones } from '../art/tones.ts';
import s from './cards.module.css';

/** A building card: its kind's tiles and view, its price, its name. */
export function BuildingCard({ kind, price, name }: { kind: number; price: number; name: string }) {
  return (
    <svg className={s.building} viewBox="0 0 200 300" aria-hidden="true">
      <use href={`#al-building-${kind}`} />
      <g>
        <path d={star(43, 45, 37, 8, 0.86, 22.5)} fill="#2b2320" opacity=".3" transform="translate(1 3)" />
        <path d={star(43, 45, 36, 8, 0.86, 22.5)} fill="#fff9ea" />
        <path d={star(43, 45, 30, 8, KHATAM + 0.1, 22.5)} fill="none" stroke={tones[kind]?.deep} strokeWidth="1.6" />
        <text className={s.price} x="43" y="59" fill={tones[kind]?.ink}>
          {price}
        </text>
      </g>
      <text
        className={s.name}
        x="100"
        y="273"
        fill={tones[kind]?.ink}
        textLength={name.length > 10 ? 158 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}

export function BuildingBack() {
  return (
    <svg className={s.building} viewBox="0 0 200 300" aria-hidden="true">
      <use href="#al-back-building" />
    </svg>
  );
}
