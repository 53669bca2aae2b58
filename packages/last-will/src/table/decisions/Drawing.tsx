/** How many cards of which deck: the whole split is declared before any card is seen. */
import { type Doing, type Move, REGULAR, splitOf, type State, type View } from '../../rules/index.ts';
import { useState } from 'react';
import { useDeciding, useTable } from '@parlour/table-kit/state/context.tsx';
import { useExplain } from '@parlour/table-kit/pieces/explain.tsx';
import { useHinted } from '@parlour/table-kit/state/hinted.ts';
import { worldOf } from '@parlour/table-kit/state/store.ts';
import { CardBack } from '../cards/CardBack.tsx';
import s from './decisions.module.css';
import { splitMoves } from './split.ts';

type Draw = Extract<Doing, { type: 'draw' }>;

export function Drawing({ view, doing }: { view: View; doing: Draw }) {
  const { table, voice } = useTable();
  const deciding = useDeciding();
  const declared = doing.counts.slice(0, doing.deck);
  const [wanted, setWanted] = useState<readonly number[]>(() => doing.counts);
  const [changed, setChanged] = useState<number>();
  const open = Array.from({ length: REGULAR - doing.deck }, (_, i) => doing.deck + i);
  const total = open.reduce((sum, deck) => sum + (wanted[deck] ?? 0), 0);
  const left = doing.due - total;
  const supply = (deck: number) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0);
  useHinted((moves) => {
    const draws = (moves as readonly Move[]).filter((move) => move.type === 'draw');
    if (draws.length > 0) setWanted(splitOf(draws, doing, supply));
  });
  function draw() {
    const state = table.store.getState();
    table.play(...splitMoves(worldOf(state, state.now) as State, view.viewer ?? 0, wanted));
  }
  function change(deck: number, by: number) {
    table.dismiss();
    setChanged(deck);
    setWanted((old) => old.map((count, i) => (i === deck ? count + by : count)));
  }
  return (
    <fieldset className={s.drawing} disabled={!deciding}>
      <legend className="visually-hidden">{voice.say('lw.draw.title', { due: doing.due })}</legend>
      <div className={s.split}>
        {Array.from({ length: REGULAR }, (_, deck) => {
          const count = deck < doing.deck ? (declared[deck] ?? 0) : (wanted[deck] ?? 0);
          const name = voice.say(`deck.${deck}`);
          // A button that is pressed for the last time keeps the focus: it is disabled in words only.
          const isFull = deck < doing.deck || left === 0 || count >= supply(deck);
          return (
            <div key={deck} className={s.stepper} data-place={`deck:${deck}/0`}>
              <span className={s.name} aria-hidden="true">
                {voice.say(`lw.deck.short.${deck}`)}
              </span>
              {/* Whoever draws reaches for the deck; for keys and ears the buttons below say it all. */}
              <button
                type="button"
                className={s.back}
                tabIndex={-1}
                aria-hidden="true"
                data-full={isFull || undefined}
                data-testid={`draw-from-${deck}`}
                onClick={() => !isFull && change(deck, 1)}
              >
                <Back view={view} deck={deck} />
                <span className={s.big} data-none={count === 0 || undefined}>
                  {count}
                </span>
              </button>
              <span className={s.keys}>
                <button
                  type="button"
                  data-choice
                  aria-label={voice.say('lw.draw.less', { deck: name, count })}
                  disabled={deck < doing.deck}
                  aria-disabled={count === 0}
                  onClick={() => count > 0 && change(deck, -1)}
                >
                  −
                </button>
                <button
                  type="button"
                  data-choice
                  aria-label={voice.say('lw.draw.more', { deck: name, count })}
                  data-testid={`draw-more-${deck}`}
                  disabled={deck < doing.deck}
                  aria-disabled={isFull}
                  onClick={() => !isFull && change(deck, 1)}
                >
                  +
                </button>
              </span>
            </div>
          );
        })}
      </div>
      {/* The button's new name is not said while it has the focus. */}
      <output className="visually-hidden" data-testid="drawing">
        {changed !== undefined && voice.say('lw.draw.now', { deck: voice.say(`deck.${changed}`), count: wanted[changed] ?? 0, left })}
      </output>
      <button
        type="button"
        className="button primary"
        data-testid="draw"
        data-choice
        aria-keyshortcuts="c"
        disabled={left !== 0}
        onClick={draw}
      >
        {left === 0 ? voice.say('lw.draw.go', { due: doing.due }) : voice.say('lw.draw.left', { left })}
      </button>
    </fieldset>
  );
}

function Back({ view, deck }: { view: View; deck: number }) {
  const { voice } = useTable();
  const help = useExplain(
    <div>
      <b>{voice.say(`deck.${deck}`)}</b>
      <p>{voice.say('lw.deck.about', { count: view.decks[deck] ?? 0, discards: view.discards[deck] ?? 0 })}</p>
      <p className="hint">{voice.say('lw.tip.draw')}</p>
    </div>,
    'LW-PLAN-3',
  );
  return (
    <span {...help}>
      <CardBack deck={deck} />
    </span>
  );
}
