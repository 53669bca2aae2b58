import { botText, percent, points, touchedBy, turnsOf } from '@parlour/bots';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Remarked, Verdict } from '@parlour/table-kit/state/situation.ts';
import { AccountTable } from './AccountTable.tsx';
import { ChanceChart, toneOf } from './ChanceChart.tsx';
import { useShown, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import s from './Review.module.css';

/** A finished game looked at again by a strong bot: the course of it, where the result came from, what decided it. */
export function Review({ onLook }: { readonly onLook: () => void }) {
  const { table, voice } = useTable();
  const own = useVoice(botText);
  const { review, now } = useTableState((state) => state);
  if (review === undefined) return null;
  const { remarks, verdict, thorough } = review;
  return (
    // Scrolling by keyboard needs a stop here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={s.review} tabIndex={0} data-testid="review">
      <ChanceChart review={review} />
      {verdict === undefined ? (
        <>
          <label className={s.progress}>
            <progress value={remarks.length} max={now.number} />
            {voice.say('review.progress', { done: remarks.length, of: now.number })}
          </label>
          <SoFar remarks={remarks} onLook={onLook} />
        </>
      ) : (
        <>
          <AccountTable remarks={remarks} won={verdict.won} />
          <h2>{own.say('bots.review.moments')}</h2>
          {verdict.moments.length === 0 && <p>{own.say('bots.review.flawless')}</p>}
          <Moments moments={verdict.moments} remarks={remarks} onLook={onLook} />
          {!thorough && (
            <button type="button" className={`button ${s.more}`} onClick={() => table.review(true)} data-testid="review-thoroughly">
              {voice.say('review.thoroughly')}
            </button>
          )}
          <p className={s.how}>{voice.say('review.how')}</p>
        </>
      )}
    </div>
  );
}

interface Found {
  readonly remarks: readonly Remarked[];
  readonly onLook: () => void;
}

/** What was found while the rest is still looked at. What the last decision led to is not known yet. */
function SoFar({ remarks, onLook }: Found) {
  const { voice } = useTable();
  const moments = turnsOf({ decisions: remarks.slice(0, -1), won: remarks.at(-1)?.chances });
  if (moments.length === 0) return null;
  return (
    <>
      <h2>{voice.say('review.so-far')}</h2>
      <Moments moments={moments} remarks={remarks} onLook={onLook} />
    </>
  );
}

function Moments({ moments, remarks, onLook }: Found & Pick<Verdict, 'moments'>) {
  return (
    <ol className={s.moments}>
      {moments.map((moment) => (
        <Moment key={moment.number} moment={moment} remarked={remarks[moment.number - 1]} onLook={onLook} />
      ))}
    </ol>
  );
}

interface MomentProps {
  readonly moment: Verdict['moments'][number];
  readonly remarked: Remarked | undefined;
  readonly onLook: () => void;
}

/** A decision that changed much: by what it gave away, by what was drawn then, or both. */
function Moment({ moment: { number, cost, luck }, remarked, onLook }: MomentProps) {
  const { table, voice } = useTable();
  const own = useVoice(botText);
  const shown = useShown().number;
  if (remarked === undefined) return null;
  const { played, better, why } = remarked.words[voice.language] ?? {};
  const touched = luck && touchedBy(luck);
  return (
    <li style={toneOf(remarked.seat)} data-now={shown === number || undefined}>
      <button
        type="button"
        onClick={() => {
          table.look(number);
          onLook();
        }}
      >
        <small>
          {voice.say('timeline.at', { number, of: table.store.getState().now.number })}{' '}
          {cost > 0 && <b>{own.say('bots.review.cost', { percent: percent(cost, own) })}</b>}
        </small>
        <span>{played}</span>
        {cost > 0 && better !== undefined && <strong>{better}</strong>}
        {cost > 0 && why !== undefined && <span>{why}</span>}
        {luck !== undefined && touched !== undefined && (
          <em>{own.say('bots.review.luck', { player: voice.name(touched), points: points(luck[touched] ?? 0, own) })}</em>
        )}
      </button>
    </li>
  );
}
