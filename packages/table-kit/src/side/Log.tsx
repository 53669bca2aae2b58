import type { AnyGame, GameEvent, TableVoice } from '@parlour/kernel';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useOpenRule } from '../book/open-rule.ts';
import { useExplain } from '../pieces/explain.tsx';
import type { AnyPlug } from '../state/plug.ts';
import type { Told } from '../state/situation.ts';
import { useRuleOf, useShown, useTable, useTableState } from '../state/context.tsx';
import { unbroken } from '../widgets/unbroken.ts';
import s from './Log.module.css';
import { marking, type Words, wordsOf } from './marked.ts';

/** More lines than this fit on no screen. */
const AT_ONCE = 30;

/** What happened, in the reader's words: rounds are headings, players have their colours, and an entry shows the table as it stood then. */
export function Log() {
  const { voice } = useTable();
  const { opening, told, now } = useTableState((state) => state);
  const shown = useShown();
  // The end of a long log is there at once, the rest when there is time.
  const written = useDeferredValue(told, told.slice(-AT_ONCE));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (written.length === 0) return;
    // With the next frame, which lays the table out anyway: asked now, it would be laid out twice.
    const frame = requestAnimationFrame(() => list.current && follow(list.current, shown.number === now.number ? Infinity : shown.number));
    return () => cancelAnimationFrame(frame);
  }, [shown.number, now.number, written]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={s.log} tabIndex={0} aria-label={voice.say('log.title')} data-testid="log">
      <Entry number={0} events={opening} shown={shown.number} />
      {written.map(({ number, seat, events }: Told) => (
        <Entry key={number} number={number} seat={seat} events={events} shown={shown.number} />
      ))}
    </ol>
  );
}

/** Shows the last line of a moment, if it is out of sight; at the end of the game, the end. */
function follow(list: HTMLOListElement, number: number): void {
  const last = [...list.children].findLast((entry) => Number((entry as HTMLElement).dataset['number']) <= number);
  if (last === undefined || number === Infinity) return list.scrollTo({ top: list.scrollHeight });
  const [frame, line] = [list.getBoundingClientRect(), last.getBoundingClientRect()];
  if (line.top < frame.top || line.bottom > frame.bottom)
    list.scrollBy({ top: (line.top + line.bottom) / 2 - (frame.top + frame.bottom) / 2 });
}

interface EntryProps {
  readonly number: number;
  readonly seat?: number;
  readonly events: readonly GameEvent[];
  /** The moment on show: what comes after it has not happened there yet. */
  readonly shown: number;
}

function Entry({ number, seat, events, shown }: EntryProps) {
  const { table, voice } = useTable();
  const openRule = useOpenRule();
  const { game, plug } = useTableState((state) => state);
  const parts = useMemo(() => partsOf(events, game, plug, voice), [events, game, plug, voice]);
  return parts.map(({ heading, lines: said, rule }, part) => (
    // What a step brings never changes its order.
    <li
      key={part}
      className={s.entry}
      data-number={number}
      data-under={rule}
      data-now={number === shown || undefined}
      data-later={number > shown || undefined}
      data-seat={seat}
      // What stands below a heading is nobody's doing.
      style={toneOf(plug, heading === undefined ? seat : undefined)}
    >
      {heading !== undefined && <h3>{heading}</h3>}
      {said.length > 0 && (
        <button type="button" className={s.line} data-testid="log-line" onClick={() => table.look(number)} title={voice.say('log.look')}>
          {said.map((words, line) => (
            <span key={line}>
              {words.map((word, i) => (
                <Word key={i} {...word} plug={plug} />
              ))}
            </span>
          ))}
        </button>
      )}
      {rule !== undefined && (
        // Keys come to it from the line, with the key for the rules.
        <button
          type="button"
          className={s.rule}
          tabIndex={-1}
          onClick={() => openRule(rule)}
          title={voice.say('rules.why')}
          data-testid="log-rule"
        >
          <span aria-hidden="true">§</span>
          <span className="visually-hidden">{voice.say('rules.why')}</span>
        </button>
      )}
    </li>
  ));
}

function toneOf({ colours }: AnyPlug, seat: number | undefined): React.CSSProperties {
  return { '--tone': (seat === undefined ? undefined : colours?.[seat]) ?? 'transparent' } as React.CSSProperties;
}

function Word({ text, thing = '', plug }: Words & { readonly plug: AnyPlug }) {
  const isThing = thing !== '' && !thing.startsWith('seat:');
  const help = useExplain(isThing ? plug.thing?.(thing) : undefined, useRuleOf(isThing ? thing : ''));
  if (thing === '') return text;
  return !isThing ? <b style={toneOf(plug, Number(thing.slice(5)))}>{text}</b> : <em {...help}>{text}</em>;
}

interface Part {
  readonly heading: string | undefined;
  readonly lines: readonly Words[][];
  /** What its first line follows. */
  readonly rule: string | undefined;
}

/** What is said of these events; a heading begins a new part. */
function partsOf(events: readonly GameEvent[], game: AnyGame, plug: AnyPlug, voice: TableVoice): Part[] {
  const marked = marking(voice);
  const parts: { heading: string | undefined; lines: Words[][]; rule: string | undefined }[] = [
    { heading: undefined, lines: [], rule: undefined },
  ];
  for (const event of events) {
    const heading = plug.heading?.(event, voice);
    if (heading !== undefined) parts.push({ heading, lines: [], rule: undefined });
    const line = game.text.event(event, marked);
    const part = parts.at(-1)!;
    if (line === undefined) continue;
    part.lines.push(wordsOf(unbroken(line)));
    part.rule ??= game.text.ruleOf?.(event, voice.setting);
  }
  return parts.filter(({ heading, lines: said }) => heading !== undefined || said.length > 0);
}
