import type { Seat } from '@parlour/kernel';
import type { Clocks, ClockSetting } from '@parlour/client/protocol';

/** Where the clocks of a table stand. Follows from its entries alone, so every process reads the same. */
export interface ClockState {
  /** Milliseconds left for each seat at the moment `at`; null where time is unlimited. */
  readonly left: (number | null)[];
  /** The seats whose time runs. */
  running: Seat[];
  at: number;
}

const DAY = 86_400_000;

export function newClock(setting: ClockSetting, seats: number): ClockState {
  return { left: Array.from({ length: seats }, () => fullTime(setting)), running: [], at: 0 };
}

function fullTime(setting: ClockSetting): number | null {
  if (setting.kind === 'none') return null;
  return setting.kind === 'live' ? setting.seconds * 1_000 : setting.days * DAY;
}

/** Lets time pass up to `now`. */
export function advance(clock: ClockState, now: number): void {
  const passed = Math.max(0, now - clock.at);
  for (const seat of clock.running) {
    const left = clock.left[seat];
    if (left !== null && left !== undefined) clock.left[seat] = Math.max(0, left - passed);
  }
  clock.at = Math.max(clock.at, now);
}

/** Time that passed without anybody being able to decide is nobody's. */
export function hold(clock: ClockState, milliseconds: number): void {
  clock.at += milliseconds;
}

/** A seat has decided. */
export function reward(clock: ClockState, setting: ClockSetting, seat: Seat): void {
  const left = clock.left[seat];
  if (setting.kind === 'live' && typeof left === 'number') clock.left[seat] = left + setting.increment * 1_000;
  // Each decision has its own days: as if the seat had not been asked yet.
  if (setting.kind === 'days') clock.running = clock.running.filter((other) => other !== seat);
}

/** Somebody takes a seat (back) in a game under way: at least a quarter of the whole time is theirs. */
export function refresh(clock: ClockState, setting: ClockSetting, seat: Seat): void {
  const full = fullTime(setting);
  if (full !== null) clock.left[seat] = Math.max(clock.left[seat] ?? 0, full / 4);
}

/** From now on it is these seats' time that runs. */
export function run(clock: ClockState, setting: ClockSetting, seats: readonly Seat[]): void {
  if (setting.kind === 'days') for (const seat of seats) if (!clock.running.includes(seat)) clock.left[seat] = fullTime(setting);
  clock.running = [...seats];
}

/** When a seat's time runs out; null if it does not run. */
export function deadline(clock: ClockState, seat: Seat): number | null {
  const left = clock.left[seat];
  return clock.running.includes(seat) && typeof left === 'number' ? clock.at + left : null;
}

export function publicClocks(setting: ClockSetting, { left, running, at }: ClockState): Clocks | null {
  return setting.kind === 'none' ? null : { at, left: [...left], running: [...running] };
}
