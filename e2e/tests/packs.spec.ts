import { writeFileSync } from 'node:fs';
import { voice } from '@parlour/kernel';
import { lastWill, material, nameOfCard } from '@parlour/last-will';
import { expect, type Page } from '@playwright/test';
import { person } from './online.ts';
import { phone, picture } from './table.ts';
import { test } from './test.ts';

const english = voice('en', [lastWill.text.catalogues]);

/** A pack in which every card is called ours: whatever lies on the table shows whether it is played with. */
function ours(word: string): string {
  const cards = Object.fromEntries(material.cards.map((card) => [card.id, { names: { en: `${word} ${nameOfCard(card, english)}` } }]));
  return JSON.stringify({ name: `${word} box`, cards });
}

const wrong = 'cards: { theatre: { pay: nonsense } }';

/** Files are read only when the test lets them be, in whatever order it likes. */
async function holdFiles(page: Page): Promise<(nth: number) => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => Promise<void>)[] = [];
    Object.assign(globalThis, { held });
    Blob.prototype.text = function hold() {
      return new Promise((resolve) => {
        held.push(async () => {
          resolve(await new Response(this).text());
          // Whoever waited for it has it now.
          await new Promise((later) => setTimeout(later));
        });
      });
    };
  });
  const held = () => page.evaluate(() => (globalThis as unknown as { held: unknown[] }).held.length);
  return async (nth) => {
    await expect.poll(held).toBeGreaterThan(nth);
    await page.evaluate((one) => (globalThis as unknown as { held: (() => Promise<void>)[] }).held[one]?.(), nth);
  };
}

/** The form for a new game of Last Will, with the field for a card pack open. */
async function openForm(page: Page, way: 'bots' | 'link'): Promise<void> {
  await page.goto('/');
  await page
    .locator('article[data-game=last-will] button')
    .nth(way === 'bots' ? 0 : 2)
    .click();
  await page.getByText(/^(Play with your own box|Gra z własnym pudełkiem)/).click();
}

/** A file that lies on the disk: one of the same name is the same one, written to since. */
async function choose(page: Page, content: string, name = 'box.yaml'): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, content);
  await page.getByLabel(/^(Card pack|Zestaw kart)/).setInputFiles(file);
}

/** What the cards before the player are called. */
const hand = (page: Page) => page.locator('[data-piece^="hand:"]').first();

test('a game begun while its card pack is still being read waits for it, once, and is played with it', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const release = await holdFiles(ann);
  await openForm(ann, 'bots');
  await choose(ann, ours('Our'));
  await expect(ann.locator('dialog')).toContainText('Reading “box.yaml”');
  const start = ann.getByTestId('start');
  await start.click();
  await expect(start).toHaveText('One moment…');
  await start.click({ force: true });
  await release(0);
  await expect(hand(ann)).toHaveAccessibleName(/Our /);
  await ann.goto('/');
  await expect(ann.locator('a[href^="/play/"]')).toHaveCount(1);
});

test('a table made while its card pack is still being read waits for it, once, and everybody sees the pack', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  const release = await holdFiles(ann);
  const made: string[] = [];
  ann.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tables')) made.push(request.url());
  });
  await openForm(ann, 'link');
  await choose(ann, ours('Our'));
  await ann.getByTestId('make-table').click();
  await ann.getByTestId('make-table').click({ force: true });
  expect(made).toEqual([]);
  await release(0);
  await expect(ann.getByTestId('agreed')).toContainText('Our box');
  expect(made).toHaveLength(1);
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await ben.getByTestId('join').click();
  await expect(hand(ann)).toHaveAccessibleName(/Our /);
});

test('whoever is invited can sit down once nothing moves the button any more', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await openForm(ann, 'link');
  await choose(ann, ours('Our'));
  await ann.getByTestId('make-table').click();
  const held = Promise.withResolvers<void>();
  await ben.route(/assets\/facts-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await expect(ben.getByTestId('pack-facts')).toContainText('Our box');
  await expect(ben.getByTestId('join')).toBeHidden();
  held.resolve();
  await expect(ben.getByTestId('join')).toBeVisible();
  await expect(ben.getByTestId('pack-facts').getByRole('button')).toBeVisible();
});

test('what is chosen while a game waits for its card pack counts, too', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const release = await holdFiles(ann);
  await openForm(ann, 'bots');
  await choose(ann, ours('Our'));
  await ann.getByLabel('Who begins').selectOption('2');
  await ann.getByTestId('start').click();
  await expect(ann.getByTestId('start')).toHaveText('One moment…');
  // Whoever was to begin leaves the table.
  await ann.locator('dialog fieldset label', { hasText: '2' }).first().click();
  await expect(ann.getByLabel('Who begins')).toHaveValue('null');
  await ann.getByLabel('Getting Sacked').selectOption({ label: 'The whole expansion' });
  await release(0);
  await expect(hand(ann)).toHaveAccessibleName(/Our /);
  // One other, and jobs.
  await expect(ann.locator('article')).toHaveCount(1);
  await expect(ann.getByTestId('log')).toContainText(/job/);
});

