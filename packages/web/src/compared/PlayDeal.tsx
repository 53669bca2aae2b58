import { type ClockSetting, noClock, type SharedDealView } from '@parlour/client/protocol';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ClockChoice } from '../online/gathering/ClockChoice.tsx';
import { makeTable, planOf, seatKinds } from '../online/gathering/make.ts';
import { SeatRow } from '../start/GameForm.tsx';
import { MyName, useWho } from '../start/MyName.tsx';
import s from '../start/NewGame.module.css';
import t from '../tournaments/Tournament.module.css';

/** A table of my own with these cards: who sits there with me. */
export function PlayDeal({ deal: { id, game, hash, seats: count, tables } }: { readonly deal: SharedDealView }) {
  const voice = useVoice();
  const who = useWho();
  const [, navigate] = useLocation();
  const { busy, trouble, act } = useAction();
  const [clock, setClock] = useState<ClockSetting>(noClock);
  const [seats, setSeats] = useState(() =>
    Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : (tables[0]?.seats[i]?.bot ?? 'person'))),
  );
  const withOthers = seats.includes('person') || seats.includes('open');
  const play = async () => {
    const visibility = seats.includes('open') ? 'open' : 'private';
    const table = await makeTable({ game, seats: seats.map(planOf), clock, visibility, deal: id, ...who }, hash);
    navigate(`/table/${table}`);
  };
  return (
    <form
      className={t.part}
      onSubmit={(event) => {
        event.preventDefault();
        act(play);
      }}
    >
      <h2>{voice.say('shared.play')}</h2>
      {count > 1 && <p className="hint">{voice.say('shared.play.help')}</p>}
      <ol className={s.seats}>
        {seats.map((kind, i) => (
          <SeatRow
            // Seats never change their order here.
            key={i}
            number={i + 1}
            who={i === 0 ? <MyName /> : <span className={s.you}>{voice.say('new.seat', { number: i + 1 })}</span>}
            kind={kind}
            kinds={i === 0 ? [['me', voice.say('you')]] : seatKinds(voice)}
            onKind={(chosen) => setSeats(seats.map((old, j) => (j === i ? chosen : old)))}
          />
        ))}
      </ol>
      {withOthers && <ClockChoice clock={clock} onChange={setClock} />}
      <TroubleLine trouble={trouble} voice={voice} />
      <p>
        <button type="submit" className="button primary" aria-disabled={busy} data-testid="play-deal">
          {voice.say('shared.play')}
        </button>
      </p>
    </form>
  );
}
