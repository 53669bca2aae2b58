import { expect, type Page, test } from '@playwright/test';
import { openSide, person, quickTable, say, sitDown, whoseTurn } from './online.ts';
import { legal, phone } from './table.ts';

test('people talk: what is said is seen for a while by whoever does not look at the chat, and stays there', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await sitDown(ann, ben);
  await openSide(ann, 'Chat');
  await say(ann, 'Good luck!');
  await expect(ben.getByTestId('passing')).toHaveText(/Ann: +Good luck!/);
  await openSide(ben, 'Czat');
  await expect(ben.getByRole('tabpanel').getByText('Good luck!')).toBeVisible();
  await expect(ben.getByRole('tabpanel').getByText('Gra się zaczyna.')).toBeVisible();
  await say(ben, 'Nawzajem');
  await expect(ann.getByRole('tabpanel').getByText('Nawzajem')).toBeVisible();
  await expect(ann.getByTestId('passing')).toBeHidden();
  // Whoever reads something else sees how much is new.
  await openSide(ann, 'Log');
  await say(ben, 'Jesteś?');
  await expect(ann.getByRole('tab', { name: 'Chat (1)' })).toBeVisible();
});

test('a decision that one may not take back alone is taken back together, or stands if somebody refuses', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben);
  const first = await whoseTurn(ann, ben);
  const other = first === ann ? ben : ann;
  await legal(first).first().waitFor();
  await first.locator('[data-piece^="take:"]').first().click();
  await first.getByTestId('confirm').click();
  await expect.poll(() => first.getByTestId('undo').getAttribute('aria-label')).toContain('Ask everybody');

  await first.getByTestId('undo').click();
  await expect(first.getByTestId('undo-request')).toContainText('Waiting for the others');
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(first.getByTestId('undo-request')).toBeHidden();
  await expect(first.getByTestId('passing')).toContainText('refuses: the decision stands');

  await first.getByTestId('undo').click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(other.getByTestId('undo-request')).toBeHidden();
  await openSide(first, 'Chat');
  await expect(first.getByRole('tabpanel').getByText(/takes a decision back/)).toBeVisible();
});

for (const game of ['alhambra', 'last-will'])
  test(`whoever only watches ${game} is told so, sees the table and nobody’s hand, and may not talk`, async ({ browser }) => {
    const ann = await person(browser, { name: 'Ann' });
    const ben = await person(browser, { name: 'Ben' });
    await sitDown(ann, ben, { game });
    const eve = await person(browser, { name: 'Eve', language: 'pl' });
    const told: string[] = [];
    eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    await eve.goto(ann.url());
    await expect(eve.getByTestId('prompt')).toBeVisible();
    await expect(eve.getByText('Oglądasz grę').first()).toBeVisible();
    await expect(legal(eve)).toHaveCount(0);
    await expect(eve.locator('[data-piece^="pay:"], [data-piece^="hand:"]')).toHaveCount(0);
    await openSide(eve, 'Czat');
    await expect(eve.getByText('Rozmawiać mogą ci, którzy siedzą przy stole.')).toBeVisible();
    await openSide(ann, 'Table');
    await expect(ann.getByText('One person is watching.')).toBeVisible();
    expect(told.length).toBeGreaterThan(0);
    // No secret of a seat and no seed ever comes down the line.
    expect(told.join('')).not.toMatch(/"seed"|key_hash|return_hash/);
  });

test('one leaves, a bot plays on, somebody who watches takes the seat; and one takes one’s own seat back', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await sitDown(ann, ben);
  await openSide(ben, 'Stół');
  await ben.getByTestId('leave').click();
  await ben.getByTestId('leave-sure').click();
  await ben.keyboard.press('Escape');
  await expect(ben.getByTestId('banner')).toContainText('bot');
  await openSide(ann, 'Table');
  await expect(ann.getByTestId('presence-1')).toContainText('away; a bot plays on');
  await ben.getByRole('button', { name: 'Wróć na miejsce' }).click();
  await expect(ben.getByTestId('banner')).toBeHidden();
  await expect(ann.getByTestId('presence-1')).toHaveText('is here');

  await openSide(ben, 'Stół');
  await ben.getByTestId('leave').click();
  await ben.getByTestId('leave-sure').click();
  await ann.getByRole('button', { name: 'Offer the seat to anybody' }).click();
  const cyd = await person(browser, { name: 'Cyd' });
  await cyd.goto(ann.url());
  await cyd.getByTestId('banner').getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByRole('tabpanel').getByText('Cyd')).toBeVisible();
  await expect(cyd.locator('[data-piece^="pay:"]').first()).toBeVisible();
});

