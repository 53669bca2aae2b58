import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { act } from './last-will.ts';
import { sackedStart } from './positions.ts';
import { openSaved, phone, prefer, startGame } from './table.ts';

/** The table has no part beyond the screen. */
async function expectOneScreen(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => ({
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    high: Math.max(0, document.documentElement.scrollHeight - innerHeight),
  }));
  expect(beyond).toEqual({ wide: 0, high: 0 });
}

for (const { name, viewport, language, autoConfirm } of [
  { name: 'on a desk, in English', viewport: { width: 1440, height: 900 }, language: 'en', autoConfirm: false },
  { name: 'on a phone, in Polish', viewport: phone, language: 'pl', autoConfirm: true },
] as const) {
  test(`a whole game of Last Will against a bot, ${name}`, async ({ page }, info) => {
    await page.setViewportSize(viewport);
    await prefer(page, { language, autoConfirm });
    await startGame(page, 'bots', 2, 'last-will');
    await expect(page.getByTestId('keep')).toBeVisible();
    await expectOneScreen(page);
    await page.screenshot({ path: info.outputPath('start.png') });
    let over = false;
    for (let i = 0; i < 3000 && !over; i++) {
      over = await act(page);
      if (i === 120) await page.screenshot({ path: info.outputPath('middle.png') });
    }
    await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
    await page.screenshot({ path: info.outputPath('result.png') });
  });
}

test('a whole game of Last Will with all of Getting Sacked against bots, on a desk, in Polish', async ({ page }, info) => {
  await prefer(page, { language: 'pl' });
  await openSaved(page, sackedStart());
  await expect(page.getByTestId('keep')).toBeVisible();
  await expectOneScreen(page);
  let over = false;
  for (let i = 0; i < 3000 && !over; i++) over = await act(page);
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(3);
  await page.screenshot({ path: info.outputPath('result.png') });
});

test('everything of Last Will is on one screen with four players, and axe finds nothing wrong with it', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 4, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  await expectOneScreen(page);
  for (const piece of await page
    .locator('[data-piece^="plan:"], [data-piece^="slot:"], [data-piece^="errand:"], [data-piece^="hand:"]')
    .all())
    await expect(piece).toBeInViewport({ ratio: 1 });
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('a choice at the table of Last Will can be taken back, and a wrong one is answered with the rule', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 2, 'last-will');
  await expect(page.getByTestId('keep')).toBeDisabled();
  const hand = page.locator('[data-piece^="hand:"]');
  await hand.nth(0).click();
  await hand.nth(1).click();
  await hand.nth(1).click();
  await expect(page.locator('[data-piece^="hand:"][data-chosen]')).toHaveCount(1);
  // Errands come later.
  await page.locator('[data-piece^="errand:opera"]').click();
  await expect(page.getByTestId('notice')).toContainText('choose two cards');
});
