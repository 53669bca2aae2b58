/** What happens when somebody presses twice, presses while nobody answers, or is in the middle of something. */
import { alhambra } from '@parlour/alhambra';
import { expect, type Page } from '@playwright/test';
import { finished, nearlyOver } from './moments.ts';
import { makeTable, openSide, person, say, sitDown, tableByApi, whoseTurn } from './online.ts';
import { exactStart } from './positions.ts';
import { ownServer } from './server.ts';
import { act, legal, openSaved, phone, picture, prefer, startGame } from './table.ts';
import { test } from './test.ts';

/** Holds back what a page asks the server for, until it is let go. Counts how often it is asked. */
async function hold(page: Page, address: string) {
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(address, async (route) => {
    asked.push(route.request().method());
    await held.promise;
    await route.continue();
  });
  return { asked, release: () => held.resolve() };
}

/** Twice in a row, whatever the first press has done to the button. */
async function pressTwice(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.click();
  await button.click({ force: true });
}

test('whoever presses twice to sit down by a link sits down once', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await makeTable(ann);
  await ben.goto(await ann.getByTestId('seat-link').inputValue());
  const { asked, release } = await hold(ben, '**/api/join');
  await pressTwice(ben, 'Sit down');
  release();
  await expect(ben.getByTestId('prompt')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('whoever presses twice at an open table takes one seat', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', language: 'pl' });
  const open = { 'Who plays for player 2': 'open', 'Who plays for player 3': 'open' };
  await makeTable(ann, { choices: open });
  await ben.goto(ann.url());
  const { asked, release } = await hold(ben, '**/sit');
  await pressTwice(ben, 'Usiądź');
  release();
  await expect(ben.getByText('Masz swoje miejsce.')).toBeVisible();
  await expect(ann.getByText('Seat 3 is free')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a key that is pressed the moment the table is there does what it says', async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[data-testid=prompt]') === null) return;
      watcher.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await startGame(page, 'bots', 2);
  await expect(page.getByRole('dialog', { name: /possible moves/ })).toBeVisible();
});

test('a press in the waiting room that nobody answers is said in a sentence, and works once somebody does', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: phone, language: 'pl' });
  await makeTable(ann);
  await ann.route('**/seats/1/bot', (route) => route.abort());
  await ann.getByRole('button', { name: 'Posadź bota' }).click();
  await expect(ann.getByRole('alert')).toContainText('Nie można połączyć się z serwerem');
  await expect(ann.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await ann.unroute('**/seats/1/bot');
  await ann.getByRole('button', { name: 'Posadź bota' }).click();
  await expect(ann.getByTestId('prompt')).toBeVisible();
});

test('one asks once for a decision to be taken back, and reports once, however often one presses; what is added meanwhile is not taken for sent', async ({
  browser,
}) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  const sent: string[] = [];
  for (const page of [ann, ben]) page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  // No bot sits there, whose decision would overtake the request.
  await tableByApi(ann, ben, '/api/tables', { game: 'alhambra', rated: false });
  const first = await whoseTurn(ann, ben);
  await legal(first).first().waitFor();
  await first.locator('[data-piece^="take:"]').first().click();
  await first.getByTestId('confirm').click();
  await expect.poll(() => first.getByTestId('undo').getAttribute('aria-label')).toContain('Ask everybody');
  await first.getByTestId('undo').dblclick();
  await expect(first.getByTestId('undo-request')).toBeVisible();
  expect(sent.filter((message) => message.includes('"type":"ask"'))).toHaveLength(1);
  await expect(first.getByTestId('notice')).toBeHidden();

  const { asked, release } = await hold(ann, '**/report');
  const answered = ann.waitForResponse('**/report');
  await ann.getByRole('button', { name: 'Settings' }).click();
  const words = ann.getByLabel(/Something is wrong/);
  await words.fill('The tower is crooked.');
  await pressTwice(ann, 'Report it');
  await words.fill('The tower is crooked, and so is the garden.');
  release();
  await (await answered).finished();
  expect(asked).toHaveLength(1);
  await expect(ann.getByRole('button', { name: 'Report it' })).toHaveAttribute('aria-disabled', 'false');
  await ann.getByRole('button', { name: 'Report it' }).click();
  await expect(ann.getByRole('button', { name: 'Thank you, reported' })).toBeDisabled();
  expect(asked).toHaveLength(2);
});

