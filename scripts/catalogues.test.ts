import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Catalogue, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { languagesIn, staleIndexes, textFolders } from './lib/catalogues.mjs';

const root = dirname(import.meta.dirname);
const folders = textFolders();
const [home = ''] = folders;
/** Whoever speaks to people in one place speaks everywhere. */
const languages = [...new Set(folders.flatMap((folder) => languagesIn(folder)))];
const first = languagesIn(home)[0] ?? '';

describe('the languages', () => {
  it('are named in every index', () => {
    expect(staleIndexes()).toEqual([]);
  });

  it.each(folders.map((folder) => [relative(root, folder), folder]))('are all there in %s', (_, folder) => {
    expect(languages.filter((language) => !languagesIn(folder).includes(language))).toEqual([]);
  });

  const files = folders.flatMap((folder) => readdirSync(join(folder, first)).map((file) => ({ folder, file })));
  const others = languages.filter((language) => language !== first);
  const pairs = files.flatMap(({ folder, file }) => others.map((language) => ({ folder, file, language })));

  it.each(pairs.map((pair) => [`${relative(root, pair.folder)}/${pair.language}/${pair.file}`, pair] as const))(
    'say the same things with the same values: %s',
    async (_, { folder, file, language }) => {
      const [own, other] = await Promise.all([read(folder, first, file), read(folder, language, file)]);
      expect(Object.keys(own).filter((key) => other[key] === undefined)).toEqual([]);
      expect(Object.keys(other).filter((key) => own[key] === undefined)).toEqual([]);
      for (const key of Object.keys(own)) expect(valuesOf(language, other, key), key).toEqual(valuesOf(first, own, key));
    },
  );

  it.each(folders.map((folder) => [relative(root, folder), folder]))('say nothing twice in %s', async (_, folder) => {
    const all = await Promise.all(readdirSync(join(folder, first)).map((file) => read(folder, first, file)));
    const keys = all.flatMap((catalogue) => Object.keys(catalogue));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

async function read(folder: string, language: string, file: string): Promise<Catalogue> {
  return ((await import(join(folder, language, file))) as { catalogue: Catalogue }).catalogue;
}

/** As what a name stands in its sentence: a language that declines names asks, another does not. */
const FORM = 'as';

/** Says a message with any values at all, and tells which it asked for. */
function valuesOf(language: string, catalogue: Catalogue, key: string): Set<string | symbol> {
  const used = new Set<string | symbol>();
  for (const value of [0, 1, 2, 5, 22]) {
    const anything = new Proxy({}, { has: () => true, get: (_, name) => (used.add(name), value) });
    expect(voice(language, [{ [language]: catalogue }]).say(key, anything), key).not.toMatch(/[{}]|^$/);
  }
  used.delete(FORM);
  return used;
}