test('a host lets a bot play on for somebody who went away', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben);
  const table = ben.url();
  await openSide(ann, 'Table');
  await expect(ann.getByRole('button', { name: 'Let a bot play on' })).toBeHidden();
  await ben.goto('/');
  await ann.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(ann.getByTestId('presence-1')).toContainText('a bot plays on');
  await ben.goto(table);
  await ben.getByRole('button', { name: 'Take it back' }).click();
  await expect(ann.getByTestId('presence-1')).toHaveText('is here');
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

async function makeTableForThree(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('article[data-game=alhambra] button').nth(2).click();
  await page.getByLabel('Who plays for player 3').selectOption('person');
  await page.getByTestId('make-table').click();
  await expect(page.getByTestId('seat-link')).toHaveCount(2);
}

test('time runs: the clock is in sight, warns, and a bot plays on until one takes the seat back', async ({ browser }, info) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone });
  await quickTable(ann, 8, 'last-will');
  await expect(ann.getByRole('timer').first()).toHaveText(/^0:0\d$/);
  await expect(ann.getByTestId('low-time')).toContainText('a bot plays on for you');
  await ann.screenshot({ path: info.outputPath('low.png') });
  await expect(ann.getByTestId('banner')).toContainText('A bot keeps your seat.', { timeout: 20_000 });
  await ann.getByRole('button', { name: 'Take it back' }).click();
  await expect(ann.getByTestId('banner')).toBeHidden();
});

test('a clock that runs shows the same after a reload, not more', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await quickTable(ann, 600, 'last-will');
  const left = async () => {
    const [minutes = 0, seconds = 0] = ((await ann.getByRole('timer').first().textContent()) ?? '').split(':').map(Number);
    return minutes * 60 + seconds;
  };
  const first = await left();
  await ann.waitForTimeout(2500);
  await ann.reload();
  await expect(ann.getByTestId('prompt')).toBeVisible();
  expect(await left()).toBeLessThan(first);
});

test('after the game the same people play again: one asks, the other comes', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', language: 'pl' });
  await sitDown(ann, ben);
  // Both leave the playing to bots.
  for (const page of [ann, ben]) {
    await openSide(page, page === ann ? 'Table' : 'Stół');
    await page.getByTestId('leave').click();
    await page.getByTestId('leave-sure').click();
  }
  for (const page of [ann, ben]) await expect(page.getByTestId('standings')).toBeVisible({ timeout: 90_000 });
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.getByText('is awaited')).toBeVisible();
  await ben.keyboard.press('Escape');
  await ben.getByTestId('banner').getByRole('button').click();
  await expect(ann.getByTestId('prompt')).toBeVisible();
  expect(ann.url()).toBe(ben.url());
});

test('whoever finds something wrong says so to the host of the server', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben);
  await ann.getByRole('button', { name: 'Settings' }).click();
  await ann.getByLabel(/Something is wrong/).fill('The tower is crooked.');
  await ann.getByRole('button', { name: 'Report it' }).click();
  await expect(ann.getByRole('button', { name: 'Thank you, reported' })).toBeDisabled();
});

test('an open table is on everybody’s start page until it is full; my turn stands first on mine', async ({ browser }) => {
  const name = `Ann ${Date.now() % 100_000}`;
  const ann = await person(browser, { name });
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').nth(2).click();
  await ann.getByLabel('Who plays for player 2').selectOption('open');
  await ann.getByLabel('Time to decide').selectOption({ label: '3 days for each decision' });
  await ann.getByTestId('make-table').click();
  await expect(ann.getByTestId('agreed')).toContainText('3 days for each decision');
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
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