test('of several card packs the last one chosen counts, in whatever order they are read; one that is taken away does not', async ({
  browser,
}) => {
  const ann = await person(browser, { name: 'Ann' });
  const release = await holdFiles(ann);
  await openForm(ann, 'bots');
  await choose(ann, ours('First'), 'first.json');
  await choose(ann, ours('Second'), 'second.json');
  await release(1);
  await expect(ann.getByTestId('chosen-file')).toHaveText('“Second box” is in the game (second.json).');
  await release(0);
  await choose(ann, ours('Third'), 'third.json');
  await ann.getByRole('button', { name: 'Without a file' }).click();
  await release(2);
  await expect(ann.getByRole('button', { name: 'Without a file' })).toBeHidden();
  await choose(ann, ours('Fourth'), 'fourth.json');
  await choose(ann, ours('Fifth'), 'fifth.json');
  await release(4);
  await release(3);
  await ann.getByTestId('start').click();
  await expect(hand(ann)).toHaveAccessibleName(/Fifth /);
});

test('a form closed while a card pack is being read begins nothing', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const release = await holdFiles(ann);
  await openForm(ann, 'bots');
  await choose(ann, ours('Our'));
  await ann.getByTestId('start').click();
  await ann.keyboard.press('Escape');
  await release(0);
  await ann.locator('article[data-game=alhambra] button').first().click();
  await ann.getByTestId('start').click();
  await expect(ann.getByTestId('prompt')).toBeVisible();
  await ann.goto('/');
  await expect(ann.locator('a[href^="/play/"]')).toHaveCount(1);
  await expect(ann.locator('a[href^="/play/"]')).toContainText('Alhambra');
});

test('a card pack that turns out to be wrong after the game was to begin keeps it from beginning', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone });
  const release = await holdFiles(ann);
  await openForm(ann, 'bots');
  await choose(ann, wrong);
  await ann.getByText('Play with your own box').click();
  await ann.getByTestId('start').click();
  await release(0);
  await expect(ann.locator('dialog').getByRole('alert')).toBeFocused();
  await expect(ann.locator('dialog').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(ann.getByTestId('start')).toHaveText('Start the game');
});

test('what the server says against a table is brought into sight, and gone once something else is chosen', async ({ browser }, info) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone });
  await openForm(ann, 'link');
  await choose(ann, 'lastWills: [77]');
  await ann.getByLabel('Starting money').selectOption({ label: 'The will of 100 pounds' });
  await ann.locator('dialog fieldset').first().scrollIntoViewIfNeeded();
  await ann.getByTestId('make-table').click();
  const alert = ann.locator('dialog').getByRole('alert');
  await expect(alert).toContainText('These options do not go together');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await picture(ann, info.outputPath('refused.png'));
  await ann.getByLabel('Starting money').selectOption({ label: 'A last will card drawn at random' });
  await expect(alert).toHaveCount(0);
  await ann.route('**/api/tables', (route) => route.abort());
  await ann.getByTestId('make-table').click();
  await expect(alert).toContainText('The server cannot be reached');
  await ann.unroute('**/api/tables');
  await ann.getByTestId('make-table').click();
  await expect(ann).toHaveURL(/\/table\//);
});

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone }))
  test(`what is wrong with a card pack is said when it is chosen, and again to whoever begins all the same (${size})`, async ({
    browser,
  }, info) => {
    const ann = await person(browser, { name: 'Ann', viewport, language: size === 'phone' ? 'pl' : 'en' });
    await openForm(ann, 'bots');
    const alert = ann.locator('dialog').getByRole('alert');
    for (const [content, sentence] of [
      ['cards: [', /“box.yaml” is neither JSON nor YAML|„box.yaml” to ani JSON, ani YAML/],
      ['', /nothing in “box.yaml”|W pliku „box.yaml” nic nie ma/],
      [wrong, /“box.yaml” cannot be played with. cards › theatre › pay: |z plikiem „box.yaml”. cards › theatre › pay: /],
    ] as const) {
      await choose(ann, content);
      await expect(alert).toHaveText(sentence);
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(alert).not.toHaveText(/go together|pasują do siebie|undefined|Error/);
    }
    await picture(ann, info.outputPath('wrong.png'));
    // Out of sight, and put away.
    await ann
      .locator('dialog')
      .getByText(/^(Play with your own box|Gra z własnym pudełkiem)/)
      .click();
    await ann.locator('dialog fieldset').first().scrollIntoViewIfNeeded();
    await expect(alert).not.toBeInViewport();
    await ann.getByTestId('start').click();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert).toBeFocused();
    // Mended, and chosen again under the same name.
    await choose(ann, ours('Our'));
    await expect(alert).toHaveCount(0);
    await expect(ann.getByTestId('chosen-file')).toContainText('Our box');
    await expect(ann.getByTestId('chosen-file')).toBeInViewport({ ratio: 1 });
    await picture(ann, info.outputPath('chosen.png'));
    await choose(ann, wrong);
    await expect(alert).toHaveCount(1);
    await ann.getByRole('button', { name: /^(Without a file|Bez pliku)$/ }).click();
    await expect(alert).toHaveCount(0);
    await ann.getByTestId('start').click();
    await expect(ann.getByTestId('prompt')).toBeVisible();
  });

