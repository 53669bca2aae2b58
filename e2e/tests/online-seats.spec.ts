import { expect, type Page } from '@playwright/test';
import { openSide, person, tableByApi, whoseTurn } from './online.ts';
import { phone } from './table.ts';
import { test } from './test.ts';

test('somebody who is away is waited for; the others say that they want to go on, and are told how long it still takes', async ({
  browser,
}) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  const cleo = await person(browser, { name: 'Cleo', viewport: phone });
  await makeTableForThree(ann, { 'How long to wait for somebody who is away': 'An hour' });
  await expect(ann.getByTestId('agreed')).toContainText('An hour');
  // The link of a seat is gone as soon as somebody sits there.
  const links = await Promise.all((await ann.getByTestId('seat-link').all()).map((link) => link.inputValue()));
  for (const [i, guest] of [ben, cleo].entries()) {
    await guest.goto(links[i] ?? '');
    await guest.getByTestId('join').click();
  }
  const pages = [ann, ben, cleo];
  for (const page of pages) await expect(page.getByTestId('prompt')).toBeVisible();
  const away = await whoseTurn(...pages);
  const seat = pages.indexOf(away);
  const [one, other] = pages.filter((page) => page !== away) as [Page, Page];
  const table = away.url();
  await openSide(one, 'Table');
  await expect(one.getByRole('button', { name: 'Let a bot play on' })).toBeHidden();
  await away.goto('/');
  await one.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(one.getByTestId(`voices-${seat}`)).toContainText('Want to go on without them');
  await expect(one.getByTestId(`presence-${seat}`)).toHaveText('is not looking');
  await openSide(other, 'Table');
  await other.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(other.getByRole('tabpanel').getByRole('alert')).toContainText('in 5 minutes');
  await away.goto(table);
  await expect(one.getByTestId(`presence-${seat}`)).toHaveText('is here');
  await expect(one.getByRole('button', { name: 'Let a bot play on' })).toBeHidden();
});

test('of two, one waits for the other as long as was agreed, and is told how long that is', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await tableByApi(ann, ben, '/api/tables', { game: 'alhambra', clock: { kind: 'none', patience: 60 } });
  const away = await whoseTurn(ann, ben);
  const here = away === ann ? ben : ann;
  await away.goto('/');
  await openSide(here, 'Table');
  await here.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(here.getByRole('alert')).toContainText('in 60 minutes');
});

test('before the game a host asks somebody to leave, who is told; and leaving alone closes the table', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  // A third seat for a friend keeps the game from beginning.
  await makeTableForThree(ann);
  await ben.goto(await ann.getByTestId('seat-link').first().inputValue());
  await ben.getByTestId('join').click();
  await expect(ben.getByText('Masz swoje miejsce.')).toBeVisible();
  await ann.getByRole('button', { name: 'Ask to leave' }).click();
  await expect(ben.getByText('Gospodarz zwolnił twoje miejsce.')).toBeVisible();
  const table = ann.url();
  await ann.getByTestId('leave').click();
  await expect(ann).toHaveURL(/\/$/);
  await ben.goto(table);
  await expect(ben.getByText('Ten stół zamknięto.')).toBeVisible();
});

async function makeTableForThree(page: Page, choices: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto('/');
  await page.locator('article[data-game=alhambra] button').nth(2).click();
  await page.getByLabel('Who plays for player 3').selectOption('person');
  for (const [field, label] of Object.entries(choices)) await page.getByLabel(field).selectOption({ label });
  await page.getByTestId('make-table').click();
  await expect(page.getByTestId('seat-link')).toHaveCount(2);
}

test('time runs: the clock is in sight, warns, and a bot plays on until one takes the seat back', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone });
  const ben = await person(browser, { name: 'Ben', viewport: phone });
  await tableByApi(ann, ben, '/api/tables', { game: 'alhambra', clock: { kind: 'live', seconds: 10, increment: 0 } });
  const late = await whoseTurn(ann, ben);
  await expect(ownClock(late)).toHaveText(/^0:\d\d$/);
  await expect(late.getByTestId('low-time')).toContainText('a bot plays on for you');
  await expect(late.getByTestId('banner')).toContainText('A bot keeps your seat.', { timeout: 20_000 });
  await late.getByRole('button', { name: 'Take it back' }).click();
  await expect(late.getByTestId('banner')).toBeHidden();
});

