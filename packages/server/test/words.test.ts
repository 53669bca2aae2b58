import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '../src/start/environment.ts';
import { serverText } from '@parlour/client/protocol';

const packages = join(import.meta.dirname, '..', '..');
const sources = ['server', 'client'].map((name) => sourcesOf(join(packages, name, 'src'))).join('\n');

function sourcesOf(root: string): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('text'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

describe('the server’s words', () => {
  const [said = {}] = Object.values(serverText);

  it('are all used, and none is missing', () => {
    const used = new Set([...sources.matchAll(/'((?:server|notice|confirm)\.[a-z-]*[a-z])'/g)].map(([, key]) => key!));
    const undo = ['start', 'seat', 'dice', 'revealed'].map((reason) => `server.undo-${reason}`);
    expect([...used, ...undo].filter((key) => !(key in said))).toEqual([]);
    expect(Object.keys(said).filter((key) => !used.has(key) && !undo.includes(key))).toEqual([]);
  });
});

describe('the settings', () => {
  it('are all explained in docs/hosting.md', () => {
    const page = readFileSync(join(packages, '../docs/hosting.md'), 'utf8');
    const names = Object.values(variables).map(([name]) => name);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
