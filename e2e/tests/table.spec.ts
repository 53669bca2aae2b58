import { alhambra } from '@parlour/alhambra';
import { expect } from '@playwright/test';
import { test } from './led.ts';
import { beforeScoring, finished } from './moments.ts';
import { exactStart, outOfReach } from './positions.ts';
import { act, legal, openSaved, phone, picture, prefer, startGame } from './table.ts';
import { test as alone } from './test.ts';

test('a purchase is put together touch by touch, each touch can be taken back, and the exact one undone', async ({ page }, info) => {
  const { record, picks } = exactStart();
  await prefer(page);
  await openSaved(page, record);
  const [slot, ...pay] = picks.map((pick) => page.locator(`[data-piece="${pick}"]`));
  const beginning = await page.getByTestId('prompt').textContent();
  await slot?.click();
  await expect(page.getByTestId('prompt')).not.toHaveText(beginning ?? '');
  await slot?.click();
  await expect(page.getByTestId('prompt')).toHaveText(beginning ?? '');
  await slot?.click();
  for (const card of pay) await card.click({ position: { x: 8, y: 24 } });
  await picture(page, info.outputPath('paying.png'));
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('prompt')).toContainText('again');
  await expect(slot!).toHaveCount(0);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('prompt')).toHaveText(beginning ?? '');
  await expect(slot!).toBeVisible();
});

test('what may not be touched says why, and the rule is one click away', async ({ page }, info) => {
  await prefer(page);
  await openSaved(page, outOfReach());
  await expect(legal(page).first()).toBeVisible();
  await page.locator('[data-piece^="slot:"]:not([data-legal])').first().click();
  await expect(page.getByTestId('notice').getByRole('button').first()).toHaveAttribute('title', 'AL-BUY-1');
  await picture(page, info.outputPath('refused.png'));
  await page.getByTestId('notice').getByRole('button').first().click();
  await expect(page.locator('dialog [data-at]')).toContainText('AL-BUY-1');
  await expect(page.locator('dialog [data-at]')).toBeInViewport({ ratio: 1 });
});

test('a card dragged onto a building begins to pay for it', async ({ page }) => {
  const { record, picks } = exactStart();
  await prefer(page);
  await openSaved(page, record);
  const [slot, card] = picks.map((pick) => page.locator(`[data-piece="${pick}"]`));
  await card?.dragTo(slot!, { sourcePosition: { x: 8, y: 24 } });
  for (const piece of [slot!, card!]) await expect(piece).toHaveAttribute('data-chosen', 'true');
});

test('once money is taken, the table says what stops undo', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  await page.locator('[data-piece^="take:"]').first().click();
  await page.getByTestId('confirm').click();
  await expect(legal(page).first()).toBeVisible();
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('undo')).toHaveAccessibleName(/has decided since/);
});

test('the log shows any earlier moment and comes back', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  await expect(legal(page).first()).toBeVisible();
  const yard = () =>
    page.locator('[data-piece^="slot:"]').evaluateAll((pieces) => pieces.map((piece) => piece.querySelector('span')?.textContent));
  const start = await yard();
  for (let played = 0; played < 3; ) if ((await act(page)) === 'played') played++;
  await expect(legal(page).first()).toBeVisible();
  const now = await yard();
  await page.getByTestId('log').locator('button').first().click();
  await expect(page.getByText('The beginning of the game')).toBeVisible();
  await expect.poll(yard).toEqual(start);
  await expect(legal(page)).toHaveCount(0);
  await page.getByTestId('back-to-now').click();
  await expect.poll(yard).toEqual(now);
});

test('anybody may play on from an earlier moment, in a game of its own', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  const first = page.url();
  for (let played = 0; played < 2; ) if ((await act(page)) === 'played') played++;
  await expect(legal(page).first()).toBeVisible();
  await page.getByTestId('log').locator('button').first().click();
  await page.getByTestId('fork').click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByTestId('log').locator('li')).toHaveCount(1);
  await expect(legal(page).first()).toBeVisible();
});

for (const size of [{ width: 1440, height: 900 }, phone])
  test(`a bot’s hint is marked on the table as if it had been touched, at ${size.width} pixels`, async ({ page }, info) => {
    const { record } = beforeScoring();
    await page.setViewportSize(size);
    await prefer(page);
    await openSaved(page, record);
    await expect(legal(page).first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.getByTestId('confirm').first()).toBeVisible({ timeout: 15_000 });
    const chosen = page.locator('[data-piece][data-chosen]');
    await expect(chosen.first()).toBeVisible();
    await picture(page, info.outputPath('hint.png'));
    // Why is said in full: at the side, or when its line is touched.
    const why = page.getByTestId('hint').locator('p');
    if (size === phone) {
      await expect(why).toBeHidden();
      await page.getByTestId('hint').getByRole('button').click();
      await expect(why).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(why).toBeHidden();
    } else await expect(why).toBeInViewport({ ratio: 1 });
    // Every piece of it can be taken back by touching it; then nothing is left to confirm.
    for (let marked = await chosen.count(); marked > 0; marked--) {
      await expect(chosen).toHaveCount(marked);
      await chosen.first().click({ position: { x: 8, y: 24 } });
    }
    await expect(page.getByTestId('confirm')).toHaveCount(0);
  });

