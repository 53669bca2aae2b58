import type { AnyGame, OptionValues } from '@parlour/kernel';

/** Options that name seats, without those that are not at the table: somebody chosen for one may have gone since. */
export function seated({ options: fields }: AnyGame, given: OptionValues, seats: number): OptionValues {
  const isThere = (seat: unknown) => Number(seat) < seats;
  const fitting: Record<string, unknown> = { ...given };
  for (const { id, kind } of fields) {
    const value = given[id];
    if (kind === 'seat' && !isThere(value)) delete fitting[id];
    if (kind === 'seats' && Array.isArray(value)) fitting[id] = value.filter(isThere);
  }
  return fitting;
}
