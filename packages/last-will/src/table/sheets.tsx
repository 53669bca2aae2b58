/** The reference sheets of Last Will and of Getting Sacked. */
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { SYMBOLS } from '../rules/index.ts';
import { Symbol } from './cards/parts.tsx';
import s from './sheets.module.css';

const symbols = SYMBOLS.filter((symbol) => symbol !== 'wild');

function Symbols() {
  const { voice } = useTable();
  return (
    <ul className={s.symbols}>
      {symbols.map((symbol) => (
        <li key={symbol}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <Symbol kind={symbol} x={24} y={24} size={42} />
          </svg>
          {voice.say(`symbol.${symbol}`)}
        </li>
      ))}
    </ul>
  );
}

const base = ['goal', 'round', 'errands', 'costs', 'companions', 'property', 'money', 'two'];
const sacked = ['sacked-job', 'sacked-how', 'sacked-plans', 'sacked-cards', 'sacked-order', 'sacked-parts'];
const legend = { id: 'symbols', Picture: Symbols };

export const sheets = {
  '': [...base.map((id) => ({ id })), legend],
  'getting-sacked': [...sacked.map((id) => ({ id })), legend],
};
