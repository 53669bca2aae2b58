import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, readRecord, replay } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour } from './parlour.ts';

/** Of any four numbers one is always a choice: a number that is not, such as that of a plan taken, only asks again. */
const someChoices = Array.from({ length: 2400 }, (_, index) => String((index % 4) + 1));

describe('Last Will at the terminal', () => {
  it.each([
    ['the base game', 'en', ['--seats', 'Ann,random,random']],
    ['the whole expansion', 'pl', ['--seats', 'Ania,random', '--option', 'expansion=full', '--plain']],
  ])('%s is played to its end, and replays to the same state', async (_name, language, more) => {
    const file = join(ownFolder(), 'game.json');
    const { code, out, err } = await parlour(
      ['play', 'last-will', '--seed', 'w', '--lang', language, '--save', file, ...more],
      someChoices,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(language === 'en' ? 'What is left' : 'Co zostało');
    // A sentence without its words shows as its key.
    expect(out).not.toMatch(/\b(lw|play|cli|statistic|symbol|event|move|prompt)\.[a-zA-Z]/);
    const { state } = replay(lastWill, readRecord(readFileSync(file, 'utf8')));
    expect(lastWill.standings(state as never)).toBeDefined();
    const lines = (await parlour(['replay', file, '--json'])).out.trim().split('\n');
    expect((JSON.parse(lines.at(-1)!) as { hash: string }).hash).toBe(hash(state));
  });

  it('keeps within its width, says what the signs mean, reads cards aloud and explains what is not possible', async () => {
    const typed = ['card', 'card mansion', 'card zzz', '1', '1', '1', '0', '1', '1', '1', '1', 'why', 'help', 'quit'];
    const { out } = await parlour(['play', 'last-will', '--seats', 'Ann,random,random', '--seed', 'w'], typed);
    expect(out).toContain('1a £2 means: 1 action, spend 2 pounds.');
    expect(out).toMatch(/Mansion \(Mansion;/);
    expect(out).toContain('No card has these letters in its name.');
    // Where the game is saved is said on one line, however long the way there.
    const lines = out.split('\n').filter((line) => !line.includes('--resume'));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(150);
    const table = lines.filter((line) => /^(──|¦|▸)/.test(line));
    expect(table.length).toBeGreaterThan(5);
    for (const line of table) expect(line.length).toBeLessThanOrEqual(100);
  });
});
