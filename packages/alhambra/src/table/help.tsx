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
import { type CSSProperties, useId, useState } from 'react';
import { initials } from '@parlour/table-kit/pieces/initials.ts';
import { useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { unbroken } from '@parlour/table-kit/widgets/unbroken.ts';
import { TileMark } from './Collection.tsx';
import s from './help.module.css';

interface Collector {
  readonly name: string;
  /** What stands for the name where there is no room for it. */
  readonly mark: string;
  readonly style: CSSProperties;
}

function useCollectors(count: number): readonly Collector[] {
  const { voice } = useTable();
  const { players, plug } = useTableState((state) => state);
  const names = Array.from({ length: count }, (_, collector) => nameCollector(collector, players.length, voice));
  const marks = initials(names);
  return names.map((name, i) => ({ name, mark: marks[i] ?? '', style: { '--tone': plug.colours?.[i] } as CSSProperties }));
}

/** More than that many names have no room beside each other on a phone. */
const FEW = 3;

/** Type by type: how many cards everybody has, which rank that is, and what it is worth. */
function SheetTable({ sheet }: { sheet: readonly SheetRow[] }) {
  const { voice } = useTable();
  const collectors = useCollectors(sheet[0]?.counts.length ?? 0);
  return (
    <div className={s.scroll} data-many={collectors.length > FEW || undefined}>
      <table className={s.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <small className={s.key}>{voice.say('al.sheet.key')}</small>
            </th>
            {collectors.map(({ name, mark, style }) => (
              <th key={mark} scope="col" style={style}>
                <span>{name}</span>
                <Mark mark={mark} />
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
              {collectors.map(({ mark }, collector) => (
                <td key={mark} data-points={(points[collector] ?? 0) > 0 || undefined}>
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
            {collectors.map(({ mark }, collector) => (
              <td key={mark}>
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
  const collectors = useCollectors(event.scores.length);
  return (
    <>
      <p className="hint">{unbroken(voice.say('al.sheet.about', { scoring: event.scoring }))}</p>
      <SheetTable sheet={event.sheet} />
      <p className={s.now} data-many={collectors.length > FEW || undefined}>
        {collectors.map(({ name, mark, style }, collector) => (
          <span key={mark} style={style}>
            <Mark mark={mark} /> {name} <b>{event.scores[collector]}</b>
          </span>
        ))}
      </p>
    </>
  );
}

/** It stands beside or in the place of the name, which is what is read aloud. */
function Mark({ mark }: { mark: string }) {
  return (
    <b className={s.mark} aria-hidden="true">
      {mark}
    </b>
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
      <p className="hint">{unbroken(voice.say('al.if.about'))}</p>
    </div>
  );
}

function CompactSheet({ owned, scoring }: { owned: readonly (readonly Building[])[]; scoring: Scoring }) {
  const { voice } = useTable();
  const collectors = useCollectors(owned.length);
  const sheet = scoreSheet(owned, scoring);
  return (
    <table className={`${s.sheet} ${s.compact}`}>
      <thead>
        <tr>
          <th scope="col">{voice.say('al.sheet.ranks')}</th>
          {collectors.map(({ name, mark, style }) => (
            <th key={mark} scope="col" style={style} title={name}>
              <Mark mark={mark} />
              <span className="visually-hidden">{name}</span>
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
