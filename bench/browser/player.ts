/** Somebody who plays by touching what lights up, from inside the page: a driver outside would keep its main thread busy itself. */
import type { Page } from '@playwright/test';

/** What is touched next: the first of these that is there. */
const next = [
  '[data-testid=sheet-close]',
  '[data-testid=confirm]',
  '[data-testid=keep]:enabled',
  '[data-testid=draw]:enabled',
  '[data-testid^=draw-more]:enabled',
  '[data-testid=arrange]',
  '[data-testid=settle]',
  '[data-piece^="pay:"][data-legal]',
  '[data-piece^="hand:"][data-legal]:not([data-chosen])',
  '[data-piece^="space:"][data-legal]',
  '[data-piece^="line:"][data-legal]',
  '[data-piece][data-legal]:not([data-piece^="done"], [data-piece^="decline"])',
  '[data-piece][data-legal]',
];

/** Plays for so many milliseconds; gives the times between frames meanwhile, and how many pieces were touched. */
export function playFor(page: Page, milliseconds: number): Promise<{ frames: number[]; touched: number }> {
  return page.evaluate(
    async ({ selectors, time }) => {
      const frames: number[] = [];
      let touched = 0;
      const player = setInterval(() => {
        const selector = selectors.find((candidate) => document.querySelector(candidate) !== null);
        if (selector === undefined) return;
        document.querySelector<HTMLElement>(selector)?.click();
        touched++;
      }, 100);
      const begun = performance.now();
      let last = begun;
      for (;;) {
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        frames.push(now - last);
        last = now;
        if (now - begun > time) break;
      }
      clearInterval(player);
      return { frames: frames.slice(1), touched };
    },
    { selectors: next, time: milliseconds },
  );
}
