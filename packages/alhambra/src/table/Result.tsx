/** Where everybody's points came from: a bar a player, in the tiles of the buildings. */
import type { GameEvent } from '@parlour/kernel';
import { buildingTypes, type Event, nameCollector } from '../rules/index.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { tileFill } from './art/tiles.tsx';
import { TileMark } from './Collection.tsx';
import { ScoringSheet } from './help.tsx';
import s from './Result.module.css';

type Scored = Extract<Event, { type: 'scored' }>;

export function Result({ events }: { readonly events: readonly GameEvent[] }) {
  const { voice } = useTable();
  const seats = useTableState((state) => state.players.length);
  const scored = (events as readonly Event[]).filter((event): event is Scored => event.type === 'scored');
  const final = scored.at(-1)?.scores ?? [];
  const most = Math.max(1, ...final);
  const points = (collector: number, type: number) => scored.reduce((sum, { sheet }) => sum + (sheet[type]?.points[collector] ?? 0), 0);
  return (
    <section className={s.result}>
      <h3>{voice.say('al.result.where')}</h3>
      <div className={s.bars}>
        {final.map((total, collector) => {
          let x = 0;
          const name = nameCollector(collector, seats, voice);
          return (
            <div key={collector} className={s.row}>
              <span>{name}</span>
              <svg aria-hidden="true">
                {buildingTypes.map((type, index) => {
                  const width = (points(collector, index) / most) * 100;
                  const bar = (
                    <rect key={type} x={`${x}%`} width={`${width}%`} height="34" fill={tileFill(index)} stroke="#fffaf0" strokeWidth="2" />
                  );
                  x += width;
                  return bar;
                })}
              </svg>
              <b>{total}</b>
            </div>
          );
        })}
      </div>
      <ul className={s.legend}>
        {buildingTypes.map((type, index) => (
          <li key={type}>
            <TileMark type={index} size="1.2em" /> {voice.say(`building.${type}`)}
          </li>
        ))}
      </ul>
      {scored.map((event) => (
        <details key={event.scoring} className={s.details}>
          <summary>{voice.say('al.result.scoring', { scoring: event.scoring })}</summary>
          <ScoringSheet event={event} />
        </details>
      ))}
    </section>
  );
}
