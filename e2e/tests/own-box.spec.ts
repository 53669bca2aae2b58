import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { person } from './online.ts';
import { phone } from './table.ts';
import { test } from './test.ts';
import { keptPack, madeUpBox, typeBox } from './typist.ts';

/** From the start page to an empty pack. */
async function beginPack(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /^(Your own box|Własne pudełko)$/ }).click();
  await page.getByTestId('new-pack').click();
  await expect(page.locator('[data-leaf="cards.dinner.copies"]')).toBeFocused();
}

test('a whole box is typed by keyboard, offline, with a reload in the middle, and played online by two people and a bot', async ({
  browser,
}) => {
  // Hundreds of keys: on a busy machine they take their time.
  test.slow();
  const ann = await person(browser, { name: 'Ann' });
  await beginPack(ann);
  const box = madeUpBox(3);
  await ann.getByLabel('What this pack is called').fill('Made up');
  await ann.locator('[data-leaf="cards.dinner.copies"]').focus();
  await typeBox(ann, box, 0, 60);
  // What is typed as the page goes is there when it comes back.
  await ann.keyboard.press('Shift+Tab');
  await ann.keyboard.type('B');
  await ann.reload();
  const name = ann.locator('#name-en');
  await expect(name).toHaveValue('B');
  await ann.context().setOffline(true);
  await name.fill('');
  await ann.keyboard.press('Tab');
  await typeBox(ann, box, 60, 200, false, true);
  await expect(ann.getByTestId('meter')).toContainText('165 of 165 as printed');
  expect(await keptPack(ann)).toEqual(box);
  await ann.context().setOffline(false);

  const ben = await person(browser, { name: 'Ben', viewport: phone });
  await ann.goto('/');
  await ann.locator('article[data-game=last-will] button').nth(2).click();
  await ann.getByLabel('My packs').selectOption({ label: 'Made up' });
  await ann.getByTestId('make-table').click();
  await expect(ann.getByTestId('pack-facts')).toContainText('Made up');
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await ben.getByTestId('join').click();
  for (const page of [ann, ben]) {
    // Helpers, expenses and properties are called as the box calls them, for everybody at the table.
    await expect(page.locator('[data-piece^="hand:"]').first()).toHaveAccessibleName(/\bB\d+/);
    for (const card of [0, 1])
      await page
        .locator('[data-piece^="hand:"]')
        .nth(card)
        .click({ position: { x: 8, y: 24 } });
    await page.getByTestId('keep').click();
  }
  await expect(ben.locator('[data-piece^="hand:"]')).toHaveCount(2);
});

test('what is wrong is said at its field, taken back, and seen in another window at once', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await beginPack(ann);
  await ann.goto(`${ann.url().split('#')[0]}#cards.mansion-2`);
  await ann.reload();
  const scale = ann.locator('[data-leaf="cards.mansion-2.scale"]');
  await scale.fill('12 14 3');
  await expect(scale).toHaveAttribute('aria-invalid');
  await expect(scale).toHaveAccessibleErrorMessage('The values must fall from top to bottom.');
  await scale.press('Enter');
  await expect(scale).toBeFocused();
  const other = await ann.context().newPage();
  await other.goto(ann.url());
  await expect(other.locator('[data-leaf="cards.mansion-2.scale"]')).toHaveValue('12 14 3');
  await ann.keyboard.press('Control+z');
  await expect(scale).not.toHaveAttribute('aria-invalid');
  await expect(other.locator('[data-leaf="cards.mansion-2.scale"]')).not.toHaveValue('12 14 3');
  // Unsure, and back to ours.
  const copies = ann.locator('[data-leaf="cards.mansion-2.copies"]');
  await copies.fill('3');
  await expect(copies).toHaveAccessibleDescription('as printed');
  await copies.press('?');
  await expect(copies).toHaveAccessibleDescription('unsure');
  await copies.press('?');
  await expect(copies).toHaveAccessibleDescription('ours');
  await expect(copies).toHaveValue('2');
  // A card that only this box has, on a narrow screen: confirmed as it is but for a doubt; nothing of it is ours.
  await ann.setViewportSize(phone);
  await ann.getByRole('button', { name: 'Another card' }).click();
  await ann.getByLabel('Another language…').selectOption({ label: 'Greek' });
  await ann.locator('#name-el').fill('Βίλα');
  const price = ann.locator('[data-leaf="cards.own-1.scale"]');
  for (const mark of ['as printed', 'unsure']) {
    await price.press('?');
    await expect(price).toHaveAccessibleDescription(mark);
  }
  await ann.locator('[data-leaf="cards.own-1.copies"]').press('Enter');
  await expect(ann.locator('[data-leaf^="cards.own-1"]')).toHaveCount(0);
  expect(await keptPack(ann)).toMatchObject({
    cards: { 'own-1': { kind: 'property', names: { el: 'Βίλα' } } },
    marks: { 'cards.own-1.copies': 'printed', 'cards.own-1.types': 'printed', 'cards.own-1.scale': 'unsure' },
  });
  // What is no picture is said there, too.
  const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await ann.locator('figure input').setInputFiles(photo);
  await expect(ann.getByRole('alert')).toHaveText('“card.jpg” is no picture that this browser can read.');
  await expect(ann.getByRole('alert')).toBeVisible();
});

