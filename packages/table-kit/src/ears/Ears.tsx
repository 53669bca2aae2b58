import { useTable, useTableState } from '../state/context.tsx';
import { lines } from '../side/lines.ts';

/** Older ones have been heard. */
const HEARD = 6;

/** An answer; asked for again, it is said again. */
export interface Said {
  readonly words: string;
  readonly time: number;
}

/** What is said aloud and not shown: every decision once, when it is shown; and what was asked for with a key. */
export function Ears({ said }: { readonly said: Said | undefined }) {
  const { voice } = useTable();
  const { told, game } = useTableState((state) => state);
  return (
    <div className="visually-hidden">
      <div role="log" aria-label={voice.say('ears.happens')} data-testid="ears">
        {told.slice(-HEARD).map(({ number, events }) => (
          <p key={number}>{lines(events, game, voice).join(' ')}</p>
        ))}
      </div>
      <output data-testid="answer">{said !== undefined && <span key={said.time}>{said.words}</span>}</output>
    </div>
  );
}
