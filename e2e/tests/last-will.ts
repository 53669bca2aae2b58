/** What a person does at a table of Last Will, for the tests to do. */
import type { Page } from '@playwright/test';

/** What a person would touch next: the first of these that is on the screen and can be used. */
const next = [
  '[data-testid=standings]',
  '[data-testid=confirm]',
  '[data-testid=draw]:enabled',
  '[data-testid^=draw-more]:enabled',
  '[data-testid=arrange]',
  // Two cards are kept; then the button.
  '[data-piece^="hand:"][data-legal]:not([data-chosen])',
  '[data-testid=keep]:enabled',
  '[data-piece^="space:"][data-legal]:not([data-chosen])',
  '[data-testid=settle]',
  '[data-piece^="line:"][data-legal]',
  '[data-piece][data-legal]:not([data-chosen], [data-piece^="done"], [data-piece^="decline"])',
  '[data-piece][data-legal]:not([data-chosen])',
] as const;

/** One thing that is to be done now, by clicking; true once the game is over. */
export async function act(page: Page): Promise<boolean> {
  const { found, point } = await page.evaluate((selectors) => {
    /** Where a finger reaches it: cards in a hand cover each other. */
    function reach(element: Element): { x: number; y: number } | undefined {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [0.12, 0.5, 0.88])
        for (const down of [0.1, 0.5, 0.9]) {
          const [x, y] = [left + width * across, top + height * down];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      return undefined;
    }
    const keep = document.querySelector('[data-testid=keep]');
    const kept = document.querySelectorAll('[data-piece^="hand:"][data-chosen]').length;
    for (const [found, selector] of selectors.entries()) {
      if (keep !== null && kept === 2 && selector.startsWith('[data-piece^="hand:"]')) continue;
      for (const element of document.querySelectorAll(selector)) {
        const point = reach(element);
        if (point !== undefined) return { found, point };
      }
    }
    return { found: -1, point: undefined };
  }, next);
  if (found === 0) return true;
  if (point === undefined) await page.waitForTimeout(20);
  else await page.mouse.click(point.x, point.y);
  return false;
}
