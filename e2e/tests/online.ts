/** What people do at a table on a server, for the tests to do. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type Likes, openDrawer, prefer, said } from './table.ts';

export const desk = { width: 1440, height: 900 };

interface Somebody extends Likes {
  readonly name: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The address of their server, if it is not the one of all tests. */
  readonly at?: string | undefined;
}

/** Somebody at a browser of their own. */
export async function person(browser: Browser, { viewport = desk, at, ...likes }: Somebody): Promise<Page> {
  const context = await browser.newContext({ viewport, ...(at === undefined ? {} : { baseURL: at }) });
  const page = await context.newPage();
  await prefer(page, likes);
  return page;
}

interface Wish {
  readonly game?: string;
  readonly players?: number;
  /** Chosen in the form, by label. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Makes a table in the page: a friend by link in the second seat, bots in the others. Ends in the waiting room. */
export async function makeTable(page: Page, { game = 'alhambra', players = 3, choices = {} }: Wish = {}): Promise<void> {
  await page.goto('/');
  await page.locator(`article[data-game=${game}] button`).nth(2).click();
  await page
    .locator('dialog fieldset label', { hasText: String(players) })
    .first()
    .click();
  for (const [label, choice] of Object.entries(choices)) await page.getByLabel(label).first().selectOption(choice);
  await page.getByTestId('make-table').click();
  await expect(page).toHaveURL(/\/table\//);
}

/** Opens the link of a seat and sits down. */
async function followLink(host: Page, guest: Page): Promise<void> {
  await guest.goto(await host.getByTestId('seat-link').inputValue());
  await guest.getByTestId('join').click();
}

/** The first makes a table, the second comes by its link, and both see the game. */
export async function sitDown(ann: Page, ben: Page, wish: Wish = {}): Promise<void> {
  await makeTable(ann, wish);
  await followLink(ann, ben);
  for (const page of [ann, ben]) await expect(page.getByTestId('prompt')).toBeVisible();
}

/** A page of the side panel, which is a drawer on small screens. */
export async function openSide(page: Page, tab: string): Promise<void> {
  await openDrawer(page);
  await page.getByRole('tab', { name: tab }).click();
}

export async function say(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(said('Say something', 'Powiedz coś'));
  await field.fill(text);
  await field.press('Enter');
}

/** Of these pages the one whose turn it is. */
export async function whoseTurn(...pages: Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async (page) => {
      await page.locator('section[data-mine]').waitFor();
      return page;
    }),
  );
}

/** Makes a table for two as the page cannot (a clock too short for the form, a game brought along), and both sit down. */
export async function tableByApi(ann: Page, ben: Page, way: '/api/tables' | '/api/import', wish: object): Promise<void> {
  await ann.goto('/');
  const answer = await ann.request.post(way, { data: { name: 'Ann', seats: [{ kind: 'me' }, { kind: 'person' }], ...wish } });
  const { table, links } = (await answer.json()) as { table: string; links: readonly { key: string }[] };
  await ann.goto(`/table/${table}`);
  await ben.goto(`/join#${links[0]?.key}`);
  await ben.getByTestId('join').click();
  for (const page of [ann, ben]) await expect(page.getByTestId('prompt')).toBeVisible();
}
