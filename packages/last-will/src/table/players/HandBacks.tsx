import { deckOfBack, REGULAR } from '../../rules/index.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { tones } from '../art/tones.ts';
import s from './players.module.css';

/** How many cards of which deck somebody holds: backs are for all to see. */
export function HandBacks({ hand, place }: { hand: readonly number[]; place?: string }) {
  const { voice } = useTable();
  const counts = Array.from({ length: REGULAR + 3 }, (_, deck) => hand.filter((card) => card < 0 && deckOfBack(card) === deck).length);
  const help = useExplain(
    <div>
      <b>{voice.say('lw.hand.count', { count: hand.length })}</b>
      {counts.map((count, deck) =>
        count === 0 ? null : (
          <p key={deck}>
            {voice.say(`deck.${deck}`)}: {count}
          </p>
        ),
      )}
    </div>,
    'LW-VIEW-1',
  );
  return (
    <span className={s.backs} data-place={place} {...help}>
      <span className="visually-hidden">{voice.say('lw.hand.count', { count: hand.length })}</span>
      {counts.map((count, deck) =>
        count === 0 ? null : (
          <span key={deck} className={s.tinyBack} style={{ background: tones[deck]?.tint }} aria-hidden="true">
            {count}
          </span>
        ),
      )}
    </span>
  );
}
