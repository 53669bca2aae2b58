/** Where things lie on the screen, and how they fly from place to place: the Web Animations API, nothing to load. */
import type { Flight } from '../state/plug.ts';

/** Each flight takes less than 300 ms at the pace as designed. */
const FLIGHT = 280;
/** The next takes off before the last has landed. */
const STAGGER = 120;
/** All the flights of one event together take no longer than this beyond the first. */
const LONGEST_STAGGER = 500;

export interface Spot {
  readonly rect: DOMRect;
  readonly isPiece: boolean;
  readonly element: HTMLElement;
}
export type Spots = ReadonlyMap<string, Spot>;

/** Everything that may be flown from or to, by name. */
export function survey(root: HTMLElement): Spots {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
    const { piece, place } = element.dataset;
    const name = piece ?? place ?? '';
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && !spots.has(name)) spots.set(name, { rect, isPiece: piece !== undefined, element });
  }
  return spots;
}

export interface Route {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Out of sight until the flight lands on it. */
  readonly lands: HTMLElement | undefined;
}

/** The flights that can be seen: from a spot of before to a spot of after. */
export function routes(flights: readonly Flight[], before: Spots, after: Spots): Route[] {
  const find = (names: readonly string[], spots: Spots) => names.map((name) => spots.get(name)).find((spot) => spot !== undefined);
  return flights.flatMap((flight) => {
    const from = find(flight.from, before);
    const to = find(flight.to, after);
    if (from === undefined || to === undefined) return [];
    return [{ flight, from: extent(from, to), to: extent(to, from), lands: to.isPiece ? to.element : undefined }];
  });
}

/** A piece is as large as it is; at a mere place (a deck, a purse) it keeps the other end's proportions: small, but to be recognised. */
function extent(spot: Spot, other: Spot): DOMRect {
  if (spot.isPiece) return spot.rect;
  const ratio = other.isPiece ? other.rect.height / other.rect.width : 1.5;
  const width = Math.max(40, Math.min(spot.rect.width, spot.rect.height / ratio, 64));
  const { x, y, width: w, height: h } = spot.rect;
  return new DOMRect(x + (w - width) / 2, y + (h - width * ratio) / 2, width, width * ratio);
}

/** Lets the ghost of a route fly. */
export function fly(ghost: HTMLElement, { from, to }: Route, order: number, of: number, speed: number): Animation {
  const stagger = Math.min(STAGGER, LONGEST_STAGGER / of) / speed;
  const scale = to.width / from.width;
  const [x, y] = [to.x - from.x, to.y - from.y];
  return ghost.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.55}px, ${y * 0.55 - 14}px) scale(${1 + (scale - 1) * 0.5})`, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ],
    { duration: FLIGHT / speed, delay: order * stagger, easing: 'cubic-bezier(.35,.05,.2,1)', fill: 'both' },
  );
}
