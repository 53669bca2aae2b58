import {
  type Building,
  buildingTypes,
  currencies,
  DIRK,
  hasDirk,
  type Money,
  NONE,
  slotOf,
  totalOf,
  typeIndexOf,
  type View,
} from '../rules/index.ts';
import type { CSSProperties } from 'react';
import { useMedia } from '@parlour/table-kit/widgets/media.ts';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { useHelped, useShown, useTable } from '@parlour/table-kit/state/context.tsx';
import { Frame } from '@parlour/table-kit/frame/Frame.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Seat } from '@parlour/table-kit/pieces/Seat.tsx';
import { Sprite } from './art/Sprite.tsx';
import { BuildingBack } from './cards/BuildingCard.tsx';
import { CoinMark } from './cards/CoinShape.tsx';
import { MoneyBack } from './cards/MoneyCard.tsx';
import { Buildings, Counts, TileMark } from './Collection.tsx';
import { BuildingFace, BuildingNote, buildingName, MoneyFace, MoneyNote, moneyName } from './faces.tsx';
import { Help } from './help.tsx';
import s from './Table.module.css';

export function Table() {
  const { voice } = useTable();
  const view = useShown().view as View;
  const helped = useHelped();
  const roomy = useRoomy() && view.owned.length <= 4;
  return (
    <>
      <Sprite />
      <Frame
        game="alhambra"
        status={<Status view={view} />}
        seats={<Seats view={view} roomy={roomy} />}
        board={
          <div className={s.court} style={{ '--collectors': view.owned.length } as CSSProperties}>
            <div className={`scrolls ${s.rows}`}>
              <Yard view={view} />
              <Display view={view} />
            </div>
          </div>
        }
        mine={<Mine view={view} />}
        pages={roomy || !helped ? [] : [{ id: 'help', title: voice.say('al.help'), content: <Help view={view} /> }]}
      />
    </>
  );
}

/** Whether there is room below the players for the help that everybody wants; else it is a page of the side panel. */
function useRoomy(): boolean {
  const isLarge = useMedia('(min-width: 1181px) and (min-height: 860px)');
  const textScale = useSettings((settings) => settings.textScale);
  return isLarge && textScale <= 1.05;
}

function Status({ view }: { view: View }) {
  const { voice } = useTable();
  const [next] = view.scoringsAhead;
  const help = useExplain(
    next && (
      <p>
        <b>{voice.say('al.sheet.title', { scoring: next })}:</b> {voice.say('al.sheet.about', { scoring: next })}
      </p>
    ),
  );
  return (
    <>
      <span data-place="count:building" className={s.deck}>
        <TileMark type={0} size="1.1em" />
        <span className={s.long}>{voice.say('al.status.buildings', { count: view.buildingDeck })}</span>
        <span className={s.short}>{view.buildingDeck}</span>
      </span>
      <span data-place="count:money" className={s.deck}>
        <CoinMark currency={0} size="1.1em" />
        <span className={s.long}>{voice.say('al.status.money', { count: view.moneyDeck })}</span>
        <span className={s.short}>{view.moneyDeck}</span>
      </span>
      <span className={s.ahead} {...help}>
        {voice.say('al.status.scorings', { scorings: view.scoringsAhead.join(', '), count: view.scoringsAhead.length })}
      </span>
    </>
  );
}

