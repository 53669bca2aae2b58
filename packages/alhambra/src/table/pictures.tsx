/** Pictures for the chapters of the rules: the cards that are spoken of, and the points. */
import { buildings, buildingTypes, currencies, moneyCard, rankPoints, scorings } from '../rules/index.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import type { ReactNode } from 'react';
import { TileMark } from './Collection.tsx';
import { CoinMark } from './cards/CoinShape.tsx';
import { BuildingFace, MoneyFace } from './faces.tsx';
import s from './pictures.module.css';

/** The cards of the game with what there is of each. */
function Material() {
  const { voice } = useTable();
  return (
    <Picture chapter="goal">
      {buildingTypes.map((type) => {
        const prices = buildings.filter((card) => card.type === type).map(({ price }) => price);
        return (
          <div key={type}>
            <BuildingFace building={buildings.findIndex((card) => card.type === type)} />
            <p className={s.prices}>{voice.say('al.note.all', { count: prices.length, prices: prices.join(' · ') })}</p>
          </div>
        );
      })}
      {currencies.map((currency, slot) => (
        <div key={currency} className={s.money}>
          <MoneyFace card={moneyCard(slot, slot * 2 + 2)} />
        </div>
      ))}
    </Picture>
  );
}

function Display() {
  return (
    <Picture chapter="money">
      {[2, 7, 3, 8].map((value, slot) => (
        <div key={value} className={s.money}>
          <MoneyFace card={moneyCard(slot, value)} />
        </div>
      ))}
    </Picture>
  );
}

function Purchase() {
  return (
    <Picture chapter="buy">
      <div>
        <BuildingFace building={buildings.findIndex(({ type, price }) => type === 'garden' && price === 9)} />
      </div>
      {[5, 4].map((value) => (
        <div key={value} className={s.money}>
          <MoneyFace card={moneyCard(0, value)} />
        </div>
      ))}
    </Picture>
  );
}

function Picture({ chapter, children }: { chapter: string; children: ReactNode }) {
  const { voice } = useTable();
  return (
    <figure className={s.picture}>
      <div className={s.row}>{children}</div>
      <figcaption>{voice.say(`al.picture.${chapter}`)}</figcaption>
    </figure>
  );
}

/** What each place of each type is worth, scoring by scoring. */
function Points() {
  const { voice } = useTable();
  const columns = scorings.flatMap((scoring) => rankPoints[scoring].tower.map((_, rank) => ({ scoring, rank })));
  return (
    <figure className={s.picture}>
      <table className={s.points}>
        <thead>
          <tr>
            <td rowSpan={2}>
              <span className="visually-hidden">{voice.say('al.picture.type')}</span>
            </td>
            {scorings.map((scoring) => (
              <th key={scoring} scope="colgroup" colSpan={columns.filter((column) => column.scoring === scoring).length}>
                {scoring}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ scoring, rank }) => (
              <th key={`${scoring} ${rank}`} scope="col">
                {voice.say('al.picture.rank', { rank: rank + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildingTypes.map((type, index) => (
            <tr key={type}>
              <th scope="row">
                <span className={s.marked}>
                  <TileMark type={index} size="1.2em" /> {voice.say(`building.${type}`)}
                </span>
              </th>
              {columns.map(({ scoring, rank }) => (
                <td key={`${scoring} ${rank}`}>{rankPoints[scoring][type][rank]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{voice.say('al.picture.score')}</figcaption>
    </figure>
  );
}

export const pictures = { goal: Material, money: Display, buy: Purchase, score: Points };

/** What of each type and currency there is, in a few words. */
function Overview() {
  const { voice } = useTable();
  return (
    <ul className={s.overview}>
      {buildingTypes.map((type, index) => (
        <li key={type} className={s.marked}>
          <TileMark type={index} size="1.3em" /> <b>{voice.say(`building.${type}`)}</b>{' '}
          {buildings
            .filter((card) => card.type === type)
            .map(({ price }) => price)
            .join(' · ')}
        </li>
      ))}
      {currencies.map((currency, slot) => (
        <li key={currency} className={s.marked}>
          <CoinMark currency={slot} size="1.3em" /> <b>{voice.say(`currency.${currency}`)}</b> 1–9 × 3
        </li>
      ))}
    </ul>
  );
}

export const sheets = {
  '': [
    { id: 'goal' },
    { id: 'turn' },
    { id: 'refill' },
    { id: 'score' },
    { id: 'points', Picture: Points },
    { id: 'end' },
    { id: 'two' },
    { id: 'cards', Picture: Overview },
  ],
};
