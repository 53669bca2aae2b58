/** Takes the pictures of the page as it is now, for the README and for whoever is asked to install it: `node e2e/pictures.ts`. */
import type { GameRecord } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import type { Page } from '@playwright/test';
import { openStage } from './stage.ts';
import { finished, inLastWill } from './tests/moments.ts';
import { act, openSaved, phone, photo, prefer, seen, startGame } from './tests/table.ts';
import { madeUpBox, typeBox } from './tests/typist.ts';

const folder = `${import.meta.dirname}/../docs/pictures`;
const shown = `${import.meta.dirname}/../packages/web/public/pictures`;
const { address, browser, close } = await openStage();

interface Picture {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Brings a game to where it is shown. */
  readonly play: (page: Page) => Promise<void>;
}

async function visitor(viewport: Picture['viewport']): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address, viewport })).newPage();
  await prefer(page);
  return page;
}

async function take({ name, viewport, play }: Picture): Promise<void> {
  const page = await visitor(viewport);
  await play(page);
  await page.locator('[data-mine]').waitFor();
  await page.mouse.move(2, 2);
  await photo(page, `${folder}/${name}.png`);
  await seen(page, () => page.screenshot({ path: `${shown}/${name}.jpeg`, type: 'jpeg', quality: 82 }));
}

/** A game of Alhambra, by clicking what lights up, until so many decisions are made and it is our turn again. */
function clicking(players: number, decisions: number) {
  return async (page: Page) => {
    await startGame(page, 'bots', players);
    for (let done = 0, i = 0; (done < decisions || !(await page.locator('[data-mine]').isVisible())) && i < 2000; i++)
      if ((await act(page)) === 'played') done++;
  };
}

/** Amid a game of bots: there is something in play, and much to choose from. */
function amidTheWill(): Promise<GameRecord> {
  return inLastWill(({ phase, doing, round, players }, seat) => {
    const { hand, board } = players[seat]!;
    return phase === 'errands' && doing === null && round === 4 && (hand?.length ?? 0) > 3 && board.length > 2;
  });
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
await take({ name: 'alhambra', viewport: desk, play: clicking(4, 12) });
await take({ name: 'alhambra-phone', viewport: phone, play: clicking(3, 6) });
const will = await amidTheWill();
await take({ name: 'last-will', viewport: desk, play: (page) => openSaved(page, will) });
await take({ name: 'last-will-phone', viewport: phone, play: (page) => openSaved(page, will) });
await takeReview();
await takeOwnBox('own-box', desk);
await takeOwnBox('own-box-phone', phone);
await close();
