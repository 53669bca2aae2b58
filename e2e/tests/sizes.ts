/** Whether a table can be played at on every screen and with every size of text and cards: where one looks, and what must not be seen. */
import type { GameRecord } from '@parlour/kernel';
import { expect, type Page } from '@playwright/test';
import { fullTable } from './moments.ts';

/** A moment of a game that is looked at on all screens, before and after these pieces are touched one after the other. */
export interface Position {
  readonly name: string;
  readonly record: () => GameRecord | Promise<GameRecord>;
  readonly picks?: () => readonly string[];
  /** How the names of those pieces begin that are cards to play with or to decide by. */
  readonly cards: readonly string[];
}

/** Every game adds the moments at which its table is fullest. */
export const positions: readonly Position[] = [2, 6].map((players) => ({
  name: `Alhambra for ${players}`,
  record: () => fullTable(`${players}-players`).record,
  picks: () => fullTable(`${players}-players`).picks,
  cards: ['slot', 'take', 'pay', 'own'],
}));

export const screens = {
  touched: [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ],
  pointed: [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ],
} as const;

/** Both languages meet all sizes of text; larger cards come after the usual ones, to be compared with them. */
export const settings = [1, 1.4, 2].flatMap((textScale, i) =>
  [1, 1.4].map((cardScale) => ({ textScale, cardScale, language: i % 2 === 0 ? 'pl' : 'en' }) as const),
);

interface Seen {
  readonly faults: string[];
  /** The width of the smallest card of each kind. */
  readonly widths: Record<string, number>;
}

/** What must not be seen. Runs in the page. */
function look({ cards, touched }: { cards: readonly string[]; touched: boolean }): Seen {
  const faults: string[] = [];
  const widths: Record<string, number> = {};
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} too wide`);

  for (const element of document.querySelectorAll('[data-testid="prompt"], [data-testid="confirm"], [data-testid="clear"]')) {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const isWithin = (box: { left: number; top: number; right: number; bottom: number }) =>
      left > box.left - 1 && top > box.top - 1 && right < box.right + 1 && bottom < box.bottom + 1;
    let isWhole = isWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) && element.scrollHeight <= element.clientHeight + 2;
    for (let parent = element.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflow !== 'visible') isWhole &&= isWithin(parent.getBoundingClientRect());
    if (!isWhole) faults.push(`cut off: ${element.textContent}`);
    if (touched && element.tagName === 'BUTTON' && height < 43.5) faults.push(`only ${height} high: ${element.textContent}`);
  }

  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  for (const kind of cards) {
    // The frame of a piece may be a strip of it, where another lies on top.
    const faces = pieces
      .filter((piece) => piece.dataset['piece']?.startsWith(`${kind}:`))
      .map((piece) => piece.querySelector('svg') ?? piece);
    if (faces.length === 0) faults.push(`there is no ${kind}`);
    const boxes = faces.map((face) => face.getBoundingClientRect());
    widths[kind] = Math.min(...boxes.map(({ width }) => width));
    const small = boxes.find(({ width, height }) => width < 56 || height < 80);
    if (small !== undefined) faults.push(`a card ${kind} is ${Math.round(small.width)} × ${Math.round(small.height)}`);
  }

  for (const piece of pieces) {
    if (!piece.hasAttribute('data-legal')) continue;
    piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    // How much of a line across and of one down belongs to it rather than to what lies on it.
    const isHere = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-piece]') === piece;
    let [across, down] = [0, 0];
    for (let d = 1; d < width; d += 2) if (isHere(left + d, top + height * 0.3)) across += 2;
    for (let d = 1; d < height; d += 2) if (isHere(left + 8, top + d)) down += 2;
    const least = touched ? 43 : 14;
    if (across < least || down < least) faults.push(`of ${piece.dataset['piece']} only ${across} × ${down} can be touched`);
  }
  for (const element of document.querySelectorAll('main, main *, section')) element.scrollTop = 0;
  return { faults, widths };
}

/** Looks at a table on all of these screens. */
export async function lookAround(page: Page, { cards, picks }: Position, kind: keyof typeof screens): Promise<[string, Seen][]> {
  for (const card of cards) await expect(page.locator(`[data-piece^="${card}:"]`).first()).toBeAttached();
  await expect(page.locator('[data-piece][data-legal]').first()).toBeAttached();
  const seen: [string, Seen][] = [];
  const lookOn = async (moment: string) => {
    for (const viewport of screens[kind]) {
      await page.setViewportSize(viewport);
      const where = `${viewport.width} × ${viewport.height}${moment}`;
      seen.push([where, await page.evaluate(look, { cards, touched: kind === 'touched' })]);
    }
  };
  await lookOn('');
  if (picks === undefined) return seen;
  for (const pick of picks()) {
    const piece = page.locator(`[data-piece="${pick}"]`).first();
    await piece.evaluate((element: HTMLElement) => element.click());
    await expect(piece).toHaveAttribute('data-chosen', 'true');
  }
  await lookOn(', chosen');
  return seen;
}