/** Puts a pack among those on the device, as the editor does. */
async function keep(page: Page, pack: object): Promise<void> {
  // The page makes room for packs when it first looks for them.
  await page.goto('/packs');
  await expect(page.getByTestId('new-pack')).toBeVisible();
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open('parlour-packs');
    const db = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)));
    const writing = db.transaction('packs', 'readwrite');
    writing.objectStore('packs').put({ id: 'mine', game: 'last-will', pack: kept, updated: 1 });
    await new Promise<unknown>((resolve) => writing.addEventListener('complete', resolve));
    db.close();
  }, pack);
}

/** Bots begin to try the pack in the page, and are stopped. */
async function tryWithBots(page: Page): Promise<void> {
  await page.goto('/packs/mine');
  await page.getByTestId('finished').click();
  await page.getByTestId('play-test').click();
  await expect(page.getByTestId('stop-test')).toBeVisible();
  await expect.poll(() => page.locator('dialog progress').getAttribute('value')).toMatch(/^0\.\d/);
  await page.getByTestId('stop-test').click();
  await expect(page.getByTestId('play-test')).toBeVisible();
  await expect(page.locator('dialog').getByRole('alert')).toHaveCount(0);
}

test('my own pack is chosen by its name, and whoever is invited sees what it is before sitting down', async ({ browser }, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await keep(ann, { name: 'Grandfather’s box', opera: 7, cards: { theatre: { copies: 5 } }, marks: { opera: 'printed' } });
  await tryWithBots(ann);
  // A game can be begun from where it was typed.
  await ann.locator('dialog').getByRole('button', { name: 'Play against bots' }).click();
  await expect(ann.getByTestId('chosen-file')).toContainText('Grandfather’s box');
  await ann.goto('/');
  await ann.locator('article[data-game=last-will] button').nth(2).click();
  await ann.getByLabel('My packs').selectOption({ label: 'Grandfather’s box' });
  await expect(ann.getByTestId('chosen-file')).toContainText('Grandfather’s box');
  await picture(ann, info.outputPath('choose.png'));
  await ann.getByTestId('make-table').click();
  const facts = ann.getByTestId('pack-facts');
  await expect(facts).toContainText('Grandfather’s box');
  await expect(facts).toContainText(/1 card or board of \d+ confirmed as printed; 1 number unsure/);
  const digest = /([0-9a-f]{4}-){2}[0-9a-f]{4}/.exec(await facts.innerText())?.[0] ?? 'none';
  await facts.getByRole('button', { name: 'Look at its cards' }).click();
  const changed = ann.getByTestId('pack-changed').locator('li');
  await expect(changed).toHaveCount(2);
  await expect(changed.filter({ hasText: 'Opera' })).toContainText('7 (ours: ');
  await ann.locator('dialog summary', { hasText: 'Events' }).first().click();
  await expect(ann.locator('dialog').getByText('Dinner Party', { exact: true })).toBeAttached();
  await picture(ann, info.outputPath('faces.png'));
  await ann.keyboard.press('Escape');
  await picture(ann, info.outputPath('waiting.png'));
  await ben.goto(await ann.getByTestId('seat-link').first().inputValue());
  await expect(ben.getByTestId('pack-facts')).toContainText(digest);
  await expect(ben.getByTestId('join')).toBeVisible();
  await picture(ben, info.outputPath('invited.png'));
  await ben.getByRole('button', { name: 'Obejrzyj karty' }).click();
  await expect(ben.getByTestId('pack-changed').locator('li')).toHaveCount(2);
  await picture(ben, info.outputPath('invited-faces.png'));
});
