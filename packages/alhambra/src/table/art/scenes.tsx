/** What one sees through the arch of a building card: six small views, drawn for a frame from (36, 60) to (164, 242). */
import type { ReactNode } from 'react';
import { horseshoe, multifoil, star } from './geometry.ts';
import { tones } from './tones.ts';

const CREAM = '#fbf1da';
const SAND = '#e9d3a6';
const GOLD = '#e3b54d';

function Sky({ kind, sun, y = 108 }: { kind: number; sun: string; y?: number }) {
  const tone = tones[kind]!;
  return (
    <>
      <rect x="30" y="56" width="140" height="190" fill={`url(#al-sky-${kind})`} />
      <circle cx="128" cy={y} r="13" fill={sun} />
      <circle cx="128" cy={y} r="19" fill={sun} opacity=".25" />
      <path d="M30 178L52 150L66 164L90 132L108 156L124 142L148 168L170 148V246H30Z" fill={tone.ink} opacity=".16" />
      <path d="M30 192L58 172L82 186L112 164L140 184L170 170V246H30Z" fill={tone.ink} opacity=".2" />
    </>
  );
}

/** A kiosk on slender columns, and itself again in the pool. */
function Pavilion() {
  const house = (
    <>
      <path d="M58 132L100 96L142 132Z" fill="#b4512f" />
      <path d="M100 96L142 132H100Z" fill="#943d22" />
      <path d="M100 84V97" stroke="#7c5a08" strokeWidth="2.4" />
      <circle cx="100" cy="84" r="3.6" fill={GOLD} />
      <rect x="55" y="131" width="90" height="7" fill={CREAM} />
      <rect x="60" y="138" width="80" height="50" fill={SAND} />
      {[74, 100, 126].map((x) => (
        <path key={x} d={horseshoe(x, 157, 10.5, 188)} fill="#1c3f6e" />
      ))}
      {[61, 87, 113, 139].map((x) => (
        <path key={x} d={`M${x} 150V188`} stroke={CREAM} strokeWidth="3.4" />
      ))}
      <rect x="55" y="187" width="90" height="5" fill={CREAM} />
    </>
  );
  return (
    <>
      <Sky kind={0} sun="#fff3cf" y={92} />
      <path d="M30 190C44 168 52 176 56 190ZM144 190C150 170 160 170 170 190Z" fill="#3d7350" />
      {house}
      <rect x="30" y="192" width="140" height="54" fill="#4f93c4" />
      <g transform="matrix(1 0 0 -.5 0 288)" opacity=".34">
        {house}
      </g>
      <path
        d="M40 206H92M104 214H160M46 224H84M112 232H152M60 238H110"
        stroke="#e6f3fa"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".8"
      />
      <rect x="30" y="190" width="140" height="4" fill={CREAM} />
    </>
  );
}

/** A curtained room, a lattice window, a lamp of brass. */
function Seraglio() {
  return (
    <>
      <rect x="30" y="56" width="140" height="190" fill="url(#al-sky-1)" />
      <rect x="30" y="56" width="140" height="150" fill="#a53f33" opacity=".5" />
      <path d={multifoil(100, 140, 32, 192, 7)} fill="#fbe3b4" stroke="#6e1d20" strokeWidth="2.5" />
      <g stroke="#8e2a2b" strokeWidth="1.3">
        {Array.from({ length: 11 }, (_, i) => (
          <path
            key={i}
            d={`M${38 + i * 12} 108L${-12 + i * 12} 192M${-12 + i * 12} 108L${38 + i * 12} 192`}
            clipPath="url(#al-seraglio-window)"
          />
        ))}
      </g>
      <clipPath id="al-seraglio-window">
        <path d={multifoil(100, 140, 30, 191, 7)} />
      </clipPath>
      <rect x="30" y="192" width="140" height="54" fill="#6e1d20" />
      <rect x="30" y="191" width="140" height="4" fill={GOLD} />
      <path d="M30 56H84C80 108 62 150 50 178C54 200 52 224 54 246H30Z" fill="#8e2a2b" />
      <path d="M170 56H116C120 108 138 150 150 178C146 200 148 224 146 246H170Z" fill="#7a2023" />
      <path
        d="M70 60C66 108 50 148 42 172M54 60C52 104 44 136 36 158M130 60C134 108 150 148 158 172M146 60C148 104 156 136 164 158"
        stroke="#d98a5b"
        strokeWidth="1.4"
        fill="none"
        opacity=".75"
      />
      <path d="M40 178H56M144 178H160" stroke={GOLD} strokeWidth="5" strokeLinecap="round" />
      <path d="M100 60V92" stroke="#6b4a12" strokeWidth="1.6" />
      <path d="M92 92H108L112 104L100 116L88 104Z" fill={GOLD} stroke="#6b4a12" strokeWidth="1.4" />
      <path d={star(100, 103, 6, 6, 0.5)} fill="#fff6d8" />
      <ellipse cx="82" cy="222" rx="24" ry="11" fill="#c9803f" />
      <ellipse cx="120" cy="226" rx="26" ry="12" fill="#b8473a" />
      <ellipse cx="100" cy="234" rx="30" ry="10" fill="#e1b155" />
      <path d="M76 234H124" stroke="#8e2a2b" strokeWidth="1.4" strokeDasharray="3 3" />
    </>
  );
}

