/** Somebody at the editor of card packs who types a whole box by keyboard, as an owner would: every number, entry by entry. */
import { same } from '@parlour/kernel';
import { entriesOf, keyOf, type Leaf, openSheet, type PackDocument, setAt } from '@parlour/kernel/packs';
import { format } from '@parlour/last-will/pack';
import { expect, type Page } from '@playwright/test';

/** A box that nobody has: in one entry of so many events spend more and properties cost more, and cards of two decks have names of their own. */
export function madeUpBox(every = 1): PackDocument {
  let pack: PackDocument = { name: 'Made up' };
  for (const [i, entry] of entriesOf(openSheet(format, {})).entries()) {
    for (const leaf of entry.leaves) pack = setAt(format, pack, leaf.path, i % every === 0 ? madeUp(leaf) : leaf.value);
    if (named.includes(entry.group)) pack = setAt(format, pack, [...entry.path, 'names'], { en: `B${i + 1}` });
  }
  return pack;
}

const named = ['base.helpersAndExpenses', 'base.properties', 'base.wild'];

function madeUp({ path, value }: Leaf): unknown {
  if (path.at(-3) === 'pay' && path.at(-1) === 'pounds') return Number(value) + 1;
  return path.at(-1) === 'scale' ? (value as number[]).map((amount) => amount + 1) : value;
}

export interface Typed {
  readonly keys: number;
  readonly entries: number;
}

/**
 * Types these entries of a box, beginning with the one that is open: names, and numbers that are not as we have them, or all. The rest is confirmed.
 * Letter by letter, or a word at a time, as a phone's keyboard does.
 */
export async function typeBox(page: Page, box: PackDocument, from: number, to: number, all = false, words = false): Promise<Typed> {
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await (words ? page.keyboard.insertText(text) : page.keyboard.type(text));
  };
  const entries = entriesOf(openSheet(format, box)).slice(from, to);
  for (const { leaves, value, group } of entries) {
    const { names } = value as { names?: { en: string } };
    if (names !== undefined && named.includes(group)) {
      // Where nothing else is to be typed, the name is the first field and the last.
      const isAlone = leaves.length === 0;
      if (!isAlone) await press('Shift+Tab');
      await type(names.en);
      if (!isAlone) await press('Tab');
    }
    for (const leaf of leaves.filter((each) => !same(each.value, each.ours) || (all && isNumeric(each)))) {
      for (let tries = 0; tries < 12 && (await focused(page)) !== keyOf(leaf.path); tries++) await press('Tab');
      await type([leaf.value].flat().join(' '));
    }
    await press('Enter');
  }
  return { keys, entries: entries.length };
}

function isNumeric({ shape }: Leaf): boolean {
  return shape.kind === 'number' || (shape.kind === 'list' && shape.of.kind === 'number');
}

async function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-leaf') ?? null);
}

/** What the pack of that page says, as the device keeps it. */
export async function keptPack(page: Page): Promise<PackDocument> {
  await expect(page.getByTestId('kept')).toHaveText(/^(Kept|Zapisano)/);
  return page.evaluate(async () => {
    const opening = indexedDB.open('parlour-packs');
    const db = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)));
    const id = location.pathname.split('/')[2] ?? '';
    const asked = db.transaction('packs').objectStore('packs').get(id);
    const kept = await new Promise<{ pack: PackDocument }>((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
    db.close();
    return kept.pack;
  });
}
