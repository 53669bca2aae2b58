import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownFolder, parlour } from './parlour.ts';

const saved = fileURLToPath(new URL('../../alhambra/games/2-players.json', import.meta.url));

function review(page: string, ...more: string[]) {
  return parlour(['review', saved, '--page', page, '--effort', '20', ...more]);
}

describe('parlour review', () => {
  it('writes a page with the curve, the same for the same game and language', async () => {
    const pages = ['one.html', 'two.html', 'trzy.html'].map((name) => join(ownFolder(), name));
    const ran = await Promise.all([review(pages[0]!), review(pages[1]!), review(pages[2]!, '--lang', 'pl')]);
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ran[0].out).toContain(`Written: ${pages[0]}`);
    const [first, second, polish] = pages.map((page) => readFileSync(page, 'utf8'));
    expect(first).toMatch(/<html lang="en">[^]*<polyline[^]*<table>/);
    expect(second).toBe(first);
    expect(polish).toMatch(/<html lang="pl">[^]*Szansa/);
  });
});

/** Opens a game that is over, and types something. */
function over(language: string, typed: string) {
  const file = join(ownFolder(), 'game.json');
  copyFileSync(saved, file);
  return parlour(['play', '--resume', file, '--lang', language], [typed]);
}

describe('at the end of a game at the terminal', () => {
  it('one may ask for a review at once, in either language', async () => {
    const [english, polish] = await Promise.all([over('en', 'review'), over('pl', 'analiza')]);
    expect([english.code, polish.code]).toEqual([0, 0]);
    expect(english.out).toMatch(
      /Ala +[▁-█]{40,}\nBartek +[▁-█]{40,}[^]*Ala: dealt [^]*Own mistakes[^]*What decided the game[^]*Ala played: /,
    );
    expect(polish.out).toMatch(/Szansa na wygraną[^]*Ala: rozdanie [^]*Co rozstrzygnęło/);
  }, 180_000);

  it('or leave', async () => {
    const { code, out } = await over('en', '');
    expect([code, out]).toEqual([0, expect.not.stringContaining('What decided')]);
  });
});

describe('a mind from elsewhere', () => {
  const env = { NODE_OPTIONS: `--import=${new URL('./first-mover.ts', import.meta.url).href}` };

  it('plays simulations in every thread', async () => {
    const { code, out } = await parlour(['simulate', 'alhambra', '--bots', 'first,random', '--games', '8', '--jobs', '2'], [], env);
    expect([code, out]).toEqual([0, expect.stringMatching(/\nfirst +13 /)]);
  });

  it('sits at the table, and may decide somewhere else', async () => {
    const file = join(ownFolder(), 'game.json');
    const { code } = await parlour(['play', 'alhambra', '--seats', 'me,far,first', '--save', file], ['1', 'quit'], env);
    const seats = (JSON.parse(readFileSync(file, 'utf8')) as { moves: [number, unknown][] }).moves.map(([seat]) => seat);
    expect([code, seats]).toEqual([0, expect.arrayContaining([0, 1, 2])]);
  });

  it('is not simulated if it only decides elsewhere', async () => {
    const { code, err } = await parlour(['simulate', 'alhambra', '--bots', 'far'], [], env);
    expect([code, err]).toEqual([2, expect.stringMatching(/“far”.*: random, .*, first\.$/m)]);
  });
});

describe('parlour tournament', () => {
  const args = ['tournament', 'alhambra', '--entrants', 'novice,greedy', '--deals', '4', '--seed', 'x'];

  it('plays every deal in both seatings, and goes on where it stopped', async () => {
    const state = join(ownFolder(), 'state');
    const pairings = async (...more: string[]) =>
      (JSON.parse((await parlour([...args, '--json', ...more])).out) as { pairings: readonly unknown[] }).pairings;
    const whole = await pairings('--jobs', '2');
    expect(whole).toMatchObject([{ games: 8 }]);
    await parlour([...args.with(args.indexOf('4'), '2'), '--state', state]);
    const half = readFileSync(state, 'utf8');
    expect(await pairings('--state', state)).toEqual(whole);
    // The games of before were not played again.
    expect(readFileSync(state, 'utf8').startsWith(half)).toBe(true);
  });

  it('says who won how much, with its doubt', async () => {
    const { code, out } = await parlour(args);
    expect(code).toBe(0);
    expect(out).toMatch(/greedy/);
    expect(out).toMatch(/\d+ ?% *\[|\[\d/);
  });
});

describe('parlour tune', () => {
  it('writes weights with the command that gave them', async () => {
    const file = join(ownFolder(), 'weights.ts');
    const { code, out } = await parlour(['tune', 'alhambra', file, '--games', '10', '--bots', 'greedy']);
    expect([code, out]).toEqual([0, expect.stringContaining(`Written: ${file}`)]);
    expect(readFileSync(file, 'utf8')).toContain('parlour tune alhambra --games 10 --bots greedy');
  });

  it('writes where to look first with the command that gave it', async () => {
    const file = join(ownFolder(), 'looks.ts');
    const { code, out } = await parlour(['tune', 'alhambra', file, '--looks', '--games', '10', '--iterations', '5']);
    expect([code, out]).toEqual([0, expect.stringContaining(`Written: ${file}`)]);
    expect(readFileSync(file, 'utf8')).toContain('parlour tune alhambra --looks --games 10 --iterations 5');
  });
});
