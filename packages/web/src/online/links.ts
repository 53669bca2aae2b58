/** The secrets this browser was shown: the server shows each only once. */
import type { SeatLink } from '@parlour/client/protocol';

const linksOf = (table: string) => `parlour-links-${table}`;
const ownOf = (table: string) => `parlour-own-${table}`;
const usedAs = (secret: string) => `parlour-used-${secret}`;

/** Links of a table that was made here. */
export function keepLinks(table: string, links: readonly SeatLink[]): void {
  const others = keptLinks(table).filter(({ seat }) => !links.some((link) => link.seat === seat));
  localStorage.setItem(linksOf(table), JSON.stringify([...others, ...links]));
}

export function keptLinks(table: string): readonly SeatLink[] {
  return JSON.parse(localStorage.getItem(linksOf(table)) ?? '[]') as SeatLink[];
}

/** I sit there, and come back with this secret from any device. `used`: the link that brought me, which opens nothing any more. */
export function keepOwn(table: string, own: string | null, used?: string): void {
  if (own !== null) localStorage.setItem(ownOf(table), own);
  if (used !== undefined) localStorage.setItem(usedAs(used), table);
}

export function keptOwn(table: string): string | undefined {
  return localStorage.getItem(ownOf(table)) ?? undefined;
}

/** Where a link led that was used here before: people open the same message again. */
export function tableBehind(used: string): string | undefined {
  return localStorage.getItem(usedAs(used)) ?? undefined;
}

/** Whoever is forgotten by the server has no seat left that these would open. */
export function dropSecrets(): void {
  for (const key of Object.keys(localStorage)) if (/^parlour-(links|own|used|deal)-/.test(key)) localStorage.removeItem(key);
}

/** What a friend opens to sit down; the secret stays behind the #, so it reaches no server log. */
export function linkAddress(secret: string): string {
  return `${location.origin}/join#${secret}`;
}
