import type { LastWillIcon } from '../icon-names.ts';

/** An icon inside a drawing; takes its fill from around it. */
export function Glyph({ name, x, y, size, fill }: { name: LastWillIcon; x: number; y: number; size: number; fill?: string }) {
  return <use href={`#lw-i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />;
}

/** An icon beside words. */
export function Mark({ name, size = '1.2em', color }: { name: LastWillIcon; size?: string; color?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden="true"
      style={{ width: size, height: size, flex: 'none', fill: color ?? 'currentColor', verticalAlign: '-0.2em' }}
    >
      <use href={`#lw-i-${name}`} width="512" height="512" />
    </svg>
  );
}

/** An action: an hourglass. `n` stands beside it. */
export function HourglassMark({ size = '1.1em' }: { size?: string }) {
  return (
    <svg
      viewBox="0 0 24 32"
      aria-hidden="true"
      style={{ width: `calc(${size} * .75)`, height: size, flex: 'none', verticalAlign: '-0.18em' }}
    >
      <use href="#lw-hourglass" width="24" height="32" />
    </svg>
  );
}
