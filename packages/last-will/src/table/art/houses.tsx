/** Façades of the four types of property, drawn line by line: 100 wide, standing on y = 78. */
import type { ReactNode } from 'react';

interface Ink {
  readonly wall: string;
  readonly shade: string;
  readonly line: string;
  readonly glass: string;
}

const ink: Ink = { wall: '#fdf6e4', shade: '#5b4426', line: '#2c1e10', glass: '#3f3222' };

function Windows({ xs, ys, w, h }: { xs: readonly number[]; ys: readonly number[]; w: number; h: number }) {
  return (
    <g fill={ink.glass} stroke={ink.line} strokeWidth=".8">
      {ys.flatMap((y) =>
        xs.map((x) => (
          <g key={`${x} ${y}`}>
            <rect x={x - w / 2} y={y} width={w} height={h} />
            <path d={`M${x} ${y}v${h}M${x - w / 2} ${y + h / 2}h${w}`} stroke={ink.wall} strokeWidth=".7" />
          </g>
        )),
      )}
    </g>
  );
}

function Roof({ d }: { d: string }) {
  return (
    <>
      <path d={d} fill={ink.shade} stroke={ink.line} strokeWidth="1" />
      <path d={d} fill="url(#lw-tiles)" />
    </>
  );
}

function Ground() {
  return (
    <g stroke={ink.line} strokeLinecap="round" fill="none">
      <path d="M-6 78H106" strokeWidth="1.6" />
      <path d="M2 81.500H98M12 84.500H88M26 87.500H74" strokeWidth=".7" />
    </g>
  );
}

function Tree({ x, r }: { x: number; r: number }) {
  return (
    <g>
      <path d={`M${x} 78v${-r * 1.5}`} stroke={ink.line} strokeWidth="1.6" />
      <circle cx={x} cy={78 - r * 2} r={r} fill={ink.shade} stroke={ink.line} strokeWidth=".8" />
      <circle cx={x} cy={78 - r * 2} r={r} fill="url(#lw-tiles)" />
    </g>
  );
}

function Mansion() {
  return (
    <>
      <Tree x={2} r={7} />
      <Tree x={98} r={7} />
      <rect x="10" y="36" width="80" height="42" fill={ink.wall} stroke={ink.line} strokeWidth="1.1" />
      <Roof d="M7 36L15 24H85L93 36Z" />
      <path d="M20 24v-8h6v8M74 24v-8h6v8" fill={ink.shade} stroke={ink.line} strokeWidth="1" />
      <rect x="34" y="34" width="32" height="44" fill={ink.wall} stroke={ink.line} strokeWidth="1.1" />
      <path d="M31 34L50 20L69 34Z" fill={ink.wall} stroke={ink.line} strokeWidth="1.2" />
      <circle cx="50" cy="29.500" r="2.600" fill={ink.glass} />
      <path d="M37 36v42M44.500 36v42M55.500 36v42M63 36v42" stroke={ink.line} strokeWidth="2.200" />
      <rect x="46.500" y="60" width="7" height="18" fill={ink.glass} />
      <Windows xs={[16, 26, 74, 84]} ys={[41, 59]} w={5.5} h={11} />
      <Windows xs={[50]} ys={[41]} w={5.5} h={11} />
      <path d="M32 78h36v2.500H32z" fill={ink.wall} stroke={ink.line} strokeWidth=".8" />
    </>
  );
}