test('playing again, or on from an earlier moment, makes one game, however often one presses', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const games = ann.locator('a[href^="/play/"]');
  await openSaved(ann, finished(alhambra, '4-players'));
  const over = ann.url();
  await ann.getByRole('button', { name: 'Play again' }).dblclick();
  await expect(ann).not.toHaveURL(over);
  await ann.goto('/');
  await expect(games).toHaveCount(2);
  await ann.goto(over);
  await expect(ann.getByTestId('standings')).toBeVisible();
  await ann.keyboard.press('Escape');
  await ann.getByTestId('log-line').nth(5).click();
  await ann.getByTestId('fork').dblclick();
  await expect(ann).not.toHaveURL(over);
  await ann.goto('/');
  await expect(games).toHaveCount(3);
});

test('a new game with the same people is made once, where nobody answers the result says so, and the others come when asked', async ({
  browser,
}, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben', viewport: phone, language: 'pl' });
  await tableByApi(ann, ben, '/api/import', { record: nearlyOver(alhambra, '2-players') });
  for (let over = false; !over; ) over = (await Promise.all([act(ann), act(ben)])).every((done) => done === 'over');
  for (const [page, name, sentence] of [
    [ann, 'Play again', 'The server cannot be reached'],
    [ben, 'Jeszcze raz', 'Nie można połączyć się z serwerem'],
  ] as const) {
    await page.route('**/rematch', (route) => route.abort());
    await page.getByRole('button', { name }).click();
    await expect(page.locator('dialog').getByRole('alert')).toContainText(sentence);
    await expect(page.locator('dialog').getByRole('alert')).toBeInViewport({ ratio: 1 });
    await picture(page, info.outputPath(`${name}.png`));
    await page.unroute('**/rematch');
  }
  const { asked, release } = await hold(ann, '**/rematch');
  await pressTwice(ann, 'Play again');
  release();
  await expect(ann.getByText('is awaited')).toBeVisible();
  expect(asked).toHaveLength(1);
  await ben.keyboard.press('Escape');
  await ben.getByTestId('banner').getByRole('button').click();
  // The table of the finished game has a prompt too.
  await expect(ben).toHaveURL(ann.url());
  for (const page of [ann, ben]) await expect(page.getByTestId('prompt')).toBeVisible();
});

test('whoever closes the form while the table is being made stays where they are, and finds the table there', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').nth(2).click();
  const { asked, release } = await hold(ann, '**/api/tables');
  const made = ann.waitForResponse('**/api/tables');
  await ann.getByTestId('make-table').click();
  await expect.poll(() => asked.length).toBe(1);
  await ann.keyboard.press('Escape');
  await ann.getByRole('link', { name: 'Credits' }).click();
  release();
  await (await made).finished();
  // The page has heard of it: what it does then, it has done now.
  await ann.evaluate(() => new Promise((later) => setTimeout(later)));
  await expect(ann).toHaveURL(/\/credits$/);
  await ann
    .getByRole('link', { name: /start page/ })
    .first()
    .click();
  await expect(ann.getByRole('region', { name: 'My tables' }).getByRole('link')).toHaveCount(1);
});

