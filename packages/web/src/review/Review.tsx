import { botText, percent } from '@parlour/bots';
import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Remarked } from '@parlour/table-kit/state/situation.ts';
import { ChanceChart, toneOf } from './ChanceChart.tsx';
import { useShown, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import s from './Review.module.css';

/** A finished game looked at again by a strong bot: the course of it, what cost most, how everybody decided. */
export function Review({ onLook }: { readonly onLook: () => void }) {
  const { voice } = useTable();
  const own = useVoice(botText);
  const { review, now, players } = useTableState((state) => state);
  if (review === undefined) return null;
  const { remarks, verdict } = review;
  const moments = remarks.filter(({ number }) => verdict?.moments.includes(number));
  return (
    // Scrolling by keyboard needs a stop here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={s.review} tabIndex={0} data-testid="review">
      <ChanceChart review={review} />
      {verdict === undefined ? (
        <label className={s.progress}>
          <progress value={remarks.length} max={now.number} />
          {voice.say('review.progress', { done: remarks.length, of: now.number })}
        </label>
      ) : (
        <>
          <h2>{own.say('bots.review.moments')}</h2>
          {moments.length === 0 && <p>{own.say('bots.review.flawless')}</p>}
          <ol className={s.moments}>
            {moments.map((remarked) => (
              <Moment
                key={remarked.number}
                remarked={remarked}
                cost={own.say('bots.review.cost', { percent: percent(remarked.cost, own) })}
                onLook={onLook}
              />
            ))}
          </ol>
          <table className={s.players}>
            <thead>
              <tr>
                {['player', 'decisions', 'agreed', 'lost'].map((id) => (
                  <th key={id} scope="col">
                    {own.say(`bots.review.${id}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {verdict.players.map(({ decisions, agreed, lost }, seat) => (
                <tr key={seat}>
                  <th scope="row">{players[seat]?.name}</th>
                  <td>{decisions}</td>
                  <td>{percent(decisions === 0 ? 0 : agreed / decisions, own)}</td>
                  <td>{percent(lost, own)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={s.how}>{voice.say('review.how')}</p>
        </>
      )}
    </div>
  );
}

interface MomentProps {
  readonly remarked: Remarked;
  readonly cost: string;
  readonly onLook: () => void;
}

function Moment({ remarked: { number, seat, words }, cost, onLook }: MomentProps) {
  const { table, voice } = useTable();
  const shown = useShown().number;
  const { played, better, why } = words[voice.language] ?? {};
  return (
    <li style={toneOf(seat)} data-now={shown === number || undefined}>
      <button
        type="button"
        onClick={() => {
          table.look(number);
          onLook();
        }}
      >
        <small>
          {voice.say('timeline.at', { number, of: table.store.getState().now.number })} <b>{cost}</b>
        </small>
        <span>{played}</span>
        <strong>{better}</strong>
        {why !== undefined && <span>{why}</span>}
      </button>
    </li>
  );
}
