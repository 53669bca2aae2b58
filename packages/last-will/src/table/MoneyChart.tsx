/** How everybody's money melted away, round by round. */
import type { Event, View } from '../rules/index.ts';
import { useWidth } from '@parlour/table-kit/widgets/width.ts';
import { initials } from '@parlour/table-kit/pieces/initials.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { playerTones } from './art/tones.ts';
import { moneyByRound, movedApart } from './money.ts';
import s from './Result.module.css';

const HEIGHT = 210;
const LEFT = 40;
/** Names have room beside a wide chart, letters beside a narrow one. */
const WIDE = 480;

export function MoneyChart({ events, view }: { events: readonly Event[]; view: View }) {
  const { voice } = useTable();
  // Drawn as wide as it is shown, so that the letters keep their size.
  const [ref, width = 320] = useWidth();
  const names = view.players.map((_, seat) => voice.name(seat));
  const [labels, right] = width < WIDE ? ([initials(names), 40] as const) : ([names.map(short), 120] as const);
  const lines = moneyByRound(events, view);
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const steps = Math.max(1, (lines[0]?.length ?? 2) - 1);
  const x = (step: number) => LEFT + (step / steps) * (width - LEFT - right);
  const y = (pounds: number) => 12 + ((high - pounds) / (high - low)) * (HEIGHT - 40);
  return (
    <figure ref={ref} className={s.chart}>
      <figcaption>{voice.say('lw.result.money')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {[0, Math.round(high / 2), high].map((pounds) => (
          <g key={pounds}>
            <path d={`M${LEFT} ${y(pounds)}H${width - right}`} className={s.grid} data-zero={pounds === 0 || undefined} />
            <text x={LEFT - 6} y={y(pounds) + 5} textAnchor="end">
              £{pounds}
            </text>
          </g>
        ))}
        {Array.from({ length: steps }, (_, round) => (
          <text key={round} x={(x(round) + x(round + 1)) / 2} y={HEIGHT - 6} textAnchor="middle">
            {round + 1}
          </text>
        ))}
        {lines.map((line, seat) => {
          const colour = playerTones[seat]?.main;
          const points = line.map((pounds, step) => `${x(step)} ${y(pounds)}`);
          return (
            // Seats never change their order.
            <g key={seat}>
              <path d={`M${points.join('L')}`} fill="none" stroke={colour} strokeWidth="3" strokeLinejoin="round" />
              {line.map((pounds, step) => (
                <circle key={step} cx={x(step)} cy={y(pounds)} r="4" fill={colour} stroke="#fffaf0" strokeWidth="1.5" />
              ))}
            </g>
          );
        })}
        {movedApart(
          lines.map((line) => y(line.at(-1) ?? 0)),
          16,
          HEIGHT - 26,
        ).map((at, seat) => (
          <text key={seat} x={width - right + 10} y={at + 5} className={s.who} fill={playerTones[seat]?.main}>
            {labels[seat]}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function short(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}
