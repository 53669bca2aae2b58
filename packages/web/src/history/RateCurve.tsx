import { useVoice } from '@parlour/table-kit/reader/voice.ts';
import type { Rated } from './figures.ts';
import s from './History.module.css';
import { numbers } from './tables.tsx';

/** One bar a game: what a decision gave away on average; the line is the average so far. */
export function RateCurve({ rated }: { readonly rated: readonly Rated[] }) {
  const voice = useVoice();
  const format = numbers(voice);
  const most = Math.max(0.001, ...rated.map(({ play }) => play.rate));
  const day = new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium' });
  return (
    <ol className={s.rates} aria-label={voice.say('mine.rates')}>
      {rated.slice(-40).map(({ known, play, soFar }) => {
        const words = voice.say('mine.rate', {
          day: day.format(known.at),
          rate: format.decimal(play.rate * 1000),
          soFar: format.decimal(soFar.rate * 1000),
        });
        return (
          <li key={known.id} title={words}>
            <i style={{ height: `${(play.rate / most) * 100}%` }} />
            <b style={{ bottom: `${(soFar.rate / most) * 100}%` }} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
