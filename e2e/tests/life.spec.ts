import { readFileSync } from 'node:fs';
import { alhambra } from '@parlour/alhambra';
import { expect } from '@playwright/test';
import { finished, nearlyOver } from './moments.ts';
import { legal, openSaved, prefer } from './table.ts';
import { test } from './test.ts';

test('a finished game says who won, counts, and is forgotten only after a question', async ({ page }) => {
  await prefer(page);
  await openSaved(page, finished(alhambra, '2-players'));
  await page.goto('/');
  const game = page.getByRole('region', { name: /games on this device/i }).getByRole('listitem');
  await expect(game).toContainText(/ won,/);
  await page.goto('/history');
  await expect(page.getByTestId('with-bots').getByRole('row')).toHaveCount(2);
  // What it says of me: how I did, against whom, with what; and all of it in one file.
  await expect(page.getByTestId('my-results').getByRole('row')).toHaveCount(2);
  await expect(page.getByTestId('my-opponents')).toContainText('Bot: ');
  await expect(page.getByTestId('my-lines-alhambra').getByRole('table').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByTestId('export').click();
  const everything = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { games: { record: { game: string } }[] };
  expect(everything.games.map(({ record }) => record.game)).toEqual(['alhambra']);
  await page.getByRole('button', { name: 'Forget this game' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByTestId('with-bots')).toBeVisible();
  await page.getByRole('button', { name: 'Forget this game' }).click();
  await page.getByTestId('forget').click();
  await expect(page.getByText('No finished game against bots')).toBeVisible();
});

test('whoever takes the device, or comes back, is told what happened since their last decision', async ({ page }) => {
  await prefer(page);
  await openSaved(page, nearlyOver(alhambra, '4-players'));
  await page.getByTestId('lift-curtain').click();
  await expect(legal(page).first()).toBeVisible();
  await expect(page.getByTestId('recap')).toContainText('Since your last decision: ');
});
