/** Tables to be looked at, for pictures: real positions drawn with the real components, and nothing to be touched. */
import { beginMatch, Complaint, type OptionValues, type Seat, situationOf, type Viewer } from '@parlour/kernel';
import { type ReactNode, useMemo } from 'react';
import { TableProvider, useTableState } from '../state/context.tsx';
import type { PlayableGame } from '../state/plug.ts';
import { type DrawnTable, type Driver, openTable, type Seating } from '../state/store.ts';

/** What a picture shows. */
export interface Scene {
  readonly seats: number;
  readonly options?: OptionValues;
  /** As the game's scribe reads it; without it, the table as it is laid out at first. */
  readonly position?: unknown;
  readonly viewer?: Viewer;
}

const never = () => Promise.reject(new Complaint('play.late'));
const nobody: Driver = { play: never, undo: never, hint: never, moment: never, watch: never, review: never };

export function stillTable(playable: PlayableGame, { seats, options = {}, position, viewer = null }: Scene): DrawnTable {
  const players = Array.from({ length: seats }, (_, seat: Seat) => ({ name: String(seat + 1) }));
  const match = beginMatch(playable.game, { options, seed: 'picture', seats: players, position });
  const { head, setting } = match;
  return stillOf({ ...playable, players: head.seats, here: [], setting, opening: [], now: situationOf(match, viewer), told: [] });
}

/** A table that shows this, and does nothing. */
export function stillOf(seating: Seating): DrawnTable {
  return openTable(seating, nobody, () => false);
}

/** A table of the same game as the one around it, in another position. Nothing where these rules do not know that position: earlier ones, say. */
export function Still({ scene, children }: { scene: Scene; children: ReactNode }) {
  const { game, plug } = useTableState((state) => state);
  const table = useMemo(() => {
    try {
      return stillTable({ game, plug }, scene);
    } catch (error) {
      if (error instanceof Complaint) return undefined;
      throw error;
    }
  }, [game, plug, scene]);
  return table === undefined ? null : <TableProvider table={table}>{children}</TableProvider>;
}
