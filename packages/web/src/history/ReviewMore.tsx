import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import { createThinker } from '@parlour/think/browser';
import { useState } from 'react';
import s from '../online/me/MePage.module.css';
import type { Known } from './figures.ts';
import { reviewAll, useReviewing } from './reviews.ts';

const amounts = [5, 10, 20] as const;

/** Has the latest games that were not reviewed yet gone through in the background, if one wishes. */
export function ReviewMore({ all }: { readonly all: readonly Known[] }) {
  const voice = useVoice();
  const { reviewing, stop } = useReviewing();
  const [amount, setAmount] = useState<number>(amounts[0]);
  const left = all.filter(({ review }) => review === undefined);
  if (reviewing !== undefined)
    return (
      <p className={s.row}>
        <label>
          <progress value={reviewing.done + reviewing.part} max={reviewing.of} />{' '}
          {voice.say('mine.reviewing', { done: reviewing.done, of: reviewing.of })}
        </label>
        <button type="button" className="button" onClick={stop}>
          {voice.say('mine.review.stop')}
        </button>
      </p>
    );
  if (left.length === 0) return null;
  return (
    <p className={s.row}>
      <select
        className={`input ${s.amount}`}
        aria-label={voice.say('mine.review.amount')}
        value={amount}
        onChange={({ target }) => setAmount(Number(target.value))}
      >
        {amounts.map((each) => (
          <option key={each} value={each}>
            {voice.say('mine.review.last', { games: each })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        data-testid="review-more"
        onClick={() => {
          if (useReviewing.getState().reviewing === undefined) void reviewAll(left.slice(0, amount), createThinker());
        }}
      >
        {voice.say('mine.review')}
      </button>
    </p>
  );
}
