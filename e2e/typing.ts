/** How long it takes to type a whole box into the editor of card packs: `node e2e/typing.ts`. */
import { openStage } from './stage.ts';
import { prefer } from './tests/table.ts';
import { madeUpBox, typeBox } from './tests/typist.ts';

/** An owner who is no typist, and looks at every card. */
const SECONDS_A_KEY = 0.3;
const SECONDS_A_CARD = 3;

const { address, browser, close } = await openStage();
for (const everything of [false, true]) {
  const page = await (await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })).newPage();
  await prefer(page);
  await page.goto('/packs');
  await page.getByTestId('new-pack').click();
  await page.locator('[data-leaf]').first().waitFor();
  const { keys, entries } = await typeBox(page, madeUpBox(), 0, Infinity, everything);
  const minutes = (keys * SECONDS_A_KEY + entries * SECONDS_A_CARD) / 60;
  console.log(`${everything ? 'Every number' : 'What differs'}: ${entries} cards and boards, ${keys} keys, ${minutes.toFixed(1)} minutes.`);
}
await close();
