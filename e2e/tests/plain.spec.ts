/** A game that brings no table of its own is played at the plain one: Nim, which only those who work on Parlour see. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { person, sitDown } from './online.ts';
import { type OwnServer, ownServer } from './server.ts';
import { legal, picture, startGame } from './table.ts';
import { test } from './test.ts';

// One page is built for all of them.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  process.env['PARLOUR_EXAMPLES'] = '1';
  const root = join(import.meta.dirname, '../../packages/web');
  const outDir = mkdtempSync(join(tmpdir(), 'parlour-e2e-page-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'for-a-look',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  server = await ownServer({ WEB_ROOT: outDir });
});
test.afterAll(() => server.stop());

/** The next choice, by the keys alone; whether there was one. */
async function choose(page: Page): Promise<boolean> {
  if ((await legal(page).count()) === 0 && !(await page.getByTestId('confirm').first().isVisible())) return false;
  if (!(await page.getByTestId('confirm').first().isVisible())) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('c');
  return true;
}

test('a whole game of Nim at the plain table, by keyboard', async ({ browser }, info) => {
  const page = await person(browser, { name: 'Ann', at: server.address });
  await startGame(page, 'bots', 3, 'nim');
  await expect(page.getByTestId('plain-view')).toContainText('heaps');
  await expect(legal(page).first()).toBeVisible();
  await picture(page, info.outputPath('plain.png'));
  await expect(async () => {
    if (!(await page.getByTestId('standings').isVisible())) await choose(page);
    await expect(page.getByTestId('standings')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 120_000, intervals: [20] });
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(3);
  await expect(page.getByTestId('log')).toContainText('Ann');
});

test('two people play Nim online at the plain table', async ({ browser }) => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => person(browser, { name, at: server.address })));
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  await sitDown(ann, ben, { game: 'nim', players: 2 });
  await expect(async () => {
    if (!(await ann.getByTestId('standings').isVisible())) for (const page of [ann, ben]) await choose(page);
    await expect(ann.getByTestId('standings')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 120_000, intervals: [20] });
  await expect(ben.getByTestId('standings').locator('li')).toHaveCount(2);
});
