/** What a collector owns: how many of each type, beside everybody else's. */
import { type Building, buildings, buildingTypes, priceOf, typeIndexOf } from '../rules/index.ts';
import type { CSSProperties } from 'react';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { BuildingFace, BuildingNote } from './faces.tsx';
import { tileFill } from './art/tiles.tsx';
import s from './Collection.module.css';

export function TileMark({ type, size = '1.5em' }: { type: number; size?: string }) {
  return (
    <svg className={s.mark} viewBox="0 0 40 40" style={{ width: size, height: size }} aria-hidden="true">
      <rect width="40" height="40" rx="7" fill={tileFill(type)} />
    </svg>
  );
}

export function Counts({ owned, most }: { owned: readonly Building[]; most: readonly number[] }) {
  return (
    <ul className={s.counts}>
      {buildingTypes.map((type, index) => (
        <Count key={type} type={index} owned={owned.filter((building) => typeIndexOf(building) === index)} most={most[index] ?? 0} />
      ))}
    </ul>
  );
}

function Count({ type, owned, most }: { type: number; owned: readonly Building[]; most: number }) {
  const { voice } = useTable();
  const name = voice.say(`building.${buildingTypes[type]}`);
  const all = buildings.filter((card) => card.type === buildingTypes[type]).length;
  const help = useExplain(
    <div className={s.note}>
      <b>{voice.say('al.count.title', { building: name, count: owned.length, all })}</b>
      {owned.length > 0 && <p className="hint">{voice.say('al.count.prices', { prices: owned.map(priceOf).join(' · ') })}</p>}
    </div>,
    'AL-SCORE-2',
  );
  const leads = owned.length > 0 && owned.length === most;
  return (
    <li className={s.count} data-none={owned.length === 0 || undefined} data-leads={leads || undefined} {...help}>
      <TileMark type={type} size="100%" />
      <span className={s.number} aria-hidden="true">
        {owned.length}
      </span>
      <span className="visually-hidden">
        {voice.say('al.count.label', { building: name, count: owned.length, leads: leads ? 'yes' : 'no' })}
      </span>
    </li>
  );
}

/** The viewer's own buildings as cards, type by type. */
export function Buildings({ owned }: { owned: readonly Building[] }) {
  const types = buildingTypes.map((_, type) => owned.filter((building) => typeIndexOf(building) === type));
  return (
    <div className={`scrolls-across ${s.buildings}`} aria-hidden="true">
      {types.map((own, type) =>
        own.length === 0 ? null : (
          <div key={buildingTypes[type]} className={s.stack} style={{ '--n': own.length } as CSSProperties}>
            {own.map((building) => (
              <OwnBuilding key={building} building={building} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

function OwnBuilding({ building }: { building: Building }) {
  const help = useExplain(<BuildingNote building={building} />, 'AL-SCORE-2');
  return (
    <div data-piece={`own:${building}`} className={s.card} {...help}>
      <BuildingFace building={building} />
    </div>
  );
}
