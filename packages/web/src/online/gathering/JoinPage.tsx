import type { Voice } from '@parlour/kernel';
import { type Invitation, seatKey } from '@parlour/client/protocol';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { TroubleMessage } from '../../shell/Message.tsx';
import { useWho } from '../../start/MyName.tsx';
import { Page, Poster } from '../../shell/Page.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { loadPlayable } from '../../games/index.ts';
import { coursesOf } from '../../learn/courses.ts';
import { PackFacts } from '../../packs/PackFacts.tsx';
import { clockText, patienceText } from '../Agreed.tsx';
import { server } from '../client.ts';
import { keepOwn, tableBehind } from '../links.ts';
import { keepHash, keepWord } from '../promises.ts';
import { SitForm } from './SitForm.tsx';

/** Whoever opens another link in the same window stays on this page, and only what is behind the # changes. */
export default function JoinPage() {
  const key = useSyncExternalStore(onHash, () => location.hash.slice(1));
  return <Invited key={key} secret={key} />;
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Somebody was sent a link: what it invites to, one name, one click, and they sit. */
function Invited({ secret: key }: { secret: string }) {
  const voice = useVoice();
  const who = useWho();
  const [, navigate] = useLocation();
  const [invitation, setInvitation] = useState<Invitation>();
  const isSecret = seatKey.safeParse(key).success;
  const [unknown, setUnknown] = useState<Trouble | undefined>(isSecret ? undefined : { key: 'server.bad-link', values: {} });
  const { busy, trouble, act } = useAction();
  const known = tableBehind(key);
  useEffect(() => {
    if (known !== undefined || !isSecret) return;
    server()
      .http.invitation(key)
      .then((found) => {
        if (found.hash !== null) keepHash(found.table.id, found.hash, found.table.status === 'waiting');
        setInvitation(found);
      })
      .catch((error) => setUnknown(troubleOf(error)));
  }, [key, known, isSecret]);
  async function join(word?: string) {
    const { table, key: own } = await server().http.join(key, {
      ...who,
      ...(invitation?.table.rated === true ? { rated: true } : {}),
      ...(word === undefined ? {} : { word }),
    });
    keepOwn(table, own, key);
    if (word !== undefined) keepWord(table, word);
    navigate(`/table/${table}`, { replace: true });
  }
  // A link that was used here leads to the table it was for; so does any link to a table where I sit.
  if (known !== undefined) return <Redirect to={`/table/${known}`} replace />;
  if (invitation !== undefined && invitation.table.you !== null) return <Redirect to={`/table/${invitation.table.id}`} replace />;
  if (unknown !== undefined) return <TroubleMessage title={voice.say('join.cannot')} trouble={unknown} />;
  const { table, mine } = invitation ?? { table: undefined, mine: false };
  const over = table?.status === 'over' || table?.status === 'closed';
  return (
    <Page>
      {table !== undefined && <Poster game={table.game} />}
      <h1>{table === undefined ? voice.say('join.title') : voice.say('join.game', { game: voice.say(`game.${table.game}.short`) })}</h1>
      {table === undefined && <output>{voice.say('loading')}</output>}
      {table !== undefined && (
        <p>
          {voice.say('join.with', { names: namesOf(table, voice) })} {clockText(table.clock, voice)}.{' '}
          {voice.say(table.rated ? 'agreed.rated.yes' : 'agreed.rated.no')}.{' '}
          {voice.say(table.helpers ? 'agreed.helpers.yes' : 'agreed.helpers.no')}.
          {table.clock.kind === 'none' && ` ${voice.say('table.patience')}: ${inside(patienceText(table.clock.patience, voice), voice)}.`}
        </p>
      )}
      {invitation !== undefined && (
        <Packs invitation={invitation}>
          {table !== undefined && over && (
            <p>
              {voice.say('join.over')} <Link href={`/table/${table.id}`}>{voice.say('join.look')}</Link>
            </p>
          )}
          {table !== undefined && !over && !mine && (
            <>
              <p className="hint">{voice.say('join.about')}</p>
              <SitForm busy={busy} hash={invitation.hash} onSit={(word) => act(() => join(word))} />
              <Unknown game={table.game} />
            </>
          )}
          {table !== undefined && !over && mine && (
            <p>
              {voice.say('join.back')}{' '}
              <button type="button" className="button primary" aria-disabled={busy} onClick={() => act(() => join())} data-testid="return">
                {voice.say('join.return')}
              </button>
            </p>
          )}
        </Packs>
      )}
      <TroubleLine trouble={trouble} voice={voice} />
    </Page>
  );
}

/** As it is written inside a sentence. */
function inside(words: string, { language }: Voice): string {
  return words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
}

/** For whoever is invited to a game they do not know; the invitation stays open beside it. */
function Unknown({ game }: { game: string }) {
  const voice = useVoice();
  const [course] = coursesOf(game);
  return (
    <p data-testid="unknown-game">
      {voice.say('join.unknown')}{' '}
      {course !== undefined && (
        <>
          <a href={`/learn/${course}`} target="_blank" rel="noreferrer">
            {voice.say('start.teach')}
          </a>
          {' · '}
        </>
      )}
      <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
        {voice.say('rules.title')}
      </a>
    </p>
  );
}

/** Whose cards are played with, before one sits down: what there is to press comes below, once nothing moves it any more. */
function Packs({ invitation: { table, options, rules }, children }: { invitation: Invitation; children: ReactNode }) {
  const voice = useVoice();
  const isOwn = Object.values(options).some((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  // Null: it cannot be had. Without it one can still sit down, and sees more there.
  const [playable, setPlayable] = useState<PlayableGame | null | undefined>(isOwn ? undefined : null);
  const [told, setTold] = useState(0);
  const tell = useCallback(() => setTold((times) => times + 1), []);
  useEffect(() => {
    if (isOwn)
      void loadPlayable(table.game, rules).then(
        (found) => setPlayable(found ?? null),
        () => setPlayable(null),
      );
  }, [isOwn, table.game, rules]);
  const packs = playable?.game.options.filter(({ id, kind }) => kind === 'document' && (options[id] ?? null) !== null) ?? [];
  const isTold = playable !== undefined && told >= packs.length;
  return (
    <>
      {packs.map(({ id }) => (
        <div key={id}>
          <p className="hint">{voice.say('join.pack')}</p>
          <PackFacts playable={playable!} option={id} pack={options[id]} onTold={tell} />
        </div>
      ))}
      {isTold ? children : <output>{voice.say('loading')}</output>}
    </>
  );
}

function namesOf({ seats }: Invitation['table'], voice: ReturnType<typeof useVoice>): string {
  const names = seats.flatMap(({ name, state }) =>
    state === 'empty' ? [] : [state === 'bot' ? `${name} (${voice.say('join.bot')})` : name],
  );
  return names.length === 0 ? voice.say('agreed.nobody') : voice.list(names);
}
