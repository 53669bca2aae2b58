import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { alhambra } from '@parlour/alhambra';
import { expect, type Response } from '@playwright/test';
import { colours, expectAccessible } from './axe.ts';
import { finished } from './moments.ts';
import { exactStart } from './positions.ts';
import { change, legal, openSaved, phone, picture, prefer, startGame } from './table.ts';
import { test } from './test.ts';

test('everything can be read by everybody, light and dark', async ({ page }, info) => {
  const read = async (name: string) => {
    await expectAccessible(page);
    await picture(page, info.outputPath(`${name}-light.png`));
    await change(page, { theme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page, colours);
    await picture(page, info.outputPath(`${name}-dark.png`));
    await change(page, { theme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  };
  await prefer(page);
  await page.goto('/');
  await expect(page.locator('article[data-game=alhambra] img')).toBeVisible();
  await read('start');
  await page.locator('article[data-game=alhambra] button').first().click();
  await expect(page.getByTestId('start')).toBeVisible();
  await read('new');
  await page.keyboard.press('Escape');
  await openSaved(page, exactStart().record);
  await expect(legal(page).first()).toBeVisible();
  await read('table');
  // On a smaller screen the help is a page of its own.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('tab').nth(1).click();
  await read('help');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await read('rules');
  await page.goto('/rules/last-will');
  await expect(page.getByRole('heading', { name: 'Helpers' })).toBeAttached();
  await read('all-rules');
});

test('the end of a game can be read by everybody, on a phone', async ({ page }, info) => {
  await page.setViewportSize(phone);
  await prefer(page);
  await openSaved(page, finished(alhambra, '2-players'));
  await expect(page.getByTestId('standings')).toBeVisible();
  await expectAccessible(page);
  await picture(page, info.outputPath('result.png'));
});

test('two clicks into a game', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
});

test('what begins the game stays in sight, however many options there are, and files are put away', async ({ page }) => {
  await prefer(page);
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.locator('article[data-game=last-will] button').first().click();
    await page.getByLabel('Getting Sacked').selectOption({ label: 'Only these parts' });
    await expect(page.getByLabel('Plans')).toBeAttached();
    await expect(page.getByTestId('start')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('input[type=file]').last()).toBeHidden();
    await page.getByText('Play with your own box').click();
    await expect(page.getByLabel('Card pack')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the rules are read by chapters, and an address leads to one of them', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/alhambra');
  const buying = page.getByRole('heading', { name: 'Buying a building' });
  await expect(buying).not.toBeInViewport();
  await page.getByRole('button', { name: 'Buying a building' }).click();
  await expect(buying).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/rules/alhambra#AL-END-3');
  await expect(page.locator('[data-at]')).toBeInViewport();
  await page.getByRole('searchbox').fill('dirk');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Two players: Dirk plays along']);
});

test('an address that leads nowhere says so', async ({ page }) => {
  await prefer(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading')).toContainText('nothing at this address');
  await page.goto('/play/nothing');
  await expect(page.getByRole('alert')).toContainText('not kept on this device');
});

test('the start page needs less than 200 KB of script, compressed', async ({ page }) => {
  await prefer(page);
  const scripts: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', weigh);
  await page.goto('/');
  await expect(page.locator('article[data-game=alhambra] img')).toBeVisible();
  // What comes later is not what the page needs to be there.
  page.off('response', weigh);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024);
});

test.describe('kept for later', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a line, games against bots go on', async ({ page, context }) => {
    await prefer(page);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await startGame(page, 'bots', 3);
    await expect(legal(page).first()).toBeVisible();
    await page.locator('[data-piece^="take:"]').first().click();
    await page.getByTestId('confirm').click();
    await expect(page.getByTestId('log').locator('li')).not.toHaveCount(1);
  });

  test('nothing that the page does breaks its own security policy', async ({ page }) => {
    const broken: string[] = [];
    await page.exposeFunction('breaks', (what: string) => broken.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (globalThis as unknown as { breaks: (what: string) => void }).breaks(`${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('console', (message) => {
      if (/security policy/i.test(message.text())) broken.push(message.text());
    });
    await prefer(page);
    await startGame(page, 'bots', 3);
    await expect(legal(page).first()).toBeVisible();
    expect(broken).toEqual([]);
  });
});

test('nothing imports the first file of a worker: some browsers would run it twice', () => {
  const assets = new URL('../../packages/web/dist/assets/', import.meta.url);
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const workers = scripts.filter((name) => /worker/.test(name));
  expect(workers).toHaveLength(3);
  const importers = scripts.filter((name) => {
    const script = readFileSync(new URL(name, assets), 'utf8');
    return workers.some((worker) => new RegExp(`(from|import)\\s*\\(?["'\`]\\./${worker}`).test(script));
  });
  expect(importers).toEqual([]);
});

test('whoever is asked to install Parlour is shown both tables, on a desk and on a phone', async ({ page }) => {
  const { screenshots } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    screenshots: { src: string; sizes: string; form_factor: string }[];
  };
  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'narrow', 'wide', 'wide']);
  await page.goto('/credits');
  for (const { src, sizes } of screenshots) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});

test('the start page is told game by game, and shows what is chosen where the system chooses the colours', async ({ page }, info) => {
  await prefer(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('article', { name: 'Alhambra' }).getByRole('button', { name: 'Play against bots' }).click();
  const look = (count: string) =>
    page
      .locator('dialog fieldset label', { hasText: count })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await look('3')).not.toBe(await look('4'));
  await expect(page.getByTestId('start')).toHaveCSS('border-top-width', '3px');
  await picture(page, info.outputPath('forced.png'));
});
