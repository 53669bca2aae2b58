import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour, parlourHere } from './parlour.ts';

const few = ['--players', '2', '--bot', 'greedy', '--ladder', 'random,greedy', '--ladder-deals', '1', '--jobs', '2'];

describe('parlour lab report', () => {
  it('writes a page, and goes on with more deals where it stopped', async () => {
    const page = join(ownFolder(), 'report.html');
    const report = (...more: string[]) => parlour(['lab', 'report', 'alhambra', ...few, '--page', page, ...more]);
    const first = await report('--deals', '1');
    expect([first.code, first.err, first.out]).toEqual([0, '', expect.stringContaining(`Written: ${page}`)]);
    expect(readFileSync(page, 'utf8')).toMatch(/<html lang="en">[^]*parlour lab report alhambra --players 2 --bot greedy/);
    const kept = readFileSync(page.replace('.html', '.jsonl'), 'utf8');
    const second = await report('--deals', '2', '--restrict', 'act:given', '--restrict-deals', '1', '--lang', 'pl');
    expect(second.code).toBe(0);
    expect(readFileSync(page, 'utf8')).toMatch(/<html lang="pl">[^]*Kupione dla Dirka/);
    const all = readFileSync(page.replace('.html', '.jsonl'), 'utf8');
    expect(all.startsWith(kept)).toBe(true);
    // The head; two deals twice, one pair of the ladder twice, and one in which somebody is held back.
    expect(all.trimEnd().split('\n')).toHaveLength(1 + 4 + 2 + 1);
  });

  it('prints figures for machines, and puts those of another game beside', async () => {
    const folder = ownFolder();
    const args = ['lab', 'report', 'alhambra', ...few, '--deals', '1', '--state', join(folder, 'games.jsonl')];
    const { code, out } = await parlour([...args, '--json']);
    const figures = JSON.parse(out) as { game: string; tables: readonly object[] };
    expect([code, figures]).toEqual([0, expect.objectContaining({ game: 'alhambra', tables: [expect.objectContaining({ games: 2 })] })]);
    expect(existsSync('alhambra-report.html')).toBe(false);
    const [file, page] = [join(folder, 'figures.json'), join(folder, 'page.html')];
    writeFileSync(file, out);
    expect((await parlour([...args, '--page', page, '--beside', file])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('Alhambra: The Card Game: 2 players');
    writeFileSync(file, '[]');
    const wrong = await parlour([...args, '--page', page, '--beside', file]);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('does not hold the figures of a report')]);
  });
});

describe('parlour lab holes', () => {
  it('shows what it found, in words, and writes games to look at', async () => {
    const folder = ownFolder();
    const table = ['--players', '2', '--option', 'will=70', '--deals', '2', '--seed', 'a'];
    const { code, out } = await parlour(['lab', 'holes', 'last-will', ...table, '--examples', folder]);
    expect([code, out]).toEqual([0, expect.stringContaining('The will of 70 pounds, 2 players')]);
    const [file] = /\/\S+\.json/.exec(out) ?? [];
    expect(out).toContain('First met in');
    const again = await parlour(['replay', file!, '--json']);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('"number":1')]);
  });
});

describe('parlour lab tune', () => {
  it('mends a card that was spoiled on purpose, writes it as a pack, and goes on where it stopped', async () => {
    const folder = ownFolder();
    const [out, pack] = [join(folder, 'tuned.yaml'), join(folder, 'start.yaml')];
    writeFileSync(pack, 'cards: { carriage-ride: { pay: [{ actions: 1, pounds: 20 }] } }');
    const table = ['--pack', pack, '--players', '4', '--option', 'will=70', '--levers', 'carriage-ride pay', '--seed', 'spoiled'];
    const extent = ['--bots', 'greedy', '--deals', '4', '--population', '4', '--parents', '1', '--check-deals', '6'];
    const tune = (generations: string) =>
      parlour(['lab', 'tune', 'last-will', ...table, ...extent, '--generations', generations, '--out', out, '--jobs', '2']);
    const read = (ending: string) => readFileSync(out.replace('yaml', ending), 'utf8');
    expect(await tune('1')).toMatchObject({ code: 0, out: expect.stringContaining('fresh deal') });
    const before = read('jsonl');
    expect((await tune('2')).code).toBe(0);
    expect(read('jsonl').startsWith(before)).toBe(true);
    expect(read('md')).toMatch(/That is [\d.]+ closer to the aims \([\d.]+ to [\d.]+ with 95% confidence\)/);
    expect(read('md')).toContain('| Table | Aim | Before | After |');
    expect(Number(/pounds: (\d+)/.exec(read('yaml'))?.[1])).toBeLessThan(15);
    expect((await parlour(['pack', 'check', out])).code).toBe(0);
  });
});

describe('a mistake at the laboratory', () => {
  it.each([
    [['report', 'chess'], 'There is no game “chess”'],
    [['report', 'alhambra', '--players', '9'], '--players takes a whole number from 2 to 6'],
    [['report', 'alhambra', '--bot', 'genius!'], 'There is no entrant “genius!”'],
    [['report', 'alhambra', '--restrict', 'dragons'], 'nothing called “dragons”'],
    [['report', 'alhambra', '--ladder', 'club'], '--ladder takes two players or more'],
    // Before any game is played.
    [['report', 'alhambra', '--beside', 'nowhere.json'], 'there is no such file'],
    [['holes', 'alhambra', '--deals', '0'], '--deals takes a whole number'],
    [['tune', 'alhambra'], 'nothing to tune'],
    [['tune', 'last-will', '--levers', 'dragons'], 'begins with “dragons”'],
  ])('parlour lab %j is answered with a sentence: %s', async (args, says) => {
    const { code, out, err } = await parlourHere(['lab', ...args, '--lang', 'en']);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(says)]);
  });
});
