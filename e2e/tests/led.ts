/** Tests in one page that is led on from one to the next: to load Parlour takes more than most of them ask of it. */
import type { Page } from '@playwright/test';
import { desk } from './online.ts';
import { go } from './table.ts';
import { staying, takePictures, test as base } from './test.ts';

let led: Page | undefined;

/** For whoever sits down at a saved game, and asks nothing of the browser that would outlast the test: no routes, no scripts of its own, no fingers. */
export const test = base.extend({
  async page({ browser }, use, info) {
    if (led === undefined || led.isClosed()) {
      const context = await browser.newContext();
      staying.add(context);
      led = await context.newPage();
    }
    await use(led);
    await takePictures([led.context()], info);
    // A worker ends with a test that fails.
    if (info.status === info.expectedStatus) await tidy(led);
  },
});

/** Nothing of a game goes on, and nothing is kept but the settings, which whoever is next sets all anew (see `prefer`). */
async function tidy(page: Page): Promise<void> {
  await go(page, '/nowhere');
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.evaluate(async () => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== 'parlour-settings') localStorage.removeItem(key);
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const base = opening.result;
      const stores = [...base.objectStoreNames];
      const emptied = base.transaction(stores, 'readwrite');
      for (const store of stores) emptied.objectStore(store).clear();
      await new Promise((resolve) => (emptied.oncomplete = resolve));
      base.close();
    }
  });
}
