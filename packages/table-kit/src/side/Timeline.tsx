import { useTableActions } from '../state/actions.ts';
import { useMoment, useTable, useTableState } from '../state/context.tsx';
import { Chances } from '../replay/Chances.tsx';
import { Replay } from '../replay/Replay.tsx';
import s from './Timeline.module.css';

/** The whole game as a line to walk along. */
export function Timeline() {
  const { table, voice } = useTable();
  const number = useTableState((state) => state.now.number);
  const { comeBack } = useTableActions();
  const shown = useMoment();
  return (
    <div className={s.timeline}>
      <StepButton by={-1} />
      <input
        type="range"
        min={0}
        max={number}
        value={shown}
        aria-label={voice.say('timeline.label')}
        aria-valuetext={voice.say('timeline.at', { number: shown, of: number })}
        onChange={(event) => table.look(Number(event.target.value))}
      />
      <StepButton by={1} />
      <Chances />
      <Replay />
      {comeBack !== undefined && (
        <button type="button" className={`button ${s.back}`} onClick={comeBack} data-testid="come-back">
          {voice.say('replay.come-back')}
        </button>
      )}
      <span className={s.at}>{voice.say('timeline.at', { number: shown, of: number })}</span>
    </div>
  );
}

/** One decision back or on. */
export function StepButton({ by }: { readonly by: 1 | -1 }) {
  const { table, voice } = useTable();
  const number = useTableState((state) => state.now.number);
  const shown = useMoment();
  const [label, sign, end] = by < 0 ? (['timeline.back', '◀', 0] as const) : (['timeline.on', '▶', number] as const);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={voice.say(label)}
      title={voice.say(label)}
      disabled={shown === end}
      onClick={() => table.look(shown + by)}
    >
      {sign}
    </button>
  );
}
