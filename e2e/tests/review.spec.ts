import { alhambra } from '@parlour/alhambra';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { finished, shortWill } from './moments.ts';
import { openSaved, phone, picture, prefer } from './table.ts';
import { test } from './test.ts';

for (const { name, game, viewport, language, soFar } of [
  {
    name: 'Alhambra on a desk, in English',
    game: () => finished(alhambra, '2-players'),
    viewport: { width: 1440, height: 900 },
    language: 'en',
    soFar: 'What was found so far',
  },
  { name: 'Last Will on a phone, in Polish', game: shortWill, viewport: phone, language: 'pl', soFar: 'Co widać dotąd' },
] as const) {
  test(`a finished game of ${name} is gone through again, and its costly moments are shown at the table`, async ({ page }, info) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page, { language });
    await openSaved(page, await game());
    // What is found is told while the rest is still looked at; a look in between might come too late for it.
    await page.evaluate((title) => {
      const look = () => {
        const early = [...document.querySelectorAll('[data-testid=review]:has(progress) h2')].some(
          ({ textContent }) => textContent === title,
        );
        if (early) document.documentElement.toggleAttribute('data-told-early', true);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }, soFar);
    await page.getByTestId('review-game').click();
    const review = page.getByTestId('review');
    await expect(review.locator('progress')).toBeVisible();
    // A game has many decisions, and this machine may be busy.
    await expect(review.getByRole('table')).toBeVisible({ timeout: 120_000 });
    await expect(page.locator('html[data-told-early]')).toHaveCount(1);
    await expect(review.getByRole('heading', { name: soFar })).toHaveCount(0);
    await picture(page, info.outputPath('done.png'));
    // The account: every part, and a sentence to whoever sits here.
    await expect(review.getByTestId('account').getByRole('row')).toHaveCount(8);
    await expect(review.getByTestId('account').getByRole('listitem').first()).toContainText({ en: /dealt/, pl: /rozdanie/i }[language]);
    await expectAccessible(page);
    const moment = review.locator('li button', { has: page.locator('strong') }).first();
    const better = (await moment.locator('strong').textContent()) ?? '';
    expect(better).not.toBe('');
    await moment.click();
    await expect(page.getByTestId('back-to-now')).toBeVisible();
    const remark = page.getByTestId('remark');
    await expect(remark).toContainText(better);
    // What the person here decided can be decided anew; what a bot did cannot.
    const own = /(Ala played|Agatha)/.test((await remark.textContent())?.split('.')[0] ?? '');
    await expect(page.getByTestId('anew')).toHaveCount(own ? 1 : 0);
    await picture(page, info.outputPath('moment.png'));
    // On a step, and what is said of it changes; back to now, and nothing is.
    await page
      .getByRole('button', { name: { en: 'One step on', pl: 'Krok naprzód' }[language] })
      .first()
      .click();
    await expect(remark).not.toContainText(better);
    await page.getByTestId('back-to-now').click();
    await expect(remark).toBeHidden();
    // What was found is kept for my page.
    await page.goto('/history');
    await expect(page.getByTestId(/^my-play-/)).toBeVisible();
  });
}

test('in a review the drawing itself leads to any moment of the game, by keyboard too', async ({ page }) => {
  await prefer(page);
  await openSaved(page, finished(alhambra, '2-players'));
  await page.getByTestId('review-game').click();
  const slider = page.getByTestId('review').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const [, of] = /^Step \d+ of (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? [];
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${Math.round(Number(of) / 2)} of`));
});
