import { alhambra } from '@parlour/alhambra';
import { expect, type Page } from '@playwright/test';
import { finished } from './moments.ts';
import { go, putAway, prefer } from './table.ts';
import { test } from './test.ts';

/** My page, as a link of this page leads to it: nothing is loaded anew. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await go(page, '/day');
  await go(page, '/history');
}

/** How many decisions were looked at in games whose review is not whole yet. */
function looksKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('parlour-looks');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const looks = opening.result.transaction('looks').objectStore('looks').count();
    await new Promise((resolve) => (looks.onsuccess = resolve));
    opening.result.close();
    return looks.result;
  });
}

test('games are reviewed in the background wherever one looks meanwhile, and what was found is lost neither by leaving nor by loading the page anew', async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  await putAway(page, finished(alhambra, '2-players'), true);
  await putAway(page, finished(alhambra, '2-players'), true);
  await page.goto('/history');
  const review = page.getByTestId('review-more');
  await review.click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await leaveAndComeBack(page);
  await expect(progress).toBeVisible();
  // The first of the two is done: it is shown at once, although another page of mine asked for it.
  await expect(page.getByTestId('my-play-alhambra')).toBeVisible({ timeout: 120_000 });
  await expect(progress).toBeVisible();
  // In the middle of the second the page is loaded anew: pressed again, it goes on where it was.
  await expect.poll(() => looksKept(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByTestId('my-play-alhambra')).toContainText('this game');
  expect(await looksKept(page)).toBeGreaterThan(0);
  await review.click();
  await expect(page.getByTestId('my-play-alhambra')).toContainText('these 2 games', { timeout: 120_000 });
  await expect(progress).toHaveCount(0);
  await expect(review).toHaveCount(0);
  expect(await looksKept(page)).toBe(0);
});
