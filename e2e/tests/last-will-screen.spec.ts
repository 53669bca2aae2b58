import type { Seat } from '@parlour/kernel';
import { lastWill, type Move, type State, tableFor } from '@parlour/last-will';
import { expect, type Locator } from '@playwright/test';
import { colours, expectAccessible } from './axe.ts';
import { playToTheEnd } from './last-will.ts';
import { test } from './led.ts';
import { finished, inLastWill } from './moments.ts';
import { change, drawn, expectOneScreen, openSaved, phone, picture, prefer, startGame } from './table.ts';
import { test as alone } from './test.ts';

test('two people at one screen play a game of Last Will to its end and never see each other’s hands', async ({ page }, info) => {
  await page.setViewportSize(phone);
  await prefer(page, { autoConfirm: true });
  const late = await inLastWill(({ round }) => round === 7, 'none', 2);
  await openSaved(page, { ...late, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  const curtain = page.getByTestId('lift-curtain');
  await expect(curtain).toBeVisible();
  await picture(page, info.outputPath('curtain.png'));
  let handed = 0;
  await playToTheEnd(page, async () => {
    // Whoever holds the device now sees nobody's cards, not even in the page's source.
    await expect(page.locator('[data-piece^="hand:"]')).toHaveCount(0);
    handed++;
    await curtain.click();
    await expect(curtain).toBeHidden();
  });
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
  expect(handed).toBeGreaterThan(4);
});

test('axe finds nothing wrong with the table of Last Will on a desk, a phone and a phone held across, light or dark', async ({
  page,
}, info) => {
  await prefer(page, { theme: 'auto' });
  // Errands, with cards in play: everything is on the table.
  const busyTable = await inLastWill(({ phase, round, doing, players }, seat) => {
    return phase === 'errands' && round === 3 && doing === null && (players[seat]?.board.length ?? 0) > 1;
  });
  await openSaved(page, busyTable);
  await expect(page.locator('[data-piece^="slot:"][data-legal]').first()).toBeVisible();
  for (const viewport of [{ width: 1440, height: 900 }, phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await picture(page, info.outputPath(`${viewport.width}-${colorScheme}.png`));
      await expectAccessible(page, colorScheme === 'light' ? undefined : colours);
    }
  }
});

test('everything of Last Will is on one screen with five players, from a small laptop up', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 5, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOneScreen(page, ['plan', 'slot', 'errand', 'deck', 'hand'], 1);
    for (const player of await page.locator('article').all()) await expect(player).toBeInViewport({ ratio: 1 });
    // A card on offer is a card, not a stamp.
    const card = page.locator('[data-piece^="slot:"]').first();
    await expect.poll(async () => (await card.boundingBox())?.width).toBeGreaterThan(62);
  }
});

test('on a phone of either hold, the hand and the prompt of Last Will stay on the screen in every part of the table', async ({
  page,
}, info) => {
  await prefer(page);
  await startGame(page, 'bots', 3, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  for (const viewport of [phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('nav button[data-section]').filter({ visible: true }).first()).toBeVisible();
    for (const tab of await page.locator('nav button[data-section]').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await expect(page.getByTestId('prompt')).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('keep')).toBeInViewport({ ratio: 1 });
      for (const card of await page.locator('[data-piece^="hand:"]').all()) await expect(card).toBeInViewport({ ratio: 1 });
      await picture(page, info.outputPath(`${viewport.width}-${await tab.getAttribute('data-section')}.png`));
    }
  }
});

/** Somebody acts late in the game, and others have cards in play. */
const late = () =>
  inLastWill(
    ({ phase, round, doing, players }) =>
      phase === 'actions' && round > 3 && doing === null && players.every(({ board }) => board.length > 1),
  );

