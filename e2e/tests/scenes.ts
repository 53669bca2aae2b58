/** Every screen and phase, and how to get there: to take a picture of it, or to read it. */
import { alhambra } from '@parlour/alhambra';
import type { GameRecord } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { type Browser, expect, type Page } from '@playwright/test';
import { beforeScoring, finished, inLastWill, type Wanted } from './moments.ts';
import { makeTable, person, say, sitDown } from './online.ts';
import { exactStart, outOfReach } from './positions.ts';
import { go, openDrawer, openSaved, said } from './table.ts';

export interface Scene {
  readonly name: string;
  /** Brings the page there. Whoever else is needed comes with a browser of their own. */
  readonly show: (page: Page, browser: Browser) => Promise<void>;
  /** The page of the side panel that is wanted: it has to be opened anew at each size. */
  readonly tab?: number | RegExp;
}

const saved = (record: () => GameRecord | Promise<GameRecord>, then?: Scene['show']): Scene['show'] => {
  return async (page, browser) => {
    await openSaved(page, await record());
    await expect(page.locator('[data-mine]')).toBeVisible();
    await then?.(page, browser);
  };
};

const forms = ['alhambra', 'last-will'].flatMap((game) =>
  ['bots', 'screen', 'link'].map(
    (way, nth): Scene => ({
      name: `new-${game}-${way}`,
      async show(page) {
        await go(page, '/');
        await page.locator(`article[data-game=${game}] button`).nth(nth).click();
        await expect(page.locator('dialog form')).toBeVisible();
      },
    }),
  ),
);

const start: readonly Scene[] = [
  {
    name: 'start',
    async show(page) {
      await go(page, '/');
      await expect(page.locator('article img').first()).toBeVisible();
    },
  },
  {
    name: 'start-with-games',
    async show(page) {
      await openSaved(page, finished(lastWill, '3-players'));
      await openSaved(page, exactStart().record);
      await go(page, '/');
      await expect(page.locator('a[href^="/play/"]')).toHaveCount(2);
      await page.locator('a[href^="/play/"]').first().scrollIntoViewIfNeeded();
    },
  },
  ...forms,
  {
    name: 'settings',
    async show(page) {
      await go(page, '/');
      await page.getByRole('button', { name: said('Settings', 'Ustawienia') }).click();
      await expect(page.locator('dialog')).toBeVisible();
    },
  },
  ...['alhambra', 'last-will'].map((game): Scene => ({ name: `rules-${game}`, show: (page) => read(page, `/rules/${game}`) })),
  { name: 'rules-getting-sacked', show: (page) => read(page, '/rules/last-will/getting-sacked') },
  ...['alhambra#tower-9', 'last-will#dinner'].map(
    (at): Scene => ({ name: `cards-${at.replace('#', '-')}`, show: (page) => read(page, `/cards/${at}`) }),
  ),
  { name: 'credits', show: (page) => read(page, '/credits') },
  { name: 'nowhere', show: (page) => read(page, '/nowhere') },
];

