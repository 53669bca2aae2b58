import { useEffect, useState } from 'react';
import { Waiting } from '../app/Waiting.tsx';
import { useVoice } from '../app/i18n.ts';
import { loadGame } from '../games/index.ts';
import type { PlayableGame } from './plug.ts';
import s from './Rules.module.css';
import { Page, Poster } from '../app/Page.tsx';

/** The rules of a game, to read before sitting down. */
export default function RulesPage({ game: id }: { game: string }) {
  const [playable, setPlayable] = useState<PlayableGame | null>();
  const voice = useVoice(playable?.game.text.catalogues);
  useEffect(() => {
    loadGame(id)
      .then((found) => setPlayable(found ?? null))
      .catch(() => setPlayable(null));
  }, [id]);
  if (playable === undefined) return <Waiting />;
  if (playable === null) return <p className="message">{voice.say('game.unknown', { game: id })}</p>;
  const keys = Object.keys(playable.game.text.catalogues[voice.language] ?? {}).filter((key) => key.startsWith('rule.'));
  return (
    <Page>
      <Poster game={id} />
      <h1>{voice.say(`game.${id}.title`)}</h1>
      <p>{voice.say(`game.${id}.about`)}</p>
      <dl className={s.rules}>
        {keys.map((key) => (
          <div key={key} id={key.slice(5)}>
            <dt>{key.slice(5)}</dt>
            <dd>{voice.say(key)}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
