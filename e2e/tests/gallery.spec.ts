/** A picture of every screen and phase at both sizes, in test-results/pictures, for people to look at. */
import { join } from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { desk, person } from './online.ts';
import { openTab, type Scene, scenes, settled } from './scenes.ts';
import { type Likes, phone } from './table.ts';

const sizes = { desk, phone };

/** What the dark, and Polish, change most. */
const some = scenes.filter(({ name }) =>
  /^(start|new-last-will-bots|settings|alhambra-(confirm|if|scoring|result)|last-will-(planning|market|companions|result)|sacked-(demotion|actions|result)|online-(waiting|table))/.test(
    name,
  ),
);

/** What no picture may have. Runs in the page. */
function findFaults(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  // A key that no catalogue has is shown as itself.
  const keys = document.body.innerText.match(/(?<![\w./@-])[a-z][a-z-]*(\.[a-z][\w-]*)+(?![\w/])/g) ?? [];
  const unsaid = keys.filter((word) => !/\.(net|org|com|json|ya?ml)$/.test(word));
  return [...(wide > 0 ? [`is ${wide} points too wide`] : []), ...unsaid.map((key) => `has no words for ${key}`)];
}

/** Each scene is brought about once: the page is then looked at in both sizes. */
function picture({ name, show, tab }: Scene, style: string, likes: Likes): void {
  test(`picture ${name}${style}`, async ({ browser }, info) => {
    const page = await person(browser, { name: 'Ann', ...likes });
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(`says ${message.text()}`);
    });
    page.on('pageerror', (error) => wrong.push(`fails with ${error.message}`));
    await show(page, browser);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      if (tab !== undefined) await openTab(page, tab);
      await page.mouse.move(2, 2);
      await settled(page);
      await page.screenshot({ path: join(folder(info), size + style, `${name}.png`) });
      wrong.push(...(await page.evaluate(findFaults)).map((fault) => `${size} ${fault}`));
    }
    for (const context of browser.contexts()) await context.close();
    expect(wrong).toEqual([]);
  });
}

function folder({ project }: TestInfo): string {
  return join(project.outputDir, 'pictures');
}

// Nobody is offline here: without this every page would fetch the whole of Parlour for later.
test.use({ serviceWorkers: 'block' });
test.afterAll(() => console.log(`Pictures of every screen are in ${folder(test.info())}`));

for (const scene of scenes) picture(scene, '', {});
for (const scene of some) picture(scene, '-dark-pl', { theme: 'dark', language: 'pl' });
