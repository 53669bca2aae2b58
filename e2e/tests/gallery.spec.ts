/**
 * Every screen and phase, brought about once. A picture of it at both sizes, in test-results/pictures, for people to look at; and all that it
 * says in a language that is English with an accent on every letter: what has no accents is written in the code.
 */
import { join } from 'node:path';
import { botNames } from '@parlour/bots';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { foreignWords, madeUp } from '../../scripts/made-up.ts';
import { house } from './house.ts';
import { desk, person, test as base } from './online.ts';
import { openTab, scenes } from './scenes.ts';
import { ownServer } from './server.ts';
import { change, drawn, phone, picture, settled } from './table.ts';

/** A server for the page in the made-up language, for each of those who look at it. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await ownServer({}, house);
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
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

for (const { name, show, tab } of scenes)
  test(`picture ${name}, and nothing on it is said past the catalogues`, async ({ browser }, info) => {
    const page = await person(browser, { name: 'Ann' });
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(`says ${message.text()}`);
    });
    page.on('pageerror', (error) => wrong.push(`fails with ${error.message}`));
    const look = async (likes: typeof light | typeof darkPolish, into: string) => {
      await change(page, likes);
      await picture(page, join(folder(info), into, `${name}.png`));
      wrong.push(...(await page.evaluate(findFaults)).map((fault) => `${into} ${fault}`));
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
    expect(wrong).toEqual([]);
  });

test.afterAll(() => console.log(`Pictures of every screen are in ${folder(test.info())}`));