/** Everybody, the viewer last, so that the counts of each type stand one below the other. */
function Seats({ view, roomy }: { view: View; roomy: boolean }) {
  const { voice } = useTable();
  const helped = useHelped();
  const { viewer } = useShown();
  const seats = view.handSizes.length;
  const order = Array.from({ length: seats }, (_, i) => ((viewer ?? -1) + 1 + i) % seats);
  const most = buildingTypes.map((_, type) => Math.max(...view.owned.map((own) => countOf(own, type))));
  return (
    <div className={`scrolls-across ${s.seats}`} data-many={view.owned.length > 4 || undefined}>
      {order.map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          score={view.scores[seat] ?? 0}
          facts={
            <span title={voice.say('al.cards', { count: view.handSizes[seat] ?? 0 })} className={s.hand}>
              <HandMark />
              <span aria-hidden="true">{view.handSizes[seat]}</span>
              <span className="visually-hidden">{voice.say('al.cards', { count: view.handSizes[seat] ?? 0 })}</span>
            </span>
          }
        >
          <Counts owned={view.owned[seat] ?? []} most={most} />
        </Seat>
      ))}
      {hasDirk(view.handSizes.length) && (
        <article className={s.dirk} data-place={`seat:${DIRK}`} aria-label={voice.say('dirk')}>
          <header>
            <b>{voice.say('dirk')}</b>
            <span className="hint">{voice.say('al.dirk')}</span>
            <span className={s.score}>
              <span aria-hidden="true">{view.scores[DIRK] ?? 0}</span>
              <span className="visually-hidden">{voice.say('seat.points', { points: view.scores[DIRK] ?? 0 })}</span>
            </span>
          </header>
          <Counts owned={view.owned[DIRK] ?? []} most={most} />
        </article>
      )}
      {roomy && helped && (
        <aside className={s.now} aria-label={voice.say('al.help')}>
          <Help view={view} />
        </aside>
      )}
    </div>
  );
}

/** Three cards, fanned. */
function HandMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" fill="var(--panel)" stroke="currentColor" strokeWidth="1.6">
      <rect x="7" y="5" width="9" height="14" rx="1.6" transform="rotate(-20 11 19)" />
      <rect x="8" y="5" width="9" height="14" rx="1.6" />
      <rect x="9" y="5" width="9" height="14" rx="1.6" transform="rotate(20 14 19)" />
    </svg>
  );
}

function countOf(own: readonly Building[], type: number): number {
  return own.filter((building) => typeIndexOf(building) === type).length;
}

/** Four places in a row, or two and two where large cards leave no other way. */
const pairs = [
  [0, 1],
  [2, 3],
] as const;

function Yard({ view }: { view: View }) {
  const { voice } = useTable();
  return (
    <section className={s.yard} aria-label={voice.say('al.yard')}>
      <h3 className="visually-hidden">{voice.say('al.yard')}</h3>
      {pairs.map((pair) => (
        <div key={pair[0]} className={s.pair}>
          {pair.map((slot) => (
            <Slot key={slot} slot={slot} building={view.yard[slot] ?? NONE} />
          ))}
        </div>
      ))}
      <BuildingDeck view={view} className={s.beside} />
    </section>
  );
}

function Slot({ slot, building }: { slot: number; building: Building }) {
  const { voice } = useTable();
  const currency = currencies[slot] ?? '';
  return (
    <div className={s.slot}>
      <p className={s.plaque} data-currency={slot}>
        <CoinMark currency={slot} size="1.3em" /> <span>{voice.say('al.slot', { currency })}</span>
      </p>
      {building === NONE ? (
        <div className={s.empty} data-place={`slot:${slot}/0`} title={voice.say('al.empty')} />
      ) : (
        <Piece
          id={`slot:${slot}/0`}
          label={voice.say('al.slot.label', { building: buildingName(building, voice), currency })}
          explain={<BuildingNote building={building} slot={slot} />}
        >
          <BuildingFace building={building} />
        </Piece>
      )}
    </div>
  );
}

