import type { AnyGame } from '@parlour/kernel';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** A page of the panel at the side. */
export interface SidePage {
  readonly id: string;
  readonly title: string;
  /** Something there has not been seen yet. */
  readonly news?: boolean;
  readonly content: ReactNode;
}

export interface HomeLinkProps {
  readonly className: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** What may be done with a table as a whole, where it can be. Each takes its time and may fail: whoever offers it says so. */
export interface TableActions {
  /** The way out: a link that whoever shows the table knows how to follow, and what stands for it in a corner. */
  readonly home?: { readonly Link: ComponentType<HomeLinkProps>; readonly mark: ReactNode };
  /** Shows what a bot says of a finished game; without it, games are not reviewed. `onLook`: an earlier moment is looked at. */
  readonly Review?: ComponentType<{ readonly onLook: () => void }> | undefined;
  /** The way to the book of the game's rules, at one of them where that is looked up; above the rules beside the table. */
  readonly Book?: ComponentType<{ readonly game: AnyGame; readonly rule: string | undefined }>;
  /** Speaks at the head of the prompt; while it does, there are no tips. */
  readonly teacher?: ReactNode;
  /** Asks everybody to take the last decision back, where one may not alone. */
  readonly askUndo?: (() => Promise<void>) | undefined;
  /** More pages for the side panel, and what stands above the table. */
  readonly pages?: readonly SidePage[];
  readonly banner?: ReactNode;
  /** Plays on from an earlier moment, in a game of its own. */
  readonly fork?: ((number: number) => Promise<void>) | undefined;
  /** Gives a link to a moment of the game, which anybody can open; whether it was copied rather than passed on. */
  readonly link?: ((number: number) => Promise<boolean>) | undefined;
  /** A picture of the moment on show of a finished game, to be kept or passed on. */
  readonly Picture?: ComponentType<{ readonly onClose: () => void }> | undefined;
  /** Where a game was begun from a moment of another, back to that. */
  readonly comeBack?: (() => void) | undefined;
  /** Tells the host that something is wrong. */
  readonly report?: ((message: string) => Promise<void>) | undefined;
  /** What the cards follow from, and whether they did. */
  readonly deal?: ReactNode;
  readonly rematch?: (() => Promise<void>) | undefined;
  readonly save?: (() => Promise<void>) | undefined;
}

export const TableActionsContext = createContext<TableActions>({});

export function useTableActions(): TableActions {
  return useContext(TableActionsContext);
}
