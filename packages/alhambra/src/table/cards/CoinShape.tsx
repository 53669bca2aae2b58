import { polygon, star } from '../art/geometry.ts';
import { coins } from '../art/tones.ts';

/** Florin: a lozenge. Dirham: a square, as the Almohads struck them. Denar: a disc. Ducat: a pentagon. */
function outline(currency: number, cx: number, cy: number, r: number): string {
  if (currency === 0) return polygon(cx, cy, r * 1.12, 4);
  if (currency === 1) return polygon(cx, cy, r * 1.18, 4, 45);
  if (currency === 2) return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  return polygon(cx, cy + r * 0.06, r * 1.1, 5, -90);
}

export function CoinShape({
  currency,
  cx,
  cy,
  r,
  detailed = false,
}: {
  currency: number;
  cx: number;
  cy: number;
  r: number;
  detailed?: boolean;
}) {
  const coin = coins[currency]!;
  if (!detailed)
    return <path d={outline(currency, cx, cy, r)} fill={coin.metal} stroke="#fffaf0" strokeWidth={r * 0.12} strokeLinejoin="round" />;
  return (
    <g strokeLinejoin="round">
      <path d={outline(currency, cx, cy + 2, r)} fill="#2b2320" opacity=".25" />
      <path d={outline(currency, cx, cy, r)} fill={coin.metal} stroke={coin.dark} strokeWidth="1.4" />
      <path d={outline(currency, cx, cy, r * 0.86)} fill="#fff8e6" stroke={coin.dark} strokeWidth=".8" strokeDasharray="1.4 2" />
      <path d={outline(currency, cx, cy, r * 0.74)} fill={coin.pale} stroke={coin.metal} strokeWidth="1" />
      <path d={star(cx, cy, r * 0.66, 8, 0.7654)} fill="none" stroke={coin.metal} strokeWidth=".8" opacity=".5" />
    </g>
  );
}

/** A currency's mark beside a number or a name. */
export function CoinMark({ currency, size = '1em' }: { currency: number; size?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: size, height: size, verticalAlign: '-0.14em', flex: 'none' }}>
      <CoinShape currency={currency} cx={12} cy={12} r={9.4} />
    </svg>
  );
}
