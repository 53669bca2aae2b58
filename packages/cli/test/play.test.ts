import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alhambra } from '@parlour/alhambra';
import { hash, readRecord, replay } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour } from './parlour.ts';

/** Always the first choice: enough to finish any game of Alhambra. */
const firstChoices = Array.from({ length: 200 }, () => '1');

function saved(file: string) {
  return readRecord(readFileSync(file, 'utf8'));
}

describe('a whole game at the terminal', () => {
  it('is played to the end, scored item by item, saved and replayed to the same state', async () => {
    const file = join(ownFolder(), 'game.json');
    const args = ['play', 'alhambra', '--seats', 'Ann,greedy,random', '--seed', 'whole', '--save', file];
    const { code, out, err } = await parlour(args, firstChoices);
    expect([code, err]).toEqual([0, '']);
    for (const words of ['Scoring A', 'Scoring B', 'Scoring C', 'Points so far', 'Statistics', 'Money paid', 'Result', '1. ', '2. ', '3. '])
      expect(out).toContain(words);
    const record = saved(file);
    const { state } = replay(alhambra, record);
    expect(alhambra.toAct(state as never)).toEqual([]);

    const replayed = await parlour(['replay', file, '--json']);
    const lines = replayed.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { number: number; state: unknown; hash: string });
    expect(lines.map(({ number }) => number)).toEqual(record.moves.map((_, index) => index + 1));
    expect(lines.at(-1)?.hash).toBe(hash(state));
    for (const line of lines) expect(hash(line.state)).toBe(line.hash);
  });

  it('goes the same way for the same seed, in either language', async () => {
    const folder = ownFolder();
    const play = (name: string, ...more: string[]) =>
      parlour(['play', 'alhambra', '--seats', 'Ann,greedy', '--seed', 'twin', '--save', join(folder, name), ...more], firstChoices);
    const [english, polish] = await Promise.all([play('en.json'), play('pl.json', '--lang', 'pl', '--plain')]);
    expect(english.out).toContain('Scoring C');
    expect(polish.out).toContain('Punktowanie C');
    expect(saved(join(folder, 'pl.json'))).toEqual(saved(join(folder, 'en.json')));
  });

  it('that breaks off is saved, and goes on later as if it had not', async () => {
    const folder = ownFolder();
    const start = ['play', 'alhambra', '--seats', 'Ann,greedy', '--seed', 'twin', '--save'];
    const [whole, part] = [join(folder, 'whole.json'), join(folder, 'part.json')];
    const [, broken] = await Promise.all([parlour([...start, whole], firstChoices), parlour([...start, part], firstChoices.slice(0, 7))]);
    expect([broken.code, broken.out]).toEqual([
      0,
      expect.stringContaining(`The game is saved. Go on with: npx parlour play --resume ${part}`),
    ]);
    expect(saved(part).moves.length).toBeLessThan(saved(whole).moves.length);
    const resumed = await parlour(['play', '--resume', part], firstChoices);
    expect(resumed.out).toContain('Result');
    expect(saved(part)).toEqual(saved(whole));
  });

  it('is kept in a folder of its own while nobody names a file, and --resume finds it', async () => {
    const env = { XDG_STATE_HOME: ownFolder() };
    const first = await parlour(['play', 'alhambra', '--players', '2', '--bots', 'random'], ['quit'], env);
    expect(first.out).toContain(env.XDG_STATE_HOME);
    const resumed = await parlour(['play', '--resume'], ['quit'], env);
    expect([resumed.code, resumed.out]).toEqual([0, expect.stringContaining('Go on with')]);
    const other = await parlour(['play', 'last-will', '--resume'], [], env);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('There is no saved game')]);
  });
});

