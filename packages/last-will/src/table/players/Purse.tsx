import { inPounds } from '../../rules/index.ts';
import c from '../cards/cards.module.css';

/** Pounds on their way. */
export function Purse({ pounds }: { pounds: number }) {
  return (
    <svg viewBox="0 0 90 50" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <rect x="2" y="2" width="86" height="46" rx="4" fill="#e7d3a8" stroke="#3c2710" strokeWidth="2" />
      <rect x="2" y="2" width="86" height="46" rx="4" fill="url(#lw-note)" />
      <rect x="7" y="7" width="76" height="36" fill="none" stroke="#6f4a22" />
      <text className={c.figure} x="45" y="35" fontSize="27" fill="#3c2710">
        {inPounds(pounds)}
      </text>
    </svg>
  );
}
