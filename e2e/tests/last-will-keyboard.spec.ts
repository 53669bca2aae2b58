import { expect, type Page } from '@playwright/test';
import { poorStart } from './positions.ts';
import { openSaved, prefer, startGame } from './table.ts';
import { test } from './test.ts';

/** Buttons of panels, in the order in which somebody who plays by keyboard uses them. */
const buttons = [
  '[data-testid=draw]:enabled',
  '[data-testid^=draw-more]:enabled:not([aria-disabled=true])',
  '[data-testid=arrange]',
  '[data-testid=keep]:enabled',
  '[data-testid=settle]',
] as const;

const pieces = '[data-piece][data-legal]';
const inHand = '[data-piece^="hand:"]';
const sheet = '[data-testid=sheet-close]';
const watched = [
  '[data-testid=standings]',
  sheet,
  '[data-testid=confirm]',
  `${inHand}[data-legal]`,
  `${inHand}[data-chosen]`,
  pieces,
  ...buttons,
];

/** How many of each there are in sight. */
async function look(page: Page): Promise<number[]> {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length),
    watched,
  );
}

/** Walks with the Tab key, as one does, whichever way is shorter, until the focus is on something. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const steps = await page.evaluate((wanted) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      );
      return stops.findIndex((element) => element.matches(wanted)) - stops.findIndex((element) => element === document.activeElement);
    }, selector);
    for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** What is to be done now, by keys; true once the game is over. The Tab key leads to each button once; later a letter does the same. */
async function press(page: Page, variety: number, reached: Set<string>): Promise<boolean> {
  const [standings = 0, sheets = 0, confirm = 0, toKeep = 0, kept = 0, shining = 0, ...waiting] = await look(page);
  const panel = buttons.find((button, at) => (waiting[at] ?? 0) > 0 && !(button.includes('=keep') && toKeep > 0 && kept < 2));
  if (standings > 0) return true;
  if (sheets > 0) await page.keyboard.press('Escape');
  else if (confirm > 0) await page.keyboard.press('c');
  else if (panel !== undefined && (!reached.has(panel) || panel.includes('draw-more'))) {
    if (reached.has(panel)) await page.locator(panel).first().focus();
    else await tabTo(page, panel);
    reached.add(panel);
    await page.keyboard.press('Enter');
  } else if (panel !== undefined) await page.keyboard.press('c');
  else if (shining > 0) {
    // Not always the first that shines: the others must be within reach too.
    for (let step = 0; step <= variety % Math.min(shining, 5); step++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else await page.waitForTimeout(20);
  return false;
}

test('a whole game of Last Will without a mouse', async ({ page }) => {
  test.slow();
  await prefer(page);
  await openSaved(page, poorStart([{ name: 'Ann' }, { name: 'Bruno', bot: 'casual' }]));
  await expect(page.getByTestId('keep')).toBeVisible();
  const reached = new Set<string>();
  for (let i = 0; i < 4000 && !(await press(page, i, reached)); i++);
  await expect(page.getByTestId('standings').locator('li')).toHaveCount(2);
});

test('the focus tells what a card of Last Will does, and the key i shows it large', async ({ page }) => {
  await prefer(page);
  await startGame(page, 'bots', 3, 'last-will');
  await expect(page.getByTestId('keep')).toBeVisible();
  await page.keyboard.press('n');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('data-piece', /^hand:/);
  await expect(focused).toHaveAccessibleName(/\w{3}/);
  await page.keyboard.press('i');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});
