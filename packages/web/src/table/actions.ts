import { createContext, type ReactNode, useContext } from 'react';

/** A page of the panel at the side. */
export interface SidePage {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** What may be done with a table as a whole, where it can be. */
export interface TableActions {
  /** Asks everybody to take the last decision back, where one may not alone. */
  readonly askUndo?: (() => void) | undefined;
  /** More pages for the side panel, and what stands above the table. */
  readonly pages?: readonly SidePage[];
  readonly banner?: ReactNode;
  /** Plays on from an earlier moment, in a game of its own. */
  readonly fork?: ((number: number) => void) | undefined;
  /** Tells the host that something is wrong. */
  readonly report?: ((message: string) => Promise<void>) | undefined;
  readonly rematch?: (() => void) | undefined;
  readonly save?: (() => void) | undefined;
}

export const TableActionsContext = createContext<TableActions>({});

export function useTableActions(): TableActions {
  return useContext(TableActionsContext);
}
