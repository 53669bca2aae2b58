import { alhambra } from '@parlour/alhambra';
import { type AnyGame, type GameRecord, FORMAT, type Match, playMoves, startMatch } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { expect, type Page } from '@playwright/test';
import { all, type Ears, type Heard, listen, overhear, parts } from './ears.ts';
import * as inAlhambra from './ears-alhambra.ts';
import * as inLastWill from './ears-last-will.ts';
import * as moments from './moments.ts';
import { drawn, openSaved, phone, prefer } from './table.ts';
import { test } from './test.ts';

const names = ['Ann', 'Bruno'];

function beginning(game: AnyGame, options: GameRecord['options'], seed: string): GameRecord {
  return {
    format: FORMAT,
    game: game.id,
    rules: game.revision,
    options,
    seed,
    seats: [{ name: 'Ann' }, { name: 'Bruno', bot: 'novice' }],
    moves: [],
  };
}

/** The record that the page keeps of its only game. */
async function kept(page: Page): Promise<GameRecord> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('parlour');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const games = opening.result.transaction('games').objectStore('games').getAll();
    await new Promise((resolve) => (games.onsuccess = resolve));
    opening.result.close();
    return (games.result as { record: GameRecord }[])[0]!.record;
  });
}

/** The engine comes as far as the page has. */
function follow(match: Match, { moves }: GameRecord): void {
  for (const [seat, ...made] of moves.slice(match.steps.length)) expect(playMoves(match, seat, made)).toBeUndefined();
}

/** What is heard until there is something to decide, or the game is over; sheets are read and put away. */
async function hearDecision(page: Page, ears: Ears): Promise<Heard | undefined> {
  const list = page.locator('button[aria-label="All possible moves as a list"]');
  for (;;) {
    // Nobody listens all the time: the page has something to say when a dialog opens, or when it is one's turn.
    await page.locator('dialog[open], [data-mine]').first().waitFor({ state: 'attached' });
    if ((await page.locator('dialog[open]').count()) === 0) {
      await list.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => undefined);
      await drawn(page);
      if ((await page.locator('dialog[open]').count()) === 0) continue;
    }
    const heard = await ears();
    const dialogs = all(heard, 'dialog');
    if (dialogs.some(({ name }) => / (wins|share the victory)$|^You win/.test(name))) return undefined;
    const moves = dialogs.find(({ name }) => / possible moves?$/.test(name));
    if (moves !== undefined) return moves;
    await all(heard, 'button')
      .find(({ name, disabled }) => name === 'Go on' && !disabled)
      ?.press();
    await drawn(page);
  }
}

/** Plays a game by ear, and hears at each decision exactly what the engine shows. */
async function playByEar(
  page: Page,
  match: Match,
  compare: (heard: Map<string, string[]>) => void,
  choose: (moves: readonly string[]) => string,
) {
  const ears = await listen(page);
  let decisions = 0;
  for (let dialog = await hearDecision(page, ears); dialog !== undefined; dialog = await hearDecision(page, ears)) {
    follow(match, await kept(page));
    compare(parts(dialog));
    const buttons = all(dialog, 'button').filter(({ name }) => name !== 'Close');
    const moves = buttons.map(({ name }) => name);
    // What can be done is heard too: every legal move, each with a name of its own.
    expect(new Set(moves).size).toBe(match.game.moves(match.state, 0).length);
    const chosen = choose(moves);
    await buttons.find(({ name }) => name === chosen)!.press();
    // What was to be decided is heard until the table has gone on.
    await page.locator(`[data-prompt]:not([data-number="${match.steps.length}"])`).waitFor({ state: 'attached' });
    decisions++;
  }
  return decisions;
}

test('a whole game of Alhambra is played and understood by ear alone', async ({ page }) => {
  await page.setViewportSize(phone);
  await prefer(page);
  const record = beginning(alhambra, {}, 'by ear');
  const match = startMatch(alhambra, record.options, record.seed, record.seats) as unknown as Match;
  await openSaved(page, record);
  const decisions = await playByEar(
    page,
    match,
    (heard) =>
      expect(inAlhambra.understood(heard, [...names, 'Dirk'])).toEqual(
        inAlhambra.seen(alhambra.view(match.state as never, 0), [...names, 'Dirk']),
      ),
    // Buys what it can, exactly if possible.
    (moves) => moves.find((move) => /exactly; keep/.test(move)) ?? moves.find((move) => /^Buy.*keep/.test(move)) ?? moves.at(-1)!,
  );
  expect(decisions).toBeGreaterThan(20);
});

