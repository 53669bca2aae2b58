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
  const found = await page.evaluate((selectors) => {
    const keep = document.querySelector('[data-testid=keep]');
    const kept = document.querySelectorAll('[data-piece^="hand:"][data-chosen]').length;
    return selectors.findIndex((selector) => {
      if (keep !== null && kept === 2 && selector.startsWith('[data-piece^="hand:"]')) return false;
      return document.querySelector(selector) !== null;
    });
  }, next);
  if (found === 0) return true;
  const selector = next[found];
  if (selector === undefined) await page.waitForTimeout(20);
  // It may be gone again: the next look will tell.
  else
    await page
      .locator(selector)
      .first()
      .click({ timeout: 2000, position: { x: 10, y: 12 } })
      .catch(() => undefined);
  return false;
}
