import { atTable, type TableVoice } from '@parlour/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { joined, useVoice } from '../reader/voice.ts';
import type { Draft } from './builder.ts';
import type { Passing } from './passing.ts';
import type { Shown } from './situation.ts';
import { draftOf, type DrawnTable, mayBeHelped, type TableState } from './store.ts';

interface Seated {
  readonly table: DrawnTable;
  readonly voice: TableVoice;
  /** What is put together and what may come next; nothing while an earlier moment is looked at. */
  readonly draft: Draft;
}

const TableContext = createContext<Seated | undefined>(undefined);
const nothing: Draft = { open: new Set(), complete: [], refusal: undefined };

export function TableProvider({ table, children }: { table: DrawnTable; children: ReactNode }) {
  const state = useStore(table.store);
  const { game, plug, players, setting, past, moving, held } = state;
  const texts = useMemo(() => joined(game.text.catalogues, plug.text), [game, plug]);
  const reader = useVoice(texts);
  const voice = useMemo(
    () =>
      atTable(
        reader,
        setting,
        players.map(({ name }) => name),
      ),
    [reader, setting, players],
  );
  const draft = useMemo(() => (past !== undefined || moving || held ? nothing : draftOf(state)), [state, past, moving, held]);
  const seated = useMemo(() => ({ table, voice, draft }), [table, voice, draft]);
  return <TableContext value={seated}>{children}</TableContext>;
}

export function useTable(): Seated {
  const seated = useContext(TableContext);
  if (seated === undefined) throw new Error('useTable outside of a TableProvider');
  return seated;
}

export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTable().table.store, select);
}

export function usePassing(): Passing {
  return useStore(useTable().table.passing);
}

/** The situation on show: now, or an earlier moment. */
export function useShown(): Shown {
  return useTableState((state) => state.past ?? state.now);
}

/** The moment that is gone on from: the one on show, or the one that was asked for last and is on its way. */
export function useMoment(): number {
  return useTableState(({ sought, past, now }) => sought ?? (past ?? now).number);
}

/** The rule to read about something on the table. */
export function useRuleOf(thing: string): string | undefined {
  return useTableState((state) => state.plug.ruleOf?.(thing, { view: (state.past ?? state.now).view, setting: state.setting, moves: [] }));
}

/** Whether people at this table may be helped. */
export function useHelped(): boolean {
  return useTableState(mayBeHelped);
}

/** Whether the viewer decides now, with nothing in the air. */
export function useDeciding(): boolean {
  return useTableState(
    ({ now, past, moving, held }) => past === undefined && !moving && !held && now.viewer !== null && now.toAct.includes(now.viewer),
  );
}
