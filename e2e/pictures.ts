/** Takes the README's pictures at a running server: `node e2e/pictures.ts http://localhost:8080`. */
import { chromium, type Page } from '@playwright/test';
import { act, phone, prefer, startGame } from './tests/table.ts';

const [address = 'http://localhost:8080'] = process.argv.slice(2);
const folder = `${import.meta.dirname}/../docs/pictures`;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function table(
  game: string,
  players: number,
  decisions: number,
  viewport: { width: number; height: number },
  name: string,
): Promise<void> {
  const page = await (await browser.newContext({ baseURL: address, viewport })).newPage();
  await prefer(page);
  await startGame(page, 'bots', players, game);
  await play(page, decisions);
  await page.mouse.move(2, 2);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Some decisions into the game, waiting for the next. */
async function play(page: Page, decisions: number): Promise<void> {
  for (let done = 0, i = 0; done < decisions && i < 2000; i++) if ((await act(page)) === 'played') done++;
  await page.locator('[data-mine] ').waitFor();
}

await table('alhambra', 4, 9, { width: 1440, height: 900 }, 'alhambra');
await table('alhambra', 3, 6, phone, 'alhambra-phone');
await table('last-will', 3, 0, { width: 1440, height: 900 }, 'last-will');
await browser.close();
