import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Trouble } from '../engine/protocol.ts';
import { type TableActions, TableActionsContext } from './actions.ts';
import { TableProvider } from './context.tsx';
import { type Table, troubleOf } from './store.ts';

interface Openable {
  readonly table: Table;
  readonly close: () => void;
}

type Root = RefObject<HTMLDivElement | null>;

/** A table that is open as long as the page is there, however it is opened. Whatever `open` depends on must be in a `useCallback`. */
export function useOpenTable<T extends Openable>(open: (root: () => HTMLElement | null) => Promise<T>) {
  const root: Root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<T>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let gone = false;
    let there: T | undefined;
    open(() => root.current)
      .then((table) => {
        there = table;
        if (gone) table.close();
        // A whole table is much to draw: bit by bit, so that the page stays responsive.
        else startTransition(() => setOpened(table));
      })
      .catch((error) => setTrouble(troubleOf(error)));
    return () => {
      gone = true;
      there?.close();
    };
  }, [open]);
  return { root, opened, trouble };
}

/** The game's own table, with all that it may ask for. */
export function TablePage({ table, actions, root }: { readonly table: Table; readonly actions: TableActions; readonly root: Root }) {
  const { Table } = table.store.getState().plug;
  return (
    <TableActionsContext value={actions}>
      <TableProvider table={table}>
        <div ref={root} style={{ display: 'contents' }}>
          <Table />
        </div>
      </TableProvider>
    </TableActionsContext>
  );
}
