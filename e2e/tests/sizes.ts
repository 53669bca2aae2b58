/** Whether a table can be played at on every screen and with every size of text and cards: where one looks, and what must not be seen. */
import type { GameRecord } from '@parlour/kernel';
import { expect, type Page } from '@playwright/test';
import { fullTable, inLastWill, type Wanted } from './moments.ts';
import { drawn } from './table.ts';

/** A moment of a game that is looked at on all screens, before and after these pieces are touched one after the other. */
export interface Position {
  readonly name: string;
  readonly record: () => GameRecord | Promise<GameRecord>;
  /** How the names of those pieces begin: the first of them that may be touched is. */
  readonly picks?: () => readonly string[];
  /** How the names of those pieces begin that are cards to play with or to decide by. */
  readonly cards: readonly string[];
}

/** Names as people have them: long ones, two words, letters that are no English ones. */
const names = ['Maksymilian', 'Władysława', 'Christopher', 'Anna Maria', 'Konstancja', 'Bartholomew'];

function named(record: GameRecord): GameRecord {
  return { ...record, seats: record.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) };
}

/** Every game adds the moments at which its table is fullest. */
export const positions: readonly Position[] = [
  ...[2, 6].map((players) => ({
    name: `Alhambra for ${players}`,
    record: () => named(fullTable(`${players}-players`).record),
    picks: () => fullTable(`${players}-players`).picks,
    cards: ['slot', 'take', 'pay', 'own'],
  })),
  willFor(5, 'none', 'the start hand', ['hand'], ({ phase }) => phase === 'starting'),
  willFor(2, 'none', 'plans', ['slot'], ({ phase, doing, round }) => phase === 'planning' && doing === null && round > 1, ['plan']),
  willFor(3, 'full', 'cards to draw', [], ({ doing, round }) => doing?.type === 'draw' && doing.due > 1 && round > 1),
  willFor(5, 'full', 'errands', ['slot', 'hand'], ({ phase, doing, round, players }, seat) => {
    return phase === 'errands' && doing === null && round === 3 && (players[seat]?.board.length ?? 0) > 2;
  }),
  willFor(3, 'none', 'actions', ['hand', 'space'], acting(8, 3), ['hand']),
  willFor(5, 'full', 'actions', ['hand', 'space'], acting(4, 4), ['hand']),
  willFor(2, 'full', 'cards to keep', ['hand', 'space'], ({ phase, players }, seat) => {
    return phase === 'ending' && (players[seat]?.hand.length ?? 0) > 4 && (players[seat]?.board.length ?? 0) > 0;
  }),
];

/** So many cards in hand and in play, or more. */
function acting(hand: number, board: number): Wanted {
  return ({ phase, doing, players }, seat) => {
    const player = players[seat];
    return (
      phase === 'actions' &&
      doing === null &&
      player !== undefined &&
      player.actions > 0 &&
      player.hand.length >= hand &&
      player.board.length >= board
    );
  };
}

function willFor(
  players: number,
  expansion: 'none' | 'full',
  moment: string,
  cards: readonly string[],
  wanted: Wanted,
  picks?: readonly string[],
): Position {
  return {
    name: `Last Will for ${players}${expansion === 'full' ? ' with Getting Sacked' : ''}, ${moment}`,
    record: async () => named(await inLastWill(wanted, expansion, players)),
    cards,
    ...(picks === undefined ? {} : { picks: () => picks }),
  };
}

export const screens = {
  touched: [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ],
  pointed: [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ],
} as const;

const texts = [1, 1.4, 2] as const;
const sizesOfCards = [1, 1.4] as const;
const languages = ['pl', 'en'] as const;

interface Seen {
  readonly faults: string[];
  /** The width of the smallest card of each kind. */
  readonly widths: Record<string, number>;
}