test('what is said while the line is down is shown to be waiting, and is heard once when it is back', async ({ browser }, info) => {
  const server = await ownServer();
  try {
    const ann = await person(browser, { name: 'Ann', at: server.address });
    const ben = await person(browser, { name: 'Ben', at: server.address });
    await sitDown(ann, ben, { players: 2 });
    for (const page of [ann, ben]) await openSide(page, 'Chat');
    // What is not sent yet is still there after a look at the log.
    await ann.getByLabel('Say something').fill('Are you');
    await openSide(ann, 'Log');
    await openSide(ann, 'Chat');
    await expect(ann.getByLabel('Say something')).toHaveValue('Are you');
    await server.stop();
    await expect(ann.getByTestId('banner')).toContainText('No connection');
    await say(ann, 'Are you there?');
    await expect(ann.getByTestId('chat-waits')).toContainText('Are you there?');
    await picture(ann, info.outputPath('waits.png'));
    await server.start();
    // The longer nobody answers, the less often a page asks: up to a quarter of a minute.
    await expect(ben.getByRole('tabpanel').getByText('Are you there?')).toBeVisible({ timeout: 30_000 });
    await expect(ann.getByTestId('chat-waits')).toBeHidden({ timeout: 30_000 });
    await expect(ann.getByRole('tabpanel').getByText('Are you there?')).toHaveCount(1);
  } finally {
    await server.stop();
  }
});

test('what the server does not let one say comes back to be said again, before what one has written since', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  let refuse: (() => void) | undefined;
  await ann.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id: string };
      if (type !== 'chat') return server.send(message);
      refuse = () => socket.send(JSON.stringify({ type: 'refused', id, complaint: { key: 'server.busy', values: {} } }));
    });
  });
  await sitDown(ann, ben);
  await openSide(ann, 'Chat');
  await say(ann, 'One.');
  const field = ann.getByLabel('Say something');
  await expect(field).toHaveValue('');
  await field.fill('Two.');
  await expect.poll(() => refuse !== undefined).toBe(true);
  refuse?.();
  await expect(ann.getByRole('tabpanel').getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('One. Two.');
});

test('on one’s own page a press far down is answered in sight, and what did not work is as it was', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', viewport: { width: 844, height: 390 } });
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Save the name' }).click();
  const quiet = ann.getByLabel('Quiet from 22:00 to 8:00');
  const alert = ann.getByRole('alert');
  await expect(quiet).toBeVisible();
  await ann.route('**/api/me/**', (route) => route.abort());
  await ann.route('**/api/me', (route) => route.abort());
  await quiet.click();
  await expect(alert).toContainText('The server cannot be reached');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(quiet).not.toBeChecked();
  await ann.getByTestId('forget').click();
  await ann.getByTestId('forget-sure').click();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await ann.unrouteAll();
  await quiet.click();
  await expect(quiet).toBeChecked();
});

test('a name saved twice is sent once, and what is typed meanwhile stays', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.goto('/me');
  await expect(ann.getByRole('button', { name: 'Save the name' })).toBeVisible();
  const { asked, release } = await hold(ann, '**/api/me');
  await pressTwice(ann, 'Save the name');
  await ann.getByLabel('Your name').fill('Annabel');
  release();
  await expect(ann.getByText('The server knows you as Ann.')).toBeVisible();
  await expect(ann.getByLabel('Your name')).toHaveValue('Annabel');
  expect(asked).toEqual(['POST']);
});

test('another invitation opened in the same window is shown in place of the first', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  const links: string[] = [];
  for (const game of ['alhambra', 'last-will']) {
    await makeTable(ann, { game });
    links.push(await ann.getByTestId('seat-link').inputValue());
  }
  await ben.goto(links[0] ?? '');
  await expect(ben.getByRole('heading', { name: 'You are invited: Alhambra' })).toBeVisible();
  await ben.goto(links[1] ?? '');
  await expect(ben.getByRole('heading', { name: 'You are invited: Last Will' })).toBeVisible();
  // Whoever does not know it is taught beside the invitation.
  await expect(ben.getByTestId('unknown-game').getByRole('link', { name: 'Teach me' })).toHaveAttribute('href', '/learn/last-will');
});

test('a link that the browser does not let the page copy is marked, to be copied by hand', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await makeTable(ann);
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ann.getByRole('button', { name: 'Marked: copy it' })).toBeVisible();
  await expect(ann.getByTestId('seat-link')).toBeFocused();
});

