import { dealId, type SharedDealView } from '@parlour/client/protocol';
import type { Voice } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { DealFacts } from '../deal/DealFacts.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { server } from '../online/client.ts';
import { useLookedUp } from '../online/useLookedUp.ts';
import { Forget } from '../shell/Forget.tsx';
import { TroubleMessage } from '../shell/Message.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import t from '../tournaments/Tournament.module.css';
import { Field } from './Field.tsx';
import { fieldIn, type Line, seatsOfPeople } from './field.ts';
import { knownLuck } from './luck.ts';
import { PlayDeal } from './PlayDeal.tsx';
import { TakeLuckOut } from './TakeLuckOut.tsx';
import './words.ts';

/** A deal that several tables play: the link to it, one's own table, and what everybody made of it. */
export default function DealPage({ id }: { id: string }) {
  const voice = useVoice();
  const look = useMemo(() => (dealId.safeParse(id).success ? () => server().http.sharedDeal(id) : undefined), [id]);
  const { view, trouble, show } = useLookedUp(look, 'server.no-deal');
  if (view === undefined)
    return trouble === undefined ? <Waiting /> : <TroubleMessage title={voice.say('shared.cannot')} trouble={trouble} />;
  const { game, seats, host, closed, closes, hash, tables } = view;
  const when = new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' }).format(closes);
  const mine = tables.find(({ you }) => you !== null);
  return (
    <Page>
      <header className={t.head}>
        <h1>{voice.say('shared.title', { game: voice.say(`game.${game}.short`) })}</h1>
        <p className="hint">{voice.say('shared.made-of', { seats, host, when, state: closed ? 'closed' : 'open' })}</p>
        <p>{voice.say('shared.about')}</p>
      </header>
      <TroubleLine trouble={trouble} voice={voice} />
      {mine !== undefined && (
        <p className={t.next}>
          <Link href={`/table/${mine.table}`} className={`button ${mine.state === 'over' ? '' : 'primary'}`} data-testid="my-table">
            {voice.say(mine.state === 'over' ? 'shared.mine.over' : 'shared.mine')}
          </Link>
        </p>
      )}
      {mine === undefined && !closed && <PlayDeal deal={view} />}
      {!closed && (
        <section className={t.part}>
          <p>{voice.say('shared.link')}</p>
          <CopyLink address={`${location.origin}/deal/${id}`} label={voice.say('shared.link.label')} testId="deal-link" />
        </section>
      )}
      <Results view={view} />
      <section className={t.part} aria-labelledby="this-deal">
        <h2 id="this-deal">{voice.say('deal.title')}</h2>
        <DealFacts hash={hash} words={[]} shared />
      </section>
      {view.isHost && !closed && <Close id={id} show={show} />}
    </Page>
  );
}

/** Seat by seat, since only the same seat has the same cards. */
function Results({ view: { tables, revealed, closed } }: { readonly view: SharedDealView }) {
  const voice = useVoice();
  const over = tables.filter(({ state }) => state === 'over');
  const shown = over.some(({ places }) => places !== null);
  const left = revealed ? over.filter((table) => knownLuck(table) === undefined) : [];
  return (
    <section className={t.part} aria-labelledby="results" data-testid="results">
      <h2 id="results">{voice.say('shared.tables', { tables: tables.length, over: over.length })}</h2>
      {closed && <p>{voice.say(revealed ? 'shared.revealed' : 'shared.closed')}</p>}
      {over.length > 0 && !shown && <p className="hint">{voice.say('shared.secret')}</p>}
      {shown &&
        seatsOfPeople(over).map((seat) => {
          const label = voice.say('shared.seat', { number: seat + 1 });
          return (
            <div key={seat}>
              <h3>{label}</h3>
              <Field
                label={label}
                recordOf={revealed ? (table) => server().http.record(table) : undefined}
                rows={fieldIn(tables, seat).map((line) => ({
                  ...line,
                  id: line.table,
                  name: nameOf(line, voice),
                  luck: knownLuck(line)?.[seat],
                }))}
              />
            </div>
          );
        })}
      {shown && <p className="hint">{voice.say('field.lead.how')}</p>}
      {revealed && over.length > left.length && <p className="hint">{voice.say('luck.how')}</p>}
      <TakeLuckOut left={left.map(({ table }) => table)} recordOf={(table) => server().http.record(table)} />
    </section>
  );
}

function nameOf({ name, bot }: Line, voice: Voice): string {
  if (bot === null) return name;
  return voice.say('new.bot', { level: voice.has(`level.${bot}`) ? voice.say(`level.${bot}`) : bot });
}

function Close({ id, show }: { readonly id: string; readonly show: (view: SharedDealView) => void }) {
  const voice = useVoice();
  const { busy, trouble, act } = useAction();
  const [asked, setAsked] = useState(false);
  return (
    <footer className={t.foot}>
      <button type="button" className="button small" aria-disabled={busy} onClick={() => setAsked(true)} data-testid="close-deal">
        {voice.say('shared.close')}
      </button>
      <TroubleLine trouble={trouble} voice={voice} />
      {asked && (
        <Forget
          title={voice.say('shared.close')}
          ask={voice.say('shared.close.ask')}
          no={voice.say('shared.close.no')}
          onForget={() => act(async () => show(await server().http.closeDeal(id)))}
          onClose={() => setAsked(false)}
        />
      )}
    </footer>
  );
}
