import { alhambra } from '@parlour/alhambra';
import { expect } from '@playwright/test';
import { finished, nearlyOver } from './moments.ts';
import { person, tableByApi } from './online.ts';
import { act, legal, openDrawer, openSaved, phone, picture, playToTheEnd, prefer } from './table.ts';
import { test } from './test.ts';

test('a finished game is played back, gone through by landmarks, seen from another seat, shared, varied and come back to', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page);
  await openSaved(page, finished(alhambra, '2-players'));
  await page.keyboard.press('Escape');
  const replay = page.getByTestId('replay');
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const at = async () => Number(await slider.inputValue());

  // Played back from the beginning, until it is stopped.
  await replay.getByTestId('replay-play').click();
  await expect.poll(at).toBeGreaterThan(1);
  await replay.getByRole('button', { name: 'Pause' }).click();
  await picture(page, info.outputPath('replay.png'));

  // To the next turn, and to a scoring.
  const before = await at();
  await replay.getByRole('button', { name: 'To the next turn' }).click();
  await expect.poll(at).toBeGreaterThan(before);
  await replay.getByLabel('Go to …').selectOption({ index: 1 });
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  await expect.poll(at).toBeGreaterThan(before + 1);
  const moment = await at();
  // The log goes there, and tells what had happened from what had not.
  const log = page.getByTestId('log');
  const entries = (which: string) => log.locator(`li${which}`);
  await expect(entries(':not([data-later])').last()).toBeInViewport({ ratio: 1 });
  await expect(entries('[data-later]').last()).not.toBeInViewport();
  expect(Number(await entries(':not([data-later])').last().getAttribute('data-number'))).toBeLessThanOrEqual(moment);
  expect(Number(await entries('[data-later]').first().getAttribute('data-number'))).toBeGreaterThan(moment);

  // From the other seat, at the same moment.
  const seat = page.getByTestId('replay-seat');
  const other = (await seat.inputValue()) === '0' ? '1' : '0';
  await seat.selectOption(other);
  await expect(seat).toHaveValue(other);
  await expect.poll(at).toBe(moment);

  // With everybody's hands open, and a picture of that to keep.
  const hands = page.getByTestId('hands').locator('li');
  await expect(hands).toHaveCount(0);
  await seat.selectOption('all');
  await expect(hands).not.toHaveCount(0);
  await expect.poll(at).toBe(moment);
  await picture(page, info.outputPath('hands.png'));
  await page.getByTestId('picture').click();
  const drawn = page.getByTestId('picture-drawn');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2160);
  const saved = page.waitForEvent('download');
  await page.getByTestId('picture-save').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`alhambra-${moment}.png`);
  await file.saveAs(info.outputPath('picture.png'));
  await page.keyboard.press('Escape');
  await seat.selectOption(other);

  // A link to it opens it anywhere.
  await page.getByTestId('link').click();
  await expect(page.getByTestId('link')).toHaveText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(at).toBe(moment);
  await expect(page).toHaveURL(/\/play\/link-/);

  // Another way from there, and back.
  await page.getByTestId('fork').click();
  await expect(page.getByTestId('come-back')).toBeVisible();
  await page.getByTestId('come-back').click();
  await expect(page).toHaveURL(/\/play\/link-/);
  await expect.poll(at).toBe(moment);
});

test('on a phone another way on is tried, and left again, without the side panel', async ({ page }) => {
  await page.setViewportSize(phone);
  await prefer(page, { language: 'pl' });
  await openSaved(page, finished(alhambra, '2-players'));
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz do pliku' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^alhambra-\d{4}-\d\d-\d\d-ala-bartek\.json$/);
  await page.keyboard.press('Escape');
  await openDrawer(page);
  await page.getByRole('slider').press('Home');
  await page.getByRole('slider').press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByTestId('fork').click();
  await expect(page).toHaveURL(/variation-/);
  const back = page.getByTestId('come-back-here');
  await expect(back).toBeInViewport({ ratio: 1 });
  // While a move is put together there is room for nothing else.
  await legal(page).first().click();
  await expect(page.getByTestId('clear')).toBeVisible();
  await expect(back).toBeHidden();
  await page.getByTestId('clear').click();
  await back.click();
  await expect(page).not.toHaveURL(/variation-/);
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  // Among the games on this device it is told from the one that it comes from.
  await page.goto('/');
  const kept = page.locator('a[href^="/play/"]');
  await expect(kept).toHaveCount(2);
  const variation = kept.filter({ hasText: 'Wariant' });
  await expect(variation).toHaveAttribute('href', /variation-/);
  // Opened from there, it still leads back to that moment.
  await variation.click();
  await back.click();
  await expect(page).toHaveURL(/#1$/);
  await expect(page.getByTestId('back-to-now')).toBeVisible();
});

test('a variation that was played to its end leads back to its game, as long as that is there', async ({ page }, info) => {
  await page.setViewportSize(phone);
  await prefer(page);
  await openSaved(page, finished(alhambra, '2-players'));
  await page.keyboard.press('Escape');
  const game = page.url();
  await openDrawer(page);
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.getByRole('slider').press(key);
  await page.keyboard.press('Escape');
  await page.getByTestId('fork').click();
  await expect(page).toHaveURL(/variation-/);
  const variation = page.url();
  await playToTheEnd(page);
  const back = page.getByTestId('result-come-back');
  await expect(back).toBeInViewport({ ratio: 1 });
  await picture(page, info.outputPath('result.png'));
  await back.click();
  await expect(page).toHaveURL(new RegExp(`^${game}#`));
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  // Once its game is forgotten there is no way back.
  await page.goto('/history');
  const listed = page.getByRole('listitem').filter({ has: page.locator(`a[href="${new URL(game).pathname}"]`) });
  await listed.getByRole('button', { name: 'Forget this game' }).click();
  await page.getByTestId('forget').click();
  await expect(listed).toHaveCount(0);
  await page.goto(variation);
  await expect(page.getByTestId('standings')).toBeVisible();
  await expect(back).toBeHidden();
});

test('at a table of the server all hands are open once the game is over, and another way on is tried with bots for whoever is gone', async ({
  browser,
}) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await tableByApi(ann, ben, '/api/import', { record: nearlyOver(alhambra, '2-players') });
  const table = ann.url();
  const early = await ann.request.get(`${table.replace('/table/', '/api/tables/')}/record`);
  expect(await early.text()).toContain('server.not-over');
  for (let over = false; !over; ) over = (await Promise.all([act(ann), act(ben)])).every((done) => done === 'over');
  await ann.keyboard.press('Escape');
  const seat = ann.getByTestId('replay-seat');
  await seat.selectOption('all');
  await expect(ann.getByTestId('hands')).toBeVisible();
  await ann.getByRole('button', { name: 'One step back' }).first().click();
  await expect(ann.getByTestId('hands').locator('li')).not.toHaveCount(0);
  await seat.selectOption('1');
  await expect(ann.getByTestId('hands')).toBeHidden();
  await ann.getByTestId('fork').click();
  await expect(ann.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await ann.getByTestId('vary').click();
  await ann.getByTestId('come-back').click();
  await expect(ann).toHaveURL(new RegExp(`^${table}#`));
  await expect(ann.getByTestId('back-to-now')).toBeVisible();
});
