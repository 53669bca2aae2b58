/** Everything that cards and boards refer to, drawn once. */
import { memo } from 'react';
import icons from 'virtual:icons/last-will';
import { rosette } from './guilloche.ts';
import { HouseSymbols } from './houses.tsx';
import { tones } from './tones.ts';

/** By deck: the number of petals of its rosette. */
const petals = [12, 10, 8, 9, 16, 14, 9];

export const Sprite = memo(function Sprite() {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
      <defs>
        {/* White lines through black silhouettes, as a wood engraver cuts them. */}
        <pattern id="lw-cut" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <rect width="22" height="5" fill="#fff" />
        </pattern>
        <pattern id="lw-tiles" width="3" height="2.600" patternUnits="userSpaceOnUse">
          <path d="M0 .4H3" stroke="#fdf6e4" strokeWidth=".55" opacity=".75" />
        </pattern>
        <pattern id="lw-sky" width="4" height="3.200" patternUnits="userSpaceOnUse">
          <path d="M0 1.200H4" stroke="#2a1f17" strokeWidth=".7" opacity=".32" />
        </pattern>
        <pattern id="lw-note" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.500" height="4" fill="#fff" opacity=".55" />
        </pattern>
        <linearGradient id="lw-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="lw-coin" cx=".38" cy=".3" r=".85">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset=".55" stopColor="#e5c063" />
          <stop offset="1" stopColor="#b98a2a" />
        </radialGradient>
        <radialGradient id="lw-light" cx=".42" cy=".3" r=".8">
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="1" stopColor="#fffdf4" stopOpacity="0" />
        </radialGradient>
      </defs>
      {Object.entries(icons).map(([name, body]) => (
        <symbol
          key={name}
          id={`lw-i-${name}`}
          viewBox="0 0 512 512"
          // The icons come from our own build step; their fill is that of whoever uses them.
          dangerouslySetInnerHTML={{ __html: body.replaceAll('currentColor', 'inherit') }}
        />
      ))}
      {tones.map((tone, deck) => (
        <symbol key={tone.tint + String(deck)} id={`lw-rosette-${deck}`} viewBox="-80 -80 160 160">
          <path d={rosette(74, petals[deck] ?? 12)} fill="none" stroke={tone.tint} strokeWidth=".6" opacity=".55" />
        </symbol>
      ))}
      <symbol id="lw-hourglass" viewBox="0 0 24 32">
        <path d="M3 1.500H21V4H3ZM3 28H21V30.500H3Z" fill="#5a3a16" stroke="#2a1f17" strokeWidth="1" strokeLinejoin="round" />
        <path
          d="M5 4H19C19 10 16 13 13.500 16C16 19 19 22 19 28H5C5 22 8 19 10.500 16C8 13 5 10 5 4Z"
          fill="#fffdf4"
          stroke="#2a1f17"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
        <path
          d="M7 9H17C16 11.500 13.500 14 12.300 15.600H11.700C10.500 14 8 11.500 7 9ZM7 27C7.500 24 9.500 22.500 12 20.500C14.500 22.500 16.500 24 17 27Z"
          fill="#d2a544"
        />
        <path d="M12 15.500V22" stroke="#d2a544" strokeWidth="1.100" />
      </symbol>
      <symbol id="lw-corner" viewBox="0 0 30 30">
        <path
          d="M2 28V9C2 5 5 2 9 2H28M6 28V12C6 8.500 8.500 6 12 6H28M6 6L13 13M13 13C17 13 17 8.500 14 8.500C11.500 8.500 11.500 12 13 13ZM13 13C13 17 8.500 17 8.500 14C8.500 11.500 12 11.500 13 13Z"
          fill="none"
          stroke="inherit"
          strokeWidth="1.150"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="lw-hat" viewBox="0 0 40 34">
        <path
          d="M9 4C14 2 26 2 31 4L29.500 22C35 22.500 39 24 39 26.500C39 30 30 32.500 20 32.500S1 30 1 26.500C1 24 5 22.500 10.500 22Z"
          stroke="#1a120c"
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
        <path d="M10 17.500C16 19.500 24 19.500 30 17.500L29.500 22.500C24 24.500 16 24.500 10.500 22.500Z" fill="#1a120c" opacity=".55" />
        <path d="M12.500 5.500L13.500 16" stroke="#fff" strokeWidth="1.800" opacity=".45" strokeLinecap="round" />
      </symbol>
      <HouseSymbols />
    </svg>
  );
});
