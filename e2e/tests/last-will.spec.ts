import { expect, test } from '@playwright/test';
import { act, phone, prefer, startGame } from './table.ts';

/** Plays one of the moves in words: what any table offers, whatever the decision. */
async function playFromList(page: import('@playwright/test').Page): Promise<void> {
  await page.keyboard.press('m');
  const moves = page.locator('dialog[open] li button');
  await expect(page.locator('dialog[open]')).toBeVisible();
  const count = await moves.count();
  if (count > 0) await moves.nth(Math.floor(count / 2)).click();
  else await page.keyboard.press('Escape');
}

for (const { name, viewport, language, players } of [
  { name: 'on a desk, in English', viewport: { width: 1440, height: 900 }, language: 'en', players: 3 },
  { name: 'on a phone, in Polish', viewport: phone, language: 'pl', players: 2 },
] as const) {
  test(`a whole game of Last Will against bots, ${name}`, async ({ page }, info) => {
    await page.setViewportSize(viewport);
    await prefer(page, { language });
    await startGame(page, 'bots', players, 'last-will');
    await page.screenshot({ path: info.outputPath('table.png') });
    let before = '';
    let idle = 0;
    for (let i = 0; i < 4000; i++) {
      const done = await act(page);
      if (done === 'over') break;
      // Touching alone leads somewhere soon; a decision with a panel of its own is made from the list.
      const now = (await page.getByTestId('log').count()) > 0 ? await page.getByTestId('log').innerText() : String(i);
      idle = now === before ? idle + 1 : 0;
      before = now;
      const mine = (await page.locator('[data-mine]').count()) > 0;
      if (idle > 6 && mine) {
        await playFromList(page);
        idle = 0;
      }
    }
    await expect(page.getByTestId('standings')).toBeVisible();
    await page.screenshot({ path: info.outputPath('result.png') });
  });
}