test('a clock runs on while one reloads the page', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await tableByApi(ann, ben, '/api/tables', { game: 'alhambra', clock: { kind: 'live', seconds: 600, increment: 0 } });
  const first = await whoseTurn(ann, ben);
  const left = async () => {
    const [minutes = 0, seconds = 0] = ((await ownClock(first).textContent()) ?? '').split(':').map(Number);
    return minutes * 60 + seconds;
  };
  const before = await left();
  await first.reload();
  await expect(first.getByTestId('prompt')).toBeVisible();
  expect(await left()).toBeLessThanOrEqual(before);
  await expect.poll(left).toBeLessThan(before);
});

/** Whoever must decide sees their time beside what is to be decided. */
const ownClock = (page: Page) => page.locator('section[data-mine]').getByRole('timer');

/** The number on the icon of an installed page, which no browser without windows shows. */
async function watchBadge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (number) => {
      document.documentElement.dataset['badge'] = String(number);
    };
  });
}

test('an open table is on everybody’s start page until it is full; my turn stands first on mine', async ({ browser }) => {
  const name = `Ann ${Date.now() % 100_000}`;
  const ann = await person(browser, { name });
  await watchBadge(ann);
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').nth(2).click();
  await ann.getByLabel('Who plays for player 2').selectOption('open');
  await ann.getByLabel('Time to decide').selectOption({ label: '3 days for each decision' });
  await ann.getByTestId('make-table').click();
  await expect(ann.getByTestId('agreed')).toContainText('3 days for each decision');
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await watchBadge(ben);
  await ben.goto('/');
  const listed = ben.getByRole('region', { name: 'Otwarte stoły' }).getByRole('link', { name });
  await expect(listed).toContainText('1 wolne miejsce');
  await listed.click();
  await ben.getByTestId('join').click();
  await expect(ben.getByTestId('prompt')).toBeVisible();
  const first = await whoseTurn(ann, ben);
  await first.goto('/');
  const mine = first.getByRole('region', { name: /^(It is your turn|Twoja kolej)$/ });
  await expect(mine.getByRole('link').first()).toContainText(/It is your turn!|Twoja kolej!/);
  // So does the icon of an installed Parlour.
  await expect(first.locator('html')).toHaveAttribute('data-badge', '1');
  await expect(first.getByRole('region', { name: /^(Open tables|Otwarte stoły)$/ }).getByRole('link', { name })).toHaveCount(0);
});

test('whoever is invited sees what was agreed: the card pack by its name, the expansion, the time', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await ann.goto('/');
  await ann.locator('article[data-game=last-will] button').nth(2).click();
  await ann.getByLabel('Time to decide').selectOption({ label: '5 minutes each, plus 10 seconds a decision' });
  const pack = 'name: "Grandfather\'s box"\ncards:\n  theatre: { pay: [{ actions: 1, pounds: 3 }] }\n';
  await ann.locator('dialog input[type=file]').setInputFiles({ name: 'box.yaml', mimeType: 'application/yaml', buffer: Buffer.from(pack) });
  await ann.getByTestId('make-table').click();
  await expect(ann.getByTestId('agreed')).toContainText("Grandfather's box");
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await expect(ben.getByRole('heading', { name: 'Masz zaproszenie: Ostatnia wola' })).toBeVisible();
  await expect(ben.getByText('Przy stole: Ann i')).toBeVisible();
  await ben.getByTestId('join').click();
  await expect(ben.getByTestId('prompt')).toBeVisible();
  await openSide(ben, 'Stół');
  await expect(ben.getByTestId('agreed')).toContainText("Grandfather's box");
  await expect(ben.getByTestId('agreed')).toContainText('Po 5 minut');
  await ann.getByTestId('prompt').waitFor();
});
