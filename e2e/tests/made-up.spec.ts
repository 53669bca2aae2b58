/** Every screen in a language that is English with an accent on every letter: what has no accents is written in the code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNames } from '@parlour/bots';
import { expect, type Page, test as base } from '@playwright/test';
import { build } from 'vite';
import { foreignWords, madeUp, moveIn } from '../../scripts/made-up.ts';
import { person } from './online.ts';
import { openTab, scenes, settled } from './scenes.ts';
import { ownServer } from './server.ts';

/** The page and the server, built and run from a copy of the sources with the language in it. */
const test = base.extend<object, { house: string }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), 'parlour-made-up-'));
      await moveIn(home);
      const web = join(home, 'packages', 'web');
      await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
      const server = await ownServer({}, home);
      await use(server.address);
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ house }, use) => use(house),
});

test.use({ serviceWorkers: 'block' });
// One copy, one server for all.
test.describe.configure({ mode: 'default' });

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
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const options = [...document.querySelectorAll('option')].map(({ label }) => label);
    return [document.title, document.body.innerText, ...described, ...options].join('\n');
  });
}

for (const group of [/^(start|new|settings|rules|credits|nowhere)/, /^alhambra/, /^(last-will|sacked)/, /^online/])
  test(`nothing is said past the catalogues: ${group.source}`, async ({ browser }) => {
    test.setTimeout(900_000);
    for (const { name, show, tab } of scenes.filter((scene) => group.test(scene.name))) {
      const page = await person(browser, { name: 'Ann', language: madeUp });
      await show(page, browser);
      if (tab !== undefined) await openTab(page, tab);
      await settled(page);
      expect.soft([...new Set(foreignWords(await everythingSaid(page), known))], name).toEqual([]);
      for (const context of browser.contexts()) await context.close();
    }
  });