async function read(page: Page, address: string): Promise<void> {
  await go(page, address);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** A page of the side panel, which is a drawer on small screens. */
export async function openTab(page: Page, wanted: number | RegExp): Promise<void> {
  await openDrawer(page);
  const tab = typeof wanted === 'number' ? page.getByRole('tab').nth(wanted) : page.getByRole('tab', { name: wanted });
  // What has a page of its own on small screens may lie open on large ones.
  if ((await tab.count()) > 0) await tab.click();
}

/** Touches pieces one after the other: where there are several alike, one that is not touched yet. */
async function touch(page: Page, picks: readonly string[]): Promise<void> {
  for (const pick of picks)
    await page
      .locator(`[data-piece^="${pick}/"]:not([data-chosen])`)
      .first()
      .click({ position: { x: 8, y: 24 }, timeout: 5000 });
}

/** What one touches to pay exactly, whichever of several alike. */
const exactPicks = () => exactStart().picks.map((piece) => piece.slice(0, piece.indexOf('/')));

const inAlhambra: readonly Scene[] = [
  { name: 'alhambra-turn', show: saved(() => exactStart().record) },
  {
    name: 'alhambra-paying',
    show: saved(
      () => exactStart().record,
      (page) => touch(page, exactPicks().slice(0, 1)),
    ),
  },
  {
    name: 'alhambra-confirm',
    show: saved(
      () => exactStart().record,
      (page) => touch(page, exactPicks()),
    ),
  },
  { name: 'alhambra-middle', show: saved(() => beforeScoring().record) },
  {
    name: 'alhambra-if-scored-now',
    show: saved(() => beforeScoring().record),
    tab: 1,
  },
  {
    name: 'alhambra-scoring',
    show: saved(
      () => beforeScoring().record,
      async (page) => {
        await touch(
          page,
          beforeScoring().take.cards.map((card) => `take:${card}`),
        );
        await page.getByTestId('confirm').click();
        await expect(page.getByTestId('sheet-close')).toBeVisible();
      },
    ),
  },
  {
    name: 'alhambra-earlier-moment',
    show: saved(
      () => beforeScoring().record,
      async (page) => {
        await openTab(page, 0);
        await page.getByTestId('log-line').nth(5).click();
        await page.keyboard.press('Escape');
        await expect(page.getByTestId('back-to-now')).toBeVisible();
      },
    ),
  },
  {
    name: 'alhambra-curtain',
    async show(page) {
      await openSaved(page, { ...exactStart().record, seats: ['Ann', 'Ben', 'Eve'].map((name) => ({ name })) });
      await expect(page.getByTestId('lift-curtain')).toBeVisible();
    },
  },
  {
    name: 'alhambra-refused',
    show: saved(outOfReach, async (page) => {
      await page.locator('[data-piece^="slot:"]:not([data-legal])').first().click();
      await expect(page.getByTestId('notice')).toBeVisible();
    }),
  },
  {
    name: 'alhambra-moves',
    show: saved(
      () => beforeScoring().record,
      async (page) => {
        await page.keyboard.press('m');
        await expect(page.locator('dialog')).toBeVisible();
      },
    ),
  },
  { name: 'alhambra-result', show: over(() => finished(alhambra, '4-players')) },
];

function over(record: () => GameRecord): Scene['show'] {
  return async (page) => {
    await openSaved(page, record());
    await expect(page.getByTestId('standings')).toBeVisible();
  };
}

const planning: Wanted = ({ phase, doing }) => phase === 'planning' && doing === null;

const inTheWill: readonly Scene[] = [
  { name: 'last-will-start-hand', show: saved(() => inLastWill(({ phase }) => phase === 'starting')) },
  { name: 'last-will-planning', show: saved(() => inLastWill(planning)) },
  { name: 'last-will-drawing', show: saved(() => inLastWill(({ doing }) => doing?.type === 'draw')) },
  { name: 'last-will-errands', show: saved(() => inLastWill(({ phase, doing }) => phase === 'errands' && doing === null)) },
  { name: 'last-will-market', show: saved(() => inLastWill(({ doing }) => doing?.type === 'market')) },
  {
    name: 'last-will-actions',
    show: saved(() => inLastWill(({ phase, doing, round }) => phase === 'actions' && doing === null && round > 3)),
  },
  { name: 'last-will-companions', show: saved(() => inLastWill(({ doing }) => doing?.type === 'use' && doing.brought.length > 0)) },
  { name: 'last-will-purchase', show: saved(() => inLastWill(({ doing }) => doing?.type === 'purchase', 'full', 2)) },
  { name: 'last-will-room', show: saved(() => inLastWill(({ doing }) => doing?.type === 'room')) },
  { name: 'last-will-end-of-round', show: saved(() => inLastWill(({ phase }) => phase === 'ending')) },
  {
    name: 'last-will-help',
    show: saved(() => inLastWill(({ phase, round }) => phase === 'actions' && round > 3)),
    tab: 1,
  },
  { name: 'last-will-bankrupt', show: saved(() => inLastWill(({ players }) => players.some(({ bankrupt }) => bankrupt))) },
  { name: 'last-will-result', show: over(() => finished(lastWill, '3-players')) },
  { name: 'sacked-planning', show: saved(() => inLastWill(planning, 'full')) },
  { name: 'sacked-errands', show: saved(() => inLastWill(({ phase, doing }) => phase === 'errands' && doing === null, 'full')) },
  { name: 'sacked-demotion', show: saved(() => inLastWill(({ doing }) => doing?.type === 'demote', 'full')) },
  { name: 'sacked-best-of-six', show: saved(() => inLastWill(({ doing }) => doing?.type === 'pick', 'full')) },
  {
    name: 'sacked-actions',
    show: saved(() => inLastWill(({ phase, doing, round }) => phase === 'actions' && doing === null && round > 4, 'full')),
  },
  { name: 'sacked-bankrupt', show: saved(() => inLastWill(({ players }) => players.some(({ bankrupt }) => bankrupt), 'full')) },
  { name: 'sacked-result', show: over(() => finished(lastWill, 'sacked-4-players')) },
];

const chat = said('Chat');

const online: readonly Scene[] = [
  {
    name: 'online-lobby',
    async show(page, browser) {
      await makeTable(await person(browser, { name: 'Ben' }), { choices: { 'Who plays for player 2': 'open' } });
      await go(page, '/');
      const listed = page.locator('a[href^="/table/"]').first();
      await expect(listed).toBeVisible();
      await listed.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'online-waiting-room',
    async show(page) {
      await makeTable(page, { game: 'last-will' });
      await expect(page.getByTestId('seat-link')).toBeVisible();
      await expect(page.getByTestId('agreed').getByText(said('Standard rules', 'Zasady standardowe'))).toBeVisible();
    },
  },
  { name: 'online-table', show: async (page, browser) => sitDown(page, await person(browser, { name: 'Ben' })) },
  { name: 'online-last-will', show: async (page, browser) => sitDown(page, await person(browser, { name: 'Ben' }), { game: 'last-will' }) },
  {
    name: 'online-chat',
    async show(page, browser) {
      await sitDown(page, await person(browser, { name: 'Ben' }));
      await openTab(page, chat);
      await say(page, 'Good luck!');
      await expect(page.getByRole('tabpanel').getByText('Good luck!')).toBeVisible();
    },
    tab: chat,
  },
  { name: 'online-people', show: async (page, browser) => sitDown(page, await person(browser, { name: 'Ben' })), tab: -1 },
  {
    name: 'online-spectator',
    async show(page, browser) {
      const [ben, eve] = [await person(browser, { name: 'Ben' }), await person(browser, { name: 'Eve' })];
      await sitDown(ben, eve);
      await go(page, new URL(ben.url()).pathname);
      await expect(page.getByTestId('prompt')).toBeVisible();
    },
  },
  {
    name: 'online-me',
    async show(page) {
      await read(page, '/me');
      await page.getByRole('button', { name: said('Save the name', 'Zapisz imię') }).click();
      await expect(page.getByTestId('forget')).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  },
];

/** In the order in which one page is led through them. */
export const scenes = { start, alhambra: inAlhambra, 'last will': inTheWill, online };
