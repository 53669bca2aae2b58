import { availableParallelism } from 'node:os';
import { learnLooks, looksFile, tune, weightsFile } from '@parlour/lab';
import type { Command } from 'commander';
import { type Cli, findGame, wholeNumber, writeText } from '../cli.ts';
import { progressBar } from '../terminal/progress.ts';

interface Asked {
  readonly games?: string;
  readonly bots?: string;
  readonly iterations?: string;
  readonly players?: string;
  readonly seed?: string;
  readonly looks?: boolean;
  readonly jobs?: string;
}

/** `parlour tune GAME FILE`: the weights of an evaluation, learnt from self-play. */
export function registerTune(program: Command, cli: Cli): void {
  program
    .command('tune')
    .argument('<game>', cli.say('help.argument.game'))
    .argument('<file>', cli.say('help.argument.weights'))
    .description(cli.say('help.tune'))
    .option('--games <number>', cli.say('help.option.games'))
    .option('--bots <list>', cli.say('help.option.lesson-bot'))
    .option('--iterations <number>', cli.say('help.option.iterations'))
    .option('--players <list>', cli.say('help.option.lesson-players'))
    .option('--seed <text>', cli.say('help.option.seed'))
    .option('--looks', cli.say('help.option.looks'))
    .option('--jobs <number>', cli.say('help.option.looks-jobs'))
    .action(async (id: string, file: string, asked: Asked) => {
      const game = await findGame(cli, id);
      const [games, bots, seed] = [
        wholeNumber('--games', asked.games ?? '1000', 10, 1_000_000),
        (asked.bots ?? 'casual').split(','),
        asked.seed ?? 'lesson',
      ];
      const iterations = wholeNumber('--iterations', asked.iterations ?? '100', 1, 1_000_000);
      const players = (asked.players ?? '2').split(',').map((count) => wholeNumber('--players', count, game.seats.min, game.seats.max));
      const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
      const bar = progressBar(process.stderr, games, cli);
      const counts = `--iterations ${iterations} --players ${players.join(',')} --seed ${seed}`;
      const judgement = async () => {
        const lesson = { game, players, games, bots, budget: { iterations }, whim: 25, seed };
        const learnt = await tune(lesson, (done) => bar.show(done));
        const repeat = `parlour tune ${id} --games ${games} --bots ${bots.join(',')} ${counts}`;
        return [learnt, await weightsFile(lesson, learnt, repeat)] as const;
      };
      const looks = async () => {
        const learnt = await learnLooks({ game: id, players, games, iterations, seed }, jobs, (done) => bar.show(done));
        return [learnt, looksFile(learnt, `parlour tune ${id} --looks --games ${games} ${counts}`)] as const;
      };
      const [learnt, text] = await (asked.looks === true ? looks : judgement)();
      bar.clear();
      writeText(file, text);
      cli.print(
        cli.say('lab.tuned', { loss: learnt.loss.toFixed(4), heldBack: learnt.heldBackLoss.toFixed(4) }),
        cli.say('cli.written', { file }),
      );
    });
}
