import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './Deal.module.css';
import { DealFacts } from './DealFacts.tsx';
import type { Word } from './useWord.ts';

/** Before a game: what its cards follow from, and one's own share in it. */
export function DealForm({ hash, word }: { readonly hash: string | undefined; readonly word: Word }) {
  const voice = useVoice();
  return (
    <details className={s.deal} data-testid="deal">
      <summary>{voice.say('deal.title')}</summary>
      <DealFacts hash={hash} words={[]} />
      <label className="field">
        <span>{voice.say('deal.word')}</span>
        <input
          className="input"
          translate="no"
          value={word.typed}
          placeholder={word.made}
          onChange={(event) => word.type(event.target.value)}
        />
      </label>
      <p className="hint">{voice.say('deal.word.help')}</p>
    </details>
  );
}