test('a second owner types blind, and what both read alike is confirmed twice', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone, language: 'pl' });
  await beginPack(ann);
  await ann.locator('[data-leaf="cards.dinner.copies"]').fill('5');
  await ann.locator('[data-leaf="cards.dinner.pay.0.pounds"]').fill('3');
  await ann.getByTestId('finished').click();
  await ann.getByTestId('blind').click();
  const copies = ann.locator('[data-leaf="cards.dinner.copies"]');
  await expect(copies).toHaveValue('');
  await expect(ann.locator('svg[viewBox="0 0 200 280"]')).toHaveCount(0);
  await copies.fill('5');
  await ann.locator('[data-leaf="cards.dinner.pay.0.pounds"]').fill('4');
  await ann.getByTestId('finished').click();
  await ann.getByTestId('compare').click();
  await expect(ann.getByTestId('compared')).toContainText('1 karta się różni');
  await ann.getByRole('radio').last().check();
  await ann.getByTestId('join-packs').click();
  await expect(ann.locator('[data-leaf="cards.dinner.copies"]')).toHaveAccessibleDescription('zgodne z drukiem, sprawdziły dwie osoby');
  await expect(ann.locator('[data-leaf="cards.dinner.pay.0.pounds"]')).toHaveValue('4');
});

test('files that are no packs get sentences, and a spreadsheet comes back as it went', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.goto('/packs');
  const bring = async (name: string, content: string) => {
    const file = test.info().outputPath(name);
    writeFileSync(file, content);
    await ann.getByTestId('open-pack').setInputFiles(file);
  };
  const alert = ann.getByRole('alert');
  for (const [name, content, sentence] of [
    ['deep.json', '['.repeat(50_000) + ']'.repeat(50_000), /“deep.json”/],
    ['bomb.yaml', `a: &a [x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*a, *a]`).join('\n')}`, /“bomb.yaml”/],
    ['proto.json', '{ "__proto__": { "polluted": 1 }, "constructor": {} }', /“proto.json” is no card pack/],
    ['wrong.yaml', 'cards: { theatre: { pay: nonsense } }', /“wrong.yaml” is no card pack of this game: .*pay/],
    ['other.csv', 'a,b\n1,2\n', /entry/],
    ['huge.json', `{"name":"${'x'.repeat(2_100_000)}"}`, /“huge.json” is far too large/],
  ] as const) {
    await bring(name, content);
    await expect(alert).toHaveText(sentence);
    await expect(alert).not.toHaveText(/undefined|Error|\{/);
  }
  await bring('good.yaml', 'name: "<img src=x onerror=alert(1)>"\ncards: { theatre: { pay: [{ actions: 1, pounds: 9 }] } }');
  await expect(ann.getByLabel('What this pack is called')).toHaveValue('<img src=x onerror=alert(1)>');
  await ann.getByTestId('finished').click();
  const download = ann.waitForEvent('download');
  await ann.getByRole('button', { name: 'Spreadsheet (CSV)' }).click();
  const sheet = test.info().outputPath('sheet.csv');
  await (await download).saveAs(sheet);
  const before = await keptPack(ann);
  await ann.goto('/packs');
  await ann.getByTestId('open-pack').setInputFiles(sheet);
  await expect(ann.getByLabel('What this pack is called')).toHaveValue('<img src=x onerror=alert(1)>');
  // Whether something is unsure is written into a spreadsheet, even where it goes without saying.
  expect({ ...(await keptPack(ann)), marks: undefined }).toEqual({ ...before, marks: undefined });
});
