/** Everything that cards refer to, drawn once: tile patterns, skies, and a picture for each kind of building. */
import { memo } from 'react';
import { horseshoe, multifoil } from './geometry.ts';
import { scenes } from './scenes.tsx';
import { TilePatterns, tileFill } from './tiles.tsx';
import { tones } from './tones.ts';

const opening = multifoil(100, 130, 63, 242, 9);

export const Sprite = memo(function Sprite() {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
      <defs>
        <TilePatterns />
        <clipPath id="al-opening">
          <path d={opening} />
        </clipPath>
        {tones.map(({ id, sky, mid }, kind) => (
          <linearGradient key={id} id={`al-sky-${kind}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={kind === 5 ? '#3f2866' : mid} />
            <stop offset="1" stopColor={kind === 5 ? '#b88fb6' : '#fff3d8'} />
            <stop offset=".55" stopColor={sky} />
          </linearGradient>
        ))}
      </defs>
      {scenes.map((Scene, kind) => {
        const tone = tones[kind]!;
        return (
          <symbol key={tone.id} id={`al-building-${kind}`} viewBox="0 0 200 300">
            <rect width="200" height="300" rx="14" fill="#fbf4e4" />
            <rect x="8" y="8" width="184" height="284" rx="8" fill={tone.ink} />
            <rect x="11" y="11" width="178" height="233" rx="5" fill={tileFill(kind)} />
            <g clipPath="url(#al-opening)">
              <Scene />
            </g>
            <path d={opening} fill="none" stroke="#2b2320" strokeOpacity=".35" strokeWidth="9" />
            <path d={opening} fill="none" stroke="#fff6e2" strokeWidth="6" />
            <path d={opening} fill="none" stroke="#d9a93f" strokeWidth="1.6" />
            <rect x="11" y="241" width="178" height="48" rx="4" fill="#fbf4e4" />
            <rect x="15" y="245" width="170" height="40" rx="3" fill="none" stroke={tone.deep} strokeWidth="1.2" />
            <path d="M11 242.500H189" stroke="#d9a93f" strokeWidth="3" />
          </symbol>
        );
      })}
      <symbol id="al-back-building" viewBox="0 0 200 300">
        <rect width="200" height="300" rx="14" fill="#fbf4e4" />
        <rect x="8" y="8" width="184" height="284" rx="8" fill="#1d2a44" />
        <rect x="16" y="16" width="168" height="268" rx="5" fill={tileFill(0)} opacity=".9" />
        <path d={horseshoe(100, 140, 48, 236)} fill="#1d2a44" stroke="#fff6e2" strokeWidth="6" />
        <path d={horseshoe(100, 140, 34, 236)} fill="none" stroke="#d9a93f" strokeWidth="2.5" />
      </symbol>
    </svg>
  );
});
