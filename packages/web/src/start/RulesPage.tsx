import { useEffect, useState } from 'react';
import { Message } from '../shell/Message.tsx';
import { Page, Poster } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { loadPlayable } from '../games/index.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { RulesText } from '@parlour/table-kit/dialogs/RulesText.tsx';

/** The rules of a game, to read before sitting down. */
export default function RulesPage({ game: id }: { game: string }) {
  const [playable, setPlayable] = useState<PlayableGame | null>();
  const voice = useVoice(playable?.game.text.catalogues);
  useEffect(() => {
    loadPlayable(id)
      .then((found) => setPlayable(found ?? null))
      .catch(() => setPlayable(null));
  }, [id]);
  if (playable === undefined) return <Waiting />;
  if (playable === null) return <Message title={voice.say('game.unknown', { game: id })} />;
  return (
    <Page>
      <Poster game={id} />
      <h1>{voice.say(`game.${id}.title`)}</h1>
      <p>{voice.say(`game.${id}.about`)}</p>
      <RulesText game={playable.game} voice={voice} at={location.hash.slice(1) || undefined} />
    </Page>
  );
}
