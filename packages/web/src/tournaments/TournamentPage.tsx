import type { TournamentView } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { clockText } from '../online/Agreed.tsx';
import { server } from '../online/client.ts';
import { Forget } from '../shell/Forget.tsx';
import { TroubleMessage } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { Gathering } from './Gathering.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import s from './Tournament.module.css';
import { useTournament } from './useTournament.ts';
import './words.ts';

/** A tournament: who takes part, where to go, how everybody stands. */
export default function TournamentPage({ id }: { id: string }) {
  const voice = useVoice();
  const { view, trouble, show } = useTournament(id);
  if (view === undefined)
    return trouble === undefined ? <Waiting /> : <TroubleMessage title={voice.say('tournament.cannot')} trouble={trouble} />;
  const { title, game, rounds, seats, bots, sameDeal, clock, status } = view;
  return (
    <Page>
      <header className={s.head}>
        <h1>{title}</h1>
        <p className="hint">
          {voice.say('tournament.made-of', { game: voice.say(`game.${game}.short`), rounds, seats, bots, deal: sameDeal ? 'same' : 'own' })}{' '}
          · {clockText(clock, voice)}
        </p>
      </header>
      <TroubleLine trouble={trouble} voice={voice} />
      {status === 'closed' && <p>{voice.say('tournament.closed')}</p>}
      {status === 'gathering' && <Gathering view={view} show={show} />}
      {(status === 'playing' || status === 'over') && (
        <>
          <Next view={view} />
          <Standings view={view} />
          <Rounds view={view} />
        </>
      )}
      {(status === 'playing' || status === 'gathering') && view.you !== null && <Leading view={view} show={show} />}
    </Page>
  );
}

/** What comes next for me. */
function Next({ view: { status, round, rounds, fixtures, you, entrants, standings } }: { view: TournamentView }) {
  const voice = useVoice();
  const mine = you === null ? undefined : fixtures.at(-1)?.find(({ lineup }) => lineup.includes(you));
  if (status === 'over') {
    const winners = standings.filter(({ place }) => place === 1).map(({ entrant }) => entrants[entrant]?.name ?? '');
    return (
      <p className={s.next} data-testid="winners">
        {voice.say('tournament.over', { count: winners.length, names: voice.list(winners) })}
      </p>
    );
  }
  if (mine?.state === 'playing')
    return (
      <p className={s.next}>
        <Link href={`/table/${mine.table}`} className="button primary" data-testid="my-table">
          {voice.say('tournament.go', { round })}
        </Link>
      </p>
    );
  const words = mine === undefined ? 'tournament.begun' : round === rounds ? 'tournament.wait.last' : 'tournament.wait';
  return <p className={s.next}>{voice.say(words, { round })}</p>;
}

/** To end a round that does not end, and to leave. */
function Leading({ view, show }: { view: TournamentView; show: (view: TournamentView) => void }) {
  const { id, round, status, isHost, everybodyFrom, host, entrants, you } = view;
  const voice = useVoice();
  const { busy, trouble, act } = useAction();
  const [asked, setAsked] = useState<'leave' | 'close-round'>();
  const mayEnd = status === 'playing' && (isHost || everybodyFrom <= server().now());
  const what = { leave: () => server().http.leaveTournament(id), 'close-round': () => server().http.closeRound(id, round) };
  const when = new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(everybodyFrom);
  if (you !== null && entrants[you]?.left === true) return null;
  return (
    <footer className={s.foot}>
      {mayEnd && (
        <button
          type="button"
          className="button small"
          aria-disabled={busy}
          onClick={() => setAsked('close-round')}
          data-testid="close-round"
        >
          {voice.say('tournament.close-round')}
        </button>
      )}
      <button type="button" className="button small" aria-disabled={busy} onClick={() => setAsked('leave')} data-testid="leave-tournament">
        {voice.say('tournament.leave')}
      </button>
      {status === 'playing' && !mayEnd && <p className="hint">{voice.say('tournament.close-round.when', { host, when })}</p>}
      <TroubleLine trouble={trouble} voice={voice} />
      {asked !== undefined && (
        <Forget
          title={voice.say(`tournament.${asked}`)}
          ask={voice.say(`tournament.${asked}.ask`)}
          no={voice.say(`tournament.${asked}.no`)}
          onForget={() => act(async () => show(await what[asked]()))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </footer>
  );
}