test('everybody’s boards open side by side wherever a place is touched, with the card that was touched in words', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await late());
  const place = page.locator('article').first();
  await place.locator('[data-space="1"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(1);
  await expect(dialog.locator('[aria-pressed]').nth(1)).toHaveAttribute('aria-pressed', 'true');
  const boards = await dialog.locator('section section').all();
  expect(boards).toHaveLength(3);
  for (const board of boards) expect((await board.boundingBox())?.y).toBe((await boards[0]?.boundingBox())?.y);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize(phone);
  await place.locator('header').click({ position: { x: 20, y: 10 } });
  await expect(dialog).toBeVisible();
  // Several cards side by side, none of them chosen.
  const [first, second] = await dialog.locator('[aria-pressed=false]').all();
  expect((await second?.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
});

test('bankruptcy is a feast that hides no number, the log has rounds as headings and cards to point at, and so ends the game', async ({
  page,
}, info) => {
  await prefer(page);
  let index = -1;
  const record = await inLastWill(
    (state, seat) => {
      index = lastWill.moves(state, seat).findIndex((move) => bankrupts(state, seat, move));
      return index >= 0;
    },
    'none',
    2,
  );
  await openSaved(page, record);
  await page.keyboard.press('m');
  await page.getByRole('dialog').locator('li button').nth(index).click();
  const feast = page.getByTestId('bankrupt');
  await expect(feast).toContainText(/in all −?£\d+/);
  await picture(page, info.outputPath('bankrupt.png'));
  await page.setViewportSize({ width: 844, height: 390 });
  for (const words of await feast.locator('p').all()) await expect(words).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByTestId('sheet-close').click();
  await expect(feast).toBeHidden();
  // Beside everybody's boards, too, the stamp hides no number.
  await page
    .locator('article header')
    .first()
    .click({ position: { x: 20, y: 10 } });
  const boards = page.getByRole('dialog');
  const stamp = await boards.getByText('bankrupt', { exact: true }).boundingBox();
  for (const sum of await boards.getByText(/^in all/).all()) expect(cover(stamp, await sum.boundingBox())).toBe(false);
  await page.keyboard.press('Escape');
  const log = page.getByTestId('log');
  await expect(log.getByRole('heading').first()).toHaveText('Round 1 of 7');
  await expect(log.locator('li[data-seat="0"] b').first()).toBeAttached();
  const card = log.locator('em').last();
  await card.hover();
  // On the face, words of a name have a line each.
  await expect(page.getByRole('tooltip')).toContainText(new RegExp(((await card.textContent()) ?? '').split(' ').join('\\s*')));
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function cover(a: Box, b: Box): boolean {
  if (a === null || b === null) throw new Error('not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function bankrupts(state: State, seat: Seat, move: Move): boolean {
  let found = false;
  lastWill.play(lastWill.copy(state), seat, move, ({ type }) => {
    found ||= type === 'bankrupt';
  });
  return found;
}

test('on a phone no card in hand covers another, and what others do is said where the prompt is', async ({ page }) => {
  await page.setViewportSize(phone);
  await prefer(page, { speed: 1 });
  const manyCards = await inLastWill(
    ({ phase, doing, players, order, pass }, seat) =>
      phase === 'errands' && doing === null && pass === 1 && seat === order[0] && (players[seat]?.hand.length ?? 0) > 6,
  );
  await openSaved(page, manyCards);
  const hand = page.locator('[data-piece^="hand:"]');
  await expect(hand.first()).toBeVisible();
  const boxes = await hand.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [i, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
  await page.locator('[data-piece^="slot:"][data-legal]').first().click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('telling')).toContainText(/[A-Z]\w+ (takes|sends|asks)/);
});

test('while the prices of the market are ordered, the prompt says what one’s house would sell for', async ({ page }, info) => {
  const town = 2;
  const arranging = await inLastWill(({ doing, players, setting }, seat) => {
    const { faces } = tableFor(setting).book;
    return doing?.type === 'market' && players[seat]?.board.some(({ card }) => faces[card]?.types.includes(town)) === true;
  });
  await prefer(page);
  await openSaved(page, arranging);
  await expect(page.getByTestId('outcome')).toHaveCount(0);
  const prices = page.locator('button[draggable][aria-pressed]');
  await prices.nth(town).click();
  await prices.nth(0).click();
  await expect(page.getByTestId('outcome')).toContainText(/sells\sfor\s£\d+\s→\s£\d+/);
  await page.setViewportSize(phone);
  await picture(page, info.outputPath('market.png'));
  await page.getByTestId('arrange').click();
  await expect(page.getByTestId('outcome')).toHaveCount(0);
});

test('while cards are played, a phone shows what others have in play below their names', async ({ page }) => {
  await page.setViewportSize(phone);
  await prefer(page);
  await openSaved(page, await late());
  for (const other of await page.locator('article').all()) {
    const cards = await other.locator('[data-space]').all();
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) await expect(card).toBeInViewport({ ratio: 1 });
  }
});

/** Somebody with so many cards in hand plays them. */
const acting = (many: number) =>
  inLastWill(({ phase, doing, players }, seat) => {
    const { hand, board } = players[seat] ?? { hand: [], board: [] };
    return phase === 'actions' && doing === null && hand.length === many && board.length < 6;
  });

test('on a wide screen seven cards lie beside each other, and hardly smaller than eight in two rows', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await prefer(page);
  const shown: { rows: number; width: number }[] = [];
  for (const many of [6, 7, 8]) {
    await openSaved(page, await acting(many));
    const hand = page.locator('[data-piece^="hand:"]');
    await expect(hand).toHaveCount(many);
    shown.push(
      await hand.evaluateAll((cards) => ({
        rows: new Set(cards.map((card) => card.getBoundingClientRect().top)).size,
        width: cards[0]?.getBoundingClientRect().width ?? 0,
      })),
    );
  }
  expect(shown.map(({ rows }) => rows)).toEqual([1, 1, 2]);
  const [six, seven, eight] = shown.map(({ width }) => width);
  expect(six).toBeGreaterThan(eight!);
  expect(seven).toBeGreaterThan(0.95 * eight!);
});

test('up to eight cards lie beside each other on an upright tablet, and six on screens with large letters, all of them in sight', async ({
  page,
}) => {
  await prefer(page);
  for (const [many, width, height, textScale] of [
    [6, 820, 1180, 1],
    [7, 820, 1180, 1],
    [8, 820, 1180, 1],
    [6, 820, 1180, 1.5],
    [6, 1180, 820, 1.5],
    [6, 1440, 900, 1.5],
    [6, 1920, 1080, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSaved(page, await acting(many));
    await change(page, { textScale });
    await drawn(page);
    const hand = page.locator('[data-piece^="hand:"]');
    await expect(hand).toHaveCount(many);
    const tops = await hand.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
    expect([many, width, textScale, tops]).toEqual([many, width, textScale, 1]);
    await expect(hand.last()).toBeInViewport({ ratio: 1 });
  }
});

test('when a game is over, bars of what was spent can be compared on a small phone, however long the names', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const game = finished(lastWill, 'sacked-4-players');
  await openSaved(page, { ...game, seats: game.seats.map((seat, i) => ({ ...seat, name: ['Bo', 'Christopher'][i] ?? seat.name })) });
  const bars = page.getByRole('dialog').locator('section section span[aria-hidden]:has(> i)');
  await expect(bars).toHaveCount(4);
  const edges = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect()).map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`),
  );
  expect(new Set(edges).size).toBe(1);
});

test('five cards in hand lie beside each other wherever there is room for a table, and no card is beyond the edge', async ({ page }) => {
  await prefer(page);
  const five = await inLastWill(({ phase, players }, seat) => phase === 'ending' && players[seat]?.hand.length === 5);
  await openSaved(page, five);
  const hand = page.locator('[data-piece^="hand:"]');
  await expect(hand).toHaveCount(5);
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    for (const card of await hand.all()) await expect(card).toBeInViewport({ ratio: 1 });
    const tops = await hand.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
    expect([width, tops]).toEqual([width, 1]);
  }
});

/** Somebody with so many cards in hand, and some in play, says what to keep. */
const keeping = (many: number) =>
  inLastWill(({ phase, players }, seat) => {
    const { hand, board } = players[seat] ?? { hand: [], board: [] };
    return phase === 'ending' && hand.length === many && board.length > 1;
  });

test('with enlarged cards the boards rest while cards are kept, a few cards stay in one row, and the money in sight however far one scrolls', async ({
  page,
}) => {
  await prefer(page, { cardScale: 1.4 });
  const hand = page.locator('[data-piece^="hand:"]');
  await openSaved(page, await keeping(3));
  await expect(hand).toHaveCount(3);
  await expect(page.locator('[data-piece^="errand:opera"]')).toBeHidden();
  expect(await hand.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size)).toBe(1);
  // In the choice of the start hand none covers another.
  await openSaved(page, await inLastWill(({ phase }) => phase === 'starting'));
  await expect(hand).toHaveCount(6);
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    const boxes = await hand.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    );
    for (const [i, { left, top }] of boxes.entries())
      if (boxes[i - 1]?.top === top) expect(left).toBeGreaterThanOrEqual(boxes[i - 1]!.right);
  }
  await openSaved(page, await keeping(6));
  await expect(hand).toHaveCount(6);
  await hand.last().scrollIntoViewIfNeeded();
  await expect(hand.last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-place="purse"]')).toBeInViewport({ ratio: 1 });
});

for (const language of ['en', 'pl'] as const)
  test(`no name on a card runs over its frame: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto('/cards/last-will');
    const names = page.locator('svg[viewBox="0 0 200 280"] > g:last-child > text');
    await expect(names.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const widths = await names.evaluateAll((all) => all.map((name) => (name as SVGTextElement).getComputedTextLength()));
    expect(widths.length).toBeGreaterThan(90);
    // Between its two inner lines.
    expect(Math.max(...widths)).toBeLessThan(167);
  });

test('what a card costs and spends can be read from afar: no figure of it is small', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await late());
  const figures = page.locator('[data-piece^="hand:"] use[href="#lw-hourglass"] + circle + text, [data-piece^="space:"] circle + text');
  await expect(figures.first()).toBeAttached();
  const least = await figures.evaluateAll((all) =>
    Math.min(...all.map((one) => (Number(one.getAttribute('font-size')) / 200) * (one.closest('svg')?.clientWidth ?? 0))),
  );
  expect(least).toBeGreaterThan(13);
});

alone.describe('with fingers', () => {
  alone.use({ hasTouch: true });

  alone(
    'the button that keeps cards is as high as a finger on every screen, and phones held across show the start hand large',
    async ({ page }) => {
      await prefer(page);
      await openSaved(page, await inLastWill(({ phase }) => phase === 'starting'));
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [820, 1180],
        [1180, 820],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect((await page.getByTestId('keep').boundingBox())?.height).toBeGreaterThanOrEqual(44);
        for (const card of await page.locator('[data-piece^="hand:"]').all()) await expect(card).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 844, height: 390 });
      expect((await page.locator('[data-piece^="hand:"]').first().boundingBox())?.width).toBeGreaterThan(90);
    },
  );

  alone(
    'on a phone one’s own name can be read beside what is left to do, and a line that is given up covers no money',
    async ({ page }) => {
      await prefer(page, { language: 'pl' });
      const acting = await inLastWill(({ phase, doing, players }, seat) => {
        return phase === 'actions' && doing === null && (players[seat]?.actions ?? 0) > 2;
      });
      await openSaved(page, { ...acting, seats: acting.seats.map((seat) => ({ ...seat, name: 'Maksymilian' })) });
      const name = page.locator('[data-place^="seat:"]:has([data-place="purse"]) b').first();
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect(await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(12);
      }
      // With large letters the names of others keep room, too.
      await change(page, { textScale: 1.5 });
      await drawn(page);
      for (const other of await page.locator('article header [title]').all()) {
        expect(await other.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(9);
        await expect(other).toBeInViewport({ ratio: 1 });
      }
      await change(page, { textScale: 1 });
      await openSaved(
        page,
        await inLastWill(
          (state, seat) => state.phase === 'errands' && lastWill.moves(state, seat).some(({ type }) => type === 'demotion'),
          'full',
        ),
      );
      await page.locator('[data-piece^="line:"][data-legal]').first().click();
      await expect(page.locator('[data-piece^="line:"][data-chosen]')).toHaveCount(1);
      const line = await page.locator('[data-piece^="line:"][data-chosen]').boundingBox();
      const purse = await page.locator('[data-place="purse"]').boundingBox();
      expect(line!.y).toBeGreaterThanOrEqual(purse!.y + purse!.height - 1);
    },
  );
});

