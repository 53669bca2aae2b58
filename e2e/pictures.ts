/** Takes the pictures of the page as it is now, for the README and for whoever is asked to install it: `node e2e/pictures.ts`. */
import { lastWill } from '@parlour/last-will';
import type { Page } from '@playwright/test';
import { openStage } from './stage.ts';
import { finished } from './tests/moments.ts';
import { act, openSaved, phone, photo, prefer, seen, startGame } from './tests/table.ts';
import { madeUpBox, typeBox } from './tests/typist.ts';

const folder = `${import.meta.dirname}/../docs/pictures`;
const shown = `${import.meta.dirname}/../packages/web/public/pictures`;
const { address, browser, close } = await openStage();

interface Picture {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** How somebody plays on for a while. */
  readonly play: (page: Page) => Promise<void>;
}

async function visitor(viewport: Picture['viewport']): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address, viewport })).newPage();
  await prefer(page);
  return page;
}

async function take({ name, game, players, viewport, play }: Picture): Promise<void> {
  const page = await visitor(viewport);
  await startGame(page, 'bots', players, game);
  await play(page);
  await page.locator('[data-mine]').waitFor();
  await page.mouse.move(2, 2);
  await photo(page, `${folder}/${name}.png`);
  await seen(page, () => page.screenshot({ path: `${shown}/${name}.jpeg`, type: 'jpeg', quality: 82 }));
}

/** By clicking what lights up, until so many decisions are made and it is our turn again. */
function clicking(decisions: number) {
  return async (page: Page) => {
    for (let done = 0, i = 0; (done < decisions || !(await page.locator('[data-mine]').isVisible())) && i < 2000; i++)
      if ((await act(page)) === 'played') done++;
  };
}

/** From the list of all moves: what every table offers, whatever the decision. */
function choosing(decisions: number) {
  return async (page: Page) => {
    for (let i = 0; i < decisions; i++) {
      await page.locator('[data-mine]').waitFor();
      await page.keyboard.press('m');
      const moves = page.locator('dialog[open] li button').filter({ visible: true });
      await moves.nth(Math.floor((await moves.count()) / 2)).click();
      await page.waitForTimeout(300);
    }
  };
}

async function takeReview(): Promise<void> {
  const page = await visitor(phone);
  await openSaved(page, finished(lastWill, '3-players'));
  await page.getByTestId('review-game').click();
  await page.getByTestId('review').getByRole('table').waitFor({ timeout: 120_000 });
  await page.mouse.move(2, 2);
  await photo(page, `${folder}/review-phone.png`);
}

/** A card of somebody's own box, half typed; its photograph is one of the drawn card. */
async function takeOwnBox(name: string, viewport: Picture['viewport']): Promise<void> {
  const page = await visitor(viewport);
  await page.goto('/packs');
  await page.getByTestId('new-pack').click();
  await page.locator('[data-leaf]').first().waitFor();
  await typeBox(page, madeUpBox(), 0, 6);
  await page.locator('#name-en').fill('Outing');
  await page.locator('[data-leaf$="pay.0.pounds"]').fill('3');
  const face = await page.locator('aside svg[viewBox="0 0 200 280"]').screenshot();
  await page.locator('aside input[type=file]').setInputFiles({ name: 'outing.png', mimeType: 'image/png', buffer: face });
  await page.locator('aside img').waitFor();
  await page.mouse.move(2, 2);
  await photo(page, `${folder}/${name}.png`);
}

const desk = { width: 1440, height: 900 };
await take({ name: 'alhambra', game: 'alhambra', players: 4, viewport: desk, play: clicking(12) });
await take({ name: 'alhambra-phone', game: 'alhambra', players: 3, viewport: phone, play: clicking(6) });
await take({ name: 'last-will', game: 'last-will', players: 3, viewport: desk, play: choosing(26) });
await take({ name: 'last-will-phone', game: 'last-will', players: 3, viewport: phone, play: choosing(26) });
await takeReview();
await takeOwnBox('own-box', desk);
await takeOwnBox('own-box-phone', phone);
await close();
