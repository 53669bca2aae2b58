/** What every test has, beside what Playwright gives it. */
import { type BrowserContext, test as base, type TestInfo } from '@playwright/test';

/** Those that outlast a test. */
export const staying = new Set<BrowserContext>();

export const test = base.extend<{ goodbye: undefined }>({
  async context({ context }, use, info) {
    await use(context);
    await takePictures([context], info);
  },
  /** Everybody closes their browser after a test: pages left open go on listening, and slow down all that come after. */
  goodbye: [
    async ({ browser }, use, info) => {
      await use(undefined);
      const leaving = browser.contexts().filter((context) => !staying.has(context));
      await takePictures(leaving, info);
      await Promise.all(leaving.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/**
 * If the test has failed, of every page that is open. Playwright's own way to have that takes a picture of every page that closes, whatever
 * came of its test, and throws it away afterwards: a sixth of all that the browser does.
 */
export async function takePictures(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    const path = info.outputPath(`failed-${info.attachments.length + 1}.png`);
    try {
      // Pages are transparent while nobody looks at them (see `prefer`).
      await page.screenshot({ path, timeout: 5_000, style: 'html { opacity: 1 !important }' });
      info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    } catch {
      // What is so broken that there is no picture of it has failed for a reason of its own, which is told.
    }
  }
}
