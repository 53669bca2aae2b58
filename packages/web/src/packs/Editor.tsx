import { joined, useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useMedia } from '@parlour/table-kit/widgets/media.ts';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { DeskContext, layDesk, overlook, OverviewContext } from './desk.ts';
import s from './Editor.module.css';
import type { OpenPack } from './EditorPage.tsx';
import { EntryForm } from './EntryForm.tsx';
import { AddEntries, EntryList } from './EntryList.tsx';
import { EntryPicker } from './EntryPicker.tsx';
import { Head } from './Head.tsx';
import { Photo } from './Photo.tsx';

export function Editor({ open: { kept, format, playable, editing } }: { open: OpenPack }) {
  const texts = useMemo(() => joined(playable.game.text.catalogues, format.text), [playable, format]);
  const voice = useVoice(texts);
  const pack = useStore(editing.store, (state) => state.pack);
  const isWide = useMedia('(min-width: 1101px)');
  const isPhone = useMedia('(max-width: 640px)');
  const isBlind = kept.checks !== undefined;
  const desk = useMemo(() => layDesk(format, voice, editing, pack, isBlind), [format, voice, editing, pack, isBlind]);
  const calm = useDeferredValue(desk);
  const overview = useMemo(() => overlook(calm), [calm]);
  const [key, open] = useEntryKey();
  const { entries } = desk;
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  const entry = entries[at];
  const { PackEntry, Sprite } = playable.plug;

  useEffect(() => {
    const takeBack = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
      const isRedo = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || !(isUndo || isRedo)) return;
      event.preventDefault();
      lead(isUndo ? editing.undo() : editing.redo());
    };
    addEventListener('keydown', takeBack);
    return () => removeEventListener('keydown', takeBack);
  });

  /** To where something was changed. */
  function lead(place: string | undefined) {
    const found = place === undefined ? undefined : entries.find((each) => place === each.key || place.startsWith(`${each.key}.`));
    if (found !== undefined) open(found.key);
  }
  if (entry === undefined) return null;
  const isShown = !isBlind || entry.leaves.every(({ mark }) => mark !== 'ours');
  return (
    <DeskContext value={desk}>
      <OverviewContext value={overview}>
        <div className={s.page}>
          <Head kept={kept} onLead={lead} />
          <main className={s.main}>
            {isWide && <EntryList current={entry.key} group={entry.group} onOpen={open} />}
            <div className={s.entry}>
              {!isWide && <EntryPicker current={entry.key} onOpen={open} />}
              <EntryForm key={entry.key} entry={entry} onGo={(steps) => open((entries[at + steps] ?? entry).key)} />
              {!isWide && <AddEntries group={entry.group} onOpen={open} />}
            </div>
            <aside className={s.beside}>
              {PackEntry !== undefined && isShown && (
                <section className={s.drawn} aria-label={voice.say('packs.face')}>
                  {Sprite !== undefined && <Sprite />}
                  <PackEntry pack={overview.pack} path={entry.path} voice={voice} small={isPhone} />
                </section>
              )}
              <Photo pack={kept.id} entry={entry.key} following={entries.slice(at).map((each) => each.key)} />
            </aside>
          </main>
        </div>
      </OverviewContext>
    </DeskContext>
  );
}

/** Which entry is open is part of the address: a reload opens it again. */
function useEntryKey(): readonly [string, (key: string) => void] {
  const [key, setKey] = useState(addressed);
  useEffect(() => {
    const follow = () => setKey(addressed());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((next: string) => {
    history.replaceState(history.state, '', `#${encodeURIComponent(next)}`);
    setKey(next);
  }, []);
  return [key, open];
}

function addressed(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // An address that somebody mistyped leads to the first entry.
    return '';
  }
}
