import { useEffect, useRef, useState } from 'react';
import { useTableActions } from '../state/actions.ts';
import { useSettings } from '../reader/settings.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { sceneOf } from '../state/store.ts';
import { useMedia } from '../widgets/media.ts';
import { Note, type NotePlace, useNotesHere } from './Note.tsx';

function tick(key: string): void {
  useSettings.setState(({ tipsSeen }) => (tipsSeen.includes(key) ? {} : { tipsSeen: [...tipsSeen, key] }));
}

/**
 * A word to newcomers about what they decide now: once for each kind of decision, and no more than one at a time.
 * It stands aside for a hint, and in the prompt for buttons and for whatever else must be said there.
 */
export function Tip({ place }: { readonly place: NotePlace }) {
  const { voice } = useTable();
  const { plug, now, setting, told, past, notice, chosen } = useTableState((state) => state);
  const here = useNotesHere(place);
  const { teacher } = useTableActions();
  const touched = useMedia('(pointer: coarse)');
  const { tips, tipsSeen } = useSettings();
  // Whoever puts a tip away is not handed the next before the next decision.
  const [quietAt, setQuietAt] = useState<number>();
  const asked = here && tips && teacher === undefined && past === undefined && now.moves.length > 0 && quietAt !== now.number;
  const key = asked ? plug.tips(sceneOf({ now, setting })).find((one) => !tipsSeen.includes(one)) : undefined;
  useDecided(key, now.number, told.at(-1)?.seat === now.viewer);
  const aside = notice?.kind === 'hint' || (place === 'prompt' && (notice !== undefined || chosen.length > 0));
  // Whoever has no mouse to point with learns of the long press with the first of all tips.
  const isFirst = touched && tipsSeen.length === 0;
  if (key === undefined || aside) return null;
  return (
    <Note
      place={place}
      label={voice.say('tip.label')}
      words={isFirst ? `${voice.say(key)} ${voice.say('tip.hold')}` : voice.say(key)}
      testId="tip"
      lasting
    >
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
    </Note>
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
