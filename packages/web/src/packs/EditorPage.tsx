/** A card pack, to be typed from the box. */
import { loadPackFormat } from '@parlour/games';
import type { PackFormat } from '@parlour/kernel/packs';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { useEffect, useState } from 'react';
import { loadPlayable } from '../games/index.ts';
import { Message, TroubleMessage } from '../shell/Message.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { Editor } from './Editor.tsx';
import { type Editing, openEditing } from './editing.ts';
import { journalOf } from './journal.ts';
import { type KeptPack, keptPacks } from './kept.ts';
import './words.ts';

export interface OpenPack {
  readonly kept: KeptPack;
  readonly format: PackFormat;
  readonly playable: PlayableGame;
  readonly editing: Editing;
}

export default function EditorPage({ id }: { id: string }) {
  const voice = useVoice();
  const [open, setOpen] = useState<OpenPack | null>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let gone = false;
    let editing: Editing | undefined;
    openPack(id)
      .then((found) => {
        editing = found?.editing;
        if (gone) editing?.close();
        else setOpen(found ?? null);
      })
      .catch((error) => setTrouble(troubleOf(error)));
    return () => {
      gone = true;
      editing?.close();
    };
  }, [id]);
  if (trouble !== undefined) return <TroubleMessage title={voice.say('packs.cannot')} trouble={trouble} />;
  if (open === undefined) return <Waiting />;
  return open === null ? <Message title={voice.say('packs.gone')} /> : <Editor open={open} />;
}

async function openPack(id: string): Promise<OpenPack | undefined> {
  const kept = await keptPacks.find(id);
  if (kept === undefined) return undefined;
  const [format, playable] = await Promise.all([loadPackFormat(kept.game), loadPlayable(kept.game)]);
  if (format === undefined || playable === undefined) return undefined;
  return { kept, format, playable, editing: openEditing(kept, { packs: keptPacks, journal: journalOf(id), now: Date.now }) };
}