const ring = (cx: number, cy: number, r: number, base: number, wide: number, key: string) => (
  <g key={key}>
    <path d={horseshoe(cx, cy, r + wide, base)} fill="#fbeacb" />
    <circle
      cx={cx}
      cy={cy}
      r={r + wide / 2}
      fill="none"
      stroke="#b5482e"
      strokeWidth={wide}
      strokeDasharray={`${(r + wide / 2) * 0.2} ${(r + wide / 2) * 0.2}`}
    />
  </g>
);

/** Striped arches, one behind the other, down a long hall. */
function Arcades() {
  return (
    <>
      <rect x="30" y="56" width="140" height="190" fill="#8a5a32" />
      <path d="M30 246L76 196H124L170 246Z" fill="#d9b57d" />
      <path d="M100 196V246M84 196L56 246M116 196L144 246M64 210H136M48 226H152" stroke="#a8703c" strokeWidth="1.2" opacity=".8" />
      {ring(100, 122, 50, 246, 15, 'front')}
      <path d={horseshoe(100, 122, 50, 246)} fill="#734626" />
      <path d="M46 246L80 196H120L154 246Z" fill="#cfa66b" />
      <path d="M100 196V246M86 196L66 246M114 196L134 246M68 212H132M56 230H144" stroke="#a8703c" strokeWidth="1.2" />
      {ring(100, 136, 30, 214, 10, 'middle')}
      <path d={horseshoe(100, 136, 30, 214)} fill="#593520" />
      <path d="M72 214L86 192H114L128 214Z" fill="#b98d55" />
      {ring(100, 148, 16, 196, 6, 'back')}
      <path d={horseshoe(100, 148, 16, 196)} fill="#f6e2ac" />
      <circle cx="100" cy="146" r="8" fill="#fff8e2" />
      {[
        [50, 246, 130, 7],
        [150, 246, 130, 7],
        [70, 216, 144, 5],
        [130, 216, 144, 5],
      ].map(([x, base, top, wide]) => (
        <g key={x}>
          <rect x={x! - wide! / 2} y={top} width={wide} height={base! - top!} fill="#e8d3aa" />
          <rect x={x! - wide!} y={top! - 5} width={wide! * 2} height="6" fill="#fbf1da" />
        </g>
      ))}
    </>
  );
}

