import { percent } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { CSSProperties } from 'react';
import { useWidth } from '@parlour/table-kit/widgets/width.ts';
import { useMoment, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { courseOf } from './course.ts';
import s from './Review.module.css';
import type { ReviewState } from '@parlour/table-kit/state/store.ts';

const HEIGHT = 170;
const LEFT = 42;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 10;

/** No two seats are told apart by colour alone. */
const dashes = ['none', '8 4', '2 4', '12 4 2 4', '4 4', '16 6'];

/** A seat's colour, from Review.module.css. */
export function toneOf(seat: Seat): CSSProperties {
  return { '--seat': `var(--seat-${seat})` } as CSSProperties;
}

/** Everybody's chance of winning over the course of the game. A touch shows the table at that moment. */
export function ChanceChart({ review: { remarks, verdict } }: { readonly review: ReviewState }) {
  const { table, voice } = useTable();
  const { now, players } = useTableState((state) => state);
  const shown = useMoment();
  const [ref, width = 320] = useWidth();
  // What was thought before a decision, and what came of the last.
  const points = [...remarks.map(({ chances }) => chances), ...(verdict === undefined ? [] : [verdict.won])];
  const x = (number: number) => LEFT + (number / Math.max(1, now.number)) * (width - LEFT - RIGHT);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const height = (seat: Seat, number: number) => y(points[number]?.[seat] ?? 0);
  const moments = remarks.filter(({ number }) => verdict?.moments.some((moment) => moment.number === number));
  const then = points[shown]?.map((chance, seat) => `${voice.name(seat)} ${percent(chance, voice)}`) ?? [];
  return (
    <figure className={s.chart}>
      <figcaption className={s.legend}>
        {players.map(({ name }, seat) => (
          <span key={seat}>
            <svg viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
              <path d="M0 3H26" className={s.line} style={toneOf(seat)} strokeDasharray={dashes[seat]} />
            </svg>{' '}
            {name} <b>{points[shown] === undefined ? '' : percent(points[shown][seat] ?? 0, voice)}</b>
          </span>
        ))}
      </figcaption>
      {/* The curves in words; each point of them is what the slider says. */}
      {verdict !== undefined && (
        <p className="visually-hidden">
          {courseOf(points)
            .map(({ from, seat, chance }) =>
              voice.say('review.course', { number: from, player: voice.name(seat), chance: percent(chance, voice) }),
            )
            .join(' ')}
        </p>
      )}
      <div ref={ref} className={s.plot}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
          {[0, 0.5, 1].map((chance) => (
            <g key={chance}>
              <path d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} className={s.grid} />
              <text x={LEFT - 5} y={y(chance) + 4} textAnchor="end">
                {percent(chance, voice)}
              </text>
            </g>
          ))}
          {points.length > 0 && <path d={`M${x(shown)} ${TOP}V${HEIGHT - BOTTOM}`} className={s.shown} />}
          {(points.length === 0 ? [] : players).map((_, seat) => (
            <path
              key={seat}
              d={`M${points.map((_, number) => `${x(number).toFixed(1)} ${height(seat, number).toFixed(1)}`).join('L')}`}
              className={s.line}
              style={toneOf(seat)}
              strokeDasharray={dashes[seat]}
            />
          ))}
          {moments.map(({ number, seat }) => (
            <circle key={number} cx={x(number)} cy={height(seat, number)} r="4.5" className={s.mark} style={toneOf(seat)} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={now.number}
          value={shown}
          style={{ left: LEFT, right: RIGHT }}
          aria-label={voice.say('timeline.label')}
          aria-valuetext={[voice.say('timeline.at', { number: shown, of: now.number }), ...then].join(', ')}
          onChange={(event) => table.look(Number(event.target.value))}
        />
      </div>
    </figure>
  );
}
