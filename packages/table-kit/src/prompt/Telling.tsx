import { create } from 'zustand';
import type { Told } from '../state/situation.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { lines } from '../side/Log.tsx';
import s from './Telling.module.css';

const useTelling = create<{ told: readonly Told[] }>()(() => ({ told: [] }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** What somebody else has just done is said where the eye is, with what was said before it. */
export function tell(step: Told): void {
  clearTimeout(timer);
  useTelling.setState(({ told }) => ({ told: [...told, step].slice(-2) }));
}

/** No more is said: at once where the reader is asked for something, else after a while, since more may follow. */
export function hush(after = 0): void {
  clearTimeout(timer);
  if (after > 0) timer = setTimeout(hush, after);
  else useTelling.setState({ told: [] });
}

/** Lies over the prompt while others' decisions are shown: whoever looks on is asked for nothing then. */
export function Telling() {
  const { voice } = useTable();
  const { told } = useTelling();
  const { game, past } = useTableState((state) => state);
  const said = told
    .map(({ number, seat, events }) => ({ number, seat, words: lines(events, game, voice).join(' ') }))
    .filter(({ words }) => words !== '');
  if (said.length === 0 || past !== undefined) return null;
  return (
    <output className={s.telling} data-testid="telling">
      {said.map(({ number, seat, words }) => (
        <span key={number} data-seat={seat}>
          {words}
        </span>
      ))}
    </output>
  );
}
