import { isWithin, type Path } from '@parlour/kernel/packs';
import { memo } from 'react';
import { useOverview } from './desk.ts';
import s from './Editor.module.css';
import { signs } from './fields/MarkButton.tsx';

/** The sheet where there is no room for it: every entry in one field, with its mark, and the meter of each deck. */
export const EntryPicker = memo(function EntryPicker({ current, onOpen }: { current: string; onOpen: (key: string) => void }) {
  const { sheet, meter, problems, voice, titleOf } = useOverview();
  const isWrong = (entry: Path) => problems.some(({ path }) => isWithin(path, entry));
  return (
    <select
      className={`input ${s.picker}`}
      aria-label={voice.say('packs.sheet')}
      value={current}
      onChange={({ target }) => onOpen(target.value)}
    >
      {sheet.groups.map(({ id, entries }, i) => (
        <optgroup key={id} label={`${voice.say(`pack.group.${id}`)} ${meter.groups[i]!.confirmed}/${meter.groups[i]!.entries}`}>
          {entries.map(({ key, path, mark }) => (
            <option key={key} value={key}>
              {titleOf(path)} {isWrong(path) ? '!' : mark === 'ours' ? '' : signs[mark]}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
});
