import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botText } from '@parlour/bots';
import { type Catalogues, kernelText, voice } from '@parlour/kernel';
import { serverText } from '@parlour/client/protocol';
import { loadGame } from '@parlour/games';
import { describe, expect, it } from 'vitest';
import { webText } from './index.ts';

const src = join(import.meta.dirname, '..');
const games = join(src, 'games');

function sources(folder: string, leaveOut?: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !name.includes('.test.') && !parentPath.includes('/text'))
    .filter(({ parentPath }) => leaveOut === undefined || !parentPath.startsWith(leaveOut))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

/** The page itself, and every game's table: its words, its code, and the words it may borrow. */
const page = { name: 'the page', text: webText, code: sources(src, games), borrowed: [kernelText, serverText, botText] };
const tables = await Promise.all(
  Object.entries(import.meta.glob<{ text: Catalogues }>('../games/*/text/index.ts', { eager: true })).map(async ([path, { text }]) => {
    const id = path.split('/')[2] ?? '';
    const own = (await loadGame(id))?.text.catalogues ?? {};
    return { name: `the table of ${id}`, text, code: sources(join(games, id)), borrowed: [kernelText, webText, own] };
  }),
);

/** Keys that the code puts together from parts: `level.${level}` and the like. */
function patterns(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][\w-]*\.[^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+(\\.[\\w-]+)*')}$`),
  );
}

/** What must be put into a message: without it, the message cannot be said. */
function placeholders(language: string, text: Catalogues, key: string): string[] {
  const speaker = voice(language, [text]);
  const candidates = new Set([...(text[language]?.[key] ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name));
  return [...candidates].filter((name) => {
    const values = Object.fromEntries([...candidates].filter((other) => other !== name).map((other) => [other, 1]));
    try {
      speaker.say(key, values);
      return false;
    } catch {
      return true;
    }
  });
}

describe.each([page, ...tables])('the words of $name', ({ text, code, borrowed }) => {
  const { en = {}, pl = {} } = text;

  it('are the same in every language', () => {
    expect(Object.keys(pl).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('are all used somewhere', () => {
    const dynamic = patterns(code);
    // What the page has for every game, games may use or say in their own words.
    const everywhere = text === webText ? sources(src) : code;
    const isUsed = (key: string) =>
      everywhere.includes(`'${key}'`) ||
      dynamic.some((pattern) => pattern.test(key)) ||
      (text !== webText && webText['en']?.[key] !== undefined);
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are all there where the code asks for them', () => {
    const known = new Set([text, ...borrowed].flatMap((catalogues) => Object.keys(catalogues['en'] ?? {})));
    const asked = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(['en', 'pl'])('can all be said in %s, whatever the numbers', (language) => {
    const speaker = voice(language, [text]);
    for (const [key, message] of Object.entries(text[language] ?? {})) {
      const names = [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      for (const value of [0, 1, 2, 5, 22])
        expect(speaker.say(key, Object.fromEntries(names.map((name) => [name, value]))), key).not.toMatch(/[{}]|^$/);
    }
  });

  it('take the same values in every language', () => {
    for (const key of Object.keys(en))
      expect(placeholders('pl', text, key).toSorted(), key).toEqual(placeholders('en', text, key).toSorted());
  });
});
