import { alhambra } from '@parlour/alhambra';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './led.ts';
import { finished, fullTable, shortWill } from './moments.ts';
import { makeTable, person, sitDown } from './online.ts';
import { lookAround, looksAt, positions, screens } from './sizes.ts';
import { change, drawn, go, openDrawer, openSaved, prefer, putAway, settled } from './table.ts';
import { test as alone } from './test.ts';

for (const [index, position] of positions.entries())
  test(`no card is too small, no words are cut, and all can be reached at every size: ${position.name}`, async ({ page }) => {
    await prefer(page);
    await openSaved(page, await position.record());
    const fingers = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    const usual: Record<string, Record<string, number>> = {};
    for (const kind of ['pointed', 'touched'] as const) {
      if (kind === 'touched') await touch(page, fingers);
      const looks = looksAt(kind, index);
      for (const look of looks) {
        const { on, ...setting } = look;
        await change(page, setting);
        // The largest is looked at as the page is opened with it, with a mouse or with fingers.
        if (look === looks.at(-1) && (kind === 'touched') === (index % 2 === 0)) await page.reload();
        for (const [screen, { faults, widths }] of await lookAround(page, position, kind, on)) {
          const where = `${screen}, text ${setting.textScale}, cards ${setting.cardScale}`;
          wrong.push(...faults.map((fault) => `${where}: ${fault}`));
          if (setting.textScale !== 1) continue;
          if (setting.cardScale === 1) usual[screen] = widths;
          else
            for (const [card, width] of Object.entries(widths))
              if (width <= (usual[screen]?.[card] ?? 0)) wrong.push(`${where}: ${card} is no larger than usual, ${width}`);
        }
      }
    }
    // What a session asks for goes with it.
    await fingers.detach();
    expect(wrong).toEqual([]);
  });

test('any two of position, screen, size of text, size of cards and language meet in some look', () => {
  const looks = positions.flatMap((_, position) =>
    (['touched', 'pointed'] as const).flatMap((kind) =>
      looksAt(kind, position, false).flatMap(({ on, ...setting }) => on.map(({ width }) => ({ position, width, ...setting }))),
    ),
  );
  const values = (of: keyof (typeof looks)[number]) => [...new Set(looks.map((look) => look[of]))];
  expect(values('width')).toHaveLength(screens.touched.length + screens.pointed.length);
  const parts = ['position', 'width', 'textScale', 'cardScale', 'language'] as const;
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) {
      const met = new Set(looks.map((look) => `${look[one]} ${look[other]}`));
      expect([one, other, met.size]).toEqual([one, other, values(one).length * values(other).length]);
    }
});

/** From now on the page is on a screen for fingers. */
async function touch(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

/** Closed select boxes that are too low or too narrow for what is chosen in them. Runs in the page. */
function cutShort(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return ['nothing to measure with'];
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { appearance, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const size = Number.parseFloat(fontSize);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    // Its arrow takes about a letter.
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - size;
    const words = (select.selectedOptions[0]?.label ?? '').split(' ');
    let lines = 1;
    let line = '';
    for (const word of words) {
      if (line !== '' && pen.measureText(`${line} ${word}`).width > room) {
        lines++;
        line = word;
      } else line = `${line} ${word}`.trim();
    }
    // A box that the system draws has one line, however high it is.
    const isLow = lines > 1 && (appearance !== 'base-select' || select.clientHeight < lines * size);
    const isNarrow = words.some((word) => pen.measureText(word).width > room);
    return select.checkVisibility() && (isLow || isNarrow) ? [`cut short: ${words.join(' ')}`] : [];
  });
}

