import { aboutChapter, type AnyGame, type Chapter, chapterInBook, findRules, type Voice } from '@parlour/kernel';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import s from './RulesText.module.css';

interface Props {
  readonly game: AnyGame;
  /** Speaks the game's words too. */
  readonly voice: Voice;
  /** The rule that is the reason for something. */
  readonly at?: string | undefined;
  /** The chapters that are read through; a search goes through all of them. */
  readonly chapters?: readonly Chapter[];
  /** By chapter. */
  readonly pictures: Readonly<Record<string, ComponentType>>;
  /** The address of a rule, to be read or passed on. */
  readonly address?: ((rule: string) => string) | undefined;
  /** What belongs to a rule, by rule: the cards that it is about. */
  readonly beside?: Readonly<Record<string, ReactNode>>;
  /** What comes at the end of a chapter: worked examples. */
  readonly after?: (chapter: string) => ReactNode;
}

/** The rules in our words, chapter by chapter: to read through, to leap into, to search. */
export function RulesText({ game, voice, at, chapters = game.text.chapters, pictures, address, beside, after }: Props) {
  const [sought, setSought] = useState('');
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined) turnTo(book.current, at, game.text.chapters.some(({ id }) => id === at) ? 'start' : 'center');
  }, [game, at]);
  const seeking = sought.trim() !== '';
  const shown = seeking ? findRules(game, sought, voice) : chapters;
  // Among those of several books, a chapter says which it is of.
  const several = new Set(shown.map(({ volume }) => volume)).size > 1;
  const title = (chapter: Chapter) => (several ? chapterInBook(chapter, voice) : voice.say(`chapter.${chapter.id}`));
  return (
    <div ref={book} className={s.book}>
      <input
        className={`input ${s.search}`}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={voice.say('rules.search')}
        aria-label={voice.say('rules.search')}
      />
      {!seeking && (
        <nav className={s.contents} aria-label={voice.say('rules.contents')}>
          {chapters.map((chapter) => (
            <button key={chapter.id} type="button" onClick={() => turnTo(book.current, chapter.id, 'start')}>
              {title(chapter)}
            </button>
          ))}
        </nav>
      )}
      {shown.map((chapter) => {
        const Picture = seeking ? undefined : pictures[chapter.id];
        return (
          <section key={chapter.id} className={s.chapter} data-rule={chapter.id}>
            <h2 tabIndex={-1}>{title(chapter)}</h2>
            {(!seeking || chapter.rules.length === 0) &&
              aboutChapter(chapter, voice).map((paragraph) => (
                <p key={paragraph} className={s.about}>
                  {paragraph}
                </p>
              ))}
            {Picture && <Picture />}
            {chapter.rules.map((rule) => (
              <div key={rule} className={s.rule} data-rule={rule} data-at={rule === at || undefined}>
                <p>
                  {voice.say(`rule.${rule}`)} <Number game={game} voice={voice} rule={rule} address={address} />
                </p>
                {beside?.[rule]}
              </div>
            ))}
            {!seeking && after?.(chapter.id)}
          </section>
        );
      })}
      {shown.length === 0 && <p className="hint">{voice.say('rules.none')}</p>}
    </div>
  );
}

/** For those who look a rule up in the sources or tell others of it; and whether it is ours. */
function Number({ game, voice, rule, address }: Pick<Props, 'game' | 'voice' | 'address'> & { readonly rule: string }) {
  const ruling = game.text.rulings?.includes(rule) === true;
  return (
    <small>
      {address === undefined ? rule : <a href={address(rule)}>{rule}</a>}
      {ruling && (
        <span className={s.ruling} title={voice.say('rules.ruling.about')}>
          {voice.say('rules.ruling')}
        </span>
      )}
    </small>
  );
}

/** Brings a rule or a chapter into sight, for those who see and those who hear. */
function turnTo(book: HTMLElement | null, id: string, block: ScrollLogicalPosition): void {
  const place = book?.querySelector(`[data-rule="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block });
  place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
