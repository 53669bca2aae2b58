import { availableParallelism } from 'node:os';
import { type LuckPlan, luckFigures, luckTable, readEntrant, runLuck } from '@parlour/lab';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice, list, wholeNumber } from '../cli.ts';
import { readEffort } from '../effort.ts';
import { ledgerIn } from '../ledger.ts';
import { progressBar } from '../terminal/progress.ts';
import { showTables } from '../terminal/tables.ts';

interface Asked {
  readonly players?: string;
  readonly levels?: string;
  readonly deals?: string;
  readonly luck?: string;
  readonly seed?: string;
  readonly state?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

/** `parlour lab luck GAMES`: how much of a result is chance, at each level and number of players. */
export function registerLuck(lab: Command, cli: Cli): void {
  lab
    .command('luck')
    .argument('<games...>', cli.say('help.argument.games'))
    .description(cli.say('help.lab.luck'))
    .option('--players <list>', cli.say('help.option.lab-players'))
    .option('--levels <list>', cli.say('help.option.luck-levels'))
    .option('--deals <number>', cli.say('help.option.luck-deals'))
    .option('--luck <effort>', cli.say('help.option.luck-effort'))
    .option('--seed <text>', cli.say('help.option.seed'))
    .option('--state <file>', cli.say('help.option.state'))
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--json', cli.say('help.option.json'))
    .action((games: readonly string[], asked: Asked) => measure(games, asked, cli));
}

async function measure(ids: readonly string[], asked: Asked, cli: Cli): Promise<void> {
  const levels = list(asked.levels ?? 'novice,casual,club,expert,master:400').map(readEntrant);
  const tables: LuckPlan['tables'][number][] = [];
  for (const game of ids) {
    const { min, max } = (await findGame(cli, game)).seats;
    const every = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    for (const written of asked.players === undefined ? every : list(asked.players)) {
      const players = wholeNumber('--players', written, min, max);
      for (const level of levels) tables.push({ game, players, level });
    }
  }
  const plan: LuckPlan = {
    tables,
    deals: wholeNumber('--deals', asked.deals ?? '100', 1, 1_000_000),
    seed: asked.seed ?? 'luck',
    luck: readEffort('--luck', asked.luck ?? 'draws'),
  };
  const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
  let bar: ReturnType<typeof progressBar> | undefined;
  const games = await runLuck(plan, jobs, asked.state === undefined ? undefined : ledgerIn(asked.state), (played, all) => {
    bar ??= progressBar(process.stderr, all, cli);
    if (played > 0) bar.show(played);
  }).finally(() => bar?.clear());
  const figures = luckFigures(plan, games);
  if (asked.json === true) return cli.print(JSON.stringify({ plan, figures }, null, 2));
  showTables([luckTable(figures, fullVoice(cli), (game) => game)], cli);
}
