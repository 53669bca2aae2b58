/** "If scored now", the sheet of a scoring, and how the points came about. */
import {
  type Building,
  buildingTypes,
  type Event,
  nameCollector,
  pointsIn,
  rankPoints,
  type Scoring,
  type SheetRow,
  scoreSheet,
  scorings,
  type View,
} from '../rules/index.ts';
import { useId, useState } from 'react';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { TileMark } from './Collection.tsx';
import s from './help.module.css';

/** Type by type: how many cards everybody has, which rank that is, and what it is worth. */
export function SheetTable({ sheet }: { sheet: readonly SheetRow[] }) {
  const { voice } = useTable();
  const seats = useTableState((state) => state.players.length);
  const collectors = sheet[0]?.counts.length ?? 0;
  const all = Array.from({ length: collectors }, (_, collector) => collector);
  return (
    <div className={s.scroll}>
      <table className={s.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <small className={s.key}>{voice.say('al.sheet.key')}</small>
            </th>
            {all.map((collector) => (
              <th key={collector} scope="col">
                {nameCollector(collector, seats, voice)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map(({ building, counts, ranks, points }) => (
            <tr key={building}>
              <th scope="row">
                <TileMark type={buildingTypes.indexOf(building)} size="1.35em" /> <span>{voice.say(`building.${building}`)}</span>
              </th>
              {all.map((collector) => (
                <td key={collector} data-points={(points[collector] ?? 0) > 0 || undefined}>
                  <span className={s.cards}>
                    {counts[collector] === 0
                      ? '–'
                      : voice.say('al.sheet.count', { count: counts[collector] ?? 0, rank: ranks[collector] ?? 0 })}
                  </span>
                  {(points[collector] ?? 0) > 0 && <b>+{points[collector]}</b>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{voice.say('al.sheet.total')}</th>
            {all.map((collector) => (
              <td key={collector}>
                <b>+{pointsIn(sheet, collector)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export function ScoringSheet({ event }: { event: Extract<Event, { type: 'scored' }> }) {
  const { voice } = useTable();
  const seats = useTableState((state) => state.players.length);
  return (
    <>
      <p className="hint">{voice.say('al.sheet.about', { scoring: event.scoring })}</p>
      <SheetTable sheet={event.sheet} />
      <p className={s.now}>
        {event.scores.map((score, collector) => (
          <span key={collector}>
            {nameCollector(collector, seats, voice)} <b>{score}</b>
          </span>
        ))}
      </p>
    </>
  );
}

/** What the next scoring would bring as things stand. */
export function Help({ view }: { view: View }) {
  const { voice } = useTable();
  const [chosen, setChosen] = useState<Scoring>();
  const group = useId();
  const scoring = chosen ?? view.scoringsAhead[0] ?? 'C';
  return (
    <div className={s.help}>
      <fieldset className={s.choice}>
        <legend>{voice.say('al.if')}</legend>
        {scorings.map((name) => (
          <label key={name} data-gone={!view.scoringsAhead.includes(name) || undefined}>
            <input type="radio" name={group} checked={name === scoring} onChange={() => setChosen(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <CompactSheet owned={view.owned} scoring={scoring} />
      <p className="hint">{voice.say('al.if.about')}</p>
    </div>
  );
}

function CompactSheet({ owned, scoring }: { owned: readonly (readonly Building[])[]; scoring: Scoring }) {
  const { voice } = useTable();
  const seats = useTableState((state) => state.players.length);
  const sheet = scoreSheet(owned, scoring);
  return (
    <table className={`${s.sheet} ${s.compact}`}>
      <thead>
        <tr>
          <th scope="col">{voice.say('al.sheet.ranks')}</th>
          {owned.map((_, collector) => (
            <th key={collector} scope="col">
              <span title={nameCollector(collector, seats, voice)}>{nameCollector(collector, seats, voice).slice(0, 3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map(({ building, points }) => (
          <tr key={building}>
            <th scope="row">
              <TileMark type={buildingTypes.indexOf(building)} size="1.3em" />
              <span className="visually-hidden">{voice.say(`building.${building}`)}</span>
              <small>{rankPoints[scoring][building].join(' · ')}</small>
            </th>
            {points.map((won, collector) => (
              <td key={collector} data-points={won > 0 || undefined}>
                {won > 0 ? won : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{voice.say('al.sheet.total')}</th>
          {owned.map((_, collector) => (
            <td key={collector}>
              <b>{pointsIn(sheet, collector)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
