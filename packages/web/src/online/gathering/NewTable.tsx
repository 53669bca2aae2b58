import type { OptionValues } from '@parlour/kernel';
import { type ClockSetting, noClock, type PromisedDeal } from '@parlour/client/protocol';
import { useEffect, useState } from 'react';
import { DealForm } from '../../deal/DealForm.tsx';
import { useWord } from '../../deal/useWord.ts';
import { type AtHand, GameForm, SeatRow } from '../../start/GameForm.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { MyName, useWho } from '../../start/MyName.tsx';
import s from '../../start/NewGame.module.css';
import { Choice } from '@parlour/table-kit/reader/SettingsForm.tsx';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { server } from '../client.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { keepWord } from '../promises.ts';
import { makeTable, planOf, seatKinds } from './make.ts';

/** How long a deal can be played that others share. */
const DAYS = [1, 3, 7, 30] as const;

/** Makes a table on the server: who is asked to sit down, and how much time they have. */
export default function NewTable({ playable, atHand }: { playable: PlayableGame; atHand: AtHand | undefined }) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const who = useWho();
  const [seats, setSeats] = useState<readonly string[]>(() =>
    Array.from({ length: Math.min(3, game.seats.max) }, (_, i) => (i === 0 ? 'me' : i === 1 ? 'person' : 'casual')),
  );
  const [clock, setClock] = useState<ClockSetting>(noClock);
  const [listed, setListed] = useState<'private' | 'open'>('open');
  const [watch, setWatch] = useState('yes');
  const [rated, setRated] = useState('no');
  const [helpers, setHelpers] = useState('no');
  const [cards, setCards] = useState<'own' | 'same'>('own');
  const [days, setDays] = useState(7);
  const word = useWord();
  const [promised, setPromised] = useState<PromisedDeal>();
  useEffect(() => {
    // Without it the table can be made too: whoever makes it is shown the hash there.
    void server()
      .http.promiseDeal()
      .then(setPromised, () => undefined);
  }, []);
  const hasOpen = seats.includes('open');
  const amongPeople = hasOpen || seats.includes('person');
  const kinds = seatKinds(voice);
  const names = seats.map((_, i) => (i === 0 ? who.name : voice.say('new.seat', { number: i + 1 })));

  async function make(options: OptionValues) {
    const plan = { game: game.id, seats: seats.map(planOf), clock, visibility: hasOpen ? listed : 'private', ...who } as const;
    if (cards === 'same') {
      const { deal, hash } = await server().http.shareDeal({ game: game.id, options, seats: seats.length, days, ...who });
      await makeTable({ ...plan, deal }, hash);
      // There is the link for the other tables, and the way to one's own.
      return `/deal/${deal}`;
    }
    const wish = {
      ...plan,
      options,
      spectators: watch === 'yes',
      rated: rated === 'yes',
      ...(amongPeople ? { helpers: helpers === 'yes' } : {}),
      word: word.word,
      ...(promised === undefined ? {} : { promise: promised.promise }),
    };
    const table = await makeTable(wish, promised?.hash);
    keepWord(table, word.word);
    return `/table/${table}`;
  }
  return (
    <GameForm
      playable={playable}
      atHand={atHand}
      names={names}
      onCount={(count) => setSeats((old) => Array.from({ length: count }, (_, i) => old[i] ?? 'person'))}
      begin={make}
      button={voice.say('table.make')}
      testId="make-table"
      seats={seats.map((kind, i) => (
        <SeatRow
          // Seats never change their order here.
          key={i}
          number={i + 1}
          who={i === 0 ? <MyName /> : <span className={s.you}>{names[i]}</span>}
          kind={kind}
          kinds={i === 0 ? [['me', voice.say('you')]] : kinds}
          onKind={(chosen) => setSeats(seats.map((old, j) => (j === i ? chosen : old)))}
        />
      ))}
      after={
        <>
          <ClockChoice clock={clock} onChange={setClock} />
          {hasOpen && (
            <Choice
              label={voice.say('table.open-seats')}
              value={listed}
              options={(['open', 'private'] as const).map((id) => [id, voice.say(`table.${id}`)])}
              onChange={(value) => setListed(value as 'private' | 'open')}
            />
          )}
          <Choice
            label={voice.say('table.cards')}
            value={cards}
            options={(['own', 'same'] as const).map((id) => [id, voice.say(`table.cards.${id}`)])}
            onChange={(chosen) => setCards(chosen as 'own' | 'same')}
          />
          {cards === 'same' ? (
            <>
              <Choice
                label={voice.say('table.cards.days')}
                value={String(days)}
                options={DAYS.map((count) => [String(count), voice.say('table.cards.days.some', { days: count })])}
                onChange={(chosen) => setDays(Number(chosen))}
              />
              <p className="hint">{voice.say('table.cards.help')}</p>
            </>
          ) : (
            <>
              <Choice
                label={voice.say('table.rated')}
                value={rated}
                options={(['no', 'yes'] as const).map((id) => [id, voice.say(`table.rated.${id}`)])}
                onChange={setRated}
              />
              {rated === 'yes' && <p className="hint">{voice.say('table.rated.help')}</p>}
              {amongPeople && (
                <>
                  <Choice
                    label={voice.say('table.helpers')}
                    value={helpers}
                    options={(['no', 'yes'] as const).map((id) => [id, voice.say(`table.helpers.${id}`)])}
                    onChange={setHelpers}
                  />
                  <p className="hint">{voice.say('table.helpers.help')}</p>
                </>
              )}
              <Choice
                label={voice.say('table.watch')}
                value={watch}
                options={(['yes', 'no'] as const).map((id) => [id, voice.say(`table.watch.${id}`)])}
                onChange={setWatch}
              />
              <DealForm hash={promised?.hash} word={word} />
            </>
          )}
        </>
      }
    >
      {/* Before anybody fills in a form for nothing. */}
      {!navigator.onLine && <TroubleLine trouble={{ key: 'trouble.unreachable', values: {} }} voice={voice} />}
    </GameForm>
  );
}
