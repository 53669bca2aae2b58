/** What this table is laid with: the book of its pack, its slots and errand spaces. */
import { useTableState } from '@parlour/table-kit/state/context.tsx';
import type { Setting } from '@parlour/kernel';
import { type Options, type GameTable, tableFor } from '../rules/index.ts';

export function useLastWill(): { readonly setting: Setting<Options> } {
  return { setting: useTableState((state) => state.setting) as Setting<Options> };
}

export function useLayout(): GameTable {
  return tableFor(useLastWill().setting);
}
