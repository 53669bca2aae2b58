import { levels } from '@parlour/bots';
import type { GameRecord, Seat } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { newGameId, type Origin, savedGames } from '../engine/saved-games.ts';
import { peopleIn, variationId, variationOf } from './variation.ts';
import s from './Variation.module.css';

interface From {
  readonly record: GameRecord;
  readonly number: number;
  readonly viewer: Seat | undefined;
}

/** Plays on from a moment of a game. Where several people played, it is asked who of them is there. */
export function useVariation({ where, id: game }: Omit<Origin, 'number'>): {
  readonly vary: (from: From) => Promise<void>;
  readonly question: ReactNode;
} {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<From>();
  const begin = useCallback(
    async ({ record, number }: From, present: readonly Seat[], bot: string) => {
      const id = variationId(newGameId());
      const from = { where, id: game, number };
      await savedGames.save({ id, record: variationOf(record, number, present, bot), updated: Date.now(), over: false, from });
      navigate(`/play/${id}`);
    },
    [navigate, where, game],
  );
  const vary = useCallback(
    async (from: From) => {
      const people = peopleIn(from.record.seats);
      if (people.length > 1) setAsked(from);
      else await begin(from, people, '');
    },
    [begin],
  );
  const question = asked && <WhoIsThere from={asked} begin={begin} onClose={() => setAsked(undefined)} />;
  return { vary, question };
}

interface Props {
  readonly from: From;
  readonly begin: (from: From, present: readonly Seat[], bot: string) => Promise<void>;
  readonly onClose: () => void;
}

function WhoIsThere({ from, begin, onClose }: Props) {
  const voice = useVoice();
  const { seats } = from.record;
  const people = peopleIn(seats);
  const [present, setPresent] = useState<readonly Seat[]>(() => people.filter((seat) => seat === (from.viewer ?? people[0])));
  const [bot, setBot] = useState<string>('expert');
  const { busy, trouble, act } = useAction();
  return (
    <Dialog title={voice.say('variation.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act(() => begin(from, present, bot));
        }}
      >
        <fieldset className={s.people}>
          <legend>{voice.say('variation.who')}</legend>
          {people.map((seat) => (
            <label key={seat}>
              <input
                type="checkbox"
                checked={present.includes(seat)}
                onChange={() => setPresent(present.includes(seat) ? present.filter((other) => other !== seat) : [...present, seat])}
              />
              {seats[seat]?.name}
            </label>
          ))}
        </fieldset>
        <label className={s.bot}>
          {voice.say('variation.bot')}
          <select className="input" value={bot} onChange={({ target }) => setBot(target.value)}>
            {levels.map((level) => (
              <option key={level} value={level}>
                {voice.say(`level.${level}`)}
              </option>
            ))}
          </select>
        </label>
        <TroubleLine trouble={trouble} voice={voice} />
        <p className="dialog-foot">
          <button type="submit" className="button primary" aria-disabled={busy} data-testid="vary">
            {voice.say('variation.go')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
