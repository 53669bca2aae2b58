import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { photo, photograph } from './table.ts';
import { test } from './test.ts';

test('no picture is taken of a page that still waits for something, or that does not come to rest', async ({ page }, info) => {
  const path = info.outputPath('early.png');
  await page.setContent('<p>One moment…</p>');
  await expect(photo(page, path, 1000)).rejects.toThrow();
  expect(existsSync(path)).toBe(false);
  await page.setContent('<p>Here it is.</p>');
  await photo(page, path);
  expect(existsSync(path)).toBe(true);
});

test('a picture during which the page has changed is taken again', async ({ page }, info) => {
  await page.setContent('<p>At first</p>');
  let taken = 0;
  await photo(page, info.outputPath('then.png'), undefined, async () => {
    const image = await photograph(page);
    if (++taken === 1) await page.setContent('<p>Then</p>');
    return image;
  });
  expect(taken).toBe(2);
});