/** What must not be seen. Runs in the page. */
function look({ cards, touched }: { cards: readonly string[]; touched: boolean }): Seen {
  const faults: string[] = [];
  const widths: Record<string, number> = {};
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} too wide`);

  // Held across, a phone is too low for a table that scrolls as one.
  const table = document.querySelector('[data-game]:has(> main)');
  if (table === null) faults.push('there is no table');
  else if (innerHeight < 560 && table.scrollHeight > table.clientHeight + 1)
    faults.push(`the table is ${table.scrollHeight - table.clientHeight} higher than the screen`);

  for (const element of document.querySelectorAll('[data-testid="prompt"], [data-testid="confirm"], [data-testid="clear"]')) {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const isWithin = (box: { left: number; top: number; right: number; bottom: number }) =>
      left > box.left - 1 && top > box.top - 1 && right < box.right + 1 && bottom < box.bottom + 1;
    let isWhole = isWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) && element.scrollHeight <= element.clientHeight + 2;
    for (let parent = element.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflow !== 'visible') isWhole &&= isWithin(parent.getBoundingClientRect());
    if (!isWhole) faults.push(`cut off: ${element.textContent}`);
    if (touched && element.tagName === 'BUTTON' && height < 43.5) faults.push(`only ${height} high: ${element.textContent}`);
  }

  for (const tool of document.querySelectorAll('header :is(button, a)')) {
    const { width, height, right } = tool.getBoundingClientRect();
    if (right > innerWidth + 1) faults.push(`beyond the edge: ${tool.ariaLabel}`);
    if (touched && width > 0 && (width < 43.5 || height < 43.5)) faults.push(`a tool of ${width} × ${height}: ${tool.ariaLabel}`);
  }

  for (const name of document.querySelectorAll<HTMLElement>('article[aria-label] header [title]'))
    if (name.checkVisibility() && name.title === name.closest('article')?.ariaLabel && name.getBoundingClientRect().width < 16)
      faults.push(`no room for the name ${name.title}`);

  // Words and figures are whole: none is cut off by its box, none goes on in the next line in its middle.
  for (const element of document.querySelectorAll<HTMLElement>('[data-game] > :is(header, section, main) :is(span, p, b, button, li)')) {
    const { overflow, textOverflow, hyphens, fontSize } = getComputedStyle(element);
    if (!element.checkVisibility() || element.clientWidth < 2) continue;
    const isWord = [...element.childNodes].some((text) => text.nodeType === Node.TEXT_NODE && text.textContent?.trim() !== '');
    if (touched && isWord && Number.parseFloat(fontSize) < 10.9) faults.push(`words of ${fontSize}: ${element.textContent}`);
    const isCut = overflow !== 'visible' && (textOverflow === 'ellipsis' || overflow === 'hidden' || overflow === 'clip');
    if (isCut && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2))
      faults.push(`words are cut off: ${element.textContent}`);
    if (hyphens === 'auto') continue;
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const { index, 0: word } of text.textContent?.matchAll(/[\p{L}\d£]{2,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) faults.push(`a word is broken: ${word}`);
      }
    }
  }

  const all = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  // Where a part of the table is behind a tab, the tab says so if something is to be done there.
  const pieces = all.filter((piece) => piece.checkVisibility());
  const tab = [...document.querySelectorAll('[data-section][data-open]')].some((one) => one.checkVisibility());
  for (const piece of all)
    if (piece.hasAttribute('data-legal') && !piece.checkVisibility() && !tab) faults.push(`out of reach: ${piece.dataset['piece']}`);
  for (const kind of cards) {
    // The frame of a piece may be a strip of it, where another lies on top.
    const faces = pieces
      .filter((piece) => piece.dataset['piece']?.startsWith(`${kind}:`))
      .map((piece) => piece.querySelector('svg') ?? piece);
    if (faces.length === 0) faults.push(`there is no ${kind}`);
    const boxes = faces.map((face) => face.getBoundingClientRect());
    widths[kind] = Math.min(...boxes.map(({ width }) => width));
    const small = boxes.find(({ width, height }) => width < 56 || height < 80);
    if (small !== undefined) faults.push(`a card ${kind} is ${Math.round(small.width)} × ${Math.round(small.height)}`);
  }

  const own = [...document.querySelectorAll<HTMLElement>(':is([data-testid^="draw"], [data-testid="keep"]):enabled')];
  for (const piece of [...pieces.filter((one) => one.hasAttribute('data-legal')), ...own.filter((one) => one.checkVisibility())]) {
    const least = touched ? 43 : 14;
    // How much of a line across, and of one down where it shows, belongs to it rather than to what lies on it: no more than has to be there.
    const reach = () => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const isHere = (x: number, y: number) => piece.contains(document.elementFromPoint(x, y));
      const shown: number[] = [];
      for (let x = left + 1; x < left + width && 2 * shown.length < least; x += 2) if (isHere(x, top + height * 0.3)) shown.push(x);
      let down = 0;
      for (let d = 1; d < height && down < least; d += 2) if (isHere(shown[shown.length >> 1] ?? left, top + d)) down += 2;
      return { across: 2 * shown.length, down };
    };
    let { across, down } = reach();
    // Whoever does not reach it scrolls.
    if (across < least || down < least) {
      piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      ({ across, down } = reach());
    }
    const name = piece.dataset['piece'] ?? piece.textContent;
    if (across < least || down < least) faults.push(`of ${name} only ${across} × ${down} can be touched`);
  }

  // What everybody has: no figure of it may be covered or cut.
  for (const purse of document.querySelectorAll('[data-place^="purse"]')) {
    if (!purse.checkVisibility()) continue;
    const isWhole = () => {
      const { left, top, right, bottom } = purse.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)));
      return corners.every((hit) => hit !== null && (hit.contains(purse) || purse.contains(hit)));
    };
    if (isWhole()) continue;
    purse.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!isWhole()) faults.push(`covered: ${purse.textContent}`);
  }
  if (document.querySelector('[data-place="purse"]')?.checkVisibility() === false) faults.push('the own purse is out of sight');
  for (const element of document.querySelectorAll('[data-game], main, main *, section')) element.scrollTop = 0;
  return { faults, widths };
}

type Screen = (typeof screens)[keyof typeof screens][number];

interface Look {
  readonly textScale: number;
  readonly cardScale: number;
  readonly language: (typeof languages)[number];
  readonly on: readonly Screen[];
}

/**
 * With which settings a position is looked at, and on which screens. Every position is looked at on every screen, and any two of position,
 * screen, size of text, size of cards and language meet somewhere: most faults need no more than two. With the usual text, usual and larger
 * cards are compared. The whole walk, each with each, is `npm test -- --whole`.
 */
export function looksAt(kind: keyof typeof screens, position: number, whole = process.env['PARLOUR_WHOLE'] === '1'): readonly Look[] {
  const before = kind === 'touched' ? 0 : screens.touched.length;
  return texts.flatMap((textScale, text) =>
    sizesOfCards.flatMap((cardScale, card) =>
      languages.flatMap((language, tongue): Look[] => {
        const isDue = whole || (tongue === (position + text) % 2 && (textScale === 1 || card === ((position >> 1) + text) % 2));
        const on = isDue ? screens[kind].filter((_, i) => whole || (position + before + i) % texts.length === text) : [];
        return on.length === 0 ? [] : [{ textScale, cardScale, language, on }];
      }),
    ),
  );
}

/** Looks at a table on these screens, also behind a tab where something can be done there. Leaves it as it was found. */
export async function lookAround(
  page: Page,
  { cards, picks }: Position,
  kind: keyof typeof screens,
  on: readonly Screen[],
): Promise<[string, Seen][]> {
  for (const card of cards) await expect(page.locator(`[data-piece^="${card}:"]`).first()).toBeAttached();
  await expect(page.locator('[data-piece][data-legal], [data-testid^="draw"]').first()).toBeAttached();
  const seen: [string, Seen][] = [];
  const lookOn = async ({ width, height }: Screen, moment: string, expected: readonly string[]) => {
    await drawn(page);
    seen.push([`${width} × ${height}${moment}`, await page.evaluate(look, { cards: expected, touched: kind === 'touched' })]);
  };
  const tab = page.locator('[data-section][data-open][aria-pressed=false]').filter({ visible: true }).first();
  for (const viewport of on) {
    await page.setViewportSize(viewport);
    await lookOn(viewport, '', cards);
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await lookOn(viewport, ', behind a tab', []);
    await page.locator('[data-section][aria-pressed=true]').filter({ visible: true }).first().click();
  }
  if (picks === undefined) return seen;
  for (const pick of picks()) {
    await page
      .locator(`[data-piece^="${pick}"][data-legal]`)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect(page.locator(`[data-piece^="${pick}"][data-chosen]`).first()).toBeAttached();
  }
  for (const viewport of on) {
    await page.setViewportSize(viewport);
    await lookOn(viewport, ', chosen', cards);
  }
  await page.getByTestId('clear').click();
  await expect(page.locator('[data-piece][data-chosen]')).toHaveCount(0);
  return seen;
}
