import { refusalText, ruleFor } from '@parlour/kernel';
import { useOpenRule } from '@parlour/table-kit/book/open-rule.ts';
import { lines } from '@parlour/table-kit/side/lines.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { Icon } from '@parlour/table-kit/widgets/Icon.tsx';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { bookAddress } from './addresses.ts';
import type { ExampleSession } from './example-session.ts';
import { type BookExample, saidAt, titleOf } from './examples.ts';
import s from './Guide.module.css';

/** Leads through a worked example, at the head of the prompt. */
export function Guide({ session, example: shownExample }: { session: ExampleSession; example: BookExample }) {
  const { voice } = useTable();
  const openRule = useOpenRule();
  const game = useTableState((state) => state.game);
  const { scenario } = shownExample;
  const { done, example, free } = useStore(session.guide);
  const chapter = game.text.chapters.find(({ id }) => id === scenario.chapter);
  const shown = done === 0 ? undefined : example.steps[done - 1];
  const rule = shown?.refusal && ruleFor(game, shown.refusal.rule);
  const said = saidAt(shownExample, done, voice);
  const last = done === scenario.steps.length;
  return (
    <div className={s.guide} data-teacher="deciding" data-testid="guide">
      <header className={s.head}>
        <span>
          <b>{titleOf(shownExample, voice)}</b>{' '}
          {done === 0 ? voice.say('example.begin') : voice.say('example.of', { number: done, of: scenario.steps.length })}
        </span>
        <Link href={bookAddress(game.id, chapter?.volume, chapter?.id)} className={s.back}>
          <Icon name="rule-book" /> {voice.say('example.book')}
        </Link>
      </header>
      <div className={s.words} aria-live="polite">
        {free ? (
          <p>{voice.say('example.free')}</p>
        ) : (
          <>
            {said !== undefined && <p className={s.say}>{said}</p>}
            {shown?.refusal !== undefined && (
              <p className={s.refused}>
                {voice.say('book.refused', { why: refusalText(shown.refusal, voice) })}{' '}
                {rule !== undefined && (
                  <button type="button" className={s.rule} onClick={() => openRule(rule)}>
                    {voice.say('rules.why')}
                  </button>
                )}
              </p>
            )}
            {shown !== undefined && lines(shown.events, game, voice).map((line, i) => <p key={i}>{line}</p>)}
            {last && <p className="hint">{voice.say('example.over')}</p>}
          </>
        )}
      </div>
      <div className={s.buttons}>
        {free ? (
          <button type="button" className="button primary" onClick={() => session.goTo(done)}>
            {voice.say('example.return')}
          </button>
        ) : (
          <>
            <button type="button" className="button" disabled={done === 0} onClick={() => session.goTo(done - 1)}>
              {voice.say('example.back')}
            </button>
            {last ? (
              <button type="button" className="button primary" onClick={() => session.goTo(0)}>
                {voice.say('example.again')}
              </button>
            ) : (
              <button type="button" className="button primary" onClick={() => session.goTo(done + 1)} data-testid="example-next">
                {voice.say('example.next')}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
