/** Where else errand boys go: the property market, the opera, the joiner who extends boards, and the errands of the expansion. */
import { type Errand, propertyTypes, signed, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import type { ReactNode } from 'react';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Mark } from '../art/Glyph.tsx';
import { Coin, Symbol } from '../cards/parts.tsx';
import s from './boards.module.css';
import { Decks } from './Decks.tsx';
import { Stand } from './Hat.tsx';
import { Arranging } from '../decisions/Arranging.tsx';

export function Errands({ view }: { view: View }) {
  const { voice } = useTable();
  const { parts, book } = useLayout();
  return (
    <section className={s.errands} aria-label={voice.say('lw.errands')}>
      <h3 className="visually-hidden">{voice.say('lw.errands')}</h3>
      <Market view={view} />
      <div className={s.houses} data-place="bank" data-four={parts.board || undefined}>
        <House view={view} errand="opera" picture={<Mark name="theater-curtains" size="1.9em" />}>
          <svg viewBox="0 0 44 44" aria-hidden="true" className={s.fee}>
            <Coin x={22} y={22} r={20} text={`£${book.material.opera.pounds}`} />
          </svg>
        </House>
        <House
          view={view}
          errand="extension"
          picture={
            <>
              <Extension />
              <span className={s.left}>{voice.say('lw.errand.extension.left', { left: view.extensions })}</span>
            </>
          }
        />
        {parts.board && (
          <>
            <House view={view} errand="demotion" picture={<Mark name="briefcase" size="1.9em" />} />
            <House
              view={view}
              errand="either"
              picture={
                <>
                  <Extension />
                  <Mark name="briefcase" size="1.5em" />
                </>
              }
            />
          </>
        )}
      </div>
      <Decks view={view} />
    </section>
  );
}

/** A board with one more space. */
function Extension() {
  return (
    <svg viewBox="0 0 40 30" aria-hidden="true" className={s.extension}>
      <path d="M2 4H26V26H2Z" fill="#fffdf4" stroke="#3c2710" strokeWidth="2" />
      <path d="M10 4V26M18 4V26" stroke="#3c2710" strokeWidth="1.3" />
      <path d="M28 4H38V26H28Z" fill="#e5c063" stroke="#3c2710" strokeWidth="2" strokeDasharray="3 2" />
      <path d="M33 11V19M29.5 15H36.5" stroke="#3c2710" strokeWidth="2.4" />
    </svg>
  );
}

function Stands({ view, errand }: { view: View; errand: Errand }) {
  return useLayout().spaces.map((space, i) => (space.errand === errand ? <Stand key={i} seat={view.figures[i]} space={i} /> : null));
}

function House({ view, errand, picture, children }: { view: View; errand: Errand; picture: ReactNode; children?: ReactNode }) {
  const { voice } = useTable();
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
      <span className={s.sign} aria-hidden="true">
        <span className={s.picture}>
          {picture}
          {children}
        </span>
        <span className={s.signName}>{voice.say(`lw.errand.${errand}`)}</span>
      </span>
      <span className={s.stands}>
        <Stands view={view} errand={errand} />
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
    'LW-PROP-2',
  );
  if (view.doing?.type === 'market' && view.turn === view.viewer)
    return (
      <div className={s.market}>
        <Arranging view={view} />
      </div>
    );
  return (
    <div className={s.market} {...help}>
      <Piece id="errand:market/0" className={s.marketSign} label={voice.say('lw.errand.market.label')}>
        <span className={s.signName} aria-hidden="true">
          {voice.say('lw.market')}
        </span>
        <Stands view={view} errand="market" />
      </Piece>
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
    </div>
  );
}
