import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { ownFolder, parlour, parlourHere } from './parlour.ts';

afterEach(() => void vi.unstubAllEnvs());

const explained = [
  ...commands.keys(),
  'lab report',
  'lab holes',
  'lab tune',
  'pack check',
  'pack new',
  'pack meter',
  'pack diff',
  'pack merge',
  'pack to-csv',
  'pack from-csv',
  'pack play-test',
  'admin list',
];

describe('help', () => {
  it.each(explained)('explains “parlour %s” in English and Polish, and ends well', async (command) => {
    const words = command.split(' ');
    const english = await parlourHere([...words, '--help', '--lang', 'en']);
    const polish = await parlourHere([...words, '--help', '--lang', 'pl']);
    expect([english.code, english.err, polish.code, polish.err]).toEqual([0, '', 0, '']);
    expect(english.out).toContain(`Usage: parlour ${command}`);
    expect(english.out).toContain('explain this command');
    expect(polish.out).toContain(`Użycie: parlour ${command}`);
    expect(polish.out).toContain('objaśnij to polecenie');
    // A sentence without its words shows as its key.
    expect(english.out + polish.out).not.toMatch(/help\.|cli\./);
  });

  it('is what the bare command shows', async () => {
    const { code, out } = await parlour([]);
    expect([code, out]).toEqual([0, expect.stringContaining('simulate')]);
  });

  it('lists every command where it is asked for before one of them', async () => {
    const { out } = await parlourHere(['--help', 'rules']);
    for (const command of commands.keys()) expect(out).toMatch(new RegExp(`^ +${command} `, 'm'));
  });
});

/** What was typed, in which language, and what the answer must speak of. */
const mistakes: readonly (readonly [args: readonly string[], says: string])[] = [
  [['dance'], 'There is no command “dance”.'],
  [['games', '--loud'], 'There is no option --loud here.'],
  [['games', 'extra'], 'more than “games” can use'],
  [['play'], 'Which game? There are: alhambra'],
  [['play', 'chess'], 'There is no game “chess”. There are: alhambra'],
  [['play', 'chess', '--lang', 'pl'], 'Nie ma gry „chess”. Są: alhambra'],
  [['play', 'alhambra', '--lang', 'de'], 'Parlour speaks these languages: en, pl.'],
  [['play', 'alhambra', '--players', '9'], '--players takes a whole number from 2 to 6, not “9”.'],
  [['play', 'alhambra', '--seats', 'me'], 'This game is for 2 to 6 players, not 1.'],
  [['play', 'alhambra', '--seats', 'me,me,,greedy'], 'Seat 3 needs a name'],
  [['play', 'alhambra', '--seats', 'Ann,Ann'], 'cannot both be called “Ann”'],
  [['play', 'alhambra', '--option', 'dragons=yes'], 'This game has no option “dragons”. It has: no options.'],
  [['play', 'alhambra', '--option', 'dragons'], 'Write an option as name=value, not “dragons”.'],
  [['play', 'alhambra', '--seed'], 'Something is missing after --seed'],
  [['play', '--resume', 'missing.json'], '“missing.json” cannot be read: there is no such file.'],
  [['play', '--resume', '/'], '“/” cannot be read: it is a folder.'],
  [['play', '--resume', '--lang', 'pl'], 'Nie ma zapisanej gry w'],
  [['play', '--resume', 'missing.json', '--seed', 'x'], '--seed cannot be changed'],
  [['replay', 'missing.json', '--lang', 'pl'], 'Nie można odczytać „missing.json”: nie ma takiego pliku.'],
  [['replay'], 'Something is missing: file.'],
  [['rules', 'alhambra', 'dragon'], 'No rule has the ID or all the words of “dragon”.'],
  [['simulate', 'alhambra', '--bots', 'genius'], 'There is no bot “genius” for this game. There are: random, greedy'],
  [['pack', 'from-csv', 'missing.csv'], '“missing.csv” cannot be read'],
  [['pack', 'merge', 'a.yaml'], 'Something is missing: second.'],
  [['simulate', 'alhambra', '--games', 'many'], '--games takes a whole number'],
  [['simulate', 'alhambra', '--json', '--report', 'x.md'], 'Choose either --json or --report.'],
  [['simulate', 'alhambra', '--games', '1', '--report', '/no/such/folder/x.md'], 'cannot be written'],
];

