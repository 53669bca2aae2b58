import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accented, foreignWords, madeUp, moveIn } from './made-up.ts';

const home = mkdtempSync(join(tmpdir(), 'parlour-made-up-'));
beforeAll(() => moveIn(home));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** All that the command prints in the made-up language, with these lines typed into it. */
function parlour(args: readonly string[], lines: readonly string[] = []): Promise<string> {
  return run('cli/src/main.ts', [...args, '--lang', madeUp], {}, lines);
}

function run(program: string, args: readonly string[], env: object, lines: readonly string[]): Promise<string> {
  const own = join(home, 'somebody');
  mkdirSync(own, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(home, 'packages', program), ...args], {
      cwd: own,
      env: { PATH: process.env['PATH'], HOME: own, COLUMNS: '200', ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject).on('close', () => resolve(said));
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

/** What is typed on the command line and stands in files is the same in every language. */
const typed =
  /--?[a-z-]+|<[^>]*>|\[[^\]]*\]|\b(parlour|and|Ann|Ada|Bruno|Clara|random|greedy|novice|casual|club|expert|master|alhambra|last-will|(LW|GS|AL)-[A-Z0-9-]+)\b|\S*\/\S+|[\w-]+\.(json|ya?ml)\b/g;

it('accents words, and leaves alone what is put between them', () => {
  expect(accented('Hi {name}, {count, plural, one {# of {game}} other {none}}: {on, select, true {yes} other {}}!')).toBe(
    'Ĥí {name}, {count, plural, one {# óƒ {game}} other {ñóñé}}: {on, select, true {ýéš} other {}}!',
  );
});

describe('in a language that comes as new files', () => {
  it.each([
    [
      'a game of Alhambra',
      ['play', 'alhambra', '--seats', 'Ann,random', '--seed', 'x'],
      ['help', '1', 'why', 'hint', 'log', 'rules', 'more', 'undo', 'quit'],
    ],
    [
      'a game of Last Will',
      ['play', 'last-will', '--seats', 'Ann,random,random', '--seed', 'x'],
      [...Array.from({ length: 30 }, () => '1'), 'why', 'card', 'log', 'quit'],
    ],
    [
      'a game of Getting Sacked',
      ['play', 'last-will', '--seats', 'Ann,random', '--option', 'expansion=full', '--seed', 'y'],
      [...Array.from({ length: 30 }, () => '2'), 'why', 'card', 'log', 'quit'],
    ],
    ['the rules of Last Will', ['rules', 'last-will'], []],
    ['a simulation', ['simulate', 'last-will', '--games', '4', '--seed', 'x'], []],
    ['a wrong game', ['play', 'chess'], []],
    ['a wrong option', ['play', 'last-will', '--option', 'will=71'], []],
    ['a wrong file', ['replay', 'missing.json'], []],
  ])('nothing is said past the catalogues: %s', async (_, args, lines) => {
    const said = await parlour(args, lines);
    // What was typed is shown again.
    const answers = said.replaceAll(/^› .*$/gm, '').replaceAll(typed, ' ');
    expect(said).toMatch(/[éáóí]/);
    expect(new Set(foreignWords(answers, /chess|will|standard|missing/g))).toEqual(new Set());
  });

  it('a pack says what is wrong with it', async () => {
    mkdirSync(join(home, 'somebody'), { recursive: true });
    writeFileSync(join(home, 'somebody', 'box.yaml'), 'cards: { dinner: { copies: 99 } }');
    const said = await parlour(['pack', 'check', 'box.yaml']);
    expect(foreignWords(said, /box\.yaml|cards|dinner|copies/g)).toEqual([]);
  });

  it('the server says what is wrong with its settings', async () => {
    const said = await run('server/src/start/main.ts', [], { LANG: 'en_XA.UTF-8', PORT: 'nonsense' }, []);
    expect(said).toMatch(/[éáóí]/);
    expect(foreignWords(said, /PORT|nonsense/g)).toEqual([]);
  });
});
