import { startPlayback } from '@parlour/table-kit/motion/playback.ts';
import { createStage } from '@parlour/table-kit/motion/stage.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { useCallback, useMemo } from 'react';
import { Message } from '../shell/Message.tsx';
import { TablePage, useOpenTable } from '../shell/TablePage.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { openExample } from './example-session.ts';
import { type BookExample, examplesOf } from './examples.ts';
import { Guide } from './Guide.tsx';
import { useGame } from './useGame.ts';

/** A worked example of the rules, at the table. */
export default function ExamplePage({ game, example: id }: { game: string; example: string }) {
  const voice = useVoice();
  const playable = useGame(game);
  const example = useMemo(() => examplesOf(game).find((each) => each.id === id), [game, id]);
  if (playable === undefined) return <Waiting />;
  if (playable === null || example === undefined) return <Message title={voice.say('not-found')} />;
  return <ExampleTable playable={playable} example={example} />;
}

function ExampleTable({ playable, example }: { playable: PlayableGame; example: BookExample }) {
  const voice = useVoice();
  const open = useCallback(
    async (root: () => HTMLElement | null) =>
      openExample({
        playable,
        scenario: example.scenario,
        autoConfirm: () => useSettings.getState().autoConfirm,
        playbackOf: (table) => startPlayback(table, createStage(table, root)),
      }),
    [playable, example],
  );
  const opening = useOpenTable(open);
  const session = opening.opened;
  const actions = useMemo(
    () => ({ Review: undefined, teacher: session && <Guide session={session} example={example} /> }),
    [session, example],
  );
  return <TablePage opening={opening} actions={actions} cannot={voice.say('example.cannot')} />;
}
