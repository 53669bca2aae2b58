import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import s from '../online/me/MePage.module.css';
import { GameList, type SavedList } from '../start/MyGames.tsx';
import list from '../start/MyGames.module.css';
import { isWanted, type Known, type Wanted, wonIn } from './figures.ts';
import { opponentName } from './MyFigures.tsx';
import { opponentsIn } from './played.ts';

interface Props {
  readonly all: readonly Known[];
  readonly saved: SavedList;
}

/** Finished games, on this device and at tables, by title, opponent and result. */
export function MyGamesFiltered({ all, saved }: Props) {
  const voice = useVoice();
  const [wanted, setWanted] = useState<Wanted>({});
  const finished = saved.games.filter(({ over }) => over);
  const filtering = Object.values(wanted).some((one) => one !== undefined);
  const shown = all.filter((known) => isWanted(known, wanted));
  // Games that say nothing of me, such as those of others, are there while nothing is looked for.
  const here = finished.filter(({ id }) => (filtering ? shown.some((known) => known.id === id) : true));
  // While nothing is looked for, tables are listed with the server's own.
  const tables = filtering ? shown.filter(({ where }) => where === 'table') : [];
  const choice = (name: keyof Wanted, options: readonly (readonly [string, string])[]) => (
    <label className="field">
      <span>{voice.say(`mine.filter.${name}`)}</span>
      <select
        className="input"
        value={wanted[name] ?? ''}
        onChange={({ target }) => setWanted({ ...wanted, [name]: target.value === '' ? undefined : target.value })}
        data-testid={`filter-${name}`}
      >
        <option value="">{voice.say('mine.filter.all')}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  if (finished.length === 0 && tables.length === 0 && !filtering) return null;
  const titles = [...new Set(all.map(({ record }) => record.game))];
  const opponents = [...new Set(all.flatMap(opponentsIn))];
  return (
    <section className={s.part} aria-labelledby="finished">
      <h2 id="finished">{voice.say('mine.finished')}</h2>
      {all.length > 1 && (
        <div className={s.row}>
          {choice(
            'game',
            titles.map((game) => [game, voice.say(`game.${game}.short`)]),
          )}
          {choice(
            'opponent',
            opponents.map((opponent) => [opponent, opponentName(opponent, voice)]),
          )}
          {choice(
            'result',
            (['won', 'lost'] as const).map((result) => [result, voice.say(`mine.filter.${result}`)]),
          )}
        </div>
      )}
      {here.length === 0 && tables.length === 0 && <p className="hint">{voice.say('mine.filter.none')}</p>}
      {tables.length > 0 && (
        <ul className={list.list} data-testid="my-tables">
          {tables.map((known) => (
            <li key={known.id}>
              <Link href={`/table/${known.id}`} className={list.open}>
                <b>{voice.say(`game.${known.record.game}.short`)}</b>
                <span>{voice.list(known.record.seats.map(({ name }) => name))}</span>
                <span className="hint">
                  {voice.say(wonIn(known) > 0 ? 'mine.filter.won' : 'mine.filter.lost')} ·{' '}
                  {new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(known.at)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <GameList games={here} onForget={saved.forget} />
    </section>
  );
}
