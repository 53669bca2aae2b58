import { entriesOf, keyOf, type Path, valueAt } from '@parlour/kernel/packs';
import { useMemo, useState } from 'react';
import { useDesk, useEntry, useOverview } from '../desk.ts';
import { languageCalled, otherLanguages, spokenMost } from '../languages.ts';
import s from './fields.module.css';
import { Said } from './Said.tsx';

/** What it is called, by language: that of the reader, and whichever else somebody adds. None has to be given where we have one. */
export function Names({ path, value, label }: { path: Path; value: unknown; label: string }) {
  const { format, voice, set } = useDesk();
  const { entry } = useEntry();
  const { sheet } = useOverview();
  const [added, setAdded] = useState<readonly string[]>([]);
  const names = (value ?? {}) as Readonly<Record<string, string>>;
  // A box has its language: nobody asks for it anew on every card.
  const usual = useMemo(() => spokenMost(entriesOf(sheet).map((each) => valueAt(each.value, ['names']))), [sheet]);
  const shown = [...new Set([voice.language, ...usual, ...Object.keys(names), ...added])];
  const others = useMemo(() => otherLanguages(voice.language), [voice.language]);
  function call(language: string, name: string) {
    const { [language]: _, ...rest } = names;
    const all = name.trim() === '' ? rest : { ...names, [language]: name };
    set(path, Object.keys(all).length === 0 ? undefined : all, keyOf([...path, language]));
  }
  return (
    <div className={s.names}>
      {shown.map((language, i) => (
        <div key={language} className={s.name}>
          <span className={s.label}>
            <label htmlFor={`name-${language}`}>
              {voice.say('packs.name', { field: label, language: languageCalled(language, voice.language) })}
            </label>
            {i === 0 && (
              <select aria-label={voice.say('packs.name.another')} value="" onChange={({ target }) => setAdded([...added, target.value])}>
                <option value="">{voice.say('packs.name.another')}</option>
                {others
                  .filter(({ tag }) => !shown.includes(tag))
                  .map(({ tag, name }) => (
                    <option key={tag} value={tag}>
                      {name}
                    </option>
                  ))}
              </select>
            )}
          </span>
          <input
            id={`name-${language}`}
            className="input"
            value={names[language] ?? ''}
            maxLength={60}
            autoComplete="off"
            placeholder={language === voice.language && !entry.own ? format.title(entry.path, format.ours, voice) : undefined}
            onChange={({ target }) => call(language, target.value)}
          />
        </div>
      ))}
      <Said place={keyOf(path)} />
    </div>
  );
}
