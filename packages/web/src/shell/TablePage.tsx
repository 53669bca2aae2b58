import { type HomeLinkProps, type TableActions, TableActionsContext } from '@parlour/table-kit/state/actions.ts';
import { TableProvider } from '@parlour/table-kit/state/context.tsx';
import type { Trouble } from '@parlour/table-kit/state/situation.ts';
import type { DrawnTable } from '@parlour/table-kit/state/store.ts';
import { troubleOf } from '@parlour/table-kit/state/trouble.ts';
import { type ComponentProps, lazy, type RefObject, startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { BookLink } from '../book/BookLink.tsx';
import { TroubleMessage } from './Message.tsx';
import { Waiting } from './Waiting.tsx';

/** Looked at after a game, if at all. */
const Picture = lazy(async () => ({ default: (await import('../replay/Picture.tsx')).Picture }));
const Review = lazy(async () => ({ default: (await import('../review/Review.tsx')).Review }));

interface Openable {
  readonly table: DrawnTable;
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

/** An address may end with the moment to be shown: `#12`. */
export function useMomentInAddress(table: DrawnTable | undefined): void {
  useEffect(() => {
    const moment = /^#(\d+)$/.exec(location.hash)?.[1];
    if (moment !== undefined) table?.look(Number(moment));
  }, [table]);
}

interface Props {
  readonly opening: ReturnType<typeof useOpenTable>;
  readonly actions: TableActions;
  /** What is said above the reason why the table cannot be shown. */
  readonly cannot: string;
}

/** What every table in this page can do, whoever runs the game. */
const everywhere: TableActions = {
  home: { Link: (props: HomeLinkProps) => <Link href="/" {...props} />, mark: <img src="/icon.svg" alt="" width="30" height="30" /> },
  Book: BookLink,
  Picture: (props: ComponentProps<typeof Picture>) => (
    <Suspense>
      <Picture {...props} />
    </Suspense>
  ),
  Review: (props: ComponentProps<typeof Review>) => (
    <Suspense>
      <Review {...props} />
    </Suspense>
  ),
};

/** The game's own table once it is open, with all that it may ask for. */
export function TablePage({ opening: { root, opened, trouble }, actions, cannot }: Props) {
  const all = useMemo(() => ({ ...everywhere, ...actions }), [actions]);
  if (trouble !== undefined) return <TroubleMessage title={cannot} trouble={trouble} />;
  if (opened === undefined) return <Waiting />;
  const { table } = opened;
  const { Table } = table.store.getState().plug;
  return (
    <TableActionsContext value={all}>
      <TableProvider table={table}>
        <div ref={root} style={{ display: 'contents' }}>
          <Table />
        </div>
      </TableProvider>
    </TableActionsContext>
  );
}
