/** Cards of this game with their names in the reader's language. */
import { type Building, buildings, currencies, type Money, priceOf, slotOf, typeIndexOf, typeOf, valueOf } from '../rules/index.ts';
import type { Voice } from '@parlour/kernel';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { BuildingCard } from './cards/BuildingCard.tsx';
import { CoinMark } from './cards/CoinShape.tsx';
import { MoneyCard } from './cards/MoneyCard.tsx';
import s from './faces.module.css';

export function BuildingFace({ building }: { building: Building }) {
  const { voice } = useTable();
  return <BuildingCard kind={typeIndexOf(building)} price={priceOf(building)} name={voice.say(`building.${typeOf(building)}`)} />;
}

export function MoneyFace({ card }: { card: Money }) {
  const { voice } = useTable();
  return <MoneyCard currency={slotOf(card)} value={valueOf(card)} name={voice.say(`currency.${currencies[slotOf(card)]}`)} />;
}

export function buildingName(building: Building, voice: Voice): string {
  return voice.say('building.card', { building: typeOf(building), price: priceOf(building) });
}

export function moneyName(card: Money, voice: Voice): string {
  return voice.say('money.card', { currency: currencies[slotOf(card)] ?? '', value: valueOf(card) });
}

/** A building large, with what there is to know about it. */
export function BuildingNote({ building, slot }: { building: Building; slot?: number }) {
  const { voice } = useTable();
  const type = typeOf(building);
  const all = buildings.filter((card) => card.type === type).map(({ price }) => price);
  return (
    <div className={s.note}>
      <div className={s.large}>
        <BuildingFace building={building} />
      </div>
      <p>
        <b>{buildingName(building, voice)}</b>
      </p>
      {slot !== undefined && (
        <p>
          <CoinMark currency={slot} /> {voice.say('al.note.price', { price: priceOf(building), currency: currencies[slot] ?? '' })}
        </p>
      )}
      <p className="hint">{voice.say('al.note.all', { count: all.length, prices: all.join(' · ') })}</p>
    </div>
  );
}

export function MoneyNote({ card }: { card: Money }) {
  const { voice } = useTable();
  return (
    <div className={s.note}>
      <div className={s.large}>
        <MoneyFace card={card} />
      </div>
      <p>
        <b>{moneyName(card, voice)}</b>
      </p>
      <p className="hint">{voice.say('al.note.money', { currency: currencies[slotOf(card)] ?? '' })}</p>
    </div>
  );
}
