import { botNames } from '@parlour/bots';
import { DAY_LEVEL, DAY_SEATS, daySeed } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { startEngine } from '../engine/engine.ts';
import { savedGames } from '../engine/saved-games.ts';
import { playableIds } from '../games/index.ts';
import { type Day, dayOf } from '../puzzles/daily.ts';
import { streakOn } from '../puzzles/progress.ts';
import s from '../puzzles/PuzzlesPage.module.css';
import { Page } from '../shell/Page.tsx';
import { useWho } from '../start/MyName.tsx';
import { dayGameId } from './day.ts';
import { useDays } from './results.ts';

/** The same cards for everybody today, for each game: how one did, and the way to the table. */
export default function DayPage() {
  const voice = useVoice();
  const { name } = useWho();
  const [, navigate] = useLocation();
  const { results, streak } = useDays();
  const [now] = useState(() => new Date());
  const day = dayOf(now);
  const { busy, trouble, act } = useAction();
  const play = async (game: string) => {
    const id = dayGameId(game, day);
    if ((await savedGames.find(id)) === undefined) await begin(id, game, day, name);
    navigate(`/play/${id}`);
  };
  return (
    <Page>
      <h1>{voice.say('day.title')}</h1>
      <p>{voice.say('day.lead', { bots: DAY_SEATS - 1, level: voice.say(`level.${DAY_LEVEL}`) })}</p>
      <section className={s.part} aria-labelledby="day-today">
        <h2 id="day-today">{new Intl.DateTimeFormat(voice.language, { dateStyle: 'full' }).format(now)}</h2>
        <ul className={s.list}>
          {playableIds.map((game) => {
            const result = results[dayGameId(game, day)];
            return (
              <li key={game} className={s.row} data-testid="day-deal" data-game={game}>
                <span className={s.what}>
                  <b>{voice.say(`game.${game}.short`)}</b>
                </span>
                {result !== undefined && (
                  <span className={s.result} data-result={result.place === 1 ? 'solved' : undefined} data-testid="day-result">
                    {voice.say('day.result', { ...result })}
                  </span>
                )}
                <button
                  type="button"
                  className={`button ${result === undefined ? 'primary' : ''}`}
                  aria-disabled={busy}
                  onClick={() => act(() => play(game))}
                >
                  {voice.say(result === undefined ? 'day.play' : 'day.see')}
                  <span className="visually-hidden">: {voice.say(`game.${game}.short`)}</span>
                </button>
                {result !== undefined && (
                  <Link href={`/day/${game}/${day}`} className="button" data-testid="day-others">
                    {voice.say('day.others')}
                    <span className="visually-hidden"> {voice.say(`game.${game}.short`)}</span>
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <TroubleLine trouble={trouble} voice={voice} />
        <p data-testid="day-streak">
          <Icon name="laurels" /> {voice.say('day.streak', { days: streakOn(streak, day), best: streak.best })}
        </p>
        <p className="hint">{voice.say('day.how')}</p>
      </section>
    </Page>
  );
}

async function begin(id: string, game: string, day: Day, name: string): Promise<void> {
  const engine = startEngine(() => undefined);
  try {
    const bots = Array.from({ length: DAY_SEATS - 1 }, (_, i) => ({ name: botNames[i] ?? '', bot: DAY_LEVEL }));
    await engine.ask('start', { id, game, options: {}, seed: daySeed(game, day), seats: [{ name }, ...bots] });
  } finally {
    engine.close();
  }
}
