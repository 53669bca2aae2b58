/** The cards of the game with what there is of each. */
import { buildings, buildingTypes, currencies, moneyCard } from '../rules/index.ts';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { BuildingFace, MoneyFace } from './faces.tsx';
import s from './Material.module.css';

export function Material() {
  const { voice } = useTable();
  return (
    <div className={s.material}>
      {buildingTypes.map((type) => {
        const prices = buildings.filter((card) => card.type === type).map(({ price }) => price);
        return (
          <figure key={type}>
            <BuildingFace building={buildings.findIndex((card) => card.type === type)} />
            <figcaption>{voice.say('al.note.all', { count: prices.length, prices: prices.join(' · ') })}</figcaption>
          </figure>
        );
      })}
      {currencies.map((currency, slot) => (
        <figure key={currency} className={s.money}>
          <MoneyFace card={moneyCard(slot, slot * 2 + 2)} />
        </figure>
      ))}
    </div>
  );
}
