/**
 * Takes the pictures of the games for the start page, so that it shows their cards without loading their code.
 * Run it after a change of their art: `node e2e/posters.ts`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { webText } from '../packages/web/src/text/index.ts';
import { launch } from './stage.ts';

const root = `${import.meta.dirname}/../packages/web`;
const server = await createServer({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error', server: { port: 0 } });
await server.listen();
const browser = await launch();
// Twice as many points as it is shown with, for sharp screens.
const page = await browser.newPage({ viewport: { width: 640, height: 340 }, deviceScaleFactor: 2 });
const games = readdirSync(`${root}/..`).filter((name) => existsSync(`${root}/../${name}/src/table/Poster.tsx`));
for (const game of games)
  for (const language of Object.keys(webText)) {
    await page.goto(`${server.resolvedUrls?.local[0]}posters/index.html?game=${game}&language=${language}`);
    await page.locator('#root svg').last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${root}/../${game}/src/table/posters/${language}.jpeg`, type: 'jpeg', quality: 82 });
  }
await browser.close();
await server.close();
