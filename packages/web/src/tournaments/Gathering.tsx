import type { TournamentView } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { server } from '../online/client.ts';
import sit from '../online/gathering/SitForm.module.css';
import { MyNameField, useWho } from '../start/MyName.tsx';
import s from './Tournament.module.css';

/** Until it begins: the link, who has come, one name and one click to take part. */
export function Gathering({ view, show }: { view: TournamentView; show: (view: TournamentView) => void }) {
  const { id, you, isHost, host, everybodyFrom, entrants } = view;
  const voice = useVoice();
  const who = useWho();
  const { busy, trouble, act } = useAction();
  const mayStart = you !== null && (isHost || everybodyFrom <= server().now());
  return (
    <>
      {!isHost && <p>{voice.say('tournament.host', { name: host })}</p>}
      {you === null ? (
        <form
          className={sit.sit}
          onSubmit={(event) => {
            event.preventDefault();
            act(async () => show(await server().http.enterTournament(id, who)));
          }}
        >
          <MyNameField />
          <button type="submit" className="button primary" aria-disabled={busy} data-testid="enter">
            {voice.say('tournament.join')}
          </button>
        </form>
      ) : (
        <section className={s.part}>
          <p>{voice.say('tournament.link')}</p>
          <CopyLink address={`${location.origin}/tournament/${id}`} label={voice.say('tournament.link.label')} testId="tournament-link" />
        </section>
      )}
      <section className={s.part} aria-labelledby="entrants">
        <h2 id="entrants">{voice.say('tournament.entrants', { count: entrants.length })}</h2>
        <ul className={s.people} data-testid="entrants">
          {entrants.map(({ name }, number) => (
            <li key={number} data-you={number === you || undefined}>
              {name}
            </li>
          ))}
        </ul>
        {mayStart && entrants.length < 2 && <p>{voice.say('server.tournament-few')}</p>}
        {mayStart && entrants.length >= 2 && (
          <p>
            <button
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={() => act(async () => show(await server().http.startTournament(id)))}
              data-testid="start-tournament"
            >
              {voice.say('tournament.start', { count: entrants.length })}
            </button>
          </p>
        )}
        {you !== null && !mayStart && <p>{voice.say('tournament.joined', { host })}</p>}
        <TroubleLine trouble={trouble} voice={voice} />
      </section>
    </>
  );
}
