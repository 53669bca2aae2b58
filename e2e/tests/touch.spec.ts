import { expect, type Locator, type Page } from '@playwright/test';
import { exactStart, outOfReach } from './positions.ts';
import { drawn, legal, openSaved, phone, prefer } from './table.ts';
import { test } from './test.ts';

/** A finger: where it is put, where it goes, how long it rests. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    move: (x: number, y: number) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
  };
}

/** A spot of a piece that shows even where cards overlap. */
async function spot(piece: Locator): Promise<[number, number]> {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return [box.x + 9, box.y + 24];
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const touch = await finger(page);
  const [[x1, y1], [x2, y2]] = [await spot(from), await spot(to)];
  await touch.down(x1, y1);
  for (let step = 1; step <= 6; step++) await touch.move(x1 + ((x2 - x1) * step) / 6, y1 + ((y2 - y1) * step) / 6);
  // A finger rests before it lets go. Lifted in flight it would set off a fling, and the browser takes the next tap for its end.
  await page.waitForTimeout(150);
  await touch.move(x2, y2);
  await touch.up();
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a long press explains and chooses nothing; the next touch puts the explanation away', async ({ page }) => {
    await prefer(page);
    await openSaved(page, exactStart().record);
    await expect(legal(page).first()).toBeVisible();
    const building = page.locator('[data-piece^="slot:"]').first();
    const touch = await finger(page);
    await touch.down(...(await spot(building)));
    await expect(page.getByRole('tooltip')).toContainText('cards:');
    await touch.up();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(building).not.toHaveAttribute('data-chosen');
    await page.touchscreen.tap(195, 580);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('a tip is one line of the prompt, which opens when touched; the first of all speaks of the long press', async ({ page }) => {
    await prefer(page, { tips: true });
    await openSaved(page, exactStart().record);
    await expect(page.getByTestId('tip-seen')).toBeHidden();
    await page.getByTestId('tip').getByRole('button').first().tap();
    await expect(page.getByTestId('tip')).toContainText('Press and hold a card');
    await page.getByTestId('tip-seen').tap();
    await expect(page.getByTestId('tip')).toHaveCount(0);
  });

  test('a tap chooses, and one on what is not allowed says why, with the rule', async ({ page }) => {
    await prefer(page);
    await openSaved(page, outOfReach());
    const card = page.locator('[data-piece^="take:"]').first();
    await card.tap();
    await expect(card).toHaveAttribute('data-chosen', 'true');
    await card.tap();
    await page.locator('[data-piece^="slot:"]:not([data-legal])').first().tap();
    await expect(page.getByTestId('notice').getByRole('button').first()).toHaveAttribute('title', 'AL-BUY-1');
  });

  test('money dragged onto a building begins to pay for it', async ({ page }) => {
    const { record, picks } = exactStart();
    await prefer(page);
    await openSaved(page, record);
    const [slot, card] = picks.map((pick) => page.locator(`[data-piece="${pick}"]`));
    await drag(page, card!, slot!);
    for (const piece of [slot!, card!]) await expect(piece).toHaveAttribute('data-chosen', 'true');
  });

  test('money dragged from the display to the hand is chosen to be taken, and stays where it is dropped anywhere else', async ({
    page,
  }) => {
    await prefer(page);
    await openSaved(page, exactStart().record);
    const card = page.locator('[data-piece^="take:"]').first();
    await drag(page, card, page.getByTestId('prompt'));
    await expect(card).not.toHaveAttribute('data-chosen');
    await drag(page, card, page.locator('[data-piece^="pay:"]').first());
    await expect(card).toHaveAttribute('data-chosen', 'true');
    await page.getByTestId('confirm').tap();
    await expect(page.getByTestId('undo')).toHaveAccessibleName(/has decided since/);
  });
});

test('with a mouse, too, a building is dragged home and a card to the hand', async ({ page }) => {
  await prefer(page);
  const { record, picks } = exactStart();
  await openSaved(page, record);
  const slot = page.locator(`[data-piece="${picks[0]}"]`);
  const hand = page.locator('[data-place=hand]');
  await slot.dragTo(hand);
  await expect(slot).toHaveAttribute('data-chosen', 'true');
  await page.getByTestId('clear').click();
  const card = page.locator('[data-piece^="take:"]').first();
  await card.dragTo(hand);
  await expect(card).toHaveAttribute('data-chosen', 'true');
});

/** Counts the tones and noises that the page makes. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counts = { heard: 0 };
    Object.assign(globalThis, { counts });
    const count = ({ context }: AudioNode) => {
      if (context.state === 'running') counts.heard++;
    };
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        count(this);
        super.start(when);
      }
    };
    globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(when?: number): void {
        count(this);
        super.start(when);
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { counts: { heard: number } }).counts.heard);
}

test('the table is silent until sound is switched on, then cards, refusals and one’s turn are heard', async ({ page }) => {
  await prefer(page);
  const heard = await listen(page);
  await openSaved(page, outOfReach());
  const refused = page.locator('[data-piece^="slot:"]:not([data-legal])').first();
  await refused.click();
  await expect(page.getByTestId('notice')).toBeVisible();
  expect(await heard()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sound', { exact: true }).check();
  await expect.poll(heard).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  const before = await heard();
  await page.locator('[data-piece^="take:"]').first().click();
  await refused.click();
  await page.getByTestId('confirm').click();
  await expect.poll(heard).toBeGreaterThan(before + 1);
});

test('newcomers get a tip with a decision, each once, and none after they asked for no more', async ({ page }) => {
  await prefer(page, { tips: true });
  await openSaved(page, exactStart().record);
  const tip = page.getByTestId('tip');
  await expect(tip).toContainText('What shines can be touched');
  await page.getByTestId('tip-seen').click();
  await expect(tip).toHaveCount(0);
  await page.reload();
  await expect(tip).toContainText('pay for a building exactly');
  // Whoever decides has read what stood there.
  await page.locator('[data-piece^="take:"]').first().click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('log').locator('li')).not.toHaveCount(1);
  await expect(legal(page).first()).toBeVisible();
  await expect(tip).toBeVisible();
  await expect(tip).not.toContainText('pay for a building exactly');
  await page.getByTestId('tips-off').click();
  await page.reload();
  await expect(legal(page).first()).toBeVisible();
  await expect(tip).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Tips for newcomers').check();
  await page.keyboard.press('Escape');
  await expect(tip).toContainText('What shines can be touched');
});

test('at no size does anything on the table move or shrink while a move is put together, tips or not', async ({ page }) => {
  await prefer(page, { tips: true });
  await openSaved(page, exactStart().record);
  const places = () =>
    page.locator('main, main + section, [data-piece]:not([data-chosen])').evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [`${one.tagName} ${one.getAttribute('data-piece')}`, [x, y, width, height].map(Math.round)];
        }),
      ),
    );
  for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await drawn(page);
    await expect(page.getByTestId('tip')).toBeVisible();
    await expect(page.locator('[data-piece^="take:"]').first()).toBeVisible();
    const before = await places();
    await page.locator('[data-piece^="take:"]').first().click();
    await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('clear')).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    // What is hovered sinks back first.
    await expect.poll(async () => ({ ...before, ...(await places()) })).toEqual(before);
    await page.getByTestId('clear').click();
    await page.mouse.move(0, 0);
    await expect.poll(places).toEqual(before);
  }
});