for (const language of ['en', 'pl'] as const)
  alone(`the start page and its dialogs are no wider than a phone, however large the text: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto('/');
    for (const textScale of [1.4, 2]) {
      await change(page, { textScale });
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const gear = page.getByRole('button', { name: /^(Settings|Ustawienia)$/ });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(gear).toBeInViewport({ ratio: 1 });
        for (const opener of [gear, page.locator('article[data-game=last-will] button').first()]) {
          await opener.click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.locator('form')).toBeVisible();
          const beyond = await page.evaluate(() =>
            [...document.querySelectorAll('dialog *, header *')]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 0.5)
              .map((one) => one.outerHTML.slice(0, 120)),
          );
          expect(beyond).toEqual([]);
          await dialog.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
          expect(await page.evaluate(cutShort)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      }
    }
  });

/** What a finger would hardly hit: things to press that are no words in a sentence. Runs in the page. */
function tooSmall(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('button, select, input:not([type=checkbox], [type=radio], [type=file]), summary, a[href]'),
  ]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline' && one.closest('small') === null)
    .filter((one) => one.getBoundingClientRect().height < 43.5)
    .map((one) => `${one.getBoundingClientRect().height} high: ${one.ariaLabel ?? one.textContent}`);
}

/** Words that go on in the next line in their middle, in headings and on buttons. Runs in the page. */
function broken(): string[] {
  const words: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, b, th, .button')) {
    if (!element.checkVisibility()) continue;
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const { index, 0: word } of text.textContent?.matchAll(/[\p{L}\d]{2,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(`a word is broken: ${word}`);
      }
    }
  }
  return words;
}

for (const language of ['en', 'pl'] as const)
  alone(
    `pages to read are no wider than a small phone with large letters, and fingers hit what is there to be pressed: ${language}`,
    async ({ browser }) => {
      const page = await person(browser, { name: 'Ann', language, textScale: 2, viewport: { width: 360, height: 640 } });
      await touch(page, await page.context().newCDPSession(page));
      await makeTable(page);
      const wrong: string[] = [];
      const look = async (where: string) => {
        await settled(page);
        await drawn(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${where} is ${wide} too wide`);
        const faults = [...(await page.evaluate(tooSmall)), ...(await page.evaluate(broken)), ...(await page.evaluate(cutShort))];
        wrong.push(...faults.map((fault) => `${where}, ${fault}`));
      };
      await expect(page.getByTestId('agreed')).toBeVisible();
      await look('the waiting room');
      await putAway(page, finished(alhambra, '4-players'), true);
      await putAway(page, finished(alhambra, '2-players'), true);
      for (const [address, sign] of [
        ['/', 'article'],
        ['/history', '[data-testid=filter-game]'],
        ['/me', 'input'],
        ['/packs', '[data-testid=new-pack]'],
        ['/puzzles', 'select'],
        ['/day', 'main button'],
        ['/tournaments', 'main button'],
        ['/credits', 'h1'],
        ['/rules/alhambra', 'aside'],
        ['/cards/alhambra', 'select'],
        ['/sheet/alhambra', 'table'],
      ] as const) {
        await go(page, address);
        await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible();
        for (const textScale of [2, 1]) {
          await change(page, { textScale });
          await look(`${address}, text ${textScale}`);
        }
        await change(page, { textScale: 2 });
        await page.setViewportSize({ width: 820, height: 1180 });
        await look(`${address}, on a tablet`);
        await page.setViewportSize({ width: 360, height: 640 });
      }
      expect(wrong).toEqual([]);
    },
  );

alone('the tabs of the side panel keep their whole names, however large the text', async ({ browser }) => {
  const [ann, ben] = [await person(browser, { name: 'Ann' }), await person(browser, { name: 'Ben' })];
  await sitDown(ann, ben, { choices: { Help: 'yes' } });
  for (const textScale of [1.4, 2]) {
    await change(ann, { textScale });
    await drawn(ann);
    await expect(ann.getByRole('tab')).toHaveCount(4);
    for (const tab of await ann.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      expect(await tab.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  }
});

/** Whether something that scrolls across hides a part of it. Runs in the page. */
function isCut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const box = parent.getBoundingClientRect();
    if (getComputedStyle(parent).overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
  }
  return false;
}

/** What of a dialog is beyond its edges, or has to be drawn aside to be seen. */
async function beyond(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog *')]
      .filter((one) => one.checkVisibility() && one.closest('svg') === null && !one.classList.contains('visually-hidden'))
      .filter(
        (one) =>
          one.getBoundingClientRect().right > innerWidth + 0.5 ||
          (getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1),
      )
      .map((one) => `${one.tagName} ${one.textContent}`),
  );
}

alone(
  'on a small phone with large letters, what a game came to is whole, and whoever has chosen is taken to what comes next',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await prefer(page, { language: 'pl', textScale: 2 });
    await openSaved(page, await shortWill());
    await expect(page.getByTestId('standings')).toBeVisible();
    expect(await beyond(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
    await openDrawer(page);
    await page.getByRole('tab', { name: 'Rachunki' }).click();
    await expect(page.getByRole('dialog').getByText(/^gotówka .* nieruchomości/)).toHaveCount(2);
    expect(await beyond(page)).toEqual([]);

    // Six in a scoring: a mark at the head of each column, and the names below it.
    await change(page, { textScale: 1 });
    await openSaved(page, finished(alhambra, '6-players'));
    await page.getByRole('dialog').locator('summary').first().click();
    const heads = page.getByRole('dialog').locator('details[open] thead th b');
    await expect(heads).toHaveCount(6);
    expect(new Set(await heads.allTextContents()).size).toBe(6);
    for (const head of await heads.all()) await expect(head).toBeVisible();
    expect(await beyond(page)).toEqual([]);
    for (const [textScale, width, height] of [
      [1.2, 820, 1180],
      [1.4, 1180, 820],
      [2, 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await change(page, { textScale });
      expect([textScale, await beyond(page)]).toEqual([textScale, []]);
      // The points that were won for a type are not cut off either.
      for (const points of await page.locator('details[open] td b').all()) expect(await points.evaluate(isCut)).toBe(false);
    }
    await change(page, { textScale: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    // The result has a tool of its own, and none of the others is beyond the edge for it.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ustawienia' })).toBeInViewport({ ratio: 1 });

    // The money for a building lies below the edge of the screen.
    const { record, picks } = fullTable('6-players');
    await openSaved(page, record);
    await page.locator(`[data-piece="${picks[0]}"]`).click();
    await expect(page.locator(`[data-piece="${picks[0]}"]`)).toHaveAttribute('data-chosen', 'true');
    const money = page.locator('[data-piece^="pay:"][data-legal]').first();
    await expect(money).toBeInViewport({ ratio: 0.9 });
  },
);
