import { levels } from '@parlour/bots';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { lazy, Suspense } from 'react';
import s from '../online/me/MePage.module.css';
import { Page } from '../shell/Page.tsx';
import { server } from '../online/client.ts';
import { download } from '../start/download.ts';
import { useSavedList } from '../start/MyGames.tsx';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { exportOf } from './export.ts';
import { MyFigures } from './MyFigures.tsx';
import { MyGamesFiltered } from './MyGamesFiltered.tsx';
import { useKnown } from './useKnown.ts';
import { withBots } from './withBots.ts';

const Online = lazy(() => import('./Online.tsx'));

/** What was played, how it went, and who is best. */
export default function HistoryPage() {
  const voice = useVoice();
  const saved = useSavedList();
  const finished = saved?.games.filter(({ over }) => over) ?? [];
  const tallies = withBots(finished, levels);
  const all = useKnown(saved?.games);
  const { busy, act } = useAction();
  async function save() {
    const statistics = await server()
      .http.statistics()
      .catch(() => []);
    download('parlour-my-games.json', exportOf(all, statistics));
  }
  return (
    <Page>
      <h1>{voice.say('history.title')}</h1>
      <section className={s.part} aria-labelledby="with-bots">
        <h2 id="with-bots">{voice.say('history.bots')}</h2>
        {tallies.length === 0 && <p className="hint">{voice.say('history.bots.none')}</p>}
        {tallies.length > 0 && (
          <table className="figures" data-testid="with-bots">
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
      {saved !== undefined && <MyGamesFiltered all={all} saved={saved} />}
      <MyFigures all={all} />
      {all.length > 0 && (
        <p>
          <button type="button" className="button" aria-disabled={busy} onClick={() => act(save)} data-testid="export">
            {voice.say('mine.export')}
          </button>
        </p>
      )}
      <Suspense>
        <Online />
      </Suspense>
    </Page>
  );
}
