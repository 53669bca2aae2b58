/** What a person does at a table of Last Will, for the tests to do. */
import type { Page } from '@playwright/test';

/** What a person would touch next: the first of these that is on the screen and can be used. */
const next = [
  '[data-testid=standings]',
  '[data-testid=lift-curtain]',
  '[data-testid=sheet-close]',
  '[data-testid=confirm]',
  '[data-testid=draw]:enabled',
  '[data-testid^=draw-more]:enabled:not([aria-disabled=true])',
  '[data-testid=arrange]',
  // Two cards are kept; then the button.
  '[data-piece^="hand:"][data-legal]:not([data-chosen])',
  '[data-testid=keep]:enabled',
  '[data-piece^="space:"][data-legal]:not([data-chosen])',
  '[data-testid=settle]',
  '[data-piece^="line:"][data-legal]',
  '[data-piece][data-legal]:not([data-chosen], [data-piece^="done"], [data-piece^="decline"])',
  '[data-piece][data-legal]:not([data-chosen])',
  // On a phone: the part of the table with a mark on it.
  '[data-section][data-open][aria-pressed=false]',
] as const;

/** Parts of a thing where one would touch it: corners that stick out, the middle. */
const places = [0.12, 0.5, 0.88].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const));

/** One thing that is to be done now, by clicking; true once the game is over. Whoever takes the device lifts the curtain. */
export async function act(page: Page, takeDevice?: () => Promise<void>): Promise<boolean> {
  const { found, point } = await page.evaluate(
    ({ selectors, places }) => {
      const keep = document.querySelector('[data-testid=keep]');
      const kept = document.querySelectorAll('[data-piece^="hand:"][data-chosen]').length;
      for (const [found, selector] of selectors.entries()) {
        if (keep !== null && kept === 2 && selector.startsWith('[data-piece^="hand:"]')) continue;
        for (const element of document.querySelectorAll(selector)) {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          // Cards in a hand cover each other: where does a finger reach this one?
          const points = places.map(([across, down]) => ({ x: left + width * across, y: top + height * down }));
          const point = points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
          if (point !== undefined) return { found, point };
        }
      }
      return { found: -1, point: undefined };
    },
    { selectors: next, places },
  );
  if (found === 0) return true;
  if (found === 1) await takeDevice?.();
  else if (point === undefined) await page.waitForTimeout(20);
  else await page.mouse.click(point.x, point.y);
  return false;
}

/** Plays on until somebody has won. */
export async function playToTheEnd(page: Page, takeDevice?: () => Promise<void>): Promise<void> {
  for (let i = 0; i < 4000; i++) if (await act(page, takeDevice)) return;
  throw new Error('the game does not end');
}