test('whoever marks their name and lets go beside the form does not lose the form; a click there closes it', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.goto('/');
  await ann.locator('article[data-game=alhambra] button').first().click();
  const name = await ann.getByLabel('Name of player 1').boundingBox();
  await ann.mouse.move((name?.x ?? 0) + 30, (name?.y ?? 0) + 15);
  await ann.mouse.down();
  await ann.mouse.move(20, 300);
  await ann.mouse.up();
  await expect(ann.getByTestId('start')).toBeVisible();
  await ann.mouse.click(20, 300);
  await expect(ann.getByTestId('start')).toBeHidden();
});

test('a moment that the server does not show any more is said while one looks at another', async ({ browser }, info) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben, { players: 2 });
  for (let played = 0; played < 4; ) for (const page of [ann, ben]) if ((await act(page)) === 'played') played++;
  await ann.getByRole('button', { name: 'One step back' }).click();
  await expect(ann.getByTestId('back-to-now')).toBeVisible();
  await ann.route('**/moments/**', (route) => route.abort());
  await ann.getByRole('button', { name: 'One step back' }).first().click();
  await expect(ann.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible();
  await expect(ann.getByTestId('back-to-now')).toBeVisible();
  await picture(ann, info.outputPath('past.png'));
});

test('a part of the page that does not come: the engine is fetched again until it is there, and the game goes on by itself', async ({
  page,
}) => {
  let refused = 0;
  await page.route(/assets\/in-browser-.*\.js/, (route) => (refused < 2 ? (refused++, route.abort()) : route.continue()));
  await prefer(page);
  await startGame(page, 'bots', 2);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.locator('[data-piece][data-legal]').first()).toBeVisible({ timeout: 30_000 });
  expect(refused).toBe(2);
});

test('a key pressed before the browser has told of a dialog’s end opens the next one, which stays', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 2);
  /** Escape, and `?` at once: what the browser tells of the first comes after the second. */
  const escapeAndAsk = () =>
    page.evaluate(async () => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  await page.getByRole('button', { name: 'Settings' }).click();
  await escapeAndAsk();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await escapeAndAsk();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const way of ['mouse', 'finger'] as const)
  test(`a press counts for what it began on, though the page moves before it ends (${way})`, async ({ browser }) => {
    // All of it is in sight: of what is scrolled, some browsers keep in place what one sees.
    const ann = await person(browser, { name: 'Ann', viewport: { width: 1440, height: 1600 } });
    await makeTable(ann);
    const { release } = await hold(ann, '**/api/lobby');
    await ann.goto('/');
    const button = ann.locator('article[data-game=alhambra]').getByRole('button', { name: 'Play against bots' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const before = await button.boundingBox();
    const [x, y] = [(before?.x ?? 0) + 20, (before?.y ?? 0) + 15];
    const { send } = await fingers(ann);
    if (way === 'mouse') await ann.mouse.move(x, y).then(() => ann.mouse.down());
    else await send('touchStart', [{ x, y }]);
    release();
    await expect(ann.getByRole('region', { name: 'My tables' })).toBeAttached();
    await expect.poll(async () => Math.abs(((await button.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeGreaterThan(60);
    if (way === 'mouse') await ann.mouse.up();
    else await send('touchEnd', []);
    await expect(ann.getByRole('dialog', { name: /Alhambra/ })).toBeVisible();
    await expect(ann.getByRole('dialog')).toHaveCount(1);
  });

/** A finger that stays where it is put. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    send: (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints }),
  };
}

test('a double click on a card chooses it: the second half takes nothing back', async ({ page }) => {
  await prefer(page);
  await openSaved(page, exactStart().record);
  await legal(page).first().dblclick();
  await expect(page.locator('[data-piece][data-chosen]')).toHaveCount(1);
  // Somewhat later, another click does.
  await page.locator('[data-piece][data-chosen]').click();
  await expect(page.locator('[data-piece][data-chosen]')).toHaveCount(0);
});
