import { expect } from '@playwright/test';
import { person, sitDown, whoseTurn } from './online.ts';
import { ownServer } from './server.ts';
import { legal, phone, picture } from './table.ts';
import { test } from './test.ts';

test('the server goes away in the middle of a game: the page says so, keeps what was decided meanwhile, and comes back', async ({
  browser,
}, info) => {
  const server = await ownServer();
  try {
    const ann = await person(browser, { name: 'Ann', at: server.address });
    const ben = await person(browser, { name: 'Ben', at: server.address, viewport: phone, language: 'pl' });
    await sitDown(ann, ben, { players: 2 });
    const first = await whoseTurn(ann, ben);
    await legal(first).first().waitFor();
    await server.stop();
    await expect(ann.getByTestId('banner')).toContainText('No connection to the server');
    await expect(ben.getByTestId('banner')).toContainText('Brak połączenia z serwerem');
    await picture(ben, info.outputPath('lost.png'));
    // Decided while nobody listens: it is sent as soon as somebody does.
    await first.locator('[data-piece^="take:"]').first().click();
    await first.getByTestId('confirm').click();
    await expect(first.getByTestId('banner')).toContainText(/Your decision waits to be sent|Twoja decyzja czeka na wysłanie/);
    // Even whoever leaves the page meanwhile has decided.
    const table = first.url();
    await first.goto('about:blank');
    await server.start();
    await first.goto(table);
    // The longer nobody answers, the less often a page asks: up to a quarter of a minute.
    for (const page of [ann, ben]) await expect(page.getByTestId('banner')).toBeHidden({ timeout: 30_000 });
    const other = first === ann ? ben : ann;
    await expect(other.locator('section[data-mine]')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('addresses that lead nowhere are answered with a sentence in the reader’s language and a way home', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', language: 'pl' });
  for (const [address, sentence] of [
    ['/table/nothing', 'Nie ma takiego stołu.'],
    ['/table/AAAAAAAAAAAAAAAA', 'Nie ma takiego stołu.'],
    ['/join', 'Ten link nie otwiera żadnego miejsca.'],
    ['/join#short', 'Ten link nie otwiera żadnego miejsca.'],
    [`/join#${'A'.repeat(32)}`, 'Ten link nie otwiera żadnego miejsca.'],
    [`/confirm#${'A'.repeat(32)}`, 'To potwierdzenie'],
    ['/confirm', 'To potwierdzenie'],
  ] as const) {
    // The part behind # alone would not load the page anew.
    await ann.goto('about:blank');
    await ann.goto(address);
    await expect(ann.getByText(sentence)).toBeVisible();
    await expect(ann.getByRole('link', { name: /Parlour|stron/ }).first()).toBeVisible();
  }
});

test('a link that was used leads back whoever used it, and says so to everybody else', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', language: 'pl' });
  await sitDown(ann, ben);
  // The link is gone from the page of the table; Ben's browser remembers it from the message he opened.
  const link = await ben.evaluate(() => {
    const used = Object.keys(localStorage).find((key) => key.startsWith('parlour-used-')) ?? '';
    return `${location.origin}/join#${used.slice('parlour-used-'.length)}`;
  });
  await ben.goto('/');
  await ben.goto(link);
  await expect(ben.getByTestId('prompt')).toBeVisible();
  const eve = await person(browser, { name: 'Eve', language: 'pl' });
  await eve.goto(link);
  await expect(eve.getByRole('alert')).toContainText('Mógł zostać już użyty');
  await expect(eve.getByTestId('join')).toHaveCount(0);
});

test('one’s own link brings one to the same seat on another device', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben);
  await ben.getByRole('tab', { name: 'Table' }).click();
  const own = await ben.getByTestId('own-link').inputValue();
  const tablet = await person(browser, { name: 'Somebody', viewport: phone, language: 'pl' });
  await tablet.goto(own);
  await expect(tablet.getByText('To twoje własne miejsce.')).toBeVisible();
  await tablet.getByTestId('return').click();
  await expect(tablet.getByTestId('prompt')).toBeVisible();
  await expect(tablet.locator('[data-piece^="pay:"]').first()).toBeVisible();
});

test('a table that wants no onlookers says so', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben, { choices: { 'Who may watch': 'no' } });
  const eve = await person(browser, { name: 'Eve', language: 'pl' });
  await eve.goto(ann.url());
  await expect(eve.getByRole('alert')).toContainText('widz');
});

test('what goes wrong when a table is made is said in the form, which stays as it was', async ({ browser }) => {
  const eve = await person(browser, { name: 'Eve', language: 'pl' });
  await eve.goto('/');
  await eve.locator('article[data-game=last-will] button').nth(2).click();
  const form = eve.locator('dialog');
  await form.getByLabel('Kto może oglądać').selectOption('no');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.yaml', mimeType: 'application/yaml', buffer: Buffer.from('cards: { theatre: { pay: nonsense } }') });
  await eve.getByTestId('make-table').click();
  await expect(form.getByRole('alert')).toContainText('theatre');
  await expect(form.getByRole('alert')).not.toContainText(/undefined|Error|\bat \w+\.\w+/);
  await expect(form.getByLabel('Kto może oglądać')).toHaveValue('no');
});