test('a whole game of Last Will with Getting Sacked is played and understood by ear alone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await prefer(page);
  const record = beginning(lastWill, { expansion: 'full', pack: { defaultWill: 40 } }, 'by ear');
  const match = startMatch(lastWill, record.options, record.seed, record.seats) as unknown as Match;
  await openSaved(page, record);
  let turn = 0;
  const decisions = await playByEar(
    page,
    match,
    (heard) =>
      expect(inLastWill.understood(heard, names)).toEqual(
        inLastWill.seen(lastWill.view(match.state as never, 0), match.setting as never, names),
      ),
    (moves) => {
      const others = moves.filter((move) => move !== 'End the turn');
      return (others.length > 0 ? others : moves)[(turn += 7) % (others.length || 1)]!;
    },
  );
  expect(decisions).toBeGreaterThan(40);
});

test('the same keys lead through every kind of decision of Last Will, and the focus stays on the next choice', async ({ page }) => {
  await prefer(page);
  await openSaved(page, beginning(lastWill, {}, 'keys'));
  const focused = page.locator(':focus');
  const answer = page.getByTestId('answer');
  await expect(page.getByTestId('keep')).toBeVisible();
  // Keeping cards: nothing to confirm before two are ticked.
  await page.keyboard.press('c');
  await expect(answer).toHaveText('There is nothing to confirm yet.');
  for (const _ of [1, 2]) {
    await page.keyboard.press('n');
    await expect(focused).toHaveAttribute('data-piece', /^hand:/);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('c');
  // A plan: the focus is there already, or the key leads to it.
  await expect(page.locator('[data-piece^="plan:"][data-legal]').first()).toBeVisible();
  await expect(page.locator('[data-piece^="plan:"]:focus, [data-prompt]:focus')).toHaveCount(1);
  await page.keyboard.press('y');
  await expect(answer).toContainText('Your hand: ');
  await page.keyboard.press('o');
  await expect(answer).toContainText('Cards on offer: 1. ');
  await page.keyboard.press('l');
  await expect(answer).toContainText('£');
  await page.keyboard.press('r');
  await expect(answer).toContainText('plan');
  await page.keyboard.press('w');
  await expect(answer).not.toHaveText('');
  while ((await page.getByTestId('draw').count()) === 0) {
    await page.locator('[data-piece^="plan:"][data-legal]').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    await expect(page.getByTestId('draw').or(page.locator('[data-piece^="plan:"][data-legal]').first())).toBeVisible();
  }
  // Drawing: the counters are choices too.
  while (!(await page.getByTestId('draw').isEnabled())) {
    await page.keyboard.press('n');
    if ((await focused.getAttribute('data-testid'))?.startsWith('draw-more') === true) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('c');
  await expect(page.getByTestId('draw')).toHaveCount(0);
});

test('what happens is said before what is asked, each of it once, and what a choice would lead to after the choice', async ({ page }) => {
  await prefer(page, { tips: true });
  const record = beginning(lastWill, {}, 'keys');
  await openSaved(page, { ...record, seats: [...record.seats, { name: 'Clara', bot: 'novice' }] });
  await expect(page.getByTestId('asked')).toContainText('You: keep two');
  const said = await overhear(page);
  const plan = page.locator('[data-piece^="plan:"][data-legal]').first();
  for (const _ of [1, 2]) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('c');
  await expect(plan).toBeVisible();
  await expect(page.getByTestId('asked')).toContainText('You: choose a plan.');
  const first = await said();
  expect(first.filter((words) => words.startsWith('You: choose a plan.'))).toHaveLength(1);
  expect(first.filter((words) => words.startsWith('Ann keeps'))).toHaveLength(1);
  // Nothing of the old prompt while cards fly, and nobody is told to wait for a bot.
  expect(first.filter((words) => /^(You|Bruno|Clara): (keep|choose)/.test(words))).toHaveLength(1);
  expect(first.findIndex((words) => words.startsWith('Ann keeps'))).toBeLessThan(first.findIndex((words) => words.startsWith('You:')));
  await plan.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('asked')).toHaveText(/^Plan \d: .*\? your turn: \d\w\w of 3/);
  await page.keyboard.press('i');
  await expect(page.getByTestId('explained')).toContainText('Whoever has the plan farthest left goes first');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible();
  const then = await said();
  expect(then.filter((words) => /^Hint: .* to win/.test(words))).toHaveLength(1);
  expect(then.some((words) => words.includes('farthest left goes first'))).toBe(true);
  await page.keyboard.press('Escape');
  await page
    .locator('[data-piece^="plan:"][data-legal]')
    .filter({ hasText: /: [3-7] cards/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await page.getByTestId('draw').waitFor({ timeout: 10_000 });
  await said();
  const more = page.getByTestId('draw-more-1');
  await more.focus();
  while (!(await page.getByTestId('draw').isEnabled())) await page.keyboard.press('Enter');
  expect((await said()).at(-1)).toMatch(/^Helpers and Expenses: \d\. That is all\.$/);
  // What cannot be pressed any more keeps the focus.
  await expect(more).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByTestId('answer')).toHaveText('There is nothing more to say about this.');
});

test('a dialog says which it is when it opens, and nothing else bears its name', async ({ page }) => {
  await prefer(page);
  await openSaved(page, beginning(lastWill, {}, 'keys'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Rules' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
});

test('where the system chooses the colours, lines show what is legal and what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await prefer(page);
  await openSaved(page, beginning(alhambra, {}, 'by ear'));
  const legal = page.locator('[data-piece][data-legal]').first();
  await expect(legal).toHaveCSS('outline-style', 'dashed');
  await legal.click({ position: { x: 8, y: 24 } });
  await expect(page.locator('[data-piece][data-chosen]').first()).toHaveCSS('outline-style', 'solid');
  // The cloth is plain, so that those lines are seen on it; boards and what can be pressed have edges.
  await expect(page.locator('[data-game]')).toHaveCSS('background-image', 'none');
  await openSaved(page, await moments.inLastWill(({ doing }) => doing?.type === 'draw'));
  await expect(page.getByTestId('draw-more-0')).toHaveCSS('border-style', 'solid');
  await expect(page.locator('[data-place^="seat:"]:has([data-place="purse"])')).toHaveCSS('outline-style', 'solid');
});

test('headings lead through the table', async ({ page }) => {
  await prefer(page);
  await openSaved(page, beginning(lastWill, {}, 'keys'));
  const headings = all(await (await listen(page))(), 'heading').map(({ name }) => name);
  for (const part of [
    'Players',
    'The table',
    'Plans for the day',
    'Cards on offer',
    'Errands and decks',
    'What to do now',
    'Before you',
    'Your board',
    'Your hand',
    'Log and help',
  ])
    expect(headings).toContain(part);
});

/** The beginning of a game in which Ann can pay for something with a card more than it takes. */
function overpaying(): GameRecord {
  for (let i = 0; ; i++) {
    const record = beginning(alhambra, {}, `overpaying ${i}`);
    const { state } = startMatch(alhambra, record.options, record.seed, record.seats);
    if (state.active === 0 && alhambra.wasteful!(state, 0).some(({ type }) => type === 'buy')) return record;
  }
}

test('what the mouse can do, the list can: a payment that nobody would want is under the other moves', async ({ page }) => {
  await prefer(page);
  await openSaved(page, overpaying());
  await page.keyboard.press('m');
  const list = page.getByRole('dialog');
  await list.getByText(/allowed, though nobody would want/).click();
  const unwise = list.locator('details button', { hasText: /^Buy.*keep/ }).first();
  const words = (await unwise.textContent()) ?? '';
  await unwise.press('Enter');
  await expect(list).toHaveCount(0);
  const building = /^Buy the (\w+)/.exec(words)?.[1] ?? '';
  await expect(page.getByTestId('log')).toContainText(`Ann buys the ${building}`);
});
