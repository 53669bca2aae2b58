import { useMemo } from 'react';
import { useOutcomeAloud } from '../ears/noted.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { outcomeWords } from '../state/outcome.ts';
import { unbroken } from '../widgets/unbroken.ts';
import s from './Outcome.module.css';

/** What would be different after a move. */
export function Outcome({ move }: { readonly move: unknown }) {
  const { voice } = useTable();
  const state = useTableState((all) => all);
  const words = useMemo(() => outcomeWords(state, move, voice), [state, move, voice]);
  useOutcomeAloud(words.join(', '));
  if (words.length === 0) return null;
  return (
    <p className={s.outcome} data-testid="outcome">
      {words.map(unbroken).join(' · ')}
    </p>
  );
}
