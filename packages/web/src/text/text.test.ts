import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botText } from '@parlour/bots';
import { type Catalogues, kernelText } from '@parlour/kernel';
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

describe.each([page, ...tables])('the words of $name', ({ text, code, borrowed }) => {
  const [first = {}] = Object.values(text);

  it('are all used somewhere', () => {
    const dynamic = patterns(code);
    // What the page has for every game, games may use or say in their own words.
    const everywhere = text === webText ? sources(src) : code;
    const isUsed = (key: string) =>
      everywhere.includes(`'${key}'`) ||
      dynamic.some((pattern) => pattern.test(key)) ||
      (text !== webText && Object.values(webText)[0]?.[key] !== undefined);
    expect(Object.keys(first).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are all there where the code asks for them', () => {
    const known = new Set([text, ...borrowed].flatMap((catalogues) => Object.keys(Object.values(catalogues)[0] ?? {})));
    const asked = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