function Display({ view }: { view: View }) {
  const { voice } = useTable();
  const top = view.discard.at(-1);
  return (
    <section className={s.display} aria-label={voice.say('al.display')}>
      <h3 className="visually-hidden">{voice.say('al.display')}</h3>
      {pairs.map((pair) => (
        <div key={pair[0]} className={s.pair}>
          {pair.map((place) => (
            <Shown key={place} place={place} card={view.display[place] ?? NONE} />
          ))}
        </div>
      ))}
      <div className={s.pile} aria-hidden="true">
        <div data-place="deck:money" data-empty={view.moneyDeck === 0 || undefined}>
          <MoneyBack />
          <span>{view.moneyDeck}</span>
        </div>
      </div>
      <div className={s.pile} aria-hidden="true">
        <div
          className={s.paid}
          data-place="discard"
          data-empty={top === undefined || undefined}
          title={voice.say('al.discard', { count: view.discard.length })}
        >
          {top === undefined ? <MoneyBack /> : <MoneyFace card={top} />}
        </div>
      </div>
      <BuildingDeck view={view} className={s.below} />
    </section>
  );
}

/** Beside the buildings for sale where the court is wide, with the other piles elsewhere. */
function BuildingDeck({ view, className }: { view: View; className: string | undefined }) {
  return (
    <div className={`${s.pile} ${className}`} aria-hidden="true">
      <div data-place="deck:building" data-empty={view.buildingDeck === 0 || undefined}>
        <BuildingBack />
        <span>{view.buildingDeck}</span>
      </div>
    </div>
  );
}

/** One of the four places of the display, which never move. */
function Shown({ place, card }: { place: number; card: Money }) {
  const { voice } = useTable();
  return (
    <div className={s.shown}>
      {card === NONE ? (
        <div className={s.none} />
      ) : (
        <Piece
          id={`take:${card}/${place}`}
          label={voice.say('al.display.label', { card: moneyName(card, voice) })}
          explain={<MoneyNote card={card} />}
        >
          <MoneyFace card={card} />
        </Piece>
      )}
    </div>
  );
}

/** The viewer's hand, currency by currency, with what it is worth; and the buildings bought so far. */
function Mine({ view }: { view: View }) {
  const { voice } = useTable();
  const { hand, viewer } = view;
  if (hand === null || viewer === null) return <p className={s.watching}>{voice.say('al.watching')}</p>;
  const owned = view.owned[viewer] ?? [];
  // How many cards share the room, in how many groups: the sizes of cards follow from these.
  const sizes = {
    '--n': hand.length,
    '--g': new Set(hand.map(slotOf)).size,
    '--t': new Set(owned.map(typeIndexOf)).size,
    '--b': owned.length,
  };
  return (
    <div className={`scrolls ${s.mine}`} style={sizes as CSSProperties} data-drop>
      <h3 className="visually-hidden">{voice.say('al.words.hand')}</h3>
      <div className={`scrolls-across ${s.purse}`} data-place="hand">
        {currencies.map((currency, slot) => (
          <Purse key={currency} slot={slot} cards={hand.filter((card) => slotOf(card) === slot)} />
        ))}
        {hand.length === 0 && <p className={s.watching}>{voice.say('al.hand.none')}</p>}
      </div>
      {owned.length > 0 && <Buildings owned={owned} />}
    </div>
  );
}

function Purse({ slot, cards }: { slot: number; cards: readonly Money[] }) {
  const { voice } = useTable();
  if (cards.length === 0) return null;
  return (
    <section
      className={s.currency}
      style={{ '--n': cards.length } as CSSProperties}
      aria-label={voice.say('al.hand.label', { currency: currencies[slot] ?? '', total: totalOf(cards), cards: cards.length })}
    >
      <p className={s.worth} aria-hidden="true">
        <CoinMark currency={slot} size="1.25em" /> <span>{totalOf(cards)}</span>
      </p>
      <div className={s.cards}>
        {cards.map((card, i) => {
          const copy = cards.slice(0, i).filter((other) => other === card).length;
          return (
            <div key={`${card}/${copy}`} className={s.card}>
              <Piece
                id={`pay:${card}/${copy}`}
                label={voice.say('al.pay.label', { card: moneyName(card, voice) })}
                explain={<MoneyNote card={card} />}
              >
                <MoneyFace card={card} />
              </Piece>
            </div>
          );
        })}
      </div>
    </section>
  );
}
