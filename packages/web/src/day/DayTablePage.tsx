import { calendarDay, type DayTable } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../compared/Field.tsx';
import { keptLuck } from '../compared/luck.ts';
import { TakeLuckOut } from '../compared/TakeLuckOut.tsx';
import { savedGames } from '../engine/saved-games.ts';
import { playableIds } from '../games/index.ts';
import { server } from '../online/client.ts';
import { useLookedUp } from '../online/useLookedUp.ts';
import sit from '../online/gathering/SitForm.module.css';
import { dayOf } from '../puzzles/daily.ts';
import { TroubleMessage } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { MyNameField, useWho } from '../start/MyName.tsx';
import t from '../tournaments/Tournament.module.css';
import { dayGameId } from './day.ts';
import { useDays } from './results.ts';

interface Props {
  readonly game: string;
  readonly day: string;
}

/** How everybody did with the deal of a day, for whoever has played it. */
export default function DayTablePage({ game, day }: Props) {
  const voice = useVoice();
  const isName = playableIds.includes(game) && calendarDay.safeParse(day).success;
  const look = useMemo(() => (isName ? () => server().http.day(game, day) : undefined), [isName, game, day]);
  const { view, trouble, show } = useLookedUp(look, 'server.no-day');
  if (view === undefined)
    return trouble === undefined ? <Waiting /> : <TroubleMessage title={voice.say('shared.cannot')} trouble={trouble} />;
  const { played, results } = view;
  const date = new Intl.DateTimeFormat(voice.language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  return (
    <Page>
      <header className={t.head}>
        <h1>{voice.say('daily.title', { game: voice.say(`game.${game}.short`) })}</h1>
        <p className="hint">{date}</p>
      </header>
      <TroubleLine trouble={trouble} voice={voice} />
      {results === null && <Enter game={game} day={day} show={show} />}
      <section className={t.part} aria-labelledby="results" data-testid="results">
        <h2 id="results">{voice.say('daily.played', { played })}</h2>
        {results !== null && results.length > 0 && (
          <>
            <Field
              label={voice.say('daily.title', { game: voice.say(`game.${game}.short`) })}
              rows={results.map(({ luck, ...row }) => ({ ...row, luck: luck ?? keptLuck(row.id)?.[0] }))}
              recordOf={(id) => server().http.dayRecord(id)}
            />
            <p className="hint">{voice.say('daily.how')}</p>
            <TakeLuckOut
              left={results.filter(({ id, luck }) => luck === null && keptLuck(id) === undefined).map(({ id }) => id)}
              recordOf={(id) => server().http.dayRecord(id)}
            />
          </>
        )}
      </section>
      <p>
        <Link href="/day">{voice.say('daily.back')}</Link>
      </p>
    </Page>
  );
}

interface ShowingProps extends Props {
  readonly show: (table: DayTable) => void;
}

/** One name and one click, and one's result stands beside the others'. */
function Enter({ game, day, show }: ShowingProps) {
  const voice = useVoice();
  const who = useWho();
  const { busy, trouble, act } = useAction();
  const [today] = useState(() => dayOf(new Date()));
  const isPlayed = useDays(({ results }) => results[dayGameId(game, day)] !== undefined);
  if (!isPlayed)
    return (
      <p className={t.next}>
        {voice.say('daily.first')}{' '}
        <Link href="/day" className="button primary">
          {voice.say('day.title')}
        </Link>
      </p>
    );
  if (day !== today) return <p className={t.next}>{voice.say('daily.not-today')}</p>;
  const enter = async () => {
    const saved = await savedGames.find(dayGameId(game, day));
    if (saved !== undefined) show(await server().http.enterDay(game, day, saved.record, who));
  };
  return (
    <form
      className={sit.sit}
      onSubmit={(event) => {
        event.preventDefault();
        act(enter);
      }}
    >
      <p>{voice.say('daily.offer')}</p>
      <MyNameField />
      <button type="submit" className="button primary" aria-disabled={busy} data-testid="enter-day">
        {voice.say('daily.enter')}
      </button>
      <TroubleLine trouble={trouble} voice={voice} />
    </form>
  );
}
