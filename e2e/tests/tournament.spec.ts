import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { person } from './online.ts';
import { phone, picture } from './table.ts';
import { test } from './test.ts';

/** Goes to the table of a round, sees it, lets a bot play it to its end, and comes back. */
async function playMine(page: Page, round: number): Promise<void> {
  const mine = page.getByTestId('my-table');
  await expect(mine).toContainText(String(round));
  await mine.click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.request.post(`/api/tables/${pathname.split('/').at(-1)}/leave`);
  await expect(page.getByTestId('to-tournament')).toBeVisible({ timeout: 60_000 });
  await page.goBack();
}

const cells = (page: Page, column: number) => page.getByTestId('standings').locator(`tbody tr > :nth-child(${column})`).allTextContents();

test('two people play a tournament of two rounds, each against bots and with the same cards: desk and phone, English and Polish', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await ann.goto('/');
  await ann.getByTestId('tournaments').click();
  await ann.getByTestId('new-alhambra').click();
  await ann.getByTestId('tournament-title').fill('Friday cup');
  await ann.locator('dialog fieldset label', { hasText: '2' }).first().click();
  await ann.getByLabel('Bots at every table').selectOption('1');
  await ann.getByLabel('Bots, where they are needed').selectOption('novice');
  await ann.getByLabel('Rounds').selectOption('2');
  await expectAccessible(ann);
  await ann.getByTestId('make-tournament').click();
  const link = await ann.getByTestId('tournament-link').inputValue();
  // One person is no tournament: nothing to press yet, and a sentence why.
  await expect(ann.getByText('at least two people')).toBeVisible();
  await expect(ann.getByTestId('start-tournament')).toBeHidden();

  await ben.goto(link);
  await ben.getByTestId('enter').click();
  await expect(ben.getByTestId('entrants').locator('li')).toHaveText(['Ann', 'Ben']);
  await picture(ben, info.outputPath('gathering-ben.png'));
  // Ann sees him come.
  await expect(ann.getByTestId('entrants').locator('li')).toHaveText(['Ann', 'Ben']);
  await ann.getByTestId('start-tournament').click();

  await playMine(ann, 1);
  // Ben still plays the same cards: he learns nothing of what Ann did with them.
  await expect(ben.getByTestId('my-table')).toBeVisible();
  expect(await cells(ben, 3)).toEqual(['0', '0']);
  await expect(ben.getByTestId('round-1').locator('small', { hasText: /wynik/ })).toHaveCount(0);
  await picture(ben, info.outputPath('round-ben.png'));
  await playMine(ben, 1);
  await Promise.all([playMine(ann, 2), playMine(ben, 2)]);

  for (const page of [ann, ben]) {
    await expect(page.getByTestId('winners')).toBeVisible();
    await expect(page.getByTestId('round-1').locator('small', { hasText: /^(score|wynik)/ })).toHaveCount(4);
  }
  expect(await cells(ann, 3)).toEqual(await cells(ben, 3));
  // What was luck is taken out on the spot.
  await ann.getByTestId('take-luck-out').click();
  await expect(ann.locator('progress')).toBeVisible();
  await expectAccessible(ben);
  await picture(ann, info.outputPath('over-ann.png'));
  await picture(ben, info.outputPath('over-ben.png'));
  // All is over: Ann may look at what Ben did.
  await ann.getByTestId('round-2').getByRole('button', { name: 'Look at the game' }).click();
  await expect(ann).toHaveURL(/\/play\//);
});

test('two people play the same cards at tables of their own, and see what the other made of them: desk and phone, English and Polish', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').nth(2).click();
  await ann.locator('dialog fieldset label', { hasText: '2' }).first().click();
  await ann.locator('dialog ol select').selectOption('novice');
  await ann.getByLabel('Cards').selectOption('same');
  await ann.getByTestId('make-table').click();
  const link = await ann.getByTestId('deal-link').inputValue();
  await letBotsPlay(ann);
  await expect(ann.getByTestId('field').locator('tbody tr')).toHaveCount(1);

  await ben.goto(link);
  // Ann's result is no business of his before his own.
  await expect(ben.getByTestId('results')).toContainText('1 gra zakończona');
  await expect(ben.getByTestId('field')).toHaveCount(0);
  await expectAccessible(ben);
  await ben.getByTestId('play-deal').click();
  await expect(ben).toHaveURL(/\/table\//);
  await ben.goto(link);
  await letBotsPlay(ben);
  await expect(ben.getByTestId('field').locator('tbody tr')).toHaveCount(2);
  await expect(ben.getByTestId('field').locator('[data-you]')).toContainText('Ben');

  await ann.getByTestId('close-deal').click();
  await ann.getByTestId('forget').click();
  await expect(ann.getByTestId('take-luck-out')).toBeVisible();
  await expectAccessible(ann);
  await picture(ann, info.outputPath('deal-ann.png'));
  await picture(ben, info.outputPath('deal-ben.png'));
  // Taken out on the smallest phone, the luck has a column there, too, and none is cut.
  await ben.setViewportSize({ width: 360, height: 640 });
  await ben.reload();
  await ben.getByTestId('take-luck-out').click();
  await expect(ben.getByTestId('corrected').filter({ hasText: /\d/ })).toHaveCount(2, { timeout: 120_000 });
  const field = ben.getByTestId('field').locator('..');
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await picture(ben, info.outputPath('deal-ben-small.png'));
  await ann.getByRole('button', { name: 'Ben Look at the game' }).click();
  await expect(ann).toHaveURL(/\/play\//);
});

/** From the page of a deal: a bot plays my table to its end. */
async function letBotsPlay(page: Page): Promise<void> {
  const table = await page.getByTestId('my-table').getAttribute('href');
  await page.request.post(`/api/tables/${table?.split('/').at(-1)}/leave`);
  await expect(page.getByTestId('field')).toBeVisible({ timeout: 60_000 });
}
