import type { ListedTournament } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { playableIds } from '../games/index.ts';
import { server } from '../online/client.ts';
import { Page } from '../shell/Page.tsx';
import list from '../start/MyGames.module.css';
import { NewGame } from '../start/NewGame.tsx';
import s from './Tournament.module.css';
import './words.ts';

/** The tournaments in which I take part, and the way to a new one. */
export default function TournamentsPage() {
  const voice = useVoice();
  const [mine, setMine] = useState<readonly ListedTournament[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    // Whoever is not known there takes part in none.
    server()
      .http.myTournaments()
      .then(setMine)
      .catch(() => setMine([]));
  }, []);
  return (
    <Page>
      <h1>{voice.say('tournaments.title')}</h1>
      <p>{voice.say('tournaments.about')}</p>
      <p className={s.ways}>
        <span>{voice.say('tournaments.make')}</span>
        {playableIds.map((game) => (
          <button key={game} type="button" className="button primary" onClick={() => setChosen(game)} data-testid={`new-${game}`}>
            {voice.say(`game.${game}.short`)}
          </button>
        ))}
      </p>
      {mine.length > 0 && (
        <section className={list.mine} aria-labelledby="my-tournaments">
          <header className={list.head}>
            <h2 id="my-tournaments">{voice.say('tournaments.mine')}</h2>
          </header>
          <ul className={list.list}>
            {mine.map(({ id, title, game, ...stand }) => (
              <li key={id}>
                <Link href={`/tournament/${id}`} className={list.open}>
                  <b>{title}</b>
                  <span>{voice.say(`game.${game}.short`)}</span>
                  <span className="hint">{voice.say('tournaments.status', { ...stand, table: stand.table ?? '' })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen !== undefined && <NewGame game={chosen} way="tournament" onClose={() => setChosen(undefined)} />}
    </Page>
  );
}