describe('a mistake', () => {
  it.each(mistakes)('parlour %j is answered with a sentence: %s', async (args, says) => {
    vi.stubEnv('XDG_STATE_HOME', ownFolder());
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
    const { code, out, err } = await parlourHere(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });

  it.concurrent.each([
    [['dance'], 'There is no command “dance”.'],
    [['play', 'chess', '--lang', 'pl'], 'Nie ma gry „chess”. Są: alhambra, last-will.'],
    [['simulate', 'alhambra', '--bots', 'genius'], 'There is no bot “genius”'],
    [['replay', 'missing.json'], '“missing.json” cannot be read'],
    [['scenario', 'missing.json'], '“missing.json” cannot be read'],
    [['pack', 'check', 'missing.yaml'], '“missing.yaml” cannot be read'],
    [['rules', 'chess'], 'There is no game “chess”'],
  ])('ends the program with 2 and no stack trace: parlour %j', async (args, says) => {
    const { code, out, err } = await parlour(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('in a saved game names the decision, its player and the rule’s reason', async () => {
    const file = join(ownFolder(), 'game.json');
    const save = parlour(['play', 'alhambra', '--seats', 'Ann,greedy', '--seed', 's', '--save', file], ['1', 'quit']);
    expect((await save).code).toBe(0);
    const record = JSON.parse(readFileSync(file, 'utf8')) as { moves: [number, unknown][] };
    const write = (text: string) => (writeFileSync(file, text), file);
    const own = record.moves.findIndex(([seat]) => seat === 0);
    record.moves[own] = [0, { type: 'take', cards: [] }];
    const edited = await parlour(['replay', write(JSON.stringify(record))]);
    expect(edited.code).toBe(2);
    expect(edited.err).toMatch(new RegExp(`Decision ${own + 1} of this saved game, by Ann, is not possible: Choose at least one card`));
    const damaged = await parlour(['play', '--resume', write('{ "format": ')]);
    expect([damaged.code, damaged.err]).toEqual([2, expect.stringContaining('not valid JSON')]);
    const stranger = { ...record, moves: [], seats: [{ name: 'Ann' }, { name: 'Bob', bot: 'genius' }] };
    const unknown = await parlour(['play', '--resume', write(JSON.stringify(stranger))]);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There is no bot “genius”')]);
  });
});

describe('parlour games and rules', () => {
  it('list what is installed, in both languages', async () => {
    const [english, polish] = await Promise.all([parlour(['games']), parlour(['games'], [], { LANG: 'pl_PL.UTF-8' })]);
    expect(english.out).toContain('Alhambra: The Card Game');
    expect(english.out).toContain('2–6 players');
    expect(polish.out).toContain('Alhambra: gra karciana');
  });

  it('find a rule by its ID or by words, without accents too', async () => {
    const [one, some] = await Promise.all([
      parlour(['rules', 'alhambra', 'al-buy-2']),
      parlour(['rules', 'alhambra', 'placi', 'dokladn', '--lang', 'pl']),
    ]);
    expect(one.out).toMatch(/^Buying a building\nAL-BUY-2 {2}/);
    expect(one.out).not.toContain('AL-BUY-1');
    expect(some.out).toContain('AL-BUY-2');
  });
});

describe('parlour simulate', () => {
  const args = ['simulate', 'alhambra', '--players', '3', '--games', '12', '--bots', 'random,greedy', '--seed', 'x'];

  it('gives the same figures for one thread and for two', async () => {
    const [one, two] = await Promise.all(['1', '2'].map((jobs) => parlour([...args, '--json', '--jobs', jobs])));
    expect(one?.code).toBe(0);
    expect(figures(one!)).toEqual(figures(two!));
    expect(figures(one!)).toMatchObject({ games: 12, bots: { random: { games: 18 }, greedy: { games: 18 } } });
  });

  it('shows tables in the language asked for, and writes a report', async () => {
    const report = join(ownFolder(), 'report.md');
    const [polish, written] = await Promise.all([parlour([...args, '--lang', 'pl']), parlour([...args, '--report', report])]);
    expect(polish.out).toContain('12 symulowanych gier');
    expect(polish.out).toContain('Przewaga zwycięzcy');
    expect(written.code).toBe(0);
    expect(readFileSync(report, 'utf8')).toMatch(/^# Alhambra: The Card Game: 12 simulated games\n[^]*\| Winning margin \|/);
  });
});

/** All that may not differ from run to run. */
function figures({ out }: { out: string }): object {
  return { ...(JSON.parse(out) as object), measured: undefined };
}
