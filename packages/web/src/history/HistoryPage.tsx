import { levels } from '@parlour/bots';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { lazy, Suspense } from 'react';
import s from '../online/me/MePage.module.css';
import { Page } from '../shell/Page.tsx';
import { GameList, useSavedList } from '../start/MyGames.tsx';
import { withBots } from './withBots.ts';

const Online = lazy(() => import('./Online.tsx'));

/** What was played, how it went, and who is best. */
export default function HistoryPage() {
  const voice = useVoice();
  const saved = useSavedList();
  const finished = saved?.games.filter(({ over }) => over) ?? [];
  const tallies = withBots(finished, levels);
  return (
    <Page>
      <h1>{voice.say('history.title')}</h1>
      <section className={s.part} aria-labelledby="with-bots">
        <h2 id="with-bots">{voice.say('history.bots')}</h2>
        {tallies.length === 0 && <p className="hint">{voice.say('history.bots.none')}</p>}
        {tallies.length > 0 && (
          <table className={s.board} data-testid="with-bots">
            <thead>
              <tr>
                <th scope="col">{voice.say('history.game')}</th>
                <th scope="col">{voice.say('history.level')}</th>
                <th scope="col">{voice.say('history.played')}</th>
                <th scope="col">{voice.say('history.won')}</th>
              </tr>
            </thead>
            <tbody>
              {tallies.map(({ game, level, played, won }) => (
                <tr key={`${game} ${level}`}>
                  <th scope="row">{voice.say(`game.${game}.short`)}</th>
                  <td>{voice.has(`level.${level}`) ? voice.say(`level.${level}`) : level}</td>
                  <td>{played}</td>
                  <td>{won}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {finished.length > 0 && saved !== undefined && (
        <section className={s.part} aria-labelledby="finished">
          <h2 id="finished">{voice.say('history.finished')}</h2>
          <GameList games={finished} onForget={saved.forget} />
        </section>
      )}
      <Suspense>
        <Online />
      </Suspense>
    </Page>
  );
}
