import { availableParallelism } from 'node:os';
import {
  type AnyGame,
  Complaint,
  type GameRecord,
  PUZZLE_FORMAT,
  type PuzzleFile,
  readRecord,
  replay,
  writePuzzles,
} from '@parlour/kernel';
import { makePuzzles, puzzleLines, type PuzzlePlan } from '@parlour/lab';
import type { Command } from 'commander';
import { type Cli, findSubject, fullVoice, readText, wholeNumber, writeText } from '../cli.ts';
import { addGameOptions, type Chosen, chosenOptions } from '../game-options.ts';
import { ledgerIn } from '../ledger.ts';
import { progressBar } from '../terminal/progress.ts';

interface Asked extends Chosen {
  readonly players?: string;
  readonly bots?: string;
  readonly count?: string;
  readonly most?: string;
  readonly jobs?: string;
  readonly state?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** `parlour puzzles GAME [FILE…]`: puzzles from games that bots play, or from saved ones. */
export function registerPuzzles(program: Command, cli: Cli): void {
  const command = program
    .command('puzzles')
    .argument('<game>', cli.say('help.argument.game'))
    .argument('[files...]', cli.say('help.argument.saved-games'))
    .description(cli.say('help.puzzles'))
    .option('--count <number>', cli.say('help.option.puzzle-count'))
    .option('--most <number>', cli.say('help.option.puzzle-most'))
    .option('--players <list>', cli.say('help.option.puzzle-players'))
    .option('--bots <list>', cli.say('help.option.simulate-bots'))
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--state <file>', cli.say('help.option.puzzle-state'))
    .option('--out <file>', cli.say('help.option.puzzle-out'));
  addGameOptions(command, cli)
    .option('--json', cli.say('help.option.puzzle-json'))
    .action((id: string, files: readonly string[], asked: Asked) => make(id, files, asked, cli));
}

async function make(id: string, files: readonly string[], asked: Asked, cli: Cli): Promise<void> {
  const subject = await findSubject(cli, id);
  const { game } = subject;
  const count = wholeNumber('--count', asked.count ?? '20', 1, 1_000_000);
  const plan: PuzzlePlan = {
    game: id,
    most: wholeNumber('--most', asked.most ?? '3', 1, 1000),
    from: files.length > 0 ? { records: files.map((file) => recordIn(file, game)) } : await simulated(game, asked),
  };
  const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
  const bar = progressBar(process.stderr, count, cli);
  const ledger = asked.state === undefined ? undefined : ledgerIn(asked.state);
  const run = await makePuzzles(plan, count, jobs, ledger, (found) => found > 0 && bar.show(found)).finally(() => bar.clear());
  const made: PuzzleFile = { format: PUZZLE_FORMAT, game: id, rules: game.revision, puzzles: run.puzzles };
  if (asked.out !== undefined) writeText(asked.out, writePuzzles(made));
  if (asked.json) return cli.print(writePuzzles(made).trimEnd());
  cli.print(...puzzleLines(subject, run, fullVoice(cli)));
  if (asked.out !== undefined) cli.print(cli.say('cli.written', { file: asked.out }));
}

async function simulated(game: AnyGame, asked: Asked): Promise<PuzzlePlan['from']> {
  const { min, max } = game.seats;
  const most = Math.min(max, 4);
  const usual = Array.from({ length: most - min + 1 }, (_, index) => String(min + index)).join(',');
  return {
    // What is to go on later must be the same again.
    seed: asked.seed ?? 'puzzles',
    options: await chosenOptions(game, asked),
    players: (asked.players ?? usual).split(',').map((players) => wholeNumber('--players', players.trim(), min, max)),
    bots: (asked.bots ?? 'casual,club').split(',').map((bot) => bot.trim()),
  };
}

/** A saved game of this game and these rules; complains about any other. */
function recordIn(file: string, game: AnyGame): GameRecord {
  const record = readRecord(readText(file));
  if (record.game !== game.id) throw new Complaint('record.other-game', { game: record.game, expected: game.id });
  // Puzzles are kept as a seed and the way from there.
  if (record.position !== undefined) throw new Complaint('record.arranged');
  replay(game, record);
  return record;
}
