/** Places in the course of a game that one wants to go to. */
import type { AnyGame, TableVoice } from '@parlour/kernel';
import { lines } from '../side/lines.ts';
import type { AnyPlug } from '../state/plug.ts';
import type { Told } from '../state/situation.ts';

/** A round or a scoring that began, or something that had a sheet of its own: a scoring, a bankruptcy. */
export interface Landmark {
  readonly number: number;
  readonly label: string;
}

export function landmarksOf(told: readonly Told[], game: AnyGame, plug: AnyPlug, voice: TableVoice): Landmark[] {
  return told.flatMap(({ number, events }) =>
    events.flatMap((event) => {
      const label = plug.heading?.(event, voice) ?? (plug.sheet(event) === undefined ? undefined : lines([event], game, voice)[0]);
      return label === undefined ? [] : [{ number, label }];
    }),
  );
}

/** Where the decision passes to another seat next, after or before a moment; the beginning or the end where it does not. */
export function turnFrom(told: readonly Told[], number: number, by: 1 | -1): number {
  const passes = (at: number) => told[at - 1]?.seat !== told[at]?.seat;
  for (let at = number + by; at > 0 && at < told.length; at += by) if (passes(at)) return at;
  return by > 0 ? told.length : 0;
}
