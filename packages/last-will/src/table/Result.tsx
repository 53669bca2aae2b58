/** Where everybody's money went, and what was left of it. */
import type { GameEvent } from '@parlour/kernel';
import type { Event, Spending } from '../rules/index.ts';
import { longestWord } from '@parlour/table-kit/pieces/Seat.tsx';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { useView } from './faces.tsx';
import { Account, Everyone } from './help.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { wonByPlan } from './tie.ts';
import s from './Result.module.css';

const sources: readonly (readonly [Spending, string])[] = [
  ['event', '#8f6a17'],
  ['expense', '#7a2233'],
  ['helper', '#a8436a'],
  ['purchase', '#553616'],
  ['maintenance', '#93653a'],
  ['opera', '#463468'],
  ['laying', '#55656f'],
];

export function Result({ events: told }: { readonly events: readonly GameEvent[] }) {
  const events = told as readonly Event[];
  const { voice } = useTable();
  const view = useView();
  const { players, now } = useTableState((state) => state);
  const spent = players.map((_, seat) =>
    sources.map(([on]) =>
      events.reduce((sum, event) => sum + (event.type === 'spent' && event.seat === seat && event.on === on ? event.pounds : 0), 0),
    ),
  );
  const most = Math.max(1, ...spent.map((row) => row.reduce((sum, pounds) => sum + pounds, 0)));
  return (
    <section className={s.result}>
      {wonByPlan(now) && <p>{voice.say('lw.result.by-plan')}</p>}
      <h3>{voice.say('lw.result.where')}</h3>
      <div className={s.rows}>
        {players.map(({ name }, seat) => {
          const row = spent[seat] ?? [];
          return (
            <div key={seat} className={s.row}>
              <span style={{ '--longest': longestWord(name) } as React.CSSProperties}>{name}</span>
              <span className={s.bar} aria-hidden="true">
                {row.map((pounds, i) =>
                  pounds === 0 ? null : (
                    <i key={sources[i]?.[0]} style={{ width: `${(pounds / most) * 100}%`, background: sources[i]?.[1] }}>
                      <span>{pounds}</span>
                    </i>
                  ),
                )}
              </span>
              <b>£{row.reduce((sum, pounds) => sum + pounds, 0)}</b>
            </div>
          );
        })}
      </div>
      <ul className={s.legend}>
        {sources.map(([on, colour]) => (
          <li key={on}>
            <i style={{ background: colour }} /> {voice.say(`lw.result.${on}`)}
          </li>
        ))}
      </ul>
      <MoneyChart events={events} view={view} />
      <h3>{voice.say('lw.result.left')}</h3>
      <Everyone view={view} />
      <div className={s.accounts}>
        {view.players.map((player, seat) => (
          <figure key={seat}>
            <figcaption>{voice.name(seat)}</figcaption>
            <Account player={player} />
          </figure>
        ))}
      </div>
    </section>
  );
}
