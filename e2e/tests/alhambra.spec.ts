import { alhambra } from '@parlour/alhambra';
import { expect, type Page } from '@playwright/test';
import { test } from './led.ts';
import { fullTable, nearlyOverWithBots } from './moments.ts';
import { allCurrencies, exactStart } from './positions.ts';
import { act, change, expectOneScreen, legal, openSaved, phone, picture, playToTheEnd, prefer, startGame } from './table.ts';

test('a whole game of Alhambra with Dirk against a bot, begun on a desk in English and ended on a phone in Polish', async ({
  page,
}, info) => {
  await prefer(page);
  await startGame(page, 'bots', 2);
  for (const [name, viewport, language] of [
    ['desk', { width: 1440, height: 900 }, 'en'],
    ['phone', phone, 'pl'],
  ] as const) {
    await page.setViewportSize(viewport);
    await change(page, { language });
    await expect(legal(page).first()).toBeVisible();
    // Whoever has spent all their money has no card to look at, and takes some first.
    while ((await page.locator('[data-piece^="pay:"]').count()) === 0) await act(page);
    await expectOneScreen(page, ['slot', 'take', 'pay']);
    await picture(page, info.outputPath(`${name}.png`));
    for (let played = 0; played < 6; ) if ((await act(page)) === 'played') played++;
  }
  await playToTheEnd(page);
  await picture(page, info.outputPath('result.png'));
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('standings')).toBeHidden();
  await picture(page, info.outputPath('end.png'));
});

/** What is to be done now, by keys; true once the game is over. */
async function press(page: Page): Promise<boolean> {
  const sheet = page.getByTestId('sheet-close');
  if (await page.getByTestId('standings').isVisible()) return true;
  if (await sheet.isVisible()) {
    await sheet.focus();
    await page.keyboard.press('Enter');
  } else if (await page.getByTestId('confirm').first().isVisible()) await page.keyboard.press('c');
  else if ((await legal(page).count()) > 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else await page.waitForTimeout(20);
  return false;
}

test('a game of Alhambra is played to its end without a mouse', async ({ page }) => {
  await prefer(page, { autoConfirm: true });
  await openSaved(page, nearlyOverWithBots(alhambra, '4-players', 48));
  for (let i = 0; i < 3000 && !(await press(page)); i++);
  await expect(page.getByTestId('standings')).toBeVisible();
});

test('the table fits on one screen with six players, upright and across, phone and tablet', async ({ page }, info) => {
  await prefer(page);
  await startGame(page, 'bots', 6);
  await expect(legal(page).first()).toBeVisible();
  for (const [name, width, height] of [
    ['desk', 1440, 900],
    ['laptop', 1280, 720],
    ['phone', 390, 844],
    ['tablet', 820, 1180],
    ['tablet-across', 1180, 820],
    ['phone-across', 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await picture(page, info.outputPath(`${name}.png`));
    if (name !== 'phone-across') await expectOneScreen(page, ['slot', 'take', 'pay']);
  }
});

test('with larger cards, all that is for sale and all money to be taken stays in sight from a small laptop up', async ({ page }) => {
  await prefer(page, { cardScale: 1.4 });
  await openSaved(page, fullTable('2-players').record);
  for (const [width, height] of [
    [1180, 820],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const)
    for (const textScale of [1, 1.5]) {
      await page.setViewportSize({ width, height });
      await change(page, { textScale });
      await expectOneScreen(page, ['slot', 'take'], 1);
    }
});

test('money alone says which building it pays for: the purchase is offered before the building is touched', async ({ page }) => {
  const { record, picks } = exactStart();
  await prefer(page);
  await openSaved(page, record);
  for (const pick of picks.slice(1)) await page.locator(`[data-piece="${pick}"]`).click({ position: { x: 8, y: 24 } });
  await expect(page.getByTestId('confirm')).toHaveText('Pay exactly');
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('prompt')).toContainText('act again');
});

test('on a phone held upright, all four currencies lie side by side', async ({ page }, info) => {
  await prefer(page, { language: 'pl' });
  await page.setViewportSize(phone);
  await openSaved(page, allCurrencies());
  const tops = await page
    .locator('[data-piece^="pay:"]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  await picture(page, info.outputPath('currencies.png'));
});