test('a bot gives a hint that can be played', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  await page.keyboard.press('h');
  await expect(page.getByTestId('confirm').first()).toBeVisible({ timeout: 15_000 });
  await page.getByTestId('confirm').first().click();
  await expect(page.getByTestId('log').locator('li')).not.toHaveCount(1);
});

alone('the language is switched in the middle of a game, in every window', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await prefer(window);
  await other.goto('/rules/alhambra');
  await openSaved(page, exactStart().record);
  await expect(page.getByTestId('prompt')).toContainText('take money');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('pl');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('prompt')).toContainText('weź pieniądze');
  for (const window of [page, other]) await expect(window.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(other.getByRole('button', { name: 'Kupowanie budowli' })).toBeVisible();
});

test('people at one screen never see each other’s hands', async ({ page }, info) => {
  await page.setViewportSize(phone);
  await prefer(page);
  await startGame(page, 'screen', 2);
  const own = page.locator('[data-piece^="pay:"]');
  await expect(page.getByTestId('lift-curtain')).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByTestId('lift-curtain').click();
  await expect(own).not.toHaveCount(0);
  // Taking money ends the turn: the curtain falls, and the hand is not even on the page.
  await page.locator('[data-piece^="take:"]').first().click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('lift-curtain')).toBeVisible();
  await expect(own).toHaveCount(0);
  await picture(page, info.outputPath('curtain.png'));
});

test('a game goes on after the page was closed, and can be kept as a file', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  await page.locator('[data-piece^="take:"]').first().click();
  await page.getByTestId('confirm').click();
  await expect(legal(page).first()).toBeVisible();
  const entries = await page.getByTestId('log').locator('li').count();
  await page.reload();
  await expect(page.getByTestId('log').locator('li')).toHaveCount(entries);
  await page.goto('/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  expect((await download).suggestedFilename()).toContain('alhambra');
});

test('a saved game brought in from a file is shown where it belongs; one with an impossible decision is told at once', async ({ page }) => {
  await prefer(page, { language: 'pl' });
  await page.setViewportSize(phone);
  await page.goto('/');
  const bring = (record: unknown) =>
    page
      .getByTestId('import')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  const over = finished(alhambra, '4-players');
  await bring(over);
  await expect(page.locator('a[href^="/play/"]:focus')).toContainText('wygrywa Ala');
  await expect(page.locator('a[href^="/play/"]:focus')).toBeInViewport();
  await expect(page.getByTestId('brought-in')).toContainText('Wczytano: Alhambra. Stan: wygrywa Ala');
  await bring({ ...over, moves: over.moves.slice(0, 20) });
  await expect(page.getByRole('region', { name: 'Graj dalej' }).locator('a:focus')).toContainText('20');
  await expect(page.locator('a[href^="/play/"]:focus')).toBeInViewport();
  await bring({ ...over, moves: [...over.moves.slice(0, 20), over.moves[0]] });
  await expect(page.getByRole('alert')).toContainText(/^Decyzja 21 .* jest niemożliwa: [A-ZĄĆĘŁŃÓŚŹŻ]/);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.locator('a[href^="/play/"]')).toHaveCount(2);
});

test('a file that is no saved game gets a sentence', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByTestId('import').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format": 1}') });
  await expect(page.getByRole('alert')).toContainText('damaged');
});

alone(
  'cards fly when somebody plays; for those who prefer reduced motion they stay put, and others’ moves are told all the same',
  async ({ page }) => {
    await prefer(page, { speed: 1 });
    await openSaved(page, exactStart().record);
    await page.evaluate(() => {
      const seen = { flights: 0, longest: 0 };
      Object.assign(globalThis, { seen });
      setInterval(() => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect;
          if (effect.target?.closest('.flights') === null) continue;
          seen.flights++;
          seen.longest = Math.max(seen.longest, Number(effect.getTiming().duration));
        }
      }, 16);
    });
    /** Takes money, waits for the others, and says what has flown so far. */
    const takeMoney = async () => {
      await expect(legal(page).first()).toBeVisible();
      const telling = page.getByTestId('telling');
      await expect(telling).toHaveCount(0);
      await page.locator('[data-piece^="take:"]').first().click();
      await page.getByTestId('confirm').click();
      await expect(telling).toContainText(/[A-Z]\w+ (takes|buys)/);
      await expect(legal(page).first()).toBeVisible();
      return page.evaluate(() => ({ ...(globalThis as unknown as { seen: { flights: number; longest: number } }).seen }));
    };
    const moving = await takeMoney();
    expect(moving.flights).toBeGreaterThan(0);
    expect(moving.longest).toBeLessThan(300);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await takeMoney()).toEqual(moving);
  },
);

test('a card that rises under the mouse stays there, even at its lower edge', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 3);
  const card = page.locator('[data-piece^="take:"][data-legal]').first();
  const { x, y, width, height } = (await card.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 2);
  await expect.poll(() => card.evaluate((element) => element.matches(':hover'))).toBe(true);
  await card.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const tops = await card.evaluate(async (element) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 40; frame++) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(element.getBoundingClientRect().top));
    }
    return [...seen];
  });
  expect(tops).toHaveLength(1);
});
