import { availableParallelism } from 'node:os';
import { Complaint } from '@parlour/kernel';
import { readEntrant, runTournament, type Tournament } from '@parlour/lab';
import { results, tournamentLines, tournamentTables } from '@parlour/lab/tournament';
import type { Command } from 'commander';
import { addGameOptions, type Chosen, chosenOptions, newSeed } from '../game-options.ts';
import { type Cli, findGame, fullVoice, wholeNumber } from '../cli.ts';
import { ledgerIn } from '../ledger.ts';
import { progressBar } from '../terminal/progress.ts';
import { showTables } from '../terminal/tables.ts';
import { wrap } from '@parlour/terminal-kit';
import { readEffort } from '../effort.ts';

interface Asked extends Chosen {
  readonly players?: string;
  readonly entrants?: string;
  readonly deals?: string;
  readonly jobs?: string;
  readonly state?: string;
  readonly luck?: string | true;
  readonly json?: boolean;
}

/** `parlour tournament GAME`: bots against each other on the same deals. */
export function registerTournament(program: Command, cli: Cli): void {
  const command = program
    .command('tournament')
    .argument('<game>', cli.say('help.argument.game'))
    .description(cli.say('help.tournament'))
    .option('--entrants <list>', cli.say('help.option.entrants'))
    .option('--players <number>', cli.say('help.option.players'))
    .option('--deals <number>', cli.say('help.option.deals'))
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--state <file>', cli.say('help.option.state'))
    .option('--luck [effort]', cli.say('help.option.luck'));
  addGameOptions(command, cli)
    .option('--json', cli.say('help.option.json'))
    .action((id: string, asked: Asked) => hold(id, asked, cli));
}

async function hold(id: string, asked: Asked, cli: Cli): Promise<void> {
  const game = await findGame(cli, id);
  const entrants = (asked.entrants ?? 'novice,casual,club').split(',').map((written) => readEntrant(written.trim()));
  if (entrants.length < 2 || new Set(entrants.map(({ name }) => name)).size < entrants.length) throw new Complaint('lab.entrants');
  const tournament: Tournament = {
    game: id,
    players: wholeNumber('--players', asked.players ?? String(game.seats.min), game.seats.min, game.seats.max),
    entrants,
    deals: wholeNumber('--deals', asked.deals ?? '20', 1, 1_000_000),
    // A tournament that is to go on later must be the same again.
    seed: asked.seed ?? (asked.state === undefined ? newSeed() : 'tournament'),
    options: await chosenOptions(game, asked),
    ...(asked.luck === undefined ? {} : { luck: readEffort('--luck', asked.luck === true ? 'draws' : asked.luck) }),
  };
  const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
  let bar: ReturnType<typeof progressBar> | undefined;
  const games = await runTournament(tournament, jobs, asked.state === undefined ? undefined : ledgerIn(asked.state), (played, all) => {
    bar ??= progressBar(process.stderr, all, cli);
    if (played > 0) bar.show(played);
  }).finally(() => bar?.clear());
  if (asked.json) {
    cli.print(JSON.stringify({ tournament, ...results(tournament, games) }, null, 2));
    return;
  }
  const voice = fullVoice(cli);
  const [title, setting] = tournamentLines(tournament, games.length, voice);
  cli.print(cli.paint.colour('bold', title), ...wrap(setting, cli.paint.columns));
  showTables(tournamentTables(tournament, games, voice), cli);
}
