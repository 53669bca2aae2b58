import type { Dice, GameEvent, Seat } from '@parlour/kernel';
import type { Budget, Thought } from '../bot.ts';
import type { Share } from './turns.ts';

/** A question to a bot as plain data, so that it can be sent to another thread. */
export interface ThinkRequest {
  /** The ids of the game and the bot. */
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seen: readonly GameEvent[];
  readonly moves: readonly unknown[];
  readonly budget: Budget;
  readonly dice: Dice;
  /** Whose share of the thinking it takes. */
  readonly share?: Share;
}

/** Thinks elsewhere, so that a table or a page stays responsive. */
export interface Thinker {
  /** Rejects with the signal's reason the moment it is aborted; whatever was thinking stops. */
  think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought>;
  close(): Promise<void>;
}
