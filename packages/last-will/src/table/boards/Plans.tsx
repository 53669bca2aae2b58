/** The planning board: what every plan gives, who has it, and so the order of play. */
import { BLOCKED, planText, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { Fragment, type ReactNode } from 'react';
import { useTable } from '@parlour/table-kit/state/context.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { HourglassMark, Mark } from '../art/Glyph.tsx';
import s from './boards.module.css';
import { Hat } from './Hat.tsx';

export function Plans({ view }: { view: View }) {
  const { voice } = useTable();
  const { plans } = useLayout().book;
  return (
    <section
      className={s.plans}
      aria-label={voice.say('lw.plans')}
      data-planned={(view.phase !== 'starting' && view.phase !== 'planning') || undefined}
    >
      <h3 className="visually-hidden">{voice.say('lw.plans')}</h3>
      {view.plans.map((plan, i) => {
        const { cards = 0, errandBoys = 0, actions = 0 } = plans[plan] ?? {};
        const marker = view.markers[i] ?? -1;
        const summary = planText(plans[plan], voice);
        return (
          <Piece
            // Plans never move within a game.
            key={i}
            id={`plan:${i}/0`}
            className={s.plan}
            label={voice.say('lw.plan.label', {
              number: i + 1,
              summary,
              holder: marker >= 0 ? voice.name(marker) : marker === BLOCKED ? voice.say('lw.blocked') : '',
            })}
            explain={
              <div className={s.note}>
                <b>{voice.say('lw.plan.title', { number: i + 1 })}</b>
                <p>{summary}</p>
                <p className="hint">{voice.say('lw.plan.order')}</p>
              </div>
            }
          >
            <span
              className={s.ticket}
              aria-hidden="true"
              data-taken={marker !== -1 || undefined}
              data-blocked={marker === BLOCKED || undefined}
            >
              <span className={s.planRow}>
                <Deal n={cards} />
              </span>
              <span className={s.planRow}>
                <Many n={errandBoys} of={<Mark name="top-hat" size="1.1em" />} />
              </span>
              <span className={s.planRow}>
                <Many n={actions} of={<HourglassMark size="1.1em" />} />
              </span>
              {marker >= 0 && (
                <span className={s.marker}>
                  <Hat seat={marker} size={42} piece={`marker:${i}`} />
                </span>
              )}
              {marker === BLOCKED && <span className={s.cross}>×</span>}
            </span>
          </Piece>
        );
      })}
    </section>
  );
}

/** So many cards: a little fan and the number. */
function Deal({ n }: { n: number }) {
  return (
    <>
      <b>{n}</b>
      <svg viewBox="0 0 30 24" aria-hidden="true" className={s.fan}>
        <rect x="5" y="4" width="12" height="17" rx="1.500" transform="rotate(-14 11 20)" fill="#e7d3a8" stroke="#3c2710" />
        <rect x="10" y="3" width="12" height="17" rx="1.500" transform="rotate(6 16 20)" fill="#fffdf4" stroke="#3c2710" />
      </svg>
    </>
  );
}

/** One by one as long as they can be counted at a glance. */
function Many({ n, of }: { n: number; of: ReactNode }) {
  if (n > 3)
    return (
      <>
        <b>{n}</b>
        {of}
      </>
    );
  return Array.from({ length: n }, (_, i) => <Fragment key={i}>{of}</Fragment>);
}
