import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alhambra as alhambraRules } from '@parlour/alhambra';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour, parlourHere } from './parlour.ts';

function file(name: string, text: string | Uint8Array): string {
  const path = join(ownFolder(), name);
  writeFileSync(path, text);
  return path;
}

const alhambra = {
  scenario: { en: 'Paying exactly', pl: 'Zapłata co do sztuki' },
  game: 'alhambra',
  seats: ['Ania', 'Ola', 'Ewa'],
  seed: 's',
};

describe('parlour scenario', () => {
  it('runs JSON, YAML and TypeScript files, in the language asked for, and ends with 0 when all hold', async () => {
    const whole = { ...alhambra, steps: [{ expect: { scores: [0, 0, 0] } }] };
    const json = file('a.json', JSON.stringify(whole));
    const yaml = file(
      'b.yaml',
      'scenario: Yaml\ngame: alhambra\nseats: 2\nsteps:\n  - say: Nothing yet\n    expect: { standings: null }\n',
    );
    const module = file('c.ts', `export default ${JSON.stringify({ ...whole, scenario: 'Module' })};`);
    const { code, out } = await parlour(['scenario', json, yaml, module, '--lang', 'pl']);
    expect(out).toContain('Zapłata co do sztuki');
    expect(out).toContain('Yaml');
    expect(out).toContain('Module');
    expect(out).toContain('Zgadza się 3 z 3 scenariuszy.');
    expect(code).toBe(0);
  });

  it('ends with 1 when an expectation fails, and says what differed', async () => {
    const failing = file('f.json', JSON.stringify({ ...alhambra, steps: [{ say: 'Ahead already?', expect: { scores: [1, 0, 0] } }] }));
    const { code, out } = await parlour(['scenario', failing]);
    expect(out).toContain('✗ 1. Ahead already?');
    expect(out).toContain('“scores” should be [1,0,0], but is [0,0,0].');
    expect(out).toContain('0 of 1 scenario holds.');
    expect(code).toBe(1);
  });

  it('complains about what is no scenario, naming the place', async () => {
    const [broken, wrong, missing] = await Promise.all([
      parlour(['scenario', file('x.yaml', 'scenario: a\ngame: [alhambra\n')]),
      parlour(['scenario', file('y.json', '{"scenario":"a","game":"alhambra","seats":2,"steps":[{"seat":0}]}')]),
      parlour(['scenario', 'nowhere.json']),
    ]);
    expect([broken.code, wrong.code, missing.code]).toEqual([2, 2, 2]);
    expect(broken.err).toMatch(/Line \d of “.*x\.yaml” is neither JSON nor YAML/);
    const bomb = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${Array.from({ length: 9 }, () => `*a${level}`).join(', ')}]`,
    );
    for (const text of [['a0: &a0 ha', ...bomb].join('\n'), `${'['.repeat(1_000)}${']'.repeat(1_000)}`]) {
      const endless = await parlour(['scenario', file('x.yaml', text)]);
      expect([endless.code, endless.err.trim().split('\n').length]).toEqual([broken.code, 1]);
      expect(endless.err).toMatch(/“.*x\.yaml” is nested, or repeats itself, beyond all measure/);
    }
    expect(wrong.err).toContain('steps.0');
    expect(missing.err).toContain('“nowhere.json” cannot be read: there is no such file.');
  });

  it('answers a position that cannot be with a sentence', async () => {
    const position = { phase: 'actions', players: [{ board: [{ card: 'farm-1', tokens: ['dog', 'dog', 'dog'] }] }] };
    const impossible = file('z.json', JSON.stringify({ scenario: 'Dogs', game: 'last-will', seats: 2, position, steps: [] }));
    const { code, out, err } = await parlourHere(['scenario', impossible]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The card “farm-1” does not take a companion “dog”');
  });
});

describe('parlour pack', () => {
  it('writes a pack that passes its own check and plays, and never over a file that is there', async () => {
    const path = join(ownFolder(), 'pack.yaml');
    expect((await parlour(['pack', 'new', path])).out).toContain(`Written: ${path}`);
    const [check, again, polish, simulated] = await Promise.all([
      parlour(['pack', 'check', path]),
      parlour(['pack', 'new', path]),
      parlour(['pack', 'new', '--lang', 'pl']),
      parlour(['simulate', 'last-will', '--games', '1', '--pack', path, '--json']),
    ]);
    expect([check.code, check.out]).toEqual([0, `“${path}” can be played with.\n`]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('there is such a file already')]);
    expect(polish.out).toMatch(/^# [^]*\ncards:/);
    expect([simulated.code, simulated.err]).toEqual([0, '']);
  });

  it('names the line and the field of everything that is wrong', async () => {
    const path = file('bad.yaml', 'name: Mine\ncards:\n  dinner:\n    copies: 40\n  dinnner:\n    copies: 1\nopera: none\n');
    const { code, out } = await parlour(['pack', 'check', path]);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:7: opera:`);
    const cards = await parlour(['pack', 'check', file('cards.yaml', readFileSync(path, 'utf8').replace('none', '2'))]);
    expect(cards.out).toMatch(/:4: cards › dinner › copies:/);
    expect(cards.out).toMatch(/:5: cards › dinnner: .*Did you mean\s+“dinner”/s);
    const played = await parlour(['play', 'last-will', '--pack', path, '--lang', 'pl']);
    expect([played.code, played.err]).toEqual([2, expect.stringContaining(`${path}:7: opera:`)]);
  });

  it('is compared, merged and counted, and turned into a spreadsheet and back', async () => {
    const folder = ownFolder();
    const [first, second] = [
      file('first.yaml', 'name: One\nopera: 4\nmarks: { opera: printed }\n'),
      file('second.yaml', 'opera: 5\nmarks: { opera: printed }\n'),
    ];
    const differ = await parlourHere(['pack', 'diff', first, second]);
    expect([differ.code, differ.out]).toEqual([1, expect.stringContaining('4 (as printed) | 5 (as printed)')]);
    expect(await parlourHere(['pack', 'diff', first, first])).toMatchObject({ code: 0, out: 'No difference.\n' });
    const open = await parlourHere(['pack', 'merge', first, second, '--json']);
    expect([open.code, JSON.parse(open.out)]).toEqual([1, expect.objectContaining({ open: 1, agreed: 0 })]);
    const merged = join(folder, 'merged.yaml');
    expect(await parlourHere(['pack', 'merge', first, second, '--choose', 'opera=second', '--out', merged])).toMatchObject({
      code: 0,
      out: `Written: ${merged}\n`,
    });
    expect(JSON.parse((await parlourHere(['pack', 'meter', merged, '--json'])).out)).toMatchObject({ name: 'One', printed: 1, unsure: 0 });
    expect((await parlourHere(['pack', 'meter', merged, '--lang', 'pl'])).out).toContain('„One”, skrót');
    const [sheet, again] = [join(folder, 'box.csv'), join(folder, 'again.yaml')];
    expect((await parlourHere(['pack', 'to-csv', merged, sheet, '--separator', ';'])).code).toBe(0);
    expect((await parlourHere(['pack', 'from-csv', sheet, again])).code).toBe(0);
    expect(await parlourHere(['pack', 'diff', merged, again])).toMatchObject({ code: 0 });
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(merged, 'utf8'));
  });

  it('that came from a bad spreadsheet is written all the same, and what is wrong is said beside it', async () => {
    const { code, out, err } = await parlourHere(['pack', 'from-csv', file('bad.csv', 'entry,copies\ncards.theatre,many\n')]);
    expect([code, out, err]).toEqual([1, expect.stringContaining('copies: many'), expect.stringContaining('a number belongs here')]);
    const latin = await parlourHere([
      'pack',
      'from-csv',
      file('latin.csv', Buffer.from('entry,names.pl\ncards.theatre,Ko\xB3acja\n', 'latin1')),
    ]);
    expect([latin.code, latin.err]).toEqual([2, expect.stringContaining('latin.csv” is no text in UTF-8')]);
  });

  it('goes into the saved game in full, so that it replays without the file', async () => {
    const folder = ownFolder();
    const [path, saved] = [join(folder, 'opera.yaml'), join(folder, 'game.json')];
    writeFileSync(path, 'name: Dear opera\nopera: 4\n');
    await parlour(['play', 'last-will', '--seats', 'Ann,random', '--pack', path, '--save', saved], ['1', '1', 'quit']);
    expect(existsSync(saved)).toBe(true);
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ options: { pack: { name: 'Dear opera', opera: 4 } } });
    expect((await parlour(['replay', saved, '--json'])).code).toBe(0);
  });
});