/** A white room: a twin window over the valley, a tiled dado, honeycomb above. */
function Chambers() {
  const combs = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 - row }, (_, i) => (
      <path
        key={`${row} ${i}`}
        d={`M${34 + row * 8 + i * 16} ${70 + row * 13}h16c0 9 -6 11 -8 15c-2 -4 -8 -6 -8 -15Z`}
        fill={['#9db2bb', '#bccbcf', '#dde4e2'][row]}
        stroke="#5f7a88"
        strokeWidth="1"
      />
    )),
  );
  return (
    <>
      <rect x="30" y="56" width="140" height="190" fill="#efe6d2" />
      <rect x="30" y="56" width="140" height="16" fill="#7f97a3" />
      {combs}
      <rect x="58" y="122" width="84" height="78" fill="#fbf7ec" stroke="#5f7a88" strokeWidth="1.6" />
      {[80, 120].map((x) => (
        <g key={x}>
          <path d={horseshoe(x, 150, 17, 198)} fill="#6db4d8" />
          <path d={`M${x - 16} 178L${x - 4} 166L${x + 6} 176L${x + 16} 164V198H${x - 16}Z`} fill="#4f8a63" />
          <path d={horseshoe(x, 150, 17, 198)} fill="none" stroke="#3f5866" strokeWidth="2.2" />
        </g>
      ))}
      <rect x="97" y="156" width="6" height="42" fill="#fffdf6" stroke="#6f8796" />
      <rect x="94" y="151" width="12" height="6" fill="#fffdf6" stroke="#6f8796" />
      <rect x="30" y="200" width="140" height="28" fill={`url(#al-tile-3)`} />
      <rect x="30" y="198" width="140" height="3" fill={GOLD} />
      <rect x="30" y="227" width="140" height="3" fill={GOLD} />
      <rect x="30" y="230" width="140" height="16" fill="#cfc9b6" />
      <path d="M60 198C60 190 64 188 64 184H72C72 188 76 190 76 198Z" fill="#3f6b8c" />
      <path
        d="M68 184C60 176 60 170 64 166M68 184C68 174 70 170 74 168M68 184C66 176 68 170 68 164"
        stroke="#4e7f57"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

const cypress = (x: number, base: number, height: number, fill: string) => (
  <path
    key={x}
    d={`M${x} ${base - height}C${x + height * 0.16} ${base - height * 0.55} ${x + height * 0.15} ${base - height * 0.1} ${x} ${base}C${x - height * 0.15} ${base - height * 0.1} ${x - height * 0.16} ${base - height * 0.55} ${x} ${base - height}Z`}
    fill={fill}
  />
);

/** Cypresses, a channel of water, a fountain that rises and falls. */
function Garden() {
  return (
    <>
      <Sky kind={4} sun="#fff1b8" y={96} />
      <path d="M74 178V140H126V178Z" fill={SAND} />
      <path d="M70 140L100 124L130 140Z" fill="#b4512f" />
      {[86, 100, 114].map((x) => (
        <path key={x} d={horseshoe(x, 160, 5.4, 178)} fill="#6a4426" />
      ))}
      <path d="M30 178H170V246H30Z" fill="#5f9d57" />
      {cypress(56, 186, 78, '#1f5a3c')}
      {cypress(144, 186, 78, '#1f5a3c')}
      {cypress(72, 180, 48, '#2d6f4b')}
      {cypress(128, 180, 48, '#2d6f4b')}
      <path d="M92 178H108L134 246H66Z" fill={SAND} />
      <path d="M95 178H105L122 246H78Z" fill="#5aa7cf" />
      <path d="M30 204C42 194 54 196 62 206C70 198 78 200 82 210L70 246H30Z" fill="#2f7a4b" />
      <path d="M170 204C158 194 146 196 138 206C130 198 122 200 118 210L130 246H170Z" fill="#2f7a4b" />
      {[
        [44, 212],
        [60, 222],
        [50, 234],
        [156, 212],
        [140, 222],
        [150, 234],
        [72, 216],
        [128, 216],
      ].map(([x, y], i) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" fill={i % 2 === 0 ? '#f0b6a0' : GOLD} />
      ))}
      <path
        d="M100 214C94 184 84 186 82 206M100 214C106 184 116 186 118 206M100 214V184"
        stroke="#f3fbff"
        strokeWidth="1.9"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cx="100" cy="216" rx="21" ry="6" fill={CREAM} />
      <ellipse cx="100" cy="215" rx="16" ry="4" fill="#8cc8e4" />
      <path d="M95 220H105L108 234H92Z" fill={CREAM} />
    </>
  );
}

/** A watchtower on its hill by night. */
function Tower() {
  return (
    <>
      <rect x="30" y="56" width="140" height="190" fill="url(#al-sky-5)" />
      <path d="M66 92A15 15 0 1 0 82 114A12.500 12.500 0 1 1 66 92Z" fill="#fff3cf" />
      {[
        [138, 96],
        [146, 128],
        [152, 158],
        [56, 142],
        [118, 80],
        [50, 172],
      ].map(([x, y]) => (
        <path key={x} d={star(x!, y!, 3, 4, 0.35)} fill="#fff3cf" />
      ))}
      <path d="M30 206L64 190L100 198L140 186L170 200V246H30Z" fill="#3a2357" />
      <path d="M78 118H122V214H78Z" fill="#d7b98c" />
      <path d="M104 118H122V214H104Z" fill="#b4926a" />
      <path d="M74 104H82V112H88V104H96V112H104V104H112V112H118V104H126V120H74Z" fill="#e6cb9f" />
      <path d="M104 112V104H112V112H118V104H126V120H104Z" fill="#c2a077" />
      <path d="M74 126H126" stroke="#8a6a45" strokeWidth="1.6" />
      <path d={horseshoe(92, 142, 6, 160)} fill="#3c2154" />
      <path d={horseshoe(110, 142, 6, 160)} fill="#f3c868" />
      <path d={horseshoe(100, 190, 8.5, 214)} fill="#3c2154" />
      <path d="M100 104V82" stroke="#5b4023" strokeWidth="1.8" />
      <path d="M101 83L118 88L101 94Z" fill="#b5312e" />
      <path d="M30 214H62V206H68V214H74V206H80V218H120V206H126V214H132V206H138V214H170V246H30Z" fill="#a3825c" />
      <path d="M30 224H170M30 234H170" stroke="#7d5f3e" strokeWidth="1" opacity=".7" />
      <path
        d="M48 246C44 226 52 214 54 204C58 216 64 228 60 246ZM142 246C140 230 146 220 148 212C152 222 156 232 154 246Z"
        fill="#24153a"
      />
    </>
  );
}

export const scenes: readonly (() => ReactNode)[] = [Pavilion, Seraglio, Arcades, Chambers, Garden, Tower];
