import { levels } from '@parlour/bots';
import { type ClockSetting, MOST_ROUNDS, noClock } from '@parlour/client/protocol';
import type { OptionValues } from '@parlour/kernel';
import { Choice } from '@parlour/table-kit/reader/SettingsForm.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { useState } from 'react';
import { ClockChoice } from '../online/gathering/ClockChoice.tsx';
import { server } from '../online/client.ts';
import { GameForm, SeatRow } from '../start/GameForm.tsx';
import { MyName, useWho } from '../start/MyName.tsx';
import './words.ts';

/** Makes a tournament: what is played, in how many rounds, and who sits with bots. */
export default function NewTournament({ playable }: { playable: PlayableGame }) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const who = useWho();
  const [title, setTitle] = useState('');
  const [seats, setSeats] = useState(Math.min(3, game.seats.max));
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState('casual');
  const [rounds, setRounds] = useState(3);
  const [deal, setDeal] = useState<'same' | 'own'>('same');
  const [clock, setClock] = useState<ClockSetting>(noClock);
  const names = Array.from({ length: seats }, (_, i) => voice.say('new.seat', { number: i + 1 }));
  const example = voice.say('tournament.name.example');

  async function make(options: OptionValues) {
    const wish = {
      title: title.trim() || example,
      game: game.id,
      options,
      seats,
      bots,
      level,
      rounds,
      clock,
      sameDeal: deal === 'same',
      ...who,
    };
    const { tournament } = await server().http.makeTournament(wish);
    return `/tournament/${tournament}`;
  }
  return (
    <GameForm
      playable={playable}
      names={names}
      onCount={(count) => {
        setSeats(count);
        setBots(Math.min(bots, count - 1));
      }}
      begin={make}
      button={voice.say('tournament.begin')}
      testId="make-tournament"
      seats={<SeatRow number={1} who={<MyName />} kind="me" kinds={[['me', voice.say('you')]]} onKind={() => undefined} />}
    >
      <label className="field">
        <span>{voice.say('tournament.name')}</span>
        <input
          className="input"
          value={title}
          placeholder={example}
          maxLength={60}
          onChange={(event) => setTitle(event.target.value)}
          data-testid="tournament-title"
        />
      </label>
      <Choice
        label={voice.say('tournament.bots')}
        value={String(bots)}
        options={names.map((_, count) => [String(count), voice.say('tournament.bots.some', { bots: count, people: seats - count })])}
        onChange={(chosen) => setBots(Number(chosen))}
      />
      <Choice
        label={voice.say('tournament.level')}
        value={level}
        options={levels.map((one) => [one, voice.say(`level.${one}`)])}
        onChange={setLevel}
      />
      <Choice
        label={voice.say('tournament.rounds')}
        value={String(rounds)}
        options={Array.from({ length: MOST_ROUNDS }, (_, i) => [String(i + 1), String(i + 1)])}
        onChange={(chosen) => setRounds(Number(chosen))}
      />
      <Choice
        label={voice.say('tournament.deal')}
        value={deal}
        options={(['same', 'own'] as const).map((id) => [id, voice.say(`tournament.deal.${id}`)])}
        onChange={(chosen) => setDeal(chosen as 'same' | 'own')}
      />
      <ClockChoice clock={clock} onChange={setClock} />
    </GameForm>
  );
}
