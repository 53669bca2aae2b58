import { coins } from '../art/tones.ts';
import { CoinShape } from './CoinShape.tsx';
import s from './cards.module.css';

/** Fine lines around the coin, as engravers put on banknotes: one curve turned again and again. */
function guilloche(petals: number): string {
  const points = Array.from({ length: 241 }, (_, i) => {
    const angle = (i / 240) * Math.PI * 2;
    const radius = 43 + 7 * Math.cos(petals * angle) + 3 * Math.cos(petals * 3 * angle);
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(98 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const curves = [4, 8, 12, 5].map((petals) => guilloche(petals));

/** A money card: the shape of its currency, its value, its name. The corner tells both when cards overlap. */
export function MoneyCard({ currency, value, name }: { currency: number; value: number; name: string }) {
  const coin = coins[currency]!;
  return (
    <svg className={s.money} viewBox="0 0 120 180" aria-hidden="true">
      <rect width="120" height="180" rx="10" fill="#fbf4e4" />
      <rect x="5" y="5" width="110" height="170" rx="6" fill={coin.pale} />
      <rect x="8" y="8" width="104" height="164" rx="4" fill="none" stroke={coin.metal} strokeWidth="1.2" />
      <g fill="none" stroke={coin.metal} strokeWidth=".7" opacity=".55">
        {[1, 0.92, 0.84, 0.76, 0.68].map((scale, i) => (
          <path key={scale} d={curves[currency]} transform={`translate(60 98) rotate(${i * 7}) scale(${scale}) translate(-60 -98)`} />
        ))}
      </g>
      <CoinShape currency={currency} cx={60} cy={98} r={37} detailed />
      <text className={s.value} x="60" y="113" fill={coin.dark}>
        {value}
      </text>
      <g>
        <CoinShape currency={currency} cx={45} cy={23} r={9.5} />
        <text className={s.corner} x="24" y="34" fill={coin.dark}>
          {value}
        </text>
      </g>
      <text className={s.currency} x="60" y="164" fill={coin.dark}>
        {name}
      </text>
    </svg>
  );
}

export function MoneyBack() {
  return (
    <svg className={s.money} viewBox="0 0 120 180" aria-hidden="true">
      <rect width="120" height="180" rx="10" fill="#fbf4e4" />
      <rect x="5" y="5" width="110" height="170" rx="6" fill="#3a2a1a" />
      <g fill="none" stroke="#d9a93f" strokeWidth=".8" opacity=".8">
        {[1, 0.9, 0.8, 0.7, 0.6, 0.5].map((scale, i) => (
          <path key={scale} d={curves[2]} transform={`translate(60 90) rotate(${i * 5}) scale(${scale}) translate(-60 -98)`} />
        ))}
      </g>
      {[0, 1, 2, 3].map((currency) => (
        <CoinShape
          key={currency}
          currency={currency}
          cx={60 + [-14, 14, -14, 14][currency]!}
          cy={90 + [-14, -14, 14, 14][currency]!}
          r={11}
        />
      ))}
      <rect x="10" y="10" width="100" height="160" rx="4" fill="none" stroke="#d9a93f" strokeWidth="1.2" />
    </svg>
  );
}
