import { useShown, useTable, useTableState } from './context.tsx';
import s from './Timeline.module.css';

/** The whole game as a line to walk along. */
export function Timeline() {
  const { table, voice } = useTable();
  const number = useTableState((state) => state.now.number);
  const shown = useShown().number;
  return (
    <div className={s.timeline}>
      <button
        type="button"
        className="icon-button"
        aria-label={voice.say('timeline.back')}
        disabled={shown === 0}
        onClick={() => table.look(shown - 1)}
      >
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={number}
        value={shown}
        aria-label={voice.say('timeline.label')}
        aria-valuetext={voice.say('timeline.at', { number: shown, of: number })}
        onChange={(event) => table.look(Number(event.target.value))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={voice.say('timeline.on')}
        disabled={shown === number}
        onClick={() => table.look(shown + 1)}
      >
        ▶
      </button>
      <span className={s.at}>{voice.say('timeline.at', { number: shown, of: number })}</span>
    </div>
  );
}
