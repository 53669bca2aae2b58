import { createContext, useContext } from 'react';

/** What may be done with a table as a whole, where it can be. */
export interface TableActions {
  readonly rematch?: (() => void) | undefined;
  readonly save?: (() => void) | undefined;
}

export const TableActionsContext = createContext<TableActions>({});

export function useTableActions(): TableActions {
  return useContext(TableActionsContext);
}
