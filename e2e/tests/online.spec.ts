import { type Browser, expect, type Page, test } from '@playwright/test';
import { act as actInLastWill } from './last-will.ts';
import { act, legal, phone, prefer } from './table.ts';

async function person(browser: Browser, name: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await prefer(page, { name });
  return page;
}

/** Ann makes a table for herself, a friend and a bot; Ben comes by the link. */
async function sitDown(browser: Browser, game = 'alhambra', expansion?: string): Promise<[Page, Page]> {
  const ann = await person(browser, 'Ann', { width: 1440, height: 900 });
  const ben = await person(browser, 'Ben', phone);
  await ann.goto('/');
  await ann.locator(`article[data-game=${game}] button`).nth(2).click();
  if (expansion !== undefined) await ann.getByLabel('Getting Sacked').selectOption(expansion);
  await ann.getByTestId('make-table').click();
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await ben.getByTestId('join').click();
  for (const page of [ann, ben]) await expect(page.getByTestId('prompt')).toBeVisible();
  return [ann, ben];
}

test('two people and a bot play a whole game online, with a reload in the middle', async ({ browser }, info) => {
  const [ann, ben] = await sitDown(browser);
  let played = 0;
  for (let i = 0; i < 6000; i++) {
    const done = await Promise.all([act(ann), act(ben)]);
    played += done.filter((what) => what === 'played').length;
    if (done.every((what) => what === 'over')) break;
    if (played === 10) {
      await ben.reload();
      await expect(ben.getByTestId('prompt')).toBeVisible();
      await ann.screenshot({ path: info.outputPath('ann.png') });
      await ben.screenshot({ path: info.outputPath('ben.png') });
      played++;
    }
  }
  for (const page of [ann, ben]) await expect(page.getByTestId('standings')).toBeVisible();
  expect(await ann.getByTestId('standings').textContent()).toBe(await ben.getByTestId('standings').textContent());
});

test('two people and a bot play a whole game of Last Will with Getting Sacked online, with a reload in the middle', async ({
  browser,
}, info) => {
  const [ann, ben] = await sitDown(browser, 'last-will', 'full');
  for (let i = 0; i < 6000; i++) {
    const over = await Promise.all([actInLastWill(ann), actInLastWill(ben)]);
    if (over.every(Boolean)) break;
    if (i === 60) {
      await ben.reload();
      await expect(ben.getByTestId('prompt')).toBeVisible();
      await ann.screenshot({ path: info.outputPath('ann.png') });
      await ben.screenshot({ path: info.outputPath('ben.png') });
    }
  }
  for (const page of [ann, ben]) await expect(page.getByTestId('standings')).toBeVisible();
  expect(await ann.getByTestId('standings').textContent()).toBe(await ben.getByTestId('standings').textContent());
});

test('people talk, and take back together what one may not take back alone', async ({ browser }) => {
  const [ann, ben] = await sitDown(browser);
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await ann.getByLabel('Say something').fill('Good luck!');
  await ann.getByLabel('Say something').press('Enter');
  await ben.getByRole('button', { name: 'Log and help' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.getByText('Good luck!')).toBeVisible();
  await ben.keyboard.press('Escape');

  const first = await Promise.race([
    legal(ann)
      .first()
      .waitFor()
      .then(() => ann),
    legal(ben)
      .first()
      .waitFor()
      .then(() => ben),
  ]);
  const other = first === ann ? ben : ann;
  await first.locator('[data-piece^="take:"]').first().click();
  await first.getByTestId('confirm').click();
  await expect(first.getByTestId('confirm')).toHaveCount(0);
  await expect.poll(() => first.getByTestId('undo').getAttribute('aria-label')).toContain('Ask everybody');
  await first.getByTestId('undo').click();
  await expect(other.getByTestId('undo-request')).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(other.getByTestId('undo-request')).toBeHidden();
});

test('whoever only watches sees the table and nobody’s hand', async ({ browser }) => {
  const [ann] = await sitDown(browser);
  const eve = await person(browser, 'Eve', { width: 1440, height: 900 });
  await eve.goto(ann.url());
  await expect(eve.getByTestId('prompt')).toBeVisible();
  await expect(eve.locator('[data-piece^="slot:"]').first()).toBeVisible();
  await expect(eve.locator('[data-piece^="pay:"]')).toHaveCount(0);
  await expect(legal(eve)).toHaveCount(0);
});

test('a name is kept, and the page says how one is told of one’s turn', async ({ page }) => {
  await prefer(page, { name: 'Ann' });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('heading', { name: 'When it is your turn' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'When it is your turn' })).toBeVisible();
});
