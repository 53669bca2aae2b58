import { dealHash, dealSeed, type OptionValues, type Player } from '@parlour/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { startEngine } from '../engine/engine.ts';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import { newDealSecret } from '../deal/chance.ts';
import { DealForm } from '../deal/DealForm.tsx';
import { useWord } from '../deal/useWord.ts';
import { newGameId } from '../engine/saved-games.ts';
import { loadPlayable } from '../games/index.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';
import { type AtHand, GameForm, NameField, SeatRow } from './GameForm.tsx';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { botNames, levels } from '@parlour/bots';
import { CoachChoice } from '@parlour/table-kit/reader/SettingsForm.tsx';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';

/** Against bots, several people at this screen, by links on the server, or a tournament there. */
export type Way = 'bots' | 'screen' | 'link' | 'tournament';

const NewTournament = lazy(() => import('../tournaments/NewTournament.tsx'));
const NewTable = lazy(() => import('../online/gathering/NewTable.tsx'));

interface SeatPlan {
  readonly name: string;
  readonly level: string | undefined;
}

interface Props {
  readonly game: string;
  readonly way: Way;
  /** The cards to play with, where somebody comes from them. */
  readonly atHand?: AtHand;
  readonly onClose: () => void;
}

export function NewGame({ game, way, atHand, onClose }: Props) {
  const voice = useVoice();
  const [playable, setPlayable] = useState<PlayableGame>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    loadPlayable(game)
      .then(setPlayable)
      .catch((error) => setTrouble(troubleOf(error)));
  }, [game]);
  return (
    <Dialog title={voice.say(`new.${way}`, { game: voice.say(`game.${game}.short`) })} onClose={onClose}>
      <TroubleLine trouble={trouble} voice={voice} />
      {playable === undefined ? (
        trouble === undefined && <output>{voice.say('loading')}</output>
      ) : way === 'link' || way === 'tournament' ? (
        <Suspense>{way === 'link' ? <NewTable playable={playable} atHand={atHand} /> : <NewTournament playable={playable} />}</Suspense>
      ) : (
        <Form playable={playable} atHand={atHand} way={way} />
      )}
    </Dialog>
  );
}

function Form({ playable, atHand, way }: { playable: PlayableGame; atHand: AtHand | undefined; way: 'bots' | 'screen' }) {
  const { game } = playable;
  const voice = useVoice(game.text.catalogues);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => seatsFor(Math.min(3, game.seats.max), way));
  const [secret] = useState(newDealSecret);
  const word = useWord();
  const bots = levels.map((level) => [level, voice.say('new.bot', { level: voice.say(`level.${level}`) })] as const);
  const person = ['', voice.say(way === 'bots' ? 'you' : 'new.person')] as const;

  const unnamed = (seat: number) => (seat === 0 && way === 'bots' ? voice.say('new.guest') : voice.say('new.seat', { number: seat + 1 }));
  const names = seats.map(({ name }, seat) => name.trim() || unnamed(seat));

  function resize(count: number) {
    setSeats((old) => Array.from({ length: count }, (_, i) => old[i] ?? seatsFor(count, way)[i]!));
  }
  function change(seat: number, changes: Partial<SeatPlan>) {
    if (seat === 0 && changes.name !== undefined) useSettings.setState({ name: changes.name });
    setSeats((old) => old.map((plan, i) => (i === seat ? { ...plan, ...changes } : plan)));
  }
  async function begin(options: OptionValues) {
    const id = newGameId();
    const engine = startEngine(() => undefined);
    try {
      const players = seats.map(({ level }, i): Player => ({ name: names[i] ?? '', bot: level }));
      const seed = dealSeed({ secret, words: seats.map((_, i) => (i === 0 ? word.word : null)) });
      await engine.ask('start', { id, game: game.id, options, seed, seats: players });
      return `/play/${id}`;
    } finally {
      engine.close();
    }
  }
  return (
    <GameForm
      playable={playable}
      atHand={atHand}
      names={names}
      onCount={resize}
      begin={begin}
      button={voice.say('new.start')}
      testId="start"
      after={
        <>
          <CoachChoice />
          <DealForm hash={dealHash(secret)} word={word} />
        </>
      }
      seats={seats.map(({ name, level }, i) => (
        <SeatRow
          // Seats never change their order here.
          key={i}
          number={i + 1}
          who={
            <NameField
              label={voice.say('new.name', { number: i + 1 })}
              value={name}
              placeholder={i === 0 && way === 'bots' ? voice.say('room.name') : unnamed(i)}
              onChange={(typed) => change(i, { name: typed })}
            />
          }
          kind={level ?? ''}
          kinds={i === 0 ? [person] : way === 'bots' ? bots : [person, ...bots]}
          onKind={(kind) => change(i, { level: kind === '' ? undefined : kind })}
        />
      ))}
    >
      <p className="hint">{voice.say(way === 'bots' ? `level.${seats[1]?.level ?? 'casual'}.help` : 'new.screen.help')}</p>
    </GameForm>
  );
}

function seatsFor(count: number, way: 'bots' | 'screen'): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return { name: useSettings.getState().name, level: undefined };
    return way === 'bots' ? { name: botNames[i - 1] ?? '', level: 'casual' } : { name: '', level: undefined };
  });
}
