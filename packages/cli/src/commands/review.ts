import { knowledgeOf, type Review, reviewPage, reviewSteps } from '@parlour/bots';
import { createThinker } from '@parlour/bots/node';
import { readRecord } from '@parlour/kernel';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice, readText, wholeNumber, writeText } from '../cli.ts';
import { progressBar } from '../terminal/progress.ts';

interface Asked {
  readonly page?: string;
  readonly iterations?: string;
}

/** `parlour review FILE`: a saved game, looked at again by a strong bot, as a web page. */
export function registerReview(program: Command, cli: Cli): void {
  program
    .command('review')
    .argument('<file>', cli.say('help.argument.saved'))
    .description(cli.say('help.review'))
    .option('--page <file>', cli.say('help.option.page'))
    .option('--iterations <number>', cli.say('help.option.review-iterations'))
    .action(async (file: string, asked: Asked) => {
      const iterations = wholeNumber('--iterations', asked.iterations ?? '2000', 10, 1_000_000);
      const record = readRecord(readText(file));
      const game = await findGame(cli, record.game);
      const page = asked.page ?? `${file.replace(/\.json$/, '')}.html`;
      const bar = progressBar(process.stderr, record.moves.length, cli);
      const thinker = createThinker();
      const steps = reviewSteps(game, await knowledgeOf(game), record, iterations, (request) => thinker.think(request));
      let step = await steps.next();
      for (; !step.done; step = await steps.next()) bar.show(step.value.number);
      await thinker.close();
      bar.clear();
      const review: Review = step.value;
      const names = record.seats.map(({ name }) => name);
      writeText(page, reviewPage(review, fullVoice(cli, names)));
      cli.print(cli.say('cli.written', { file: page }));
    });
}
