import { readRecord, settingFor } from '@parlour/kernel';
import { reviewPage } from '@parlour/lab';
import type { Command } from 'commander';
import { type Cli, findGame, readText, voiceAt, writeText } from '../cli.ts';
import { readEffort } from '../effort.ts';
import { lookAgain, reviewLines } from '../review.ts';

interface Asked {
  readonly page?: string;
  readonly effort?: string;
}

/** `parlour review FILE`: a saved game, looked at again by a strong bot, here and as a web page. */
export function registerReview(program: Command, cli: Cli): void {
  program
    .command('review')
    .argument('<file>', cli.say('help.argument.saved'))
    .description(cli.say('help.review'))
    .option('--page <file>', cli.say('help.option.page'))
    .option('--effort <effort>', cli.say('help.option.effort'))
    .action(async (file: string, asked: Asked) => {
      const effort = readEffort('--effort', asked.effort ?? 'quick');
      const record = readRecord(readText(file));
      const game = await findGame(cli, record.game, record.rules);
      const page = asked.page ?? `${file.replace(/\.json$/, '')}.html`;
      const review = await lookAgain(game, record, effort, cli);
      const voice = voiceAt(cli, settingFor(game, record.options, record.seats.length), record.seats);
      writeText(page, reviewPage(review, voice));
      cli.print(...reviewLines(review, voice, cli.paint).slice(1), '', cli.say('cli.written', { file: page }));
    });
}