function Manor() {
  return (
    <>
      <Tree x={94} r={8} />
      <path d="M26 26v-12h6v12M66 26v-12h6v12" fill={ink.shade} stroke={ink.line} strokeWidth="1" />
      <rect x="16" y="42" width="68" height="36" fill={ink.wall} stroke={ink.line} strokeWidth="1.1" />
      <Roof d="M13 43L24 24H76L87 43Z" />
      <path d="M18 46L30 25L42 46V78H18Z" fill={ink.wall} stroke={ink.line} strokeWidth="1.2" />
      <path d="M58 46L70 25L82 46V78H58Z" fill={ink.wall} stroke={ink.line} strokeWidth="1.2" />
      <path d="M24 45.500L30 36L36 45.500M64 45.500L70 36L76 45.500" fill="none" stroke={ink.line} strokeWidth=".8" />
      <Windows xs={[30, 70]} ys={[47, 62]} w={10} h={10} />
      <Windows xs={[50]} ys={[47]} w={8} h={9} />
      <path d="M46 78V66a4 4 0 0 1 8 0V78Z" fill={ink.glass} stroke={ink.line} strokeWidth=".8" />
    </>
  );
}

function Town() {
  return (
    <>
      <rect x="4" y="38" width="24" height="40" fill={ink.shade} stroke={ink.line} strokeWidth="1" opacity=".75" />
      <rect x="72" y="34" width="24" height="44" fill={ink.shade} stroke={ink.line} strokeWidth="1" opacity=".75" />
      <path d="M4 38h24v40H4zM72 34h24v44H72z" fill="url(#lw-tiles)" />
      <path d="M34 16v-10h7v10M58 16v-10h7v10" fill={ink.shade} stroke={ink.line} strokeWidth="1" />
      <rect x="26" y="22" width="48" height="56" fill={ink.wall} stroke={ink.line} strokeWidth="1.200" />
      <Roof d="M24 22L30 12H70L76 22Z" />
      <path d="M25 40h50M25 58h50" stroke={ink.line} strokeWidth="1.400" />
      <Windows xs={[35, 50, 65]} ys={[26, 44]} w={7} h={11} />
      <Windows xs={[35]} ys={[62]} w={8} h={12} />
      <path d="M53 78V62h11v16Z" fill={ink.glass} stroke={ink.line} strokeWidth=".9" />
      <path d="M54 62a4.500 4.500 0 0 1 9 0Z" fill={ink.wall} stroke={ink.line} strokeWidth=".9" />
      <path d="M26 78v-7M30 78v-7M34 78v-7M38 78v-7M42 78v-7M46 78v-7M25 72.500h23" stroke={ink.line} strokeWidth=".9" />
    </>
  );
}

function Farm() {
  return (
    <>
      <Tree x={6} r={8} />
      <rect x="76" y="34" width="16" height="44" fill={ink.wall} stroke={ink.line} strokeWidth="1.1" />
      <path d="M76 44h16M76 54h16M76 64h16" stroke={ink.line} strokeWidth=".7" />
      <Roof d="M76 34a8 8 0 0 1 16 0Z" />
      <path d="M22 48L28 32L48 20L68 32L74 48V78H22Z" fill={ink.wall} stroke={ink.line} strokeWidth="1.200" />
      <Roof d="M18 50L26 31L48 17L70 31L78 50L73.500 51L66.500 34L48 23L29.500 34L22.500 51Z" />
      <path d="M28 52v26M34 40v38M62 40v38M68 52v26" stroke={ink.line} strokeWidth=".6" />
      <circle cx="48" cy="36" r="4.500" fill={ink.glass} stroke={ink.line} strokeWidth=".8" />
      <rect x="37" y="52" width="22" height="26" fill={ink.shade} stroke={ink.line} strokeWidth="1" />
      <path d="M37 52L59 78M59 52L37 78M48 52v26" stroke={ink.wall} strokeWidth="1.300" />
      <path d="M-2 70h22M-2 74h22M0 67v11M9 67v11M18 67v11" stroke={ink.line} strokeWidth="1.100" />
    </>
  );
}

const façades: readonly (() => ReactNode)[] = [Mansion, Manor, Town, Farm];

export function HouseSymbols() {
  return façades.map((Façade, type) => (
    // The types never change their order.
    <symbol key={type} id={`lw-house-${type}`} viewBox="-8 2 116 88">
      <Ground />
      <Façade />
    </symbol>
  ));
}
