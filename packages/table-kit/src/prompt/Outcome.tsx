import { useMemo } from 'react';
import { useSettings } from '../reader/settings.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { outcomeWords } from '../state/outcome.ts';
import { unbroken } from '../widgets/unbroken.ts';
import s from './Outcome.module.css';

/** What would be different after a move. */
export function Outcome({ move }: { readonly move: unknown }) {
  const { voice } = useTable();
  const state = useTableState((all) => all);
  const words = useMemo(() => outcomeWords(state, move, voice), [state, move, voice]);
  // Where letters are very large, the prompt has no room for it beside its buttons: it is heard, not seen.
  const seen = useSettings(({ textScale }) => textScale < 1.6);
  if (words.length === 0) return null;
  return (
    <p className={seen ? s.outcome : 'visually-hidden'} data-testid="outcome">
      {words.map(unbroken).join(' · ')}
    </p>
  );
}
