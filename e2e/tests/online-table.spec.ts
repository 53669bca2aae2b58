import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { makeTable, openSide, person, say, sitDown, tableByApi, whoseTurn } from './online.ts';
import { change, legal, phone, picture, settled } from './table.ts';
import { test } from './test.ts';

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
  // No bot sits there, whose decision would overtake the request.
  await tableByApi(ann, ben, '/api/tables', { game: 'alhambra', rated: false });
  const first = await whoseTurn(ann, ben);
  const other = first === ann ? ben : ann;
  await legal(first).first().waitFor();
  await first.locator('[data-piece^="take:"]').first().click();
  await first.getByTestId('confirm').click();
  await expect.poll(() => first.getByTestId('undo').getAttribute('aria-label')).toContain('Ask everybody');

  await first.getByTestId('undo').click();
  await expect(first.getByTestId('undo-request')).toHaveText(/^You ask to take the last decision back. Waiting for the others./);
  // What is asked is said once.
  await expect(other.getByTestId('undo-request')).toContainText('asks to take');
  await expect(other.getByTestId('passing').filter({ hasText: 'asks to take' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(first.getByTestId('undo-request')).toBeHidden();
  await expect(first.getByTestId('passing')).toContainText('refuses: the decision stands');

  await first.getByTestId('undo').click();
  await first.getByRole('button', { name: 'Withdraw' }).click();
  await expect(other.getByTestId('passing')).toContainText('no longer asks: the decision stands');
  await expect(other.getByTestId('undo-request')).toBeHidden();

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

test('one leaves, a bot plays on, and the seat waits to be taken back; nobody who watches may have it', async ({ browser }) => {
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
  const cyd = await person(browser, { name: 'Cyd' });
  await cyd.goto(ann.url());
  await expect(ann.getByText('One person is watching.')).toBeVisible();
  await expect(cyd.getByTestId('prompt')).toBeVisible();
  await expect(cyd.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expect(ann.getByRole('tabpanel').getByRole('button', { name: /Make a link|Offer/ })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Wróć na miejsce' }).click();
  await expect(ben.getByTestId('banner')).toBeHidden();
  await expect(ann.getByTestId('presence-1')).toHaveText('is here');
});

test('hints, forecasts and a coach are agreed with the table: not among people unless its host says so, and all read it first', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann', coach: 'talkative' });
  const ben = await person(browser, { name: 'Ben', coach: 'talkative', language: 'pl' });
  for (const helped of [false, true]) {
    await makeTable(ann, { players: 2, choices: helped ? { Help: 'yes' } : {} });
    await expect(ann.getByTestId('agreed')).toContainText(
      helped ? 'Hints, forecasts and a coach for everybody' : 'No hints, forecasts or coach while playing',
    );
    await picture(ann, info.outputPath(`waiting-${helped}.png`));
    await ben.goto(await ann.getByTestId('seat-link').inputValue());
    await expect(
      ben.getByText(helped ? /Podpowiedzi, prognozy i trener dla wszystkich/ : /Bez podpowiedzi, prognoz i trenera/),
    ).toBeVisible();
    await picture(ben, info.outputPath(`invitation-${helped}.png`));
    await ben.getByTestId('join').click();
    await expect(ann.getByTestId('prompt')).toBeVisible();
    const first = await whoseTurn(ann, ben);
    const other = first === ann ? ben : ann;
    await legal(first).first().waitFor();
    // A coach speaks to whoever decides, and to nobody else.
    await expect(first.getByTestId('coach')).toHaveCount(helped ? 1 : 0);
    await expect(other.getByTestId('coach')).toHaveCount(0);
    await ann.getByRole('button', { name: 'Settings' }).click();
    await expect(ann.getByTestId('coach-note')).toContainText(helped ? 'where help was agreed' : 'no help was agreed at this table');
    await picture(ann, info.outputPath(`settings-${helped}.png`));
    await ann.keyboard.press('Escape');
    await expect(ann.getByRole('button', { name: 'What would a strong player do?' })).toHaveCount(helped ? 1 : 0);
    await expect(ann.getByText('If scored now')).toHaveCount(helped ? 1 : 0);
    await picture(ann, info.outputPath(`table-${helped}.png`));
  }
});

test('at a table on the server a coach says what a decision is about and what a slip cost, to whoever plays', async ({ browser }, info) => {
  // One purchase wins this game, and taking money loses it. The others are bots: help is agreed where nobody says otherwise.
  const file = new URL('../../packages/alhambra/games/4-players.json', import.meta.url);
  const { moves, ...head } = JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] };
  const seats = [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'novice' }))];
  const ann = await person(browser, { name: 'Ann', coach: 'talkative' });
  await ann.goto('/');
  const answer = await ann.request.post('/api/import', { data: { name: 'Ann', seats, record: { ...head, moves: moves.slice(0, 116) } } });
  const { table } = (await answer.json()) as { table: string };
  await ann.goto(`/table/${table}`);
  await expect(ann.getByTestId('coach')).toContainText('to the coin');
  await picture(ann, info.outputPath('before.png'));
  const cyd = await person(browser, { name: 'Cyd', coach: 'talkative', language: 'pl' });
  await cyd.goto(`/table/${table}`);
  await expect(cyd.getByTestId('prompt')).toBeVisible();
  await ann.locator('[data-piece^="take:9"]').first().click();
  await ann.getByTestId('confirm').click();
  await expect(ann.getByTestId('coach-heard')).toBeVisible({ timeout: 60_000 });
  await expect(ann.getByTestId('coach')).toContainText(/That gave away about \d+% of your chance\. Better: Buy/);
  await picture(ann, info.outputPath('after.png'));
  await change(ann, { language: 'pl' });
  await ann.setViewportSize(phone);
  await picture(ann, info.outputPath('phone.png'));
  // Whoever only looks on has none, and reads why.
  await expect(cyd.getByTestId('coach')).toHaveCount(0);
  await cyd.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(cyd.getByTestId('coach-note')).toContainText('tylko oglądasz');
  // Nothing is said again of what was decided before the page was opened.
  await ann.reload();
  await expect(ann.getByTestId('prompt')).toBeVisible();
  await settled(ann);
  await expect(ann.getByTestId('coach-heard')).toHaveCount(0);
});

test('a rated game is called one before anybody sits down, and goes back past nothing that was seen', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await makeTable(ann, { players: 2, choices: { 'Friendly or rated': 'yes' } });
  await expect(ann.getByTestId('agreed')).toContainText('A rated game');
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  await expect(ben.getByText(/A rated game/)).toBeVisible();
  await ben.getByTestId('join').click();
  const first = await whoseTurn(ann, ben);
  await legal(first).first().waitFor();
  await first.locator('[data-piece^="take:"]').first().click();
  await first.getByTestId('confirm').click();
  await expect.poll(() => first.getByTestId('undo').getAttribute('aria-label')).toContain('Ask everybody');
  await first.getByTestId('undo').click();
  await expect(first.getByText(/This game is rated/)).toBeVisible();
  await expect(first.getByTestId('undo-request')).toBeHidden();
});
