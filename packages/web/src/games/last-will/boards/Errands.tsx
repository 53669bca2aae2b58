/** Where else errand boys go: the property market, the opera, the joiner who extends boards, and the errands of the expansion. */
import { type Errand, propertyTypes, signed, tableOf, type View } from '@parlour/last-will';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/context.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { Piece } from '../../../table/Piece.tsx';
import { Mark } from '../art/Glyph.tsx';
import { Coin, Symbol } from '../cards/parts.tsx';
import s from './boards.module.css';
import { Decks } from './Decks.tsx';
import { Stand } from './Hat.tsx';
import { Arranging } from '../decisions/Arranging.tsx';
import type { LastWillIcon } from '../icon-names.ts';

export function Errands({ view }: { view: View }) {
  const { voice } = useTable();
  const { parts } = tableOf(view);
  return (
    <section className={s.errands} aria-label={voice.say('lw.errands')}>
      <Market view={view} />
      <div className={s.houses} data-place="bank">
        <House view={view} errand="opera" icon="theater-curtains">
          <svg viewBox="0 0 44 44" aria-hidden="true" className={s.fee}>
            <Coin x={22} y={22} r={20} text={`£${tableOf(view).book.material.opera.pounds}`} />
          </svg>
        </House>
        <House view={view} errand="extension" icon="scissors">
          <b className={s.left}>{view.extensions}</b>
        </House>
        {parts.board && (
          <>
            <House view={view} errand="demotion" icon="briefcase" />
            <House view={view} errand="either" icon="briefcase" />
          </>
        )}
      </div>
      <Decks view={view} />
    </section>
  );
}

function standsOf(view: View, errand: Errand): (number | undefined)[] {
  return tableOf(view).spaces.flatMap((space, i) => (space.errand === errand ? [view.figures[i]] : []));
}

function House({ view, errand, icon, children }: { view: View; errand: Errand; icon: LastWillIcon; children?: ReactNode }) {
  const { voice } = useTable();
  const stands = standsOf(view, errand);
  return (
    <Piece
      id={`errand:${errand}/0`}
      className={s.house}
      label={voice.say(`lw.errand.${errand}.label`, { left: view.extensions })}
      explain={
        <div className={s.note}>
          <b>{voice.say(`lw.errand.${errand}`)}</b>
          <p>{voice.say(`lw.errand.${errand}.label`, { left: view.extensions })}</p>
        </div>
      }
    >
      <span className={s.sign}>
        <Mark name={icon} size="1.7em" />
        <span className={s.signName}>{voice.say(`lw.errand.${errand}`)}</span>
        {children}
      </span>
      <span className={s.stands}>
        {stands.map((seat, i) => (
          <Stand key={i} seat={seat} />
        ))}
      </span>
    </Piece>
  );
}

function Market({ view }: { view: View }) {
  const { voice } = useTable();
  const help = useExplain(
    <div className={s.note}>
      <b>{voice.say('lw.market')}</b>
      <p>{voice.say('lw.market.about')}</p>
    </div>,
  );
  return (
    <div className={s.market} {...help}>
      <Piece id="errand:market/0" className={s.marketSign} label={voice.say('lw.errand.market.label')}>
        <span className={s.signName}>{voice.say('lw.market')}</span>
        {standsOf(view, 'market').map((seat, i) => (
          <Stand key={i} seat={seat} />
        ))}
      </Piece>
      {view.doing?.type === 'market' ? (
        <Arranging view={view} />
      ) : (
        <ul className={s.prices}>
          {propertyTypes.map((type, i) => (
            <li key={type} data-place={`price:${i}`}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <Symbol kind={type} x={24} y={24} size={44} />
              </svg>
              <span className={s.modifier} data-down={(view.market[i] ?? 0) < 0 || undefined}>
                {signed(view.market[i] ?? 0)}
              </span>
              <span className="visually-hidden">{voice.say(`type.${i}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
