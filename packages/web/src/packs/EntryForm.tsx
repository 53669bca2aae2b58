/** One entry, to be typed: field by field with Tab or the space bar, entry by entry with Enter. */
import type { Voice } from '@parlour/kernel';
import { clearAt, isWithin, type Leaf, type Mark, markAt, type PackProblem, removeEntry, type SheetEntry } from '@parlour/kernel/packs';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Desk, EntryContext, type OpenEntry, useDesk, useOverview } from './desk.ts';
import s from './Editor.module.css';
import { Field, Fields } from './fields/Field.tsx';
import { Said } from './fields/Said.tsx';
import { sentenceAlone } from './sentences.ts';
import { placeOf, placesIn } from './shape.ts';

interface Props {
  readonly entry: SheetEntry;
  /** The one so many places further on, or back. */
  readonly onGo: (steps: number) => void;
}

export function EntryForm({ entry, onGo }: Props) {
  const desk = useDesk();
  const { voice, format, pack } = desk;
  const form = useRef<HTMLFormElement>(null);
  const { problems, titleOf, ...overview } = useOverview();
  const doubts = useDoubts(entry, desk);
  const open = useMemo(() => ({ ...opened(entry, problems, voice), turn: doubts.turn }), [entry, problems, voice, doubts.turn]);
  const title = titleOf(entry.path);
  useEffect(() => {
    const fields = form.current?.querySelector<HTMLElement>('[data-leaf]') ?? form.current?.querySelector('input');
    fields?.focus();
  }, []);

  /** What is wrong is to be seen before the next comes. */
  function finish() {
    const said = overview.pack === pack ? open.said : opened(entry, format.problems(pack), voice).said;
    if (said.size > 0) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    const next = confirmed(entry, desk, doubts.isDoubted);
    if (next !== pack) desk.change(next, entry.path);
    onGo(1);
  }

  return (
    <EntryContext value={open}>
      {/* Keys are for whichever of its fields has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className={s.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
        onKeyDown={(event) => pressed(event, { form: form.current, open, finish, onGo })}
      >
        <h2>
          {title}
          {entry.own && <small className="hint"> {voice.say('packs.own')}</small>}
        </h2>
        <div className={s.fields}>
          {entry.shape.kind === 'section' ? (
            <Fields fields={entry.shape.fields} value={entry.value} path={entry.path} />
          ) : (
            <Field shape={entry.shape} value={entry.value} path={entry.path} label={title} />
          )}
        </div>
        {entry.shape.kind === 'section' && <Said place={entry.key} />}
        <div className={s.foot}>
          <button type="submit" className="button primary" data-testid="as-printed">
            {voice.say(desk.isBlind ? 'packs.next' : 'packs.confirm')}
          </button>
          <button type="button" className="button" onClick={() => onGo(-1)} aria-label={voice.say('packs.previous')}>
            ‹
          </button>
          <button type="button" className="button" onClick={() => onGo(1)} aria-label={voice.say('packs.skip')}>
            ›
          </button>
        </div>
        <div className={s.more}>
          {entry.mark !== 'ours' && !entry.own && (
            <button type="button" className="button small quiet" onClick={() => desk.change(clearAt(format, pack, entry.path), entry.path)}>
              {voice.say('packs.clear')}
            </button>
          )}
          {(entry.own || format.kinds(entry.group).length > 0) && (
            <button
              type="button"
              className="button small quiet"
              onClick={() => desk.change(removeEntry(format, pack, entry.path), entry.path)}
            >
              {voice.say(entry.own ? 'packs.remove' : 'packs.none')}
            </button>
          )}
        </div>
        <p className={`hint ${s.keys}`}>{voice.say('packs.keys')}</p>
      </form>
    </EntryContext>
  );
}

/** What follows on a press. Of a card that only this box has, nothing is ours. */
const following: Readonly<Record<Mark, Mark>> = { ours: 'printed', printed: 'unsure', twice: 'unsure', unsure: 'ours' };

interface Doubts {
  readonly turn: (leaf: Leaf) => void;
  readonly isDoubted: (leaf: Leaf) => boolean;
}

/** Who is unsure of what: a card that somebody has just added is made of numbers that nobody has looked at, and of which nobody has a doubt yet. */
function useDoubts({ own, leaves }: SheetEntry, desk: Desk): Doubts {
  const [unseen] = useState(() => new Set(own && leaves.every(({ mark }) => mark === 'unsure') ? leaves.map(({ key }) => key) : []));
  const turn = useCallback(
    ({ path, key, mark }: Leaf) => {
      unseen.delete(key);
      desk.mark(path, own && mark === 'unsure' ? 'printed' : following[mark]);
    },
    [unseen, desk, own],
  );
  return { turn, isDoubted: ({ key, mark }) => mark === 'unsure' && !unseen.has(key) };
}

function opened(entry: SheetEntry, problems: readonly PackProblem[], voice: Voice): Omit<OpenEntry, 'turn'> {
  const places = new Set(placesIn(entry.shape, entry.value, entry.path));
  const said = new Map<string, string[]>();
  for (const problem of problems.filter(({ path }) => isWithin(path, entry.path))) {
    const place = placeOf(problem.path, places) ?? entry.key;
    said.set(place, [...(said.get(place) ?? []), sentenceAlone(problem, voice)]);
  }
  return { entry, leaves: new Map(entry.leaves.map((leaf) => [leaf.key, leaf])), said };
}

/** All that nobody has spoken of yet is as printed; what was doubted, or confirmed twice, stays so. Who types blind confirms what they typed. */
function confirmed({ leaves, path, own }: SheetEntry, { format, pack, isBlind }: Desk, isDoubted: Doubts['isDoubted']): Desk['pack'] {
  const isSpoken = (leaf: Leaf) => leaf.mark === 'printed' || leaf.mark === 'twice' || isDoubted(leaf);
  if ((isBlind && !own) || leaves.every(isSpoken)) return pack;
  const kept = leaves.filter((leaf) => leaf.mark === 'twice' || isDoubted(leaf));
  return kept.reduce((so, leaf) => markAt(format, so, leaf.path, leaf.mark), markAt(format, pack, path, 'printed'));
}

interface Pressing {
  readonly form: HTMLFormElement | null;
  readonly open: OpenEntry;
  readonly finish: () => void;
  readonly onGo: (steps: number) => void;
}

/** The keys of the form; what they do is told below it. */
function pressed(event: KeyboardEvent<HTMLFormElement>, { form, open, finish, onGo }: Pressing): void {
  const target = event.target as HTMLElement;
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = target instanceof HTMLButtonElement && !('chip' in target.dataset);
  const leaf = open.leaves.get(
    target.dataset['leaf'] ?? target.closest<HTMLElement>('fieldset')?.querySelector<HTMLElement>('[data-leaf]')?.dataset['leaf'] ?? '',
  );
  const row = target.closest<HTMLElement>('[data-row]');
  const isText = target instanceof HTMLInputElement && leaf === undefined;
  const done = act();
  if (done) event.preventDefault();

  function act(): boolean {
    switch (event.key) {
      case 'Enter':
        if (isButton) return false;
        if (event.shiftKey) onGo(1);
        else finish();
        return true;
      case 'PageDown':
        onGo(1);
        return true;
      case 'PageUp':
        onGo(-1);
        return true;
      case ' ':
        if (!('digits' in target.dataset) && !(target instanceof HTMLSelectElement)) return false;
        nextField(form, target)?.focus();
        return true;
      case '?':
        if (isText || leaf === undefined) return false;
        open.turn(leaf);
        return true;
      case '+':
      case '-': {
        if (isText || row === null || takesSign(leaf)) return false;
        row.querySelector<HTMLButtonElement>(event.key === '+' ? '[data-add]' : '[data-take]')?.click();
        return true;
      }
      default:
        return false;
    }
  }
}

/** Whether “-” may be the beginning of a number here. */
function takesSign(leaf: Leaf | undefined): boolean {
  const shape = leaf?.shape.kind === 'list' ? leaf.shape.of : leaf?.shape;
  return shape?.kind === 'number' && shape.least < 0;
}

function nextField(form: HTMLFormElement | null, from: HTMLElement): HTMLElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-leaf]') ?? [])];
  return fields.find((field) => from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
}
