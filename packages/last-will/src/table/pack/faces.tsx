/** Faces of what is no card: plans, jobs, sums of money. In the units of a card, 200 wide. */
import { type Employment, inPounds, signed } from '../../rules/index.ts';
import { Glyph } from '../art/Glyph.tsx';
import { GOLD, INK, tones, WINE } from '../art/tones.ts';
import c from '../cards/cards.module.css';
import { Symbol } from '../cards/parts.tsx';

interface Plan {
  readonly cards: number;
  readonly errandBoys: number;
  readonly actions: number;
}

export function PlanFace({ cards, errandBoys, actions }: Plan) {
  return (
    <svg className={c.card} viewBox="0 0 200 110" aria-hidden="true">
      <rect x="1" y="1" width="198" height="108" rx="10" fill="#fbf3dc" stroke="#8d6d43" strokeWidth="2" />
      <rect x="7" y="7" width="186" height="96" rx="6" fill="none" stroke={GOLD} />
      <text className={c.figure} x="40" y="70" fontSize="44" fill={INK}>
        {cards}
      </text>
      <rect x="62" y="35" width="24" height="36" rx="3" fill="#e7d3a8" stroke={INK} transform="rotate(-12 74 70)" />
      <rect x="70" y="33" width="24" height="36" rx="3" fill="#fffdf4" stroke={INK} transform="rotate(8 82 70)" />
      <text className={c.figure} x="130" y="48" fontSize="30" fill={INK}>
        {errandBoys}
      </text>
      <Glyph name="top-hat" x={162} y={38} size={34} fill={INK} />
      <text className={c.figure} x="130" y="92" fontSize="30" fill={INK}>
        {actions}
      </text>
      <use href="#lw-hourglass" x="149" y="62" width="26" height="36" />
    </svg>
  );
}

export function JobFace({ job, name }: { job: Employment; name: string }) {
  const tone = tones[5]!;
  return (
    <svg className={c.card} viewBox="0 0 200 280" aria-hidden="true">
      <rect width="200" height="280" rx="13" fill={tone.deep} />
      <rect x="9" y="9" width="182" height="262" rx="6" fill={tone.paper} />
      <text className={c.name} x="100" y="40" fontSize={name.length > 18 ? 15 : 19} fill={tone.deep}>
        {name}
      </text>
      {job.lines.map(({ income, symbol }, i) => (
        // Lines stay where they are printed.
        <g key={i} transform={`translate(0 ${58 + i * 41})`}>
          <rect x="20" y="0" width="160" height="36" rx="5" fill="#fffdf4" stroke={tone.tint} />
          <text className={c.figure} x="62" y="28" fontSize="26" fill={WINE}>
            {inPounds(income)}
          </text>
          <Symbol kind={symbol} x={142} y={18} size={32} />
        </g>
      ))}
    </svg>
  );
}

/** Wills and prices in pounds, or the tokens of the market with their signs. */
export function SumsFace({ sums, sign }: { sums: readonly number[]; sign: '£' | '±' }) {
  const across = sums.length > 1 ? 2 : 1;
  const height = 90 * Math.ceil(sums.length / across) + 10;
  return (
    <svg className={c.card} viewBox={`0 0 200 ${height}`} aria-hidden="true">
      {sums.map((sum, i) => {
        const [x, y] = [(i % across) * 98 + 5, Math.floor(i / across) * 90 + 5];
        const width = across === 1 ? 190 : 92;
        return (
          <g key={i}>
            <rect x={x} y={y} width={width} height="80" rx="8" fill="#e7d3a8" stroke="#6f4a22" strokeWidth="2" />
            <rect x={x + 5} y={y + 5} width={width - 10} height="70" rx="4" fill="none" stroke="#6f4a22" />
            <text className={c.figure} x={x + width / 2} y={y + 55} fontSize="40" fill="#3c2710">
              {sign === '£' ? inPounds(sum) : signed(sum)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
