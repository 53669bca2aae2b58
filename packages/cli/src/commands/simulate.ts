import { availableParallelism } from 'node:os';
import { type AnyGame, Complaint } from '@parlour/kernel';
import { markdown, resultData, resultTables, type Simulated, settingText, simulate, speedText } from '@parlour/lab';
import type { Command } from 'commander';
import { addGameOptions, type Chosen, chosenOptions, newSeed } from '../game-options.ts';
import { type Cli, findSubject, fullVoice, wholeNumber, writeText } from '../cli.ts';
import { progressBar } from '../terminal/progress.ts';
import { showTables } from '../terminal/tables.ts';
import { wrap } from '@parlour/terminal-kit';

interface Asked extends Chosen {
  readonly players?: string;
  readonly games?: string;
  readonly bots?: string;
  readonly jobs?: string;
  readonly iterations?: string;
  readonly json?: boolean;
  readonly report?: string;
}

/** `parlour simulate GAME`: many games between bots, and what came of them. */
export function registerSimulate(program: Command, cli: Cli): void {
  const command = program
    .command('simulate')
    .argument('<game>', cli.say('help.argument.game'))
    .description(cli.say('help.simulate'))
    .option('--players <number>', cli.say('help.option.players'))
    .option('--games <number>', cli.say('help.option.games'))
    .option('--bots <list>', cli.say('help.option.simulate-bots'))
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--iterations <number>', cli.say('help.option.iterations'));
  addGameOptions(command, cli)
    .option('--json', cli.say('help.option.json'))
    .option('--report <file>', cli.say('help.option.report'))
    .action((id: string, asked: Asked) => simulateGame(id, asked, cli));
}

async function simulateGame(id: string, asked: Asked, cli: Cli): Promise<void> {
  const subject = await findSubject(cli, id);
  const { game } = subject;
  const bots = (asked.bots ?? 'random').split(',').map((bot) => bot.trim());
  const simulation = {
    game: id,
    players: wholeNumber(
      '--players',
      asked.players ?? String(Math.max(game.seats.min, Math.min(3, game.seats.max))),
      game.seats.min,
      game.seats.max,
    ),
    games: wholeNumber('--games', asked.games ?? '1000', 1, 10_000_000),
    bots,
    seed: asked.seed ?? newSeed(),
    options: await chosenOptions(game, asked),
    budget: { iterations: wholeNumber('--iterations', asked.iterations ?? '200', 1, 1_000_000) },
  };
  if (asked.report !== undefined && asked.json) throw new Complaint('cli.json-or-report');
  const bar = progressBar(process.stderr, simulation.games, cli);
  const simulated = await simulate(simulation, wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256), (done) =>
    bar.show(done),
  ).finally(() => bar.clear());
  if (asked.json) cli.print(JSON.stringify(resultData(simulated), null, 2));
  else if (asked.report === undefined) show(simulated, game, cli);
  else {
    writeText(asked.report, markdown(simulated, subject, fullVoice(cli)));
    cli.print(cli.say('cli.written', { file: asked.report }));
  }
}

function show(simulated: Simulated, game: AnyGame, cli: Cli): void {
  const { paint } = cli;
  const voice = fullVoice(cli);
  const [title = '', setting = ''] = settingText(simulated, game, voice).split('\n');
  cli.print(paint.colour('bold', title), ...wrap(setting, paint.columns));
  showTables(resultTables(simulated, voice), cli);
  cli.print('', ...wrap(speedText(simulated, voice), paint.columns));
}
