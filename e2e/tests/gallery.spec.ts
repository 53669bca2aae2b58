/**
 * Every screen and phase, brought about once. A picture of it at both sizes, in test-results/pictures, for people to look at (with
 * `npm test -- --pictures`); and all that it says in a language that is English with an accent on every letter: what has no accents is written
 * in the code.
 */
import { join } from 'node:path';
import { botNames } from '@parlour/bots';
import { type Browser, type ConsoleMessage, expect, type Page, type TestInfo } from '@playwright/test';
import { foreignWords, madeUp } from '../../scripts/made-up.ts';
import { desk, person } from './online.ts';
import { openTab, type Scene, scenes } from './scenes.ts';
import { change, drawn, phone, picture, settled } from './table.ts';
import { test as base } from './test.ts';

/** The page in the made-up language has a server of its own. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const answer = await fetch(`http://localhost:${process.env['E2E_HOUSE']}`);
      const address = await answer.text();
      if (!answer.ok) throw new Error(address);
      await use(address);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ address }, use) => use(address),
});

const people = [
  ...botNames,
  'Ann',
  'Ben',
  'Eve',
  'Agatha',
  'Bertie',
  'Cecily',
  'Dorothea',
  'Duncan',
  'Ernest',
  'Ala',
  'Bartek',
  'Celina',
  'Dorota',
];

/** What is the same in every language: names (of people in short too, of languages, of keys, of fonts), what people say, rules' IDs, addresses; and what Intl says. */
const known = new RegExp(
  [
    `\\b(${people.flatMap((name) => [name, name.slice(0, 3)]).join('|')})\\b`,
    '\\b(Parlour|English|Pseudo-Accents|Polski|Enter|Esc|(LW|GS|AL)-[A-Z0-9-]+)\\b',
    'Good luck|CC BY|SIL Open Font License|Playfair Display SC|Old Standard TT|Claus Eggers Sørensen|Alexey Kryukov',
    'https?:\\S+|[\\w-]+\\.(net|org|json|ya?ml)\\b',
    '\\b(and|AM|PM|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b',
  ].join('|'),
  'g',
);

async function everythingSaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const described = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]:not([translate=no])`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const options = [...document.querySelectorAll('option')].map(({ label }) => label);
    return [document.title, document.body.innerText, ...described, ...options].join('\n');
  });
}

/** What no picture may have. Runs in the page. */
function findFaults(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  // A key that no catalogue has is shown as itself.
  const keys = document.body.innerText.match(/(?<![\w./@-])[a-z][a-z-]*(\.[a-z][\w-]*)+(?![\w/])/g) ?? [];
  const unsaid = keys.filter((word) => !/\.(net|org|com|json|ya?ml)$/.test(word));
  return [...(wide > 0 ? [`is ${wide} points too wide`] : []), ...unsaid.map((key) => `has no words for ${key}`)];
}

const light = { theme: 'light', language: 'en' } as const;
const darkPolish = { theme: 'dark', language: 'pl' } as const;

/** What the dark, and Polish, change most. */
const inTheDark =
  /^(start|new-last-will-bots|settings|alhambra-(confirm|if|scoring|result)|last-will-(planning|market|companions|result)|sacked-(demotion|actions|result)|online-(waiting|table))/;

function folder({ project }: TestInfo): string {
  return join(project.outputDir, 'pictures');
}

/** One page is led through so many scenes: opening it anew takes as long as looking at one. */
const AT_ONCE = 7;

for (const [part, all] of Object.entries(scenes))
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const some = all.slice(first, first + AT_ONCE);
    test(`nothing of ${part} is said past the catalogues: ${some.map(({ name }) => name).join(', ')}`, async ({ browser }, info) => {
      test.setTimeout(some.length * 60_000);
      const page = await person(browser, { name: 'Ann' });
      const wrong: string[] = [];
      for (const scene of some) {
        await test.step(scene.name, async () => wrong.push(...(await faultsOf(scene, page, browser, folder(info)))));
        // Whoever was there for one scene is gone for the next.
        for (const context of browser.contexts()) if (context !== page.context()) await context.close();
        await page.setViewportSize(desk);
        await change(page, light);
      }
      expect(wrong).toEqual([]);
    });
  }

async function faultsOf({ name, show, tab }: Scene, page: Page, browser: Browser, into: string): Promise<string[]> {
  const wrong: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error') wrong.push(`says ${message.text()}`);
  };
  const fail = (error: Error) => wrong.push(`fails with ${error.message}`);
  page.on('console', hear).on('pageerror', fail);
  const look = async (likes: typeof light | typeof darkPolish, where: string) => {
    await change(page, likes);
    await picture(page, join(into, where, `${name}.png`));
    wrong.push(...(await page.evaluate(findFaults)).map((fault) => `${where} ${fault}`));
  };
  await show(page, browser);
  for (const [size, viewport] of Object.entries({ desk, phone })) {
    await page.setViewportSize(viewport);
    if (tab !== undefined) await openTab(page, tab);
    await page.mouse.move(2, 2);
    await look(light, size);
    if (inTheDark.test(name)) await look(darkPolish, `${size}-dark-pl`);
    if (size !== 'desk') continue;
    await change(page, { language: madeUp });
    await settled(page);
    await drawn(page);
    const foreign = foreignWords(await everythingSaid(page), known);
    wrong.push(...new Set(foreign.map((word) => `says “${word}” past the catalogues`)));
  }
  page.off('console', hear).off('pageerror', fail);
  return wrong.map((fault) => `${name} ${fault}`);
}

if (process.env['PARLOUR_PICTURES'] === '1') test.afterAll(() => console.log(`Pictures of every screen are in ${folder(test.info())}`));
