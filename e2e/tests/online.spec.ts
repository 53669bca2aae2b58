import { alhambra } from '@parlour/alhambra';
import { expect, type Page } from '@playwright/test';
import { act as actInLastWill } from './last-will.ts';
import { inLastWill, nearlyOver } from './moments.ts';
import { openSide, person, tableByApi } from './online.ts';
import { act, phone, picture } from './table.ts';
import { test } from './test.ts';

// As people have it who come again.
test.use({ serviceWorkers: 'allow' });

/** Plays on both pages; after so many steps, and so many more, something else happens. */
async function playOn(ann: Page, ben: Page, one: (page: Page) => Promise<boolean>, between: Record<number, () => Promise<void>>) {
  let over = false;
  for (const point of [...Object.keys(between).map(Number), 6000]) {
    for (let i = 0; i < point && !over; i++) over = (await Promise.all([one(ann), one(ben)])).every(Boolean);
    if (over) return;
    await between[point]?.();
  }
  throw new Error('the game does not end');
}

/** In the order of their places, whatever the language. */
const standings = (page: Page) => page.getByTestId('standings').locator('li b').allTextContents();

/** Ben's line breaks, which both see; then he is back. */
async function breakLine(ann: Page, ben: Page, sentence: RegExp): Promise<void> {
  await openSide(ann, 'Table');
  await expect(ann.getByTestId('presence-1')).toHaveText('is here');
  await ben.context().setOffline(true);
  await expect(ben.getByTestId('banner')).toHaveText(sentence);
  await expect(ann.getByTestId('presence-1')).toHaveText('is not looking');
  await ben.context().setOffline(false);
  await expect(ben.getByTestId('banner')).toBeHidden();
  await expect(ann.getByTestId('presence-1')).toHaveText('is here');
}

test('two people play a game of Alhambra to its end online: desk and phone, English and Polish, a reload, a broken line', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await tableByApi(ann, ben, '/api/import', { record: nearlyOver(alhambra, '2-players', 20) });
  await playOn(ann, ben, async (page) => (await act(page)) === 'over', {
    6: () => breakLine(ann, ben, /^Brak połączenia/),
    8: async () => {
      await ben.reload();
      await expect(ben.getByTestId('prompt')).toBeVisible();
      await picture(ann, info.outputPath('ann.png'));
      await picture(ben, info.outputPath('ben.png'));
    },
  });
  expect(await standings(ann)).toHaveLength(2);
  expect(await standings(ann)).toEqual(await standings(ben));
  // The game is over and open to all: it can be gone through again.
  await ben.getByTestId('review-game').click();
  await expect(ben.getByTestId('review').locator('progress')).not.toHaveAttribute('value', '0', { timeout: 20_000 });
});

test('two people play a game of Last Will with Getting Sacked to its end online: desk and phone, English and Polish, a reload, a broken line', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann', language: 'pl', viewport: phone, autoConfirm: true });
  const ben = await person(browser, { name: 'Ben' });
  const late = await inLastWill(({ round }) => round === 7, 'full', 2);
  await tableByApi(ben, ann, '/api/import', { record: { ...late, seats: [{ name: 'Ben' }, { name: 'Ann' }] } });
  await playOn(ben, ann, actInLastWill, {
    4: () => breakLine(ben, ann, /^Brak połączenia/),
    6: async () => {
      for (const page of [ann, ben]) {
        await page.reload();
        await expect(page.getByTestId('prompt')).toBeVisible();
      }
      await picture(ann, info.outputPath('ann.png'));
      await picture(ben, info.outputPath('ben.png'));
    },
  });
  expect(await standings(ann)).toHaveLength(2);
  expect(await standings(ann)).toEqual(await standings(ben));
});
