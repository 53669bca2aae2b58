import { expect } from '@playwright/test';
import { alhambra } from '@parlour/alhambra';
import { botFor } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, beginMatch, DAY_LEVEL, daySeed, diceFrom, type GameRecord, playMove, questionOf, recordOf } from '@parlour/kernel';
import { expectAccessible } from './axe.ts';
import { phone, picture, prefer, putAway } from './table.ts';
import { test } from './test.ts';

test('the deal of the day is found on the start page, begins once, and is the same for everybody', async ({ page, browser }, info) => {
  await page.setViewportSize(phone);
  await prefer(page, { language: 'pl' });
  await page.goto('/');
  await page.getByTestId('day').click();
  await expect(page.getByTestId('day-deal')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, info.outputPath('day.png'));
  const play = page.locator(`[data-testid=day-deal][data-game=${alhambra.id}] button`);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/day-\d{4}-\d\d-\d\d-alhambra/);
  await expect(page.getByTestId('prompt')).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await prefer(other, { name: 'Ben' });
  await other.goto('/day');
  await picture(other, info.outputPath('desk.png'));
  await other.locator(`[data-testid=day-deal][data-game=${alhambra.id}] button`).click();
  await expect(other.getByTestId('prompt')).toBeVisible();
  const cards = (of: typeof page) =>
    of.locator('main [data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
  // Where a bot begins, it has decided alike before both may.
  await expect.poll(async () => (await cards(other)).length > 0 && String(await cards(other)) === String(await cards(page))).toBe(true);

  // Ben has finished his, and enters it: he stands alone in the table until others come.
  const id = new URL(other.url()).pathname.split('/').at(-1) ?? '';
  const day = id.slice('day-'.length, -'-alhambra'.length);
  await putAway(other, await played(day), true, id);
  await other.goto(`/play/${id}`);
  await expect(other.getByTestId('prompt')).toBeVisible();
  await other.goto('/day');
  await other.getByTestId('day-others').click();
  await other.getByTestId('enter-day').click();
  await expect(other.getByTestId('field').locator('[data-you]')).toContainText('Ben');
  await expect(other.getByTestId('take-luck-out')).toBeVisible();
  await expectAccessible(other);
  await picture(other, info.outputPath('others.png'));
  // Who has not played sees none of it.
  await page.goto(`/day/${alhambra.id}/${day}`);
  await expect(page.getByTestId('results')).toBeVisible();
  await expect(page.getByTestId('field')).toHaveCount(0);
  await expect(page.getByTestId('enter-day')).toHaveCount(0);
  await other.context().close();
});

/** The deal of a day, played to its end by weak players. */
async function played(day: string): Promise<GameRecord> {
  const game = alhambra as AnyGame;
  const bot = botFor(await teach(game), 'novice')!;
  const seats = [{ name: 'Ben' }, { name: 'One', bot: DAY_LEVEL }, { name: 'Two', bot: DAY_LEVEL }];
  const match = beginMatch(game, { options: {}, seed: daySeed(game.id, day), seats });
  for (;;) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return recordOf(match);
    const { move } = bot.decide({ game, ...questionOf(match, seat), budget: { iterations: 1 }, dice: diceFrom(`${match.steps.length}`) });
    playMove(match, seat, move);
  }
}