describe('at the table', () => {
  const alone = ['play', 'alhambra', '--seats', 'Ann,random', '--seed', 'talk'];

  it('every command answers', async () => {
    const file = join(ownFolder(), 'copy.json');
    const typed = [
      'help',
      'why',
      'why tower',
      'rules AL-BUY-2',
      'rules zzz',
      'log 3',
      'more',
      'hint',
      `save ${file}`,
      `save ${file}/x`,
      'undo',
      '999',
      'xyzzy',
      'quit',
    ];
    const { code, out, err } = await parlour(alone, typed);
    expect([code, err]).toEqual([0, '']);
    for (const words of [
      'take your last decision back',
      '[AL-BUY-1]',
      'AL-BUY-2  ',
      'No rule has the ID or all the words of “zzz”.',
      'The master would choose ',
      `Saved: ${file}`,
      `“${file}/x” cannot be written: there is no such folder.`,
      'Nothing can be taken back.',
      'The choices are numbered from 1 to',
      '“xyzzy” fits no choice and no command.',
    ])
      expect(out).toContain(words);
    expect(saved(file).seed).toBe('talk');
  });

  it('commands have Polish names too', async () => {
    const { out } = await parlour([...alone, '--lang', 'pl'], ['pomoc', 'dlaczego', 'wiecej', 'zasady AL-BUY-2', 'koniec']);
    for (const words of ['cofnij swoją ostatnią decyzję', '[AL-BUY-1]', 'AL-BUY-2  ', 'Gra jest zapisana.']) expect(out).toContain(words);
  });

  it('letters choose when they fit one choice alone, and narrow the list when they fit several', async () => {
    const file = join(ownFolder(), 'game.json');
    const { out } = await parlour([...alone, '--save', file], ['take', 'quit']);
    expect(out).toContain('Several fit: type a number, or more letters.');
    expect(saved(file).moves.filter(([seat]) => seat === 0)).toEqual([]);
  });

  it('a number that is not on the screen chooses nothing: what only gives something away must be listed first', async () => {
    const file = join(ownFolder(), 'game.json');
    const args = ['play', 'alhambra', '--seats', 'Ann,random', '--seed', 'finger', '--save', file];
    // Nine choices are listed; the tenth pays with a card too many.
    const slip = await parlour(args, ['10', 'undo', 'quit']);
    expect(slip.out).toContain('The choices are numbered from 1 to 9.');
    expect(slip.out).toContain('You have not decided anything yet.');
    expect(saved(file).moves).toEqual([]);
    await parlour(args, ['more', '10', 'quit']);
    expect(saved(file).moves.length).toBeGreaterThan(0);
  });

  it('nobody sees another’s hand: the screen is passed on first, whenever another person decides', async () => {
    const { out } = await parlour(['play', 'alhambra', '--seats', 'Ann,Bob', '--seed', 'hot'], ['', '1', '', '1', 'quit']);
    expect(out).toMatch(/Pass the screen to (\w+)[^]*▸ \1[^]*Pass the screen to (?!\1)(\w+)[^]*▸ \2/);
  });

  it('plain mode draws nothing and colours nothing, whatever the terminal can do', async () => {
    const env = { FORCE_COLOR: '1' };
    const [plain, coloured, uncoloured] = await Promise.all([
      parlour([...alone, '--plain'], ['help', 'why', 'quit'], env),
      parlour(alone, ['quit'], env),
      parlour(alone, ['quit'], { NO_COLOR: '1' }),
    ]);
    expect(plain.out).toMatch(/^[\n -~]*$/);
    expect(coloured.out).toContain('\u001B[');
    expect(uncoloured.out).not.toContain('\u001B[');
  });
});

describe('parlour replay', () => {
  it('steps forward, back and anywhere, as one seat saw it', async () => {
    const file = join(ownFolder(), 'game.json');
    await parlour(['play', 'alhambra', '--seats', 'Ann,random', '--seed', 'r', '--save', file], ['1', '1', '1', 'quit']);
    const last = saved(file).moves.length;
    const { code, out } = await parlour(['replay', file, '--view', 'Ann'], ['', '', 'b', 'e', '0', 'nonsense', 'q']);
    expect(code).toBe(0);
    expect([...out.matchAll(/After (\d+) of/g)].map(([, number]) => Number(number))).toEqual([0, 1, 2, 1, last, 0, 0]);
    expect(out).toContain('You have');
    expect(out).toContain('“nonsense” is not understood.');
    const views = await parlour(['replay', file, '--json', '--view', '2']);
    const lines = views.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { seat?: number; move?: unknown; view: { viewer: number } });
    for (const line of lines) {
      expect(line.view.viewer).toBe(1);
      expect('move' in line).toBe(line.seat === 1);
    }
    const nobody = await parlour(['replay', file, '--view', 'Zoe']);
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('There are: 1 (Ann), 2 (Ada)')]);
  });
});
