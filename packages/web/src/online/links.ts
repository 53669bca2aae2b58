/** The secret links of a table that was made here: the server shows each only once, so this browser keeps them. */
import type { SeatLink } from '@parlour/server/protocol';

const key = (table: string) => `parlour-links-${table}`;

export function keepLinks(table: string, links: readonly SeatLink[]): void {
  const others = keptLinks(table).filter(({ seat }) => !links.some((link) => link.seat === seat));
  localStorage.setItem(key(table), JSON.stringify([...others, ...links]));
}

export function keptLinks(table: string): readonly SeatLink[] {
  return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as SeatLink[];
}

/** What a friend opens to sit down; the secret stays behind the #, so it reaches no server log. */
export function linkAddress({ key: secret }: SeatLink): string {
  return `${location.origin}/join#${secret}`;
}
