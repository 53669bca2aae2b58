import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable, useTableState } from './context.tsx';
import s from './Tip.module.css';

function tick(key: string): void {
  useSettings.setState(({ tipsSeen }) => (tipsSeen.includes(key) ? {} : { tipsSeen: [...tipsSeen, key] }));
}

/** Where the side panel is on the screen, as Frame.module.css has it. */
const hasSide = matchMedia('(min-width: 1180.02px) and ((min-height: 560.02px) or (orientation: portrait))');

function onResize(changed: () => void): () => void {
  hasSide.addEventListener('change', changed);
  return () => hasSide.removeEventListener('change', changed);
}

/**
 * A word to newcomers about what they decide now: once for each kind of decision, and no more than one at a time.
 * It takes no room from the table: it lies below the side panel or, without one, is a line of the prompt that opens when touched
 * and stands aside for buttons and for whatever else must be said there.
 */
export function Tip({ place }: { readonly place: 'side' | 'prompt' }) {
  const { voice } = useTable();
  const { plug, now, told, past, notice, chosen } = useTableState((state) => state);
  const here = useSyncExternalStore(onResize, () => hasSide.matches) === (place === 'side');
  const note = useId();
  const { tips, tipsSeen } = useSettings();
  // Whoever puts a tip away is not handed the next before the next decision.
  const [quietAt, setQuietAt] = useState<number>();
  const asked = here && tips && past === undefined && now.moves.length > 0 && quietAt !== now.number;
  const key = asked ? plug.tips(now.view, now.moves).find((one) => !tipsSeen.includes(one)) : undefined;
  useDecided(key, now.number, told.at(-1)?.seat === now.viewer);
  if (key === undefined || (place === 'prompt' && (notice !== undefined || chosen.length > 0))) return null;
  const words = (
    <>
      <b>{voice.say('tip.label')}:</b> {voice.say(key)}
    </>
  );
  const whole = (
    <>
      <p>{words}</p>
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
    </>
  );
  if (place === 'side')
    return (
      <aside className={s.note} aria-label={voice.say('tip.label')} data-testid="tip">
        {whole}
      </aside>
    );
  return (
    <aside className={s.line} aria-label={voice.say('tip.label')} data-testid="tip">
      <button type="button" className={s.opener} popoverTarget={note}>
        {words}
      </button>
      <div id={note} popover="auto" className={s.note}>
        {whole}
      </div>
    </aside>
  );
}

/** A tip that stood there while its reader decided has done its work. */
function useDecided(key: string | undefined, number: number, own: boolean): void {
  const before = useRef({ key, number });
  useEffect(() => {
    const last = before.current;
    before.current = { key, number };
    if (last.number !== number && own && last.key !== undefined) tick(last.key);
  }, [key, number, own]);
}
