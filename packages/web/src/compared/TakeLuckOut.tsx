import type { GameRecord } from '@parlour/kernel';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { useAction } from '@parlour/table-kit/widgets/action.ts';
import { TroubleLine } from '@parlour/table-kit/widgets/TroubleLine.tsx';
import { useState } from 'react';
import { lookThrough } from './luck.ts';
import s from './TakeLuckOut.module.css';
import './words.ts';

interface Props {
  /** Names of games that nobody has looked through here. */
  readonly left: readonly string[];
  readonly recordOf: (game: string) => Promise<GameRecord>;
  /** All of them are known now. */
  readonly onDone?: () => Promise<void>;
}

/** Looks through games on this device, on demand: what was luck in them can be taken off their results afterwards. */
export function TakeLuckOut({ left, recordOf, onDone }: Props) {
  const voice = useVoice();
  const { busy, trouble, act } = useAction();
  const [done, setDone] = useState(0);
  const [looking, setLooking] = useState<readonly string[]>([]);
  const look = () =>
    act(async () => {
      setLooking(left);
      await lookThrough(left, recordOf, setDone);
      await onDone?.();
    });
  return (
    <>
      {left.length > 0 && !busy && (
        <div className={s.luck}>
          <button type="button" className="button small" onClick={look} data-testid="take-luck-out">
            {voice.say('luck.take')}
          </button>
          <p className="hint">{voice.say('luck.help', { games: left.length })}</p>
        </div>
      )}
      {busy && (
        <label className={s.luck}>
          <progress value={done} max={looking.length} /> {voice.say('luck.busy', { done: Math.floor(done), of: looking.length })}
        </label>
      )}
      <TroubleLine trouble={trouble} voice={voice} />
    </>
  );
}
