import { useDeciding, useTable, useTableState } from '../state/context.tsx';
import { useNoted } from './noted.ts';
import { asked } from './answers.ts';
import { lines } from '../side/lines.ts';

/** Older ones have been heard. */
const HEARD = 6;

/** An answer; asked for again, it is said again. */
export interface Said {
  readonly words: string;
  readonly time: number;
}

/** What is said aloud and not shown: every decision once, when it is shown; that it is one's turn; notes; and what was asked for with a key. */
export function Ears({ said }: { readonly said: Said | undefined }) {
  const { voice } = useTable();
  const { notes, outcome } = useNoted();
  const state = useTableState((all) => all);
  const { told, game, now } = state;
  const deciding = useDeciding();
  return (
    <div className="visually-hidden">
      {/* Without a name, which Orca would say before every sentence. */}
      <div role="log" data-testid="ears">
        {told.slice(-HEARD).map(({ number, events }) => (
          <p key={number}>{lines(events, game, voice).join(' ')}</p>
        ))}
      </div>
      {/* After what happened, which an assertive voice would cut off; and not before it, while what is asked is still that of the turn before. */}
      <div aria-live="polite" data-testid="asked">
        {deciding && <p key={now.number}>{`${asked(state, voice)} ${outcome}`}</p>}
      </div>
      <div aria-live="polite" data-testid="noted">
        {notes.map(({ words, time }) => (
          <p key={time}>{words}</p>
        ))}
      </div>
      <output data-testid="answer">{said !== undefined && <span key={said.time}>{said.words}</span>}</output>
    </div>
  );
}
