import type { GameStatistics, RankedPlayer } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useEffect, useState } from 'react';
import { playableIds } from '../games/index.ts';
import { server } from '../online/client.ts';
import { Finished } from '../online/gathering/Lobby.tsx';
import s from '../online/me/MePage.module.css';

/** Games between people, and how one has done in them. Nothing where there is no server. */
export default function Online() {
  return (
    <>
      <Finished />
      <Statistics />
      <Leaderboards />
    </>
  );
}

function Statistics() {
  const voice = useVoice();
  const [all, setAll] = useState<readonly GameStatistics[]>();
  useEffect(() => {
    // Whoever is not known there has none.
    server()
      .http.statistics()
      .then(setAll)
      .catch(() => setAll(undefined));
  }, []);
  if (all === undefined) return null;
  return (
    <section className={s.part}>
      <h2>{voice.say('history.online')}</h2>
      {all.length === 0 && <p className="hint">{voice.say('me.statistics.none')}</p>}
      {all.map((game) => (
        <div key={game.game}>
          <h3>{voice.say(`game.${game.game}.short`)}</h3>
          <p>
            {voice.say('me.played', {
              played: game.played,
              won: game.won,
              average: Math.round(game.averageScore),
              rating: game.rating ?? 0,
            })}
          </p>
          <ol className={s.places} aria-label={voice.say('me.places')}>
            {game.places.slice(-30).map(({ place, of }, i) => (
              // Oldest first; they never change their order.
              <li
                key={i}
                style={{ height: `${Math.round((1 - (place - 1) / Math.max(of, 2)) * 100)}%` }}
                data-won={place === 1 || undefined}
                title={`${place}/${of}`}
              >
                <span className="visually-hidden">{`${place}/${of}`}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Leaderboards() {
  const voice = useVoice();
  const [boards, setBoards] = useState<readonly (readonly [string, readonly RankedPlayer[]])[]>([]);
  useEffect(() => {
    // Without a server there are no leaderboards; the rest of the page has said so.
    Promise.all(playableIds.map(async (game) => [game, await server().http.leaderboard(game)] as const))
      .then(setBoards)
      .catch(() => setBoards([]));
  }, []);
  return boards
    .filter(([, players]) => players.length > 0)
    .map(([game, players]) => (
      <section key={game} className={s.part}>
        <h2>{voice.say('me.leaderboard', { game: voice.say(`game.${game}.short`) })}</h2>
        <table className="figures">
          <tbody>
            {players.slice(0, 20).map((player, i) => (
              <tr key={`${player.name} ${i}`}>
                <td>{i + 1}</td>
                <th scope="row">
                  {player.bot && voice.has(`level.${player.name}`)
                    ? voice.say('new.bot', { level: voice.say(`level.${player.name}`) })
                    : player.name}
                </th>
                <td>{player.rating}</td>
                <td className="hint">{voice.say('me.games', { games: player.games })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}
