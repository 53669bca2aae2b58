import { memo } from 'react';
import { useOverview } from './desk.ts';
import s from './Editor.module.css';

/** The sheet where there is no room for it: every entry in one field. */
export const EntryPicker = memo(function EntryPicker({ current, onOpen }: { current: string; onOpen: (key: string) => void }) {
  const { sheet, voice, titleOf } = useOverview();
  return (
    <select
      className={`input ${s.picker}`}
      aria-label={voice.say('packs.sheet')}
      value={current}
      onChange={({ target }) => onOpen(target.value)}
    >
      {sheet.groups.map(({ id, entries }) => (
        <optgroup key={id} label={voice.say(`pack.group.${id}`)}>
          {entries.map(({ key, path, mark }) => (
            <option key={key} value={key}>
              {titleOf(path)} {mark === 'printed' || mark === 'twice' ? '✓' : ''}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
});
