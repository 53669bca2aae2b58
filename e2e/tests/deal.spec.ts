import { expect } from '@playwright/test';
import { person } from './online.ts';
import { phone, picture } from './table.ts';
import { test } from './test.ts';

test('a deal is promised in the form, shown at the table, and checked in the browser after the game', async ({ browser }, info) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone, language: 'pl' });
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').nth(2).click();
  await ann.locator('dialog fieldset label', { hasText: '2' }).first().click();
  await ann.locator('dialog ol select').first().selectOption('casual');
  const form = ann.getByTestId('deal');
  await form.locator('summary').click();
  await form.getByRole('textbox').fill('czarna żaba!');
  await expect(form.getByRole('textbox')).toHaveValue('czarnażaba');
  const hash = await form.getByTestId('deal-hash').textContent();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await picture(ann, info.outputPath('form.png'));
  await ann.getByTestId('make-table').click();
  await expect(ann.getByTestId('prompt')).toBeVisible();

  // A bot goes on for her, to the end.
  const table = /\/table\/([^/]+)/.exec(ann.url())?.[1];
  await ann.request.post(`/api/tables/${table}/leave`);
  const over = async () => (await ann.request.get(`/api/tables/${table}/record`)).ok();
  await expect.poll(over, { timeout: 120_000 }).toBe(true);
  await ann.reload();
  await expect(ann.getByTestId('standings')).toBeVisible();
  const deal = ann.getByRole('dialog').getByTestId('deal');
  await deal.locator('summary').click();
  await expect(deal.getByTestId('deal-hash')).toHaveText(hash ?? '');
  await expect(deal).toContainText('czarnażaba');
  await expect(deal.getByTestId('deal-verdict')).toContainText('Sprawdzone w przeglądarce');
  await deal.getByTestId('deal-verdict').scrollIntoViewIfNeeded();
  await picture(ann, info.outputPath('checked.png'));

  // A server that had shown another hash before is found out.
  await ann.evaluate((key) => {
    localStorage[key] = JSON.stringify({ hash: '0'.repeat(64), early: true });
  }, `parlour-deal-${table}`);
  await ann.reload();
  await ann.getByTestId('deal').locator('summary').click();
  await expect(ann.getByTestId('deal').getByRole('alert')).toContainText('przed jej rozpoczęciem pokazano 0000');
});
