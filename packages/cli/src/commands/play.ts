import { type AnyGame, Complaint, type Match, readRecord, replay, startMatch } from '@parlour/kernel';
import { gameIds } from '@parlour/games';
import type { Command } from 'commander';
import { addGameOptions, type Chosen, chosenOptions, newSeed } from '../game-options.ts';
import { type Cli, findGame, readText, wholeNumber } from '../cli.ts';
import { playAtTable } from '../play/table.ts';
import { latestSave, newSave } from '../play/saves.ts';
import { checkBot, seatsFrom } from '../seating.ts';
import { openInput } from '../terminal/input.ts';

interface Asked extends Chosen {
  readonly seats?: string;
  readonly players?: string;
  readonly bots?: string;
  readonly think?: string;
  readonly save?: string;
  readonly resume?: string | true;
}

/** `parlour play GAME`: a game at this terminal, between people and bots. */
export function registerPlay(program: Command, cli: Cli): void {
  const command = program
    .command('play')
    .argument('[game]', cli.say('help.argument.game'))
    .description(cli.say('help.play'))
    .option('--seats <list>', cli.say('help.option.seats'))
    .option('--players <number>', cli.say('help.option.players'))
    .option('--bots <list>', cli.say('help.option.bots'))
    .option('--think <milliseconds>', cli.say('help.option.think'));
  addGameOptions(command, cli)
    .option('--save <file>', cli.say('help.option.save'))
    .option('--resume [file]', cli.say('help.option.resume'))
    .action(async (id: string | undefined, asked: Asked) => {
      const match = asked.resume === undefined ? await begin(id, asked, cli) : await goOn(id, asked, cli);
      const file = asked.save ?? (asked.resume === undefined ? newSave(match.game.id, new Date()) : resumed(asked.resume, id));
      const think = wholeNumber('--think', asked.think ?? '1000', 1, 600_000);
      const input = openInput(process.stdin, process.stdout);
      await playAtTable({ match, file, think, input, cli }).finally(() => input.close());
    });
}

async function begin(id: string | undefined, asked: Asked, cli: Cli): Promise<Match> {
  if (id === undefined) throw new Complaint('play.which', { games: gameIds.join(', ') });
  const game = await findGame(cli, id);
  const seats = seatsFrom(asked.seats ?? usualSeats(game, asked), cli);
  return startMatch(game, await chosenOptions(game, asked), asked.seed ?? newSeed(), seats);
}

/** One person and, in the other seats, the bots in turn. */
function usualSeats(game: AnyGame, { players, bots = 'casual' }: Asked): string {
  const usual = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const count = wholeNumber('--players', players ?? String(usual), game.seats.min, game.seats.max);
  const list = bots.split(',');
  return ['me', ...Array.from({ length: count - 1 }, (_, other) => list[other % list.length])].join(',');
}

async function goOn(id: string | undefined, asked: Asked, cli: Cli): Promise<Match> {
  const other = (['seats', 'players', 'bots', 'option', 'pack', 'seed'] as const).find((name) => asked[name] !== undefined);
  if (other !== undefined) throw new Complaint('play.resume-alone', { option: `--${other}` });
  const record = readRecord(readText(resumed(asked.resume!, id)));
  if (id !== undefined && id !== record.game) throw new Complaint('record.other-game', { game: record.game, expected: id });
  const game = await findGame(cli, record.game, record.rules);
  for (const { bot } of record.seats) if (bot !== undefined) checkBot(bot);
  return replay(game, record);
}

function resumed(resume: string | true, id: string | undefined): string {
  return resume === true ? latestSave(id) : resume;
}
