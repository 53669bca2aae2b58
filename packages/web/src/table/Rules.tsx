import { useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useTable, useTableState } from './context.tsx';
import s from './Rules.module.css';

/** The rules in our words, by their numbers; opened at one of them where that is the reason for something. */
export function Rules({ at, onClose }: { at: string | undefined; onClose: () => void }) {
  const { voice } = useTable();
  const { game, plug } = useTableState((state) => state);
  const [sought, setSought] = useState('');
  const found = useRef<HTMLElement>(null);
  const rules = useMemo(() => {
    const keys = Object.keys(game.text.catalogues[voice.language] ?? {}).filter((key) => key.startsWith('rule.'));
    return keys.map((key) => ({ id: key.slice(5), text: voice.say(key) }));
  }, [game, voice]);
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' });
  }, []);
  const wanted = sought.trim().toLowerCase();
  const matching = rules.filter(({ id, text }) => wanted === '' || `${id} ${text}`.toLowerCase().includes(wanted));
  return (
    <Dialog title={voice.say('rules.title')} onClose={onClose} drawer>
      <input
        className="input"
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={voice.say('rules.search')}
        aria-label={voice.say('rules.search')}
      />
      {wanted === '' && (
        <div className={s.material}>
          <plug.Material />
        </div>
      )}
      <dl className={s.rules}>
        {matching.map(({ id, text }) => (
          <div key={id} ref={id === at ? (found as React.RefObject<HTMLDivElement>) : undefined} data-at={id === at || undefined}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {matching.length === 0 && <p className="hint">{voice.say('rules.none')}</p>}
    </Dialog>
  );
}
