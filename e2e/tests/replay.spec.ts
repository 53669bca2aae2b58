import { alhambra } from '@parlour/alhambra';
import { expect, test } from '@playwright/test';
import { finished } from './moments.ts';
import { openSaved, prefer } from './table.ts';

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
  await page.screenshot({ path: info.outputPath('replay.png') });

  // To the next turn, and to a scoring.
  const before = await at();
  await replay.getByRole('button', { name: 'To the next turn' }).click();
  await expect.poll(at).toBeGreaterThan(before);
  await replay.getByLabel('Go to …').selectOption({ index: 1 });
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  await expect.poll(at).toBeGreaterThan(before + 1);
  const moment = await at();

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
  await page.screenshot({ path: info.outputPath('hands.png') });
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
