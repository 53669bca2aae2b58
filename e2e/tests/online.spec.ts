import { expect, type Page } from '@playwright/test';
import { act as actInLastWill } from './last-will.ts';
import { inLastWill } from './moments.ts';
import { openSide, person, sitDown, tableByApi, test } from './online.ts';
import { poorStart } from './positions.ts';
import { act, phone, picture, unseen } from './table.ts';

// Whole games by clicking: on a busy machine they take their time.
test.slow();
// As people have it who come again.
test.use({ serviceWorkers: 'allow' });

/** Plays on both pages; after so many steps, and so many more, something else happens. */
async function playOn(ann: Page, ben: Page, one: (page: Page) => Promise<boolean>, between: Record<number, () => Promise<void>>) {
  let over = false;
  for (const point of [...Object.keys(between).map(Number), 6000]) {
    await unseen([ann, ben], async () => {
      for (let i = 0; i < point && !over; i++) over = (await Promise.all([one(ann), one(ben)])).every(Boolean);
    });
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

test('two people and a bot play a whole game of Alhambra online: desk and phone, English and Polish, a reload, a broken line', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await sitDown(ann, ben);
  await playOn(ann, ben, async (page) => (await act(page)) === 'over', {
    20: () => breakLine(ann, ben, /^Brak połączenia/),
    40: async () => {
      await ben.reload();
      await expect(ben.getByTestId('prompt')).toBeVisible();
      await picture(ann, info.outputPath('ann.png'));
      await picture(ben, info.outputPath('ben.png'));
    },
  });
  expect(await standings(ann)).toHaveLength(3);
  expect(await standings(ann)).toEqual(await standings(ben));
  // The game is over and open to all: it can be gone through again.
  await ben.getByTestId('review-game').click();
  await expect(ben.getByTestId('review').locator('progress')).not.toHaveAttribute('value', '0', { timeout: 20_000 });
});

test('two people play a whole game of Last Will online: desk and phone, English and Polish, a reload, a broken line', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann', language: 'pl', viewport: phone, autoConfirm: true });
  const ben = await person(browser, { name: 'Ben' });
  await tableByApi(ben, ann, '/api/import', { record: poorStart([{ name: 'Ben' }, { name: 'Ann' }]) });
  await playOn(ben, ann, actInLastWill, {
    10: () => breakLine(ben, ann, /^Brak połączenia/),
    20: async () => {
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

test('two people play a game of Last Will with Getting Sacked to its end online', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone, autoConfirm: true });
  const ben = await person(browser, { name: 'Ben', viewport: phone });
  const late = await inLastWill(({ round }) => round === 7, 'full', 2);
  await tableByApi(ann, ben, '/api/import', { record: { ...late, seats: [{ name: 'Ann' }, { name: 'Ben' }] } });
  await playOn(ann, ben, actInLastWill, {});
  expect(await standings(ann)).toHaveLength(2);
  expect(await standings(ann)).toEqual(await standings(ben));
});
