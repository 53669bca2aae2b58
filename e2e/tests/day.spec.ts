import { expect, test } from '@playwright/test';
import { alhambra } from '@parlour/alhambra';
import { expectAccessible } from './axe.ts';
import { phone, picture, prefer } from './table.ts';

test('the deal of the day is found on the start page, begins once, and is the same for everybody', async ({ page, browser }, info) => {
  await page.setViewportSize(phone);
  await prefer(page, { language: 'pl' });
  await page.goto('/');
  await page.getByTestId('day').click();
  await expect(page.getByTestId('day-deal')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, info.outputPath('day.png'));
  const play = page.locator(`[data-testid=day-deal][data-game=${alhambra.id}] button`);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/day-\d{4}-\d\d-\d\d-alhambra/);
  await expect(page.getByTestId('prompt')).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await prefer(other, { name: 'Ben' });
  await other.goto('/day');
  await picture(other, info.outputPath('desk.png'));
  await other.locator(`[data-testid=day-deal][data-game=${alhambra.id}] button`).click();
  await expect(other.getByTestId('prompt')).toBeVisible();
  const cards = (of: typeof page) =>
    of.locator('main [data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
  // Where a bot begins, it has decided alike before both may.
  await expect.poll(async () => (await cards(other)).length > 0 && String(await cards(other)) === String(await cards(page))).toBe(true);
  await other.context().close();
});
