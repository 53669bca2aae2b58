/** The sheet: every entry of the box with its mark, deck by deck, with a meter for each. */
import { addEntry, type Count, isWithin, type Mark, setAt } from '@parlour/kernel/packs';
import { memo } from 'react';
import { useDesk, useOverview } from './desk.ts';
import s from './Editor.module.css';
import { MarkSign } from './fields/MarkButton.tsx';

interface Props {
  /** The key of the entry that is open, and its group. */
  readonly current: string;
  readonly group: string;
  readonly onOpen: (key: string) => void;
}

export const EntryList = memo(function EntryList({ current, group, onOpen }: Props) {
  const { sheet, meter, problems, titleOf, voice } = useOverview();
  return (
    <nav className={s.list} aria-label={voice.say('packs.sheet')}>
      {sheet.groups.map(({ id, entries }, i) => (
        // A deck opens when one of its cards does, and closes when its owner closes it.
        <details key={`${id} ${String(group === id)}`} open={group === id}>
          <summary>
            <span>{voice.say(`pack.group.${id}`)}</span>
            <Tally count={meter.groups[i]!} />
          </summary>
          <ul>
            {entries.map((entry) => (
              <Item
                key={entry.key}
                id={entry.key}
                title={titleOf(entry.path)}
                mark={entry.mark}
                isCurrent={entry.key === current}
                isWrong={problems.some(({ path }) => isWithin(path, entry.path))}
                onOpen={onOpen}
              />
            ))}
          </ul>
          <AddEntries group={id} onOpen={onOpen} />
        </details>
      ))}
    </nav>
  );
});

interface ItemProps {
  readonly id: string;
  readonly title: string;
  readonly mark: Mark;
  readonly isCurrent: boolean;
  readonly isWrong: boolean;
  readonly onOpen: (key: string) => void;
}

const Item = memo(function Item({ id, title, mark, isCurrent, isWrong, onOpen }: ItemProps) {
  return (
    <li>
      <button type="button" className={s.item} aria-current={isCurrent || undefined} data-entry={id} onClick={() => onOpen(id)}>
        <MarkSign mark={mark} />
        <span>{title}</span>
        {isWrong && <b className="trouble">!</b>}
      </button>
    </li>
  );
});

/** A button for each kind of card that a deck can have more of. */
export function AddEntries({ group, onOpen }: { group: string; onOpen: (key: string) => void }) {
  const kinds = useDesk().format.kinds(group);
  return kinds.map((kind) => <AddEntry key={kind} group={group} kind={kind} many={kinds.length > 1} onOpen={onOpen} />);
}

function AddEntry({ group, kind, many, onOpen }: { group: string; kind: string; many: boolean; onOpen: (key: string) => void }) {
  const { format, pack, voice, change, entries } = useDesk();
  function add() {
    const taken = new Set(entries.map(({ path }) => path.at(-1)));
    let number = 1;
    while (taken.has(`own-${number}`)) number++;
    const path = format.place(`own-${number}`);
    const name = { [voice.language]: voice.say('packs.add.name', { number }) };
    change(setAt(format, addEntry(format, pack, group, `own-${number}`, kind), [...path, 'names'], name), path);
    onOpen(path.join('.'));
  }
  return (
    <button type="button" className="button small quiet" onClick={add}>
      {many ? voice.say('packs.add-kind', { kind: format.choiceName(kind, voice) }) : voice.say('packs.add')}
    </button>
  );
}

/** How many of these are as printed. */
export function Tally({ count: { confirmed, entries } }: { count: Count }) {
  const { voice } = useOverview();
  return (
    <span className={s.tally}>
      <span aria-hidden="true">
        {confirmed}/{entries}
      </span>
      <span className="visually-hidden">{voice.say('packs.meter', { confirmed, entries })}</span>
      <meter min={0} max={Math.max(1, entries)} value={confirmed} aria-hidden="true" />
    </span>
  );
}
