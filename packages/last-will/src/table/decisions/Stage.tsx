/** A decision half made, for all to see: a card on the table with what joins it, a purchase, the best of six. */
import type { TableVoice } from '@parlour/kernel';
import { companionKinds, type Move, type Options, type View } from '../../rules/index.ts';
import { useLayout } from '../layout.ts';
import { useDeciding, useTable, useTableState } from '@parlour/table-kit/state/context.tsx';
import { Piece } from '@parlour/table-kit/pieces/Piece.tsx';
import { Outcome } from '@parlour/table-kit/prompt/Outcome.tsx';
import { preferredFirst } from '@parlour/table-kit/state/outcome.ts';
import { Companion } from '../cards/parts.tsx';
import { Face, Note } from '../faces.tsx';
import { spoken } from '../spoken.ts';
import { confirm } from '../prompts.ts';
import s from './decisions.module.css';

export function Stage({ view }: { view: View }) {
  const { table, voice } = useTable();
  const deciding = useDeciding();
  const state = useTableState((all) => all);
  const moves = state.now.moves as readonly Move[];
  const { doing } = view;
  const { book } = useLayout();
  if (doing?.type === 'pick')
    return (
      <div className={s.stage} data-pick>
        <p className={s.title}>{voice.say('lw.pick')}</p>
        <div className={s.six}>
          {doing.cards.map((card, i) => {
            const copy = doing.cards.slice(0, i).filter((other) => other === card).length;
            return (
              <div key={`${card}/${copy}`}>
                <Piece
                  id={`drawn:${card}/${copy}`}
                  label={voice.say('lw.keep.label', { card: spoken(book.material.cards[card], voice) })}
                  explain={<Note card={card} />}
                >
                  <Face card={card} />
                </Piece>
              </div>
            );
          })}
        </div>
      </div>
    );
  if (doing?.type !== 'use' && doing?.type !== 'purchase') return null;
  const cards = doing.type === 'use' ? doing.cards : [doing.card];
  const settle = preferredFirst(
    state,
    moves.filter(({ type }) => type === 'spend' || type === 'buy'),
  );
  return (
    <div className={s.stage} data-testid="stage" data-place="stage">
      <div className={s.six}>
        {cards.map((card, i) => (
          <div key={i} data-piece={`stage:${card}/${i}`} className={s.staged}>
            <Face card={card} />
          </div>
        ))}
        {doing.type === 'use' &&
          doing.tossed.map((card, i) => (
            <div key={`t${i}`} data-piece={`stage:${card}/t${i}`} className={s.staged} data-small>
              <Face card={card} />
            </div>
          ))}
      </div>
      <div className={s.sum}>
        {doing.type === 'use' && (
          <>
            <p className={s.title}>{voice.say('lw.use.sum', { actions: doing.actions, pounds: doing.pounds })}</p>
            <p className={s.brought}>
              {doing.brought.map(({ as }, i) => (
                <svg key={i} viewBox="0 0 40 40" aria-hidden="true">
                  <Companion kind={companionKinds[as] ?? 'dog'} token={companionKinds[as]} x={20} y={20} r={18} />
                </svg>
              ))}
            </p>
            {moves.some(({ type }) => type === 'bring' || type === 'join' || type === 'toss') && deciding && (
              <p className={s.more}>{voice.say('lw.use.more')}</p>
            )}
          </>
        )}
        {deciding && settle[0] !== undefined && <Outcome move={settle[0]} />}
        {deciding && (
          <p className={s.settle}>
            {settle.map((move, i) => (
              <button
                key={JSON.stringify(move)}
                type="button"
                className={`button ${i === 0 ? 'primary' : ''}`}
                data-testid="settle"
                data-choice
                aria-keyshortcuts={i === settle.length - 1 ? 'c' : undefined}
                onClick={() => table.play(move)}
              >
                {confirm(move, view, voice as TableVoice<Options>)}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
