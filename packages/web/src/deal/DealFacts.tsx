import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import s from './Deal.module.css';

interface Props {
  readonly hash: string | undefined;
  /** Who added what. */
  readonly words: readonly (readonly [name: string, word: string])[];
  /** Other tables have the same cards: nobody adds anything. */
  readonly shared?: boolean;
}

/** What everybody may know of a deal before it is over. */
export function DealFacts({ hash, words, shared = false }: Props) {
  const voice = useVoice();
  return (
    <>
      <p className="hint">{voice.say(shared ? 'deal.about.shared' : 'deal.about')}</p>
      <dl className={s.facts}>
        {hash !== undefined && (
          <div>
            <dt>{voice.say('deal.hash')}</dt>
            <dd data-testid="deal-hash">{hash}</dd>
          </div>
        )}
        {words.map(([name, word]) => (
          <div key={name}>
            <dt>{voice.say('deal.word-of', { name })}</dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
