/** What a person does at a table, for the tests to do. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReaderSettings } from '@parlour/table-kit/reader/settings.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { accented } from '../../scripts/made-up.ts';

export const phone = { width: 390, height: 844 };

/** Words as they are said in English, in Polish, or in the made-up language. */
export function said(english: string, polish = english): RegExp {
  return new RegExp(`^(${[english, polish, accented(english)].join('|')})`);
}

export type Likes = Partial<Pick<ReaderSettings, Exclude<keyof ReaderSettings, 'tipsSeen' | 'coached' | 'coachSaid'>>>;

/** Everything that can be liked: whoever comes after somebody else in a page finds nothing of theirs. */
const usual: ReaderSettings = {
  language: 'en',
  theme: 'light',
  textScale: 1,
  cardScale: 1,
  speed: 0,
  autoConfirm: false,
  sound: false,
  tips: false,
  tipsSeen: [],
  keys: true,
  coach: 'off',
  coached: {},
  coachSaid: {},
  name: 'Ann',
};

/**
 * Settings as somebody would have left them; cards stand still and newcomers' tips are off unless asked for. Nobody looks at the page: it is
 * transparent, which takes a third less than painting it and changes neither boxes nor what a click hits.
 */
export async function prefer(page: Page, likes: Likes = {}): Promise<void> {
  const all = { ...usual, ...likes };
  if (isOpen(page)) await change(page, all);
  else
    await page.addInitScript((state) => {
      localStorage['parlour-settings'] ??= JSON.stringify({ state, version: 0 });
      const unseen = new CSSStyleSheet();
      unseen.replaceSync('html:not([data-seen]) { opacity: 0 }');
      document.adoptedStyleSheets = [unseen];
    }, all);
  if (all.speed === 0) await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Other settings from now on, as if they had been chosen in another window. */
export async function change(page: Page, likes: Likes): Promise<void> {
  await page.evaluate((changes) => {
    const key = 'parlour-settings';
    const kept = JSON.parse(localStorage[key] as string) as { state: object };
    localStorage[key] = JSON.stringify({ ...kept, state: { ...kept.state, ...changes } });
    dispatchEvent(new StorageEvent('storage', { key }));
  }, likes);
}

/** What has changed is on the screen: parts of the page that measure others have done so. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Does something while somebody looks: the page is painted meanwhile. */
export async function seen<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-seen', true));
  try {
    return await work();
  } finally {
    await page.evaluate(() => document.documentElement.toggleAttribute('data-seen', false));
  }
}

export async function startGame(page: Page, way: 'bots' | 'screen', players: number, game = 'alhambra'): Promise<void> {
  await go(page, '/');
  await page
    .locator(`article[data-game=${game}] button`)
    .nth(way === 'bots' ? 0 : 1)
    .click();
  await page.locator('fieldset label', { hasText: String(players) }).click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('prompt')).toBeVisible();
}

/**
 * Puts a saved game where the page keeps its games: files brought in have tests of their own. A page that shows nothing of Parlour yet does so
 * at an address that loads nothing.
 */
export async function putAway(page: Page, record: unknown, over = false, under?: string): Promise<string> {
  if (!isOpen(page)) {
    const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    // Only once: while addresses are led elsewhere, every file of the page takes the same detour and nothing is kept.
    await page.route('**/nothing', (route) => route.fulfill(empty), { times: 1 });
    await page.goto('/nothing');
  }
  return page.evaluate(
    async ({ saved, over, under }) => {
      const games = indexedDB.open('parlour', 1);
      games.onupgradeneeded = () => games.result.createObjectStore('games', { keyPath: 'id' });
      await new Promise((resolve) => (games.onsuccess = resolve));
      const game = { id: under ?? crypto.randomUUID(), record: saved, updated: Date.now(), over };
      const kept = games.result.transaction('games', 'readwrite').objectStore('games').put(game);
      await new Promise((resolve) => (kept.onsuccess = resolve));
      games.result.close();
      return game.id;
    },
    { saved: record, over, under },
  );
}

/** Whether something of Parlour is there already. */
const isOpen = (page: Page) => page.url().startsWith('http') && !page.url().endsWith('/nothing');

