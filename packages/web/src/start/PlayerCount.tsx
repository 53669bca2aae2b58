import type { AnyGame } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './NewGame.module.css';

export function PlayerCount({ game, count, onChange }: { game: AnyGame; count: number; onChange: (count: number) => void }) {
  const voice = useVoice();
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return (
    <fieldset className={s.counts}>
      <legend>{voice.say('new.players')}</legend>
      {counts.map((one) => (
        <label key={one} data-chosen={one === count || undefined}>
          <input type="radio" name="count" checked={one === count} onChange={() => onChange(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
