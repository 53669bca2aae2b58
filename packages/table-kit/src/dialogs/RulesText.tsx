import { type AnyGame, findRules, type Voice } from '@parlour/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import s from './Rules.module.css';

interface Props {
  readonly game: AnyGame;
  /** Speaks the game's words too. */
  readonly voice: Voice;
  /** The rule that is the reason for something. */
  readonly at?: string | undefined;
  /** What comes before the rules, unless something is sought. */
  readonly children?: ReactNode;
}

/** The rules in our words, chapter by chapter: to read through, to leap into, to search. */
export function RulesText({ game, voice, at, children }: Props) {
  const [sought, setSought] = useState('');
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined) turnTo(book.current, at, 'center');
  }, [at]);
  const chapters = findRules(game, sought, voice).map(({ id, rules }) => ({ id, title: voice.say(`chapter.${id}`), rules }));
  return (
    <div ref={book} className={s.book}>
      <input
        className="input"
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={voice.say('rules.search')}
        aria-label={voice.say('rules.search')}
      />
      {sought.trim() === '' && (
        <>
          <nav className={s.contents} aria-label={voice.say('rules.contents')}>
            {chapters.map(({ id, title }) => (
              <button key={id} type="button" onClick={() => turnTo(book.current, id, 'start')}>
                {title}
              </button>
            ))}
          </nav>
          {children}
        </>
      )}
      {chapters.map(({ id, title, rules }) => (
        <section key={id} className={s.chapter} data-rule={id}>
          <h2>{title}</h2>
          {rules.map((rule) => (
            <p key={rule} data-rule={rule} data-at={rule === at || undefined}>
              {voice.say(`rule.${rule}`)}{' '}
              <small>{game.text.rulings?.includes(rule) === true ? voice.say('rules.ruling', { rule }) : rule}</small>
            </p>
          ))}
        </section>
      ))}
      {chapters.length === 0 && <p className="hint">{voice.say('rules.none')}</p>}
    </div>
  );
}

/** Brings a rule or a chapter into sight. */
function turnTo(book: HTMLElement | null, id: string, block: ScrollLogicalPosition): void {
  book?.querySelector(`[data-rule="${CSS.escape(id)}"]`)?.scrollIntoView({ block });
}
