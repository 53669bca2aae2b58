/** How everybody's money melted away, round by round. */
import type { Event, View } from '../rules/index.ts';
import { useWidth } from '@parlour/table-kit/widgets/width.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { playerTones } from './art/tones.ts';
import { moneyByRound } from './money.ts';
import s from './Result.module.css';

const HEIGHT = 210;
const LEFT = 40;
const RIGHT = 70;

export function MoneyChart({ events, view }: { events: readonly Event[]; view: View }) {
  const { voice } = useTable();
  // Drawn as wide as it is shown, so that the letters keep their size.
  const [ref, width = 320] = useWidth();
  const lines = moneyByRound(events, view);
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const steps = Math.max(1, (lines[0]?.length ?? 2) - 1);
  const x = (step: number) => LEFT + (step / steps) * (width - LEFT - RIGHT);
  const y = (pounds: number) => 12 + ((high - pounds) / (high - low)) * (HEIGHT - 40);
  return (
    <figure ref={ref} className={s.chart}>
      <figcaption>{voice.say('lw.result.money')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {[0, Math.round(high / 2), high].map((pounds) => (
          <g key={pounds}>
            <path d={`M${LEFT} ${y(pounds)}H${width - RIGHT}`} className={s.grid} data-zero={pounds === 0 || undefined} />
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
        {labels(lines.map((line) => y(line.at(-1) ?? 0))).map((at, seat) => (
          <text key={seat} x={width - RIGHT + 10} y={at + 5} className={s.who} fill={playerTones[seat]?.main}>
            {voice.name(seat).slice(0, 8)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Heights for the names at the end of the lines, moved apart where they would cover each other. */
function labels(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = [...heights.keys()].toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + 16);
  }
  return placed;
}
