import { Glyph } from '../art/Glyph.tsx';
import { GOLD, tones } from '../art/tones.ts';
import type { LastWillIcon } from '../icon-names.ts';
import s from './cards.module.css';

const emblems: readonly LastWillIcon[] = ['glass-celebration', 'top-hat', 'family-house', 'sitting-dog', 'crown', 'linked-rings', 'crown'];

/** The back of a deck: its ink, its rosette, its emblem. */
export function CardBack({ deck }: { deck: number }) {
  const tone = tones[deck] ?? tones[0];
  return (
    <svg className={s.card} viewBox="0 0 200 280" aria-hidden="true">
      <rect width="200" height="280" rx="13" fill="#fdf8ea" />
      <rect x=".6" y=".6" width="198.800" height="278.800" rx="12.500" fill="none" stroke="#000" strokeOpacity=".28" />
      <rect x="9" y="9" width="182" height="262" rx="6" fill={tone?.tint} />
      <g fill="none" stroke={GOLD}>
        <rect x="15" y="15" width="170" height="250" rx="4" strokeWidth="1.600" />
        <rect x="20" y="20" width="160" height="240" rx="3" strokeWidth=".8" />
        <use href="#lw-corner" x="20" y="20" width="38" height="38" />
        <use href="#lw-corner" width="38" height="38" transform="translate(180 20) scale(-1 1)" />
        <use href="#lw-corner" width="38" height="38" transform="translate(20 260) scale(1 -1)" />
        <use href="#lw-corner" width="38" height="38" transform="translate(180 260) scale(-1 -1)" />
      </g>
      <g style={{ filter: 'brightness(2.6) sepia(.4)' }}>
        <use href={`#lw-rosette-${deck}`} x="20" y="60" width="160" height="160" />
      </g>
      <circle cx="100" cy="140" r="42" fill="#fdf8ea" stroke={GOLD} strokeWidth="3" />
      <circle cx="100" cy="140" r="37" fill="none" stroke={tone?.tint} strokeWidth="1" />
      <Glyph name={emblems[deck] ?? 'crown'} x={100} y={140} size={56} fill={tone?.deep ?? '#000'} />
    </svg>
  );
}