test('six cards that a helper draws are declared beside the prices, which leaves the hand in sight (GS-HELP-2)', async ({ page }) => {
  await prefer(page);
  await openSaved(page, await inLastWill(({ doing }) => doing?.type === 'draw' && doing.six, 'full'));
  const split = page.locator('fieldset', { has: page.getByTestId('draw') });
  await expect(page.getByTestId('draw')).toBeVisible();
  const [prices, decks] = [await page.locator('[data-place="price:0"]').boundingBox(), await split.boundingBox()];
  if (prices === null || decks === null) throw new Error('not on the screen');
  expect(decks.x).toBeGreaterThan(prices.x);
  expect(decks.y).toBeLessThan(prices.y);
  for (const card of await page.locator('[data-piece^="hand:"]').all()) await expect(card).toBeInViewport({ ratio: 1 });
});

test('however large letters are, own money and cards are in sight on a tablet and a desk while one decides', async ({ page }) => {
  await prefer(page, { language: 'pl' });
  const moments = [
    await inLastWill(({ phase, doing, round }) => phase === 'planning' && doing === null && round > 1, 'none', 2),
    await inLastWill(({ doing, round }) => doing?.type === 'draw' && round > 1, 'none', 5),
    await inLastWill(({ phase }) => phase === 'starting', 'none', 5),
    await inLastWill(({ phase, doing, round }) => phase === 'errands' && doing === null && round > 1, 'full', 5),
  ];
  for (const moment of moments) {
    await openSaved(page, moment);
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
      [1440, 900],
    ] as const)
      for (const textScale of [1.5, 2]) {
        await page.setViewportSize({ width, height });
        await change(page, { textScale });
        await drawn(page);
        await expect(page.locator('[data-place="purse"]')).toBeInViewport({ ratio: 1 });
        const own = page.locator('[data-piece^="hand:"], [data-piece^="space:"], [data-place="vacant"]');
        expect([width, textScale, await own.first().isVisible()]).toEqual([width, textScale, true]);
        await expect(own.first()).toBeInViewport({ ratio: 0.5 });
        // The tools stay on the screen beside the longest name of a phase.
        await expect(page.getByRole('button', { name: 'Ustawienia' })).toBeInViewport({ ratio: 1 });
      }
  }
});