/** Goes to another address: a page that is there already as its own links do, without being loaded anew. What it showed is gone then. */
export async function go(page: Page, address: string): Promise<void> {
  if (!isOpen(page) || new URL(page.url()).pathname === address) {
    await page.goto(address);
    return;
  }
  await page.evaluate((path) => {
    for (const shown of document.querySelectorAll('#root > *, dialog')) shown.setAttribute('data-left', '');
    history.pushState(null, '', path);
  }, address);
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

/** Sits down at a saved game. */
export async function openSaved(page: Page, record: unknown): Promise<void> {
  const id = await putAway(page, record);
  await go(page, `/play/${id}`);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await settled(page);
  // A mouse lies somewhere before it points at something.
  await page.mouse.move(2, 2);
}

const waiting = said('One moment…', 'Chwileczkę…');

/** Nothing is on its way any more: whatever has to be waited for, the parts of a table, letters and pictures. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByText(waiting)).toHaveCount(0);
  // The panel at the side comes last.
  if ((await page.locator('div[data-game]').count()) > 0) await expect(page.locator('[role=tablist]').first()).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** What a page says, to tell whether it is still changing. */
const words = (page: Page) => page.evaluate(() => document.body.innerText);

/** What is on the screen, pressed together in a hurry: the files are larger, and take a third of the time. */
export async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/**
 * A picture of the page once nothing on it is awaited any more. One during which the page has changed is taken again; if it does not come to
 * rest, there is no picture and the test fails: what is too early must not pass for a look at the screen.
 */
export async function photo(page: Page, path: string, patience = 30_000, take = photograph): Promise<void> {
  await expect(async () => {
    await settled(page);
    await drawn(page);
    const before = await words(page);
    const image = await seen(page, () => take(page));
    expect(await page.getByText(waiting).count()).toBe(0);
    expect(await words(page)).toBe(before);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, image);
  }).toPass({ timeout: patience });
}

/** A picture for people, if the run was asked for pictures; the page comes to rest for it either way. */
export async function picture(page: Page, path: string): Promise<void> {
  if (process.env['PARLOUR_PICTURES'] === '1') return photo(page, path);
  await settled(page);
  await drawn(page);
}

/** The side panel is a drawer on small screens: it is opened, once it is there that one can tell. */
export async function openDrawer(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: said('Log and help', 'Dziennik i pomoc') });
  await expect(drawer.or(page.getByRole('tablist')).filter({ visible: true }).first()).toBeVisible();
  if (await drawer.isVisible()) await drawer.click();
}

export const legal = (page: Page): Locator => page.locator('[data-piece][data-legal]');

/** What a person would touch next: the first of these that is on the screen. */
const next = [
  '[data-testid=standings]',
  '[data-testid=lift-curtain]',
  '[data-testid=sheet-close]',
  '[data-testid=confirm]',
  '[data-piece^="pay:"][data-legal]',
  '[data-piece^="slot:"][data-legal]',
  '[data-piece][data-legal]',
] as const;

/** One thing that is to be done now, by clicking. Buys rather than takes. */
export async function act(page: Page): Promise<'over' | 'played' | 'busy'> {
  const found = await page.evaluate((selectors) => selectors.findIndex((selector) => document.querySelector(selector) !== null), next);
  if (found === 0) return 'over';
  const selector = next[found];
  if (selector === undefined) {
    await page.waitForTimeout(15);
    return 'busy';
  }
  const isPiece = selector.includes('data-piece');
  const choices = page.locator(selector);
  const target = isPiece ? choices.last() : choices.first();
  // The corner of a card is what a hand of overlapping cards shows of it. It may be gone again: the next look will tell.
  const clicked = await target.click({ timeout: 2000, ...(isPiece ? { position: { x: 8, y: 24 } } : {}) }).then(
    () => true,
    () => false,
  );
  return clicked && selector.includes('confirm') ? 'played' : 'busy';
}

export async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 3000; i++) if ((await act(page)) === 'over') return;
  throw new Error('the game does not end');
}

/** No part of the table is beyond the screen, and these pieces of it are there to be seen. */
export async function expectOneScreen(page: Page, pieces: readonly string[], ratio = 0): Promise<void> {
  const beyond = () =>
    page.evaluate(() => ({
      wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      high: Math.max(0, document.documentElement.scrollHeight - innerHeight),
    }));
  await expect.poll(beyond).toEqual({ wide: 0, high: 0 });
  for (const piece of pieces) {
    const all = page.locator(`[data-piece^="${piece}:"]`);
    await expect(all.first()).toBeVisible();
    for (const one of await all.all()) await expect(one).toBeInViewport({ ratio });
  }
}
