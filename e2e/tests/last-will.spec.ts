import { lastWill } from '@parlour/last-will';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { act, playToTheEnd } from './last-will.ts';
import { test } from './led.ts';
import { inLastWill } from './moments.ts';
import { sackedStart } from './positions.ts';
import { change, expectOneScreen, openSaved, phone, picture, prefer, startGame } from './table.ts';

test('a whole game of Last Will against a bot, begun on a desk in English and ended on a phone in Polish', async ({ page }, info) => {
  await prefer(page);
  await startGame(page, 'bots', 2, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  await expectOneScreen(page, ['hand']);
  await picture(page, info.outputPath('start.png'));
  for (let i = 0; i < 50; i++) await act(page);
  await page.setViewportSize(phone);
  await change(page, { language: 'pl', autoConfirm: true });
  await picture(page, info.outputPath('middle.png'));
  await playToTheEnd(page);
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
  await picture(page, info.outputPath('result.png'));
});

test('a game of Last Will with all of Getting Sacked is played to its end against a bot, on a desk, in Polish', async ({ page }, info) => {
  await prefer(page, { language: 'pl', autoConfirm: true });
  await openSaved(page, await inLastWill(({ round }) => round === 7, 'full', 2));
  await expect(page.locator('[data-mine]')).toBeVisible();
  await expectOneScreen(page, ['hand']);
  await playToTheEnd(page);
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
  await picture(page, info.outputPath('result.png'));
});

test('everything of Last Will is on one screen with four players, and axe finds nothing wrong with it', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 4, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  await expectOneScreen(page, ['plan', 'slot', 'errand', 'hand'], 1);
  await expectAccessible(page);
});

test('a choice at the table of Last Will can be taken back, and a wrong one is answered with the rule', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 2, 'last-will');
  await expect(page.getByTestId('keep')).toBeDisabled();
  const hand = page.locator('[data-piece^="hand:"]');
  await hand.nth(0).click();
  await hand.nth(1).click();
  await hand.nth(1).click();
  await expect(page.locator('[data-piece^="hand:"][data-chosen]')).toHaveCount(1);
  // Errands come later.
  await page.locator('[data-piece^="errand:opera"]').click();
  await expect(page.getByTestId('notice')).toContainText('choose two cards');
});

test('where all decide at once, a hint is not lost because others decide while it is thought about', async ({ page }) => {
  await prefer(page);
  const start = sackedStart();
  await openSaved(page, { ...start, seats: start.seats.map((seat) => ('bot' in seat ? { ...seat, bot: 'master' } : seat)) });
  await expect(page.getByTestId('keep')).toBeDisabled();
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('prompt')).not.toContainText('Clara');
  await expect(page.getByTestId('hint')).toBeVisible();
  await expect(page.locator('[data-piece][data-chosen]')).toHaveCount(2);
});

