import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable, useTableState } from './context.tsx';
import s from './Tip.module.css';

function tick(key: string): void {
  useSettings.setState(({ tipsSeen }) => (tipsSeen.includes(key) ? {} : { tipsSeen: [...tipsSeen, key] }));
}

/** A word to newcomers about what they decide now: once for each kind of decision, and no more than one at a time. Stands aside for whatever else must be said. */
export function Tip({ aside }: { readonly aside: boolean }) {
  const { voice } = useTable();
  const { plug, now, past } = useTableState((state) => state);
  const { tips, tipsSeen } = useSettings();
  // Whoever puts a tip away is not handed the next before the next decision.
  const [quietAt, setQuietAt] = useState<number>();
  const asked = tips && past === undefined && now.moves.length > 0 && quietAt !== now.number;
  const key = asked ? plug.tips(now.view, now.moves).find((one) => !tipsSeen.includes(one)) : undefined;
  useDecided(key, now.number);
  if (key === undefined || aside) return null;
  return (
    <aside className={s.tip} aria-label={voice.say('tip.label')} data-testid="tip">
      <p>
        <b>{voice.say('tip.label')}:</b> {voice.say(key)}
      </p>
      <button
        type="button"
        onClick={() => {
          setQuietAt(now.number);
          tick(key);
        }}
        data-testid="tip-seen"
      >
        {voice.say('tip.seen')}
      </button>
      <button type="button" onClick={() => useSettings.setState({ tips: false })} data-testid="tips-off">
        {voice.say('tip.off')}
      </button>
    </aside>
  );
}

/** A tip that stood there while its reader decided has done its work. */
function useDecided(key: string | undefined, number: number): void {
  const before = useRef({ key, number });
  useEffect(() => {
    const last = before.current;
    before.current = { key, number };
    if (last.number !== number && last.key !== undefined) tick(last.key);
  }, [key, number]);
}
