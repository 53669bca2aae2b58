/** What can still be got rid of in this turn: a quick look ahead by the engine's own moves, a little at a time, so that the page never waits. */
import type { Seat } from '@parlour/kernel';
import { useShown, useTable } from '@parlour/table-kit/state/context.tsx';
import { worldOf } from '@parlour/table-kit/state/store.ts';
import { type Book, lastWill, scoreOf, type State, type View } from '../rules/index.ts';
import { useEffect, useState } from 'react';
import { useLayout } from './layout.ts';

/** So many lines of play are followed at once. */
const WIDTH = 14;
const DEPTH = 14;

/** The most found so far: a lower bound, since not every line of play is followed. Nothing where it is not the viewer's turn to act. */
export function useSpendable(): number | 'thinking' | undefined {
  const { table } = useTable();
  const { book } = useLayout();
  const shown = useShown();
  const view = shown.view as View;
  const [found, setFound] = useState<{ view: View; pounds: number }>();
  const asked = view.viewer !== null && view.phase === 'actions' && view.turn === view.viewer;
  useEffect(() => {
    if (!asked) return undefined;
    let stopped = false;
    const search = lookAhead(worldOf(table.store.getState(), shown) as State, view.viewer ?? 0, book);
    function go() {
      if (stopped) return;
      const { value, done } = search.next();
      if (done === true) setFound({ view, pounds: value });
      else timer = setTimeout(go);
    }
    let timer = setTimeout(go, 60);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table, shown, view, book, asked]);
  if (!asked) return undefined;
  return found?.view === view ? found.pounds : 'thinking';
}

function* lookAhead(from: State, seat: Seat, { faces }: Book): Generator<undefined, number> {
  const left = (state: State) => {
    const player = state.players[seat];
    return player === undefined ? 0 : scoreOf(player, faces);
  };
  const start = left(from);
  let best = start;
  let lines: State[] = [from];
  for (let depth = 0; depth < DEPTH && lines.length > 0; depth++) {
    const next: State[] = [];
    for (const line of lines) {
      for (const move of lastWill.moves(line, seat)) {
        // What is drawn cannot be foreseen, and the turn is not to end.
        if (move.type === 'done' || move.type === 'drawSix') continue;
        const state = lastWill.copy(line);
        lastWill.play(state, seat, move, () => undefined);
        if (state.turn === seat && state.phase === 'actions') next.push(state);
        best = Math.min(best, state.doing === null ? left(state) : best);
      }
      yield;
    }
    lines = next.toSorted((a, b) => left(a) - left(b)).slice(0, WIDTH);
  }
  return start - best;
}
