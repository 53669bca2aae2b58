import { useMemo } from 'react';
import { useAction } from '../widgets/action.ts';
import { TroubleLine } from '../widgets/TroubleLine.tsx';
import { useTableActions } from '../state/actions.ts';
import { useMoment, useTable, useTableState } from '../state/context.tsx';
import { lines } from '../side/lines.ts';
import s from './Prompt.module.css';
import { RemarkNote } from './RemarkNote.tsx';
import { PictureButton } from '../replay/PictureButton.tsx';
import { PlayButton } from '../replay/Replay.tsx';
import { StepButton } from '../side/Timeline.tsx';

interface Props {
  readonly number: number;
  /** The moment whose link was copied: known to the table, which is there all along while a change of eyes shows the end for an instant. */
  readonly copied: number | undefined;
  readonly onCopied: (number: number | undefined) => void;
}

/** In the place of the prompt while an earlier moment is looked at: which one, what happened then, and the ways on. */
export function Past({ number, copied, onCopied }: Props) {
  const { table, voice } = useTable();
  const { told, game, now, notice } = useTableState((state) => state);
  const { fork, link } = useTableActions();
  const moment = useMoment();
  const { busy, act } = useAction(table.complain);
  const [sentence] = useMemo(
    () => lines(told.find((step) => step.number === number)?.events ?? [], game, voice),
    [told, number, game, voice],
  );
  return (
    <section className={s.prompt} aria-label={voice.say('timeline.label')}>
      <div className={s.words}>
        <p className={s.sentence} aria-live="polite">
          {number === 0
            ? voice.say('timeline.beginning')
            : voice.say('timeline.then', { number, of: now.number, sentence: sentence ?? '' })}
        </p>
        <RemarkNote place="prompt" />
        <TroubleLine trouble={notice?.kind === 'trouble' ? notice.trouble : undefined} voice={voice} />
      </div>
      <div className={s.buttons}>
        <StepButton by={-1} />
        <PlayButton />
        <StepButton by={1} />
        <button type="button" className="button primary" onClick={() => table.look(undefined)} data-testid="back-to-now">
          {voice.say('timeline.now')}
        </button>
        {fork !== undefined && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => act(() => fork(moment))} data-testid="fork">
            {voice.say('timeline.fork')}
          </button>
        )}
        {now.standings !== null && <PictureButton />}
        {link !== undefined && now.standings !== null && (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => act(async () => onCopied((await link(moment)) ? moment : undefined))}
            data-testid="link"
          >
            {voice.say(copied === number ? 'replay.linked' : 'replay.link')}
          </button>
        )}
      </div>
    </section>
  );
}
