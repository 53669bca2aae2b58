import type { CSSProperties } from 'react';
import { useShown, useTableState } from '../state/context.tsx';
import s from './Chances.module.css';

/** Everybody's chance of winning under the timeline, as far as a review has come; in words it is in the review itself. */
export function Chances() {
  const { review, now, plug, players } = useTableState((state) => state);
  const shown = useShown().number;
  if (review === undefined || review.remarks.length < 2) return null;
  const points = [...review.remarks.map(({ chances }) => chances), ...(review.verdict === undefined ? [] : [review.verdict.won])];
  const course = (seat: number) => points.map((chances, number) => `${number} ${1 - (chances[seat] ?? 0)}`).join('L');
  return (
    <svg className={s.chances} viewBox={`0 0 ${now.number} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${shown} 0V1`} className={s.shown} />
      {players.map((_, seat) => (
        <path key={seat} d={`M${course(seat)}`} className={s.course} style={{ '--tone': plug.colours?.[seat] } as CSSProperties} />
      ))}
    </svg>
  );
}
