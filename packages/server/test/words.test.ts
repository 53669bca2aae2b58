import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { variables } from '../src/environment.ts';
import { serverText } from '@parlour/client/protocol';

const { en = {}, pl = {} } = serverText;

const packages = join(import.meta.dirname, '..', '..');
const sources = ['server', 'client'].map((name) => sourcesOf(join(packages, name, 'src'))).join('\n');

function sourcesOf(root: string): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('text'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

describe('the server’s words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en));
  });

  it.each(Object.keys(en))('take the same values in both languages: %s', (key) => {
    expect(valuesUsed('pl', key)).toEqual(valuesUsed('en', key));
  });

  it('are all used, and none is missing', () => {
    const used = new Set([...sources.matchAll(/'((?:server|notice|confirm)\.[a-z-]*[a-z])'/g)].map(([, key]) => key as string));
    const undo = ['start', 'seat', 'dice', 'revealed'].map((reason) => `server.undo-${reason}`);
    expect([...used, ...undo].filter((key) => !(key in en))).toEqual([]);
    expect(Object.keys(en).filter((key) => !used.has(key) && !undo.includes(key))).toEqual([]);
  });
});

describe('the settings', () => {
  it('are all explained in docs/hosting.md', () => {
    const page = readFileSync(join(packages, '../docs/hosting.md'), 'utf8');
    const names = Object.values(variables).map(([name]) => name);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Says a message with any values at all, and tells which it asked for. */
function valuesUsed(language: string, key: string): Set<string | symbol> {
  const used = new Set<string | symbol>();
  const anything = new Proxy({}, { has: () => true, get: (_, name) => (used.add(name), 1) });
  voice(language, [serverText]).say(key, anything);
  return used;
}
