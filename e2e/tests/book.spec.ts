import { expect } from '@playwright/test';
import { exactStart } from './positions.ts';
import { change, openSaved, prefer } from './table.ts';
import { test } from './test.ts';

test('the book is read, searched, and its examples are played through; whoever leaves one finds back', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/last-will');
  await page.getByRole('link', { name: 'Getting Sacked', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Sacked: the rules');
  await expect(page.locator('figure [data-piece^="plan:"]')).toHaveCount(8);
  // A search goes through both books.
  await page.getByRole('searchbox').fill('opera');
  await expect(page.locator('[data-rule="LW-ERR-8"]')).toBeVisible();
  await expect(page.locator('[data-rule="GS-JOB-10"]')).toBeVisible();
  await page.goto('/rules/last-will#farm-with-dog-and-horse');
  await page.locator('aside', { hasText: 'A farm takes first a dog' }).getByRole('link').click();
  const guide = page.getByTestId('guide');
  await page.getByTestId('example-next').click();
  await expect(guide).toContainText('Not allowed');
  await guide.getByRole('button', { name: 'See the rule' }).click();
  await expect(page.locator('dialog [data-at]')).toContainText('LW-COMP-2');
  await page.keyboard.press('Escape');
  await page.getByTestId('example-next').click();
  await expect(guide).toContainText('Step 2 of 4');
  // Ann goes her own way and comes back.
  await page.locator('[data-piece="done/0"]').click();
  await page.getByTestId('confirm').click();
  await guide.getByRole('button', { name: 'Back to the example' }).click();
  await expect(guide).toContainText('Step 2 of 4');
  await guide.getByRole('link', { name: 'To the book' }).click();
  await expect(page.getByRole('heading', { name: 'Companions', level: 2 })).toBeInViewport();
});

test('cards are looked through, and lead to rules and figures', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/alhambra');
  await page.locator('[data-rule="AL-MONEY-1"]').getByRole('link', { name: '36 cards' }).click();
  const cards = page.getByTestId('cards').getByRole('button');
  await expect(cards).toHaveCount(36);
  await page.getByRole('checkbox').click();
  await page.getByLabel('Symbol').selectOption('Tower');
  await page.getByLabel('Cost').selectOption('9');
  await expect(cards).toHaveCount(1);
  await cards.click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('3 copies');
  await expect(card.getByTestId('figures')).toContainText('games between bots');
  await expect(page).toHaveURL(/#tower-9$/);
  await card.getByRole('link', { name: 'AL-SCORE-3' }).click();
  await expect(page.locator('[data-at]')).toContainText('AL-SCORE-3');
});

test('from a line of the log, and from whatever has the focus, to the rule and back', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  const rule = page.locator('dialog [data-at]');
  await page.getByTestId('log-rule').first().click();
  await expect(rule).toContainText('AL-SETUP-2');
  await page.keyboard.press('Escape');
  // Put away, they give the focus back.
  await expect(page.locator('dialog')).toHaveCount(0);
  const money = page.locator('[data-piece^="take:"]').first();
  await money.focus();
  await page.keyboard.press('?');
  await expect(rule).toContainText('AL-MONEY-1');
  await expect(page.locator('dialog').getByRole('link', { name: 'Read in the book' })).toHaveAttribute(
    'href',
    '/rules/alhambra#AL-MONEY-1',
  );
  await page.keyboard.press('Escape');
  await expect(money).toBeFocused();
});

test('every reference sheet prints on one page of A4, in both languages', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  const sheets = {
    '/sheet/alhambra': { en: 'How to win', pl: 'Jak wygrać' },
    '/sheet/last-will': { en: 'How to win', pl: 'Jak wygrać' },
    '/sheet/last-will/getting-sacked': { en: 'Your job', pl: 'Posada' },
  };
  for (const [address, words] of Object.entries(sheets)) {
    await page.goto(address);
    for (const [language, title] of Object.entries(words)) {
      await change(page, { language });
      const sheet = page.getByTestId('sheet');
      await expect(sheet).toContainText(title);
      await expect.poll(() => sheet.evaluate((paper) => paper.style.getPropertyValue('--on-paper'))).not.toBe('');
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${address} ${language}`).toHaveLength(1);
      // A4, in points.
      expect(pdf).toMatch(/MediaBox ?\[0 0 59[45][.\d]* 84[12]/);
      // Nothing is cut at the side of the paper.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 710, height: 1039 });
      expect(await sheet.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBeLessThanOrEqual(0);
      // It fits without being made smaller, and leaves little of the page empty.
      const height = await sheet.evaluate((paper) => paper.scrollHeight);
      expect(height, `${address} ${language}`).toBeLessThanOrEqual(1039);
      expect(height, `${address} ${language}`).toBeGreaterThan(0.8 * 1039);
      await page.emulateMedia({ media: null });
    }
  }
});