describe('parlour verify', () => {
  const secret = 'B'.repeat(43);
  const hash = createHash('sha256').update(secret).digest('hex');
  const record = {
    format: 'parlour-game/1',
    game: 'alhambra',
    rules: alhambraRules.revision,
    options: {},
    seed: `deal/1 ${secret} owl -`,
    seats: [{ name: 'Ania' }, { name: 'Ola', bot: 'random' }],
    moves: [],
  };

  it('says what a game followed from, and whether that is what was promised', async () => {
    const saved = file('deal.json', JSON.stringify(record));
    const plain = await parlour(['verify', '-'], [JSON.stringify(record)]);
    const right = await parlourHere(['verify', saved, '--hash', hash.toUpperCase(), '--lang', 'pl']);
    const wrong = await parlourHere(['verify', saved, '--hash', hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))]);
    const old = await parlourHere(['verify', file('old.json', JSON.stringify({ ...record, seed: 'docs' }))]);
    expect(plain.out).toContain(hash);
    expect(plain.out).toContain('Word of Ania: owl');
    expect(plain.out).toContain('0 decisions replayed');
    expect(right.out).toContain('To jest rozdanie, które obiecano.');
    expect(wrong.out).toContain('was shown before it began');
    expect(old.out).toContain('This game has no hash');
    expect([plain.code, right.code, wrong.code, old.code]).toEqual([0, 0, 1, 1]);
  });
});
