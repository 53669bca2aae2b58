import type { TableHandle } from '@parlour/client';
import type { PublicSeat } from '@parlour/client/protocol';
import { useState } from 'react';
import { type Action, useAction } from '@parlour/table-kit/widgets/action.ts';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { Agreed } from '../Agreed.tsx';
import { server } from '../client.ts';
import { CopyLink } from '../CopyLink.tsx';
import { keptOwn, linkAddress } from '../links.ts';
import s from './People.module.css';

/** Who sits at the table and who is looking, what was agreed, and the ways to leave and to fill a seat. */
export function People({ handle }: { handle: TableHandle }) {
  const { voice } = useTable();
  const online = useTableState((state) => state.online);
  const { trouble, act: tried } = useAction();
  const { info } = handle.snapshot();
  if (info === undefined || online === undefined) return null;
  const own = info.you === null ? undefined : keptOwn(info.id);
  return (
    <div className={s.people}>
      <ol className={s.seats}>
        {info.seats.map((seat, i) => (
          // Seats never change their order.
          <li key={i}>
            <Icon name={seat.state === 'bot' ? 'vintage-robot' : 'person'} />
            <span>
              <b>{seat.name}</b> {i === info.you && `(${voice.say('you')})`}
              <small data-testid={`presence-${i}`}>{whereabouts(seat, online.seats[i] === true, voice)}</small>
            </span>
            {info.you !== null && info.status === 'playing' && i !== info.you && seat.state === 'person' && online.seats[i] !== true && (
              <GoOn handle={handle} seat={i} tried={tried} />
            )}
          </li>
        ))}
      </ol>
      <p className="hint">{voice.say('people.spectators', { count: online.spectators })}</p>
      <Agreed info={info} />
      {own !== undefined && (
        <div>
          <p className="hint">{voice.say('room.own')}</p>
          <CopyLink address={linkAddress(own)} label={voice.say('room.own')} testId="own-link" />
        </div>
      )}
      {info.you !== null && info.status === 'playing' && !online.away && <Leave leave={() => tried(() => server().http.leave(info.id))} />}
      <TroubleLine trouble={trouble} voice={voice} />
    </div>
  );
}

function whereabouts({ state, away, level }: PublicSeat, here: boolean, voice: ReturnType<typeof useTable>['voice']): string {
  if (state !== 'bot') return voice.say(here ? 'room.here' : 'people.away');
  return voice.say(away ? 'people.kept' : 'people.bot', { level: voice.say(`level.${level ?? 'casual'}`) });
}

interface GoOnProps {
  readonly handle: TableHandle;
  readonly seat: number;
  readonly tried: Action['act'];
}

/** Nobody need wait forever for somebody who went away. Until the time is up that was agreed, all others have to say so. */
function GoOn({ handle, seat, tried }: GoOnProps) {
  const { voice } = useTable();
  const { position } = handle.snapshot();
  const said = position?.voices[seat] ?? [];
  return (
    <span className={s.ways}>
      {said.length > 0 && (
        <small data-testid={`voices-${seat}`}>
          {voice.say('people.voices', { names: voice.list(said.map((other) => voice.name(other))) })}
        </small>
      )}
      <button type="button" className="button small" onClick={() => tried(() => server().http.freeSeat(handle.id, seat))}>
        {voice.say('people.free')}
      </button>
    </span>
  );
}

/** Asked once more: from then on a bot decides. */
function Leave({ leave }: { leave: () => void }) {
  const { voice } = useTable();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="button small" onClick={() => setSure(true)} data-testid="leave">
        <Icon name="exit-door" /> {voice.say('people.leave')}
      </button>
    );
  return (
    <div className={s.leave}>
      <p>{voice.say('people.leave.sure')}</p>
      <button
        type="button"
        className="button small primary"
        data-testid="leave-sure"
        onClick={() => {
          setSure(false);
          leave();
        }}
      >
        {voice.say('people.leave')}
      </button>
      <button type="button" className="button small" onClick={() => setSure(false)}>
        {voice.say('people.leave.no')}
      </button>
    </div>
  );
}
