import { keyOf, type Path } from '@parlour/kernel/packs';
import { useState } from 'react';
import { useDesk, useEntry } from '../desk.ts';
import s from './fields.module.css';
import { Said } from './Said.tsx';

/** In which boxes are printed most often; any other is typed as its tag. */
const common = ['en', 'de', 'pl', 'cs', 'fr', 'es', 'it', 'nl', 'pt', 'hu', 'sk', 'ru', 'uk', 'ja', 'ko', 'zh'];

/** What it is called, by language: that of the reader, and whichever else somebody adds. None has to be given where we have one. */
export function Names({ path, value, label }: { path: Path; value: unknown; label: string }) {
  const { format, voice, set } = useDesk();
  const { entry } = useEntry();
  const [added, setAdded] = useState<readonly string[]>([]);
  const names = (value ?? {}) as Readonly<Record<string, string>>;
  const spoken = new Intl.DisplayNames(voice.language, { type: 'language' });
  const shown = [...new Set([voice.language, ...Object.keys(names), ...added])];
  const others = common.filter((language) => !shown.includes(language));
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
              {voice.say('packs.name', { field: label, language: spoken.of(language) ?? language })}
            </label>
            {i === 0 && (
              <select aria-label={voice.say('packs.name.another')} value="" onChange={({ target }) => setAdded([...added, target.value])}>
                <option value="">{voice.say('packs.name.another')}</option>
                {others.map((other) => (
                  <option key={other} value={other}>
                    {spoken.of(other)}
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
