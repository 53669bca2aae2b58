/** When somebody does not want to be disturbed: from and to in minutes after midnight, in their time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

/** How long it stays quiet from now on, in milliseconds; 0 if it is not quiet. */
export function quietFor(now: number, { from, to, zone }: QuietHours): number {
  const minutes = minutesOfDay(now, zone);
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  const passed = (minutes - from + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? (length - passed) * MINUTE : 0;
}

function minutesOfDay(now: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}
