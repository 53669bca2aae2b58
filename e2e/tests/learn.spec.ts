import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { act as actInLastWill } from './last-will.ts';
import { act as actInAlhambra, change, openSaved, phone, picture, prefer } from './table.ts';
import { test } from './test.ts';

const ways = ['sheet-close', 'learn-next', 'learn-on'] as const;

/** Plays a lesson as somebody would who takes what is there, never tries again, and reads every answer: so many steps, or up to its last chapter. */
async function learn(page: Page, act: (page: Page) => Promise<unknown>, steps = 1500): Promise<boolean> {
  for (let i = 0; i < steps; i++) {
    if (await page.getByTestId('learn-game').isVisible()) return true;
    // A chapter may end a game: its result is put away.
    if (await page.getByTestId('standings').isVisible()) await page.keyboard.press('Escape');
    const due = await page.evaluate((ids) => ids.find((id) => document.querySelector(`[data-testid=${id}]`) !== null), ways);
    if (due === undefined) await act(page);
    // It may be gone again: the next look will tell.
    else
      await page
        .getByTestId(due)
        .click({ timeout: 2000 })
        .catch(() => undefined);
  }
  return false;
}

/** As slowly as somebody whose first language it may not be. */
const WORDS_A_MINUTE = 180;
/** Looking for a card and touching it, and the button after it. */
const SECONDS_A_DECISION = 6;

function secondsToRead(text: string): number {
  return (text.trim().split(/\s+/).length / WORDS_A_MINUTE) * 60;
}

const courses = [
  { game: 'alhambra', course: 'alhambra', act: actInAlhambra, at: 0, onPhone: 'pl' },
  { game: 'last-will', course: 'last-will', act: actInLastWill, at: 0, onPhone: 'pl' },
  { game: 'last-will', course: 'getting-sacked', act: actInLastWill, at: 1, onPhone: 'en' },
] as const;

for (const { game, course, act, at, onPhone } of courses)
  test(`${course} is learned from the start page to a game of one’s own, on a desk (en) and then on a phone (${onPhone})`, async ({
    page,
  }, info) => {
    await prefer(page);
    await page.goto('/');
    const welcome = await page.getByTestId('hero').innerText();
    if (at === 0)
      await page
        .getByTestId('first-time')
        .and(page.locator(`[href="/learn/${course}"]`))
        .click();
    else await page.locator(`article[data-game=${game}]`).getByTestId('teach').nth(at).click();
    await expect(page.getByTestId('learn-say')).toBeVisible();
    // Whoever opens the page for the first time and reads all the way decides something within half a minute.
    if (at === 0)
      expect(secondsToRead(`${welcome} ${await page.getByTestId('learn-say').innerText()}`) + SECONDS_A_DECISION).toBeLessThan(30);
    await picture(page, info.outputPath('desk.png'));
    // What the teacher says leaves room for the whole table.
    expect(
      await page
        .locator('[data-game]')
        .first()
        .evaluate((table) => table.scrollHeight - table.clientHeight),
    ).toBe(0);
    await learn(page, act, 25);
    await page.setViewportSize(phone);
    await change(page, { language: onPhone });
    await picture(page, info.outputPath('phone.png'));
    expect(await learn(page, act)).toBe(true);
    await picture(page, info.outputPath('last.png'));
    await page.getByTestId('learn-game').click();
    await expect(page.getByTestId('prompt')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/play\//);
  });

test('a lesson is answered, tried again, left in the middle, gone on with in another language, skipped and replayed', async ({ page }) => {
  await prefer(page);
  await page.goto('/learn/alhambra');
  // Money is taken where a building could be paid exactly: by keys alone.
  await page.locator('[data-piece^="take:"]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect(page.getByTestId('learn-answer')).toContainText('You may');
  await expect(page.locator('[data-piece][data-legal]')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('c');
  await expect(page.getByTestId('learn-answer')).toBeHidden();
  await expect(page.locator('[data-piece][data-legal]').first()).toBeVisible();
  // Going on anyway leads to the next step, as if the Garden had been bought.
  await page.locator('[data-piece^="take:"]').first().click();
  await page.getByTestId('confirm').click();
  await page.getByTestId('learn-on').click();
  await expect(page.getByTestId('learn-say')).toContainText('still your turn');
  await page.reload();
  await expect(page.getByTestId('learn-say')).toContainText('still your turn');
  await change(page, { language: 'pl' });
  await expect(page.getByTestId('learn-say')).toContainText('Nadal twoja kolejka');
  // One step is shown, the way it is best decided, and explained; a chapter can be skipped as a whole.
  await page.getByTestId('learn-show').click();
  await expect(page.getByTestId('learn-answer')).toHaveAttribute('data-good', 'true');
  await page.getByTestId('learn-next').click();
  await expect(page.getByTestId('learn-say')).toContainText('brakuje ci pieniędzy');
  await page.getByTestId('learn-skip').click();
  await expect(page.getByTestId('learn-say')).not.toContainText('brakuje ci pieniędzy');
  await page.getByTestId('learn-chapters').click();
  await expectAccessible(page);
  await page.getByTestId('learn-chapter').first().click();
  await expect(page.getByTestId('learn-say')).toContainText('Kup Ogród');
});

test('a coach says what a decision is about and what a slip cost, if somebody wants one', async ({ page }) => {
  // One purchase wins this game, and taking money loses it.
  const file = new URL('../../packages/alhambra/games/4-players.json', import.meta.url);
  const { moves, seats, ...head } = JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[]; seats: { name: string }[] };
  const record = { ...head, moves: moves.slice(0, 116), seats: seats.map(({ name }, i) => (i === 0 ? { name } : { name, bot: 'novice' })) };
  await prefer(page);
  await openSaved(page, record);
  await expect(page.getByTestId('coach')).toHaveCount(0);
  await change(page, { coach: 'talkative' });
  await expect(page.getByTestId('coach')).toContainText('to the coin');
  await page.locator('[data-piece^="take:9"]').first().click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('coach')).toContainText(/That gave away about \d+% of your chance\. Better: Buy/, { timeout: 60_000 });
  // Turned, a screen has another place for it; it is said there as well.
  await page.setViewportSize(phone);
  await expect(page.getByTestId('coach')).toContainText('That gave away');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByTestId('coach')).toContainText('That gave away');
  await page.getByTestId('coach-heard').click();
  await expect(page.getByTestId('coach-heard')).toHaveCount(0);
});