test('a hint ticks the cards to keep, which is one decision, even if pressed twice', async ({ page }, info) => {
  await prefer(page);
  await startGame(page, 'bots', 2, 'last-will');
  await expect(page.getByTestId('keep')).toBeDisabled();
  await page.keyboard.press('h');
  await expect(page.locator('[data-piece^="hand:"][data-chosen]')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.getByTestId('confirm')).toHaveCount(1);
  await picture(page, info.outputPath('hint-keep.png'));
  await page.getByTestId('keep').dblclick();
  await expect(page.getByTestId('keep')).toHaveCount(0);
  await expect.poll(() => decided(page, 'keep')).toEqual([2]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a hint fills in how many cards to draw, which is one decision, even if pressed twice', async ({ page }, info) => {
  await prefer(page);
  const record = await inLastWill(({ doing, round }) => doing?.type === 'draw' && doing.due > 2 && round === 1, 'none', 2);
  await openSaved(page, record);
  await expect(page.getByTestId('draw')).toBeDisabled();
  // Whoever draws reaches for the deck.
  await page.getByTestId('draw-from-1').click();
  await expect(page.getByTestId('draw-from-1')).toHaveText('1');
  await page.keyboard.press('h');
  await expect(page.getByTestId('draw')).toBeEnabled({ timeout: 30_000 });
  await picture(page, info.outputPath('hint-draw.png'));
  // On a phone, whoever looks at the offer meanwhile sees where the cards are drawn.
  await page.setViewportSize(phone);
  const offer = page.locator('main nav [data-section=offer]');
  await offer.click();
  await expect(page.locator('main nav [data-section=errands]')).toHaveAttribute('data-open', 'true');
  await offer.click();
  await page.getByTestId('draw').dblclick();
  await expect(page.getByTestId('draw')).toHaveCount(0);
  await expect.poll(() => decided(page, 'draw')).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whatever is advised is marked and done with one press; the way that spends most comes first without advice', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await inLastWill(({ doing, round }) => doing?.type === 'draw' && doing.due > 1 && round > 1, 'full', 2));
  // Not every decision has a line in the log: who keeps their job says nothing.
  const step = page.getByText(/^Step \d+ of \d+$/);
  for (let i = 0; i < 4; i++) {
    await expect(page.locator('[data-mine]')).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.primary[data-testid="confirm"]')).toHaveCount(1);
    const before = await step.innerText();
    await page.keyboard.press('c');
    await expect(step).not.toHaveText(before);
    await expect(page.getByTestId('hint')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('before a card is played, the prompt says what will be left: money, in all, actions', async ({ page }) => {
  await prefer(page);
  await openSaved(
    page,
    await inLastWill(({ phase, doing, players }, seat) => {
      return phase === 'actions' && doing === null && (players[seat]?.actions ?? 0) > 1 && (players[seat]?.hand.length ?? 0) > 3;
    }),
  );
  await page.locator('[data-piece^="hand:"][data-legal]').first().click();
  await expect(page.getByTestId('outcome').first()).toContainText(/£\d+\s→\s£\d+ · in\sall\s£\d+\s→\s£\d+/);
  await page.keyboard.press('Escape');
  await page.locator('[data-piece^="done"]').click();
  await expect(page.getByTestId('confirm')).toContainText(/lose \d actions/);
});

/** Of each decision that the person made with moves of a kind in the game on the table, as it is kept: how many moves it has. */
async function decided(page: Page, kind: string): Promise<number[]> {
  const decisions = await page.evaluate(async () => {
    const games = indexedDB.open('parlour');
    await new Promise((resolve) => (games.onsuccess = resolve));
    const asked = games.result
      .transaction('games')
      .objectStore('games')
      .get(location.pathname.split('/').at(-1) ?? '');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    games.result.close();
    const { record } = asked.result as { record: { moves: [number, ...{ type: string }[]][]; seats: { bot?: string }[] } };
    return record.moves.filter(([seat]) => record.seats[seat]?.bot === undefined).map(([, ...moves]) => moves.map(({ type }) => type));
  });
  return decisions.filter((types) => types.includes(kind)).map((types) => types.length);
}

/** A moment at which a turn may be ended, with so many moves to choose from. */
const endOfTurn = (among: (moves: number) => boolean) =>
  inLastWill((state, seat) => {
    const moves = state.phase === 'actions' && state.doing === null ? lastWill.moves(state, seat) : [];
    return moves.some(({ type }) => type === 'done') && among(moves.length);
  });

test('ending a turn asks while something could still be done, in other words than those on the first button', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await endOfTurn((moves) => moves > 1));
  const end = page.locator('[data-piece^="done"]');
  // The dark button is what most people want: not this yet.
  await expect(end).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await end.click();
  await expect(page.getByTestId('confirm')).toHaveText(/^Yes/);
  await expect(page.getByRole('button', { name: 'End turn' })).toHaveCount(1);
});

test('one press ends a turn in which nothing else could be done', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await endOfTurn((moves) => moves === 1));
  await expect(page.locator('[data-piece^="done"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.locator('[data-piece^="done"]').click();
  await expect(page.locator('[data-piece^="done"]')).toHaveCount(0);
});

test('the space under a card on offer is touched for the card', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await inLastWill(({ phase, doing }) => phase === 'errands' && doing === null));
  const alone = page.locator('[data-piece^="slot:"][data-legal]:has(+ [data-place^="stand:"])').first();
  await expect(alone).toBeVisible();
  const space = await alone.locator('+ *').boundingBox();
  if (space === null) throw new Error('no space under the card');
  await page.mouse.click(space.x + space.width / 2, space.y + space.height / 2);
  await expect(page.locator('[data-piece^="slot:"][data-chosen]')).toHaveCount(1);
  await expect(alone).toHaveCount(0);
});

test('an empty space of one’s board explains itself and takes a card dropped on it; upright phones fold boards that rest', async ({
  page,
}) => {
  let card = -1;
  const acting = await inLastWill((state, seat) => {
    const lay = state.phase === 'actions' ? lastWill.moves(state, seat).find(({ type }) => type === 'lay') : undefined;
    if (lay?.type === 'lay') card = lay.card;
    return lay !== undefined;
  });
  await prefer(page);
  await openSaved(page, acting);
  const vacant = page.locator('[data-place=vacant]');
  await page.locator(`[data-piece="hand:${card}/0"]`).focus();
  await vacant.hover();
  await expect(page.getByRole('tooltip')).toContainText('An empty space');
  // The mouse reaches the rule that it leads to, also where something else that can be explained has the focus.
  await page.getByRole('tooltip').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Rules');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const held = page.locator(`[data-piece="hand:${card}/0"]`);
  const [from, to] = [await held.boundingBox(), await vacant.boundingBox()];
  if (from === null || to === null) throw new Error('not on the screen');
  await page.mouse.move(from.x + from.width * 0.88, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(held).toHaveAttribute('data-chosen', 'true');

  await page.setViewportSize(phone);
  // While cards are played the boards rest, folded to the prices; tabs open them and fold them again.
  const errands = page.locator('main nav [data-section=errands]');
  const opera = page.locator('[data-piece^="errand:opera"]');
  const offer = page.locator('section:has(> div > [data-place^="stand:"])');
  await expect(errands).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-place="price:0"]')).toBeVisible();
  await expect(opera).toBeHidden();
  await errands.click();
  await expect(errands).toHaveAttribute('aria-pressed', 'true');
  await expect(opera).toBeVisible();
  await page.locator('main nav [data-section=offer]').click();
  await expect(errands).toHaveAttribute('aria-pressed', 'false');
  await expect(opera).toBeHidden();
  await expect(offer).toBeVisible();
  await page.locator('main nav [data-section=offer]').click();
  await expect(offer).toBeHidden();
});
