import { refusalText, ruleFor, same } from '@parlour/kernel';
import { useEffect, useMemo, useState } from 'react';
import { asked } from '../ears/answers.ts';
import { troubleText } from '../reader/voice.ts';
import { Clock } from '../pieces/Clock.tsx';
import { useTableActions } from '../state/actions.ts';
import { useTable, useTableState } from '../state/context.tsx';
import { useOpenRule } from '../book/open-rule.ts';
import { Coach } from './Coach.tsx';
import { HintNote } from './HintNote.tsx';
import { useNotesHere } from './Note.tsx';
import { Outcome } from './Outcome.tsx';
import s from './Prompt.module.css';
import { play } from '../motion/sound.ts';
import { unbroken } from '../widgets/unbroken.ts';
import { outcomeWords, preferredFirst } from '../state/outcome.ts';
import type { PromptNotice } from '../state/store.ts';
import { RecapNote } from './RecapNote.tsx';
import { Telling } from './Telling.tsx';
import { Tip } from './Tip.tsx';

/** One sentence that says who must do what; what is being put together; and the buttons that settle it. */
export function Prompt() {
  const { table, voice, draft } = useTable();
  const state = useTableState((all) => all);
  const { plug, chosen, considered, moving, held, now, notice } = state;
  const { teacher, comeBack } = useTableActions();
  const narrow = useNotesHere('prompt');
  const mine = now.viewer !== null && now.toAct.includes(now.viewer);
  const choices = useMemo(() => (moving ? [] : preferredFirst(state, draft.complete)), [state, moving, draft]);
  // The one that is pointed at or has the focus, else the first.
  const [weighed, setWeighed] = useState<unknown>();
  const apart = moving ? undefined : now.moves.find((move) => same(move, considered));
  const hinted =
    notice?.kind === 'hint' && !moving && !choices.some((move) => same([move], notice.hint.moves)) ? notice.hint.moves : undefined;
  const looked = choices.find((move) => move === weighed) ?? choices[0] ?? apart ?? (hinted?.length === 1 ? hinted[0] : undefined);
  return (
    <section
      className={s.prompt}
      data-mine={mine || undefined}
      data-number={now.number}
      data-held={held || undefined}
      data-prompt
      // The focus waits here while others decide.
      tabIndex={-1}
      aria-label={voice.say('prompt.label')}
    >
      <h2 className="visually-hidden">{voice.say('prompt.label')}</h2>
      {teacher}
      {mine && now.viewer !== null && <Clock seat={now.viewer} />}
      <div className={s.words}>
        <p className={s.sentence} data-testid="prompt">
          {unbroken(asked(state, voice))}
        </p>
        {looked !== undefined && <Outcome move={looked} />}
        <HintNote place="prompt" />
        {notice !== undefined && notice.kind !== 'hint' && <NoticeLine notice={notice} />}
      </div>
      <Tip place="prompt" />
      <RecapNote place="prompt" />
      <Coach place="prompt" />
      {(chosen.length > 0 || hinted !== undefined) && !moving && (
        <div className={s.buttons}>
          {/* What is advised and cannot be put together here is done as a whole. */}
          {hinted !== undefined && (
            <button
              type="button"
              className="button primary"
              aria-keyshortcuts="c"
              data-testid="confirm"
              onClick={() => table.play(...hinted)}
            >
              {voice.say('hint.do')}
            </button>
          )}
          {choices.map((move, i) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className={`button ${i === 0 && hinted === undefined ? 'primary' : ''}`}
              aria-keyshortcuts={i === 0 && hinted === undefined ? 'c' : undefined}
              title={i === 0 ? undefined : outcomeWords(state, move, voice).join(', ')}
              data-testid="confirm"
              data-choice
              onPointerEnter={() => setWeighed(move)}
              onFocus={() => setWeighed(move)}
              onClick={() => table.play(move)}
            >
              {plug.confirm(move, now.view, voice)}
            </button>
          ))}
          <button type="button" className="button" onClick={table.clear} data-testid="clear">
            {voice.say('prompt.clear')}
          </button>
        </div>
      )}
      {/* Beside the table it is below the timeline. */}
      {comeBack !== undefined && narrow && chosen.length === 0 && (
        <div className={s.buttons}>
          <button type="button" className="button" onClick={comeBack} data-testid="come-back-here">
            {voice.say('replay.come-back')}
          </button>
        </div>
      )}
      <Telling />
    </section>
  );
}

function NoticeLine({ notice }: { notice: Exclude<PromptNotice, { kind: 'hint' }> }) {
  const { table, voice } = useTable();
  const game = useTableState((state) => state.game);
  const openRule = useOpenRule();
  useEffect(() => {
    if (notice.kind === 'refusal') play('no');
  }, [notice]);
  const reason = notice.kind === 'refusal' ? notice.refusal.rule : notice.trouble.refusal?.rule;
  const rule = reason === undefined ? undefined : ruleFor(game, reason);
  return (
    <p className={`${s.notice} ${s.bad}`} role="alert" data-testid="notice">
      {notice.kind === 'refusal' ? refusalText(notice.refusal, voice) : troubleText(notice.trouble, voice)}{' '}
      {rule !== undefined && (
        <button type="button" className={s.rule} onClick={() => openRule(rule)} title={rule}>
          {voice.say('rules.why')}
        </button>
      )}
      <button type="button" className={s.dismiss} onClick={table.dismiss} aria-label={voice.say('close')}>
        ×
      </button>
    </p>
  );
}
