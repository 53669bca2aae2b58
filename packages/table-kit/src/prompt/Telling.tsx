import { usePassing, useTable, useTableState } from '../state/context.tsx';
import { lines } from '../side/lines.ts';
import { unbroken } from '../widgets/unbroken.ts';
import s from './Telling.module.css';

/** Lies over the prompt while others' decisions are shown: whoever looks on is asked for nothing then. */
export function Telling() {
  const { voice } = useTable();
  const { told } = usePassing();
  const { game, past } = useTableState((state) => state);
  const said = told
    .map(({ number, seat, events }) => ({ number, seat, words: lines(events, game, voice).join(' ') }))
    .filter(({ words }) => words !== '');
  if (said.length === 0 || past !== undefined) return null;
  return (
    // It is read aloud elsewhere, once.
    <output className={s.telling} aria-live="off" data-testid="telling">
      {said.map(({ number, seat, words }) => (
        <span key={number} data-seat={seat}>
          {unbroken(words)}
        </span>
      ))}
    </output>
  );
}
