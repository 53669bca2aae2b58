import type { PublicSeat, TableInfo } from '@parlour/client/protocol';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Action, useAction } from '@parlour/table-kit/widgets/action.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useWho } from '../../start/MyName.tsx';
import { Page, Poster } from '../../shell/Page.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { Agreed } from '../Agreed.tsx';
import { server } from '../client.ts';
import { CopyLink } from '../CopyLink.tsx';
import { keepLinks, keepOwn, keptLinks, keptOwn, linkAddress } from '../links.ts';
import { DealFacts } from '../../deal/DealFacts.tsx';
import { keepWord } from '../promises.ts';
import { SitForm } from './SitForm.tsx';
import { TellMe } from './TellMe.tsx';
import s from './WaitingRoom.module.css';

interface Props {
  readonly info: TableInfo;
  readonly online: { readonly seats: readonly boolean[] };
  /** What the page has to say about its line, if anything. */
  readonly trouble: string | undefined;
}

/** Who is here, who is missing, and the links that bring them. The game begins by itself when everybody sits. */
export function WaitingRoom({ info, online, trouble: lineTrouble }: Props) {
  const voice = useVoice();
  const who = useWho();
  const [, navigate] = useLocation();
  const { busy, trouble, act: tried } = useAction();
  const [satHere, setSatHere] = useState(info.you !== null);
  if (info.you !== null && !satHere) setSatHere(true);
  const hasOpen = info.seats.some(({ open, state }) => open && state === 'empty');
  const mayCome = info.you === null && (hasOpen || info.invited);
  const own = info.you === null ? undefined : keptOwn(info.id);
  const sit = async (word: string) => {
    const { key } = await server().http.sit(info.id, { ...who, word, ...(info.rated ? { rated: true } : {}) });
    keepOwn(info.id, key);
    keepWord(info.id, word);
  };
  const leave = async () => {
    await server().http.leave(info.id);
    navigate('/');
  };
  return (
    <Page>
      <Poster game={info.game} />
      <h1>{voice.say(`game.${info.game}.title`)}</h1>
      {lineTrouble !== undefined && <p role="alert">{lineTrouble}</p>}
      {info.you === null && satHere && !busy && <p role="alert">{voice.say('room.freed')}</p>}
      <p>{voice.say(situation(info, hasOpen))}</p>
      <ol className={s.seats}>
        {info.seats.map((seat, i) => (
          // Seats never change their order.
          <SeatLine key={i} info={info} seat={seat} number={i} here={online.seats[i] === true}>
            {info.host && i !== info.you && <HostWays info={info} seat={i} tried={tried} />}
          </SeatLine>
        ))}
      </ol>
      {mayCome && <SitForm busy={busy} hash={info.deal?.hash ?? null} onSit={(word) => tried(() => sit(word))} />}
      <TroubleLine trouble={trouble} voice={voice} />
      {info.host && hasOpen && (
        <div className={s.hand}>
          <p className="hint">{voice.say('room.address')}</p>
          <CopyLink address={location.href} label={voice.say('room.address')} testId="table-link" />
        </div>
      )}
      <div className={s.agreed}>
        <Agreed info={info} />
      </div>
      {info.deal !== null && !mayCome && (
        <details className={s.hand} data-testid="deal">
          <summary>{voice.say('deal.title')}</summary>
          <DealFacts hash={info.deal.hash} words={wordsAt(info)} shared={info.deal.shared} />
          {info.deal.id !== null && <Link href={`/deal/${info.deal.id}`}>{voice.say('deal.others')}</Link>}
        </details>
      )}
      {info.you !== null && info.clock.kind === 'days' && <TellMe />}
      <output className="hint">{voice.say('room.waiting')}</output>
      {own !== undefined && (
        <details className={s.hand}>
          <summary>{voice.say('room.own')}</summary>
          <CopyLink address={linkAddress(own)} label={voice.say('room.own')} testId="own-link" />
        </details>
      )}
      {info.you !== null && (
        <p>
          <button type="button" className="button small" onClick={() => tried(leave)} data-testid="leave">
            <Icon name="exit-door" /> {voice.say('people.leave')}
          </button>
        </p>
      )}
    </Page>
  );
}

/** Who has added what to the deal. */
function wordsAt({ seats, deal }: TableInfo): [name: string, word: string][] {
  return seats.flatMap(({ name }, i) => (deal?.words[i] ? [[name, deal.words[i]]] : []));
}

function situation({ you, host, invited }: TableInfo, hasOpen: boolean): string {
  if (host) return hasOpen ? 'room.open' : 'room.private';
  if (you !== null) return 'room.seated';
  if (invited) return 'room.kept';
  return hasOpen ? 'room.come' : 'room.full';
}

interface SeatLineProps {
  readonly info: TableInfo;
  readonly seat: PublicSeat;
  readonly number: number;
  readonly here: boolean;
  readonly children: ReactNode;
}

function SeatLine({ info, seat, number, here, children }: SeatLineProps) {
  const voice = useVoice();
  const free = seat.state === 'empty';
  const kept = free && seat.name !== '';
  return (
    <li data-free={free || undefined}>
      <Icon name={seat.state === 'bot' ? 'vintage-robot' : 'person'} />
      <span className={s.name} id={`seat-${number}`}>
        {free && !kept ? voice.say('room.free', { number: number + 1 }) : seat.name}
        {number === info.you && ` (${voice.say('you')})`}
        {seat.state === 'person' && <small>{voice.say(here ? 'room.here' : 'room.gone')}</small>}
        {kept && <small>{voice.say('room.awaited')}</small>}
        {free && !kept && <small>{voice.say(seat.open ? 'table.anyone' : 'table.friend')}</small>}
        {seat.state === 'bot' && <small>{voice.say('people.bot', { level: voice.say(`level.${seat.level ?? 'casual'}`) })}</small>}
      </span>
      {children}
    </li>
  );
}

/** The host hands out links, fills a seat with a bot, or asks somebody to leave. */
function HostWays({ info, seat, tried }: { info: TableInfo; seat: number; tried: Action['act'] }) {
  const voice = useVoice();
  const [links, setLinks] = useState(() => keptLinks(info.id));
  const { state, open } = info.seats[seat] ?? { state: 'empty', open: false };
  const { http } = server();
  if (state === 'bot') return null;
  if (state === 'person')
    return (
      <button
        type="button"
        className="button small"
        aria-describedby={`seat-${seat}`}
        onClick={() => tried(() => http.freeSeat(info.id, seat))}
      >
        {voice.say('room.dismiss')}
      </button>
    );
  const link = links.find((kept) => kept.seat === seat);
  const makeLink = async () => {
    keepLinks(info.id, [await http.newLink(info.id, seat)]);
    setLinks(keptLinks(info.id));
  };
  return (
    <span className={s.ways}>
      {link !== undefined && (
        <CopyLink address={linkAddress(link.key)} label={voice.say('room.link')} testId="seat-link" about={`seat-${seat}`} />
      )}
      {link === undefined && !open && (
        <button type="button" className="button small" aria-describedby={`seat-${seat}`} onClick={() => tried(makeLink)}>
          {voice.say('room.new-link')}
        </button>
      )}
      <button
        type="button"
        className="button small"
        aria-describedby={`seat-${seat}`}
        onClick={() => tried(() => http.putBot(info.id, seat, 'casual'))}
      >
        {voice.say('room.bot')}
      </button>
    </span>
  );
}
