/** The reference sheets of Last Will and of Getting Sacked. */
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { SYMBOLS } from '../rules/index.ts';
import { Symbol } from './cards/parts.tsx';
import s from './sheets.module.css';

const symbols = SYMBOLS.filter((symbol) => symbol !== 'wild');

function Sign({ symbol }: { readonly symbol: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <Symbol kind={symbol} x={24} y={24} size={42} />
    </svg>
  );
}

function Symbols() {
  const { voice } = useTable();
  return (
    <ul className={s.symbols}>
      {symbols.map((symbol) => (
        <li key={symbol}>
          <Sign symbol={symbol} />
          {voice.say(`symbol.${symbol}`)}
        </li>
      ))}
    </ul>
  );
}

/** What covers a line of an employment card, by its symbol. */
const covers = {
  played: ['silverware', 'coach', 'helm', 'wine'],
  mask: ['mask'],
  nuptial: ['nuptial'],
  helper: ['helper'],
  bought: ['mansion', 'manor', 'town', 'farm'],
  companion: ['dog', 'horse', 'guest', 'chef'],
  wild: ['wild'],
} as const satisfies Record<string, readonly string[]>;

function Covers() {
  const { voice } = useTable();
  return (
    <dl className={s.covers}>
      {Object.entries(covers).map(([way, signs]) => (
        <div key={way}>
          <dt>
            <span className={s.signs}>
              {signs.map((symbol) => (
                <Sign key={symbol} symbol={symbol} />
              ))}
            </span>
            {voice.list(signs.map((symbol) => voice.say(`symbol.${symbol}`)))}
          </dt>
          <dd>{voice.say(`sheet.sacked-lines.by.${way}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const base = ['goal', 'round', 'errands', 'costs', 'companions', 'property', 'money', 'two'];
const sacked = [
  'sacked-goal',
  'sacked-setup',
  'sacked-round',
  'sacked-job',
  'sacked-lines',
  'sacked-think',
  'sacked-cards',
  'sacked-order',
  'sacked-parts',
];

export const sheets = {
  '': [...base.map((id) => ({ id })), { id: 'symbols', Picture: Symbols }],
  'getting-sacked': sacked.map((id) => (id === 'sacked-lines' ? { id, Picture: Covers } : { id })),
};
