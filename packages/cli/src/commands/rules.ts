import { Complaint } from '@parlour/kernel';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice } from '../cli.ts';
import { ruleLines } from '../rule-lines.ts';

/** `parlour rules GAME [ID]`: the rules in our words, all or those that match. */
export function registerRules(program: Command, cli: Cli): void {
  program
    .command('rules')
    .argument('<game>', cli.say('help.argument.game'))
    .argument('[words...]', cli.say('help.argument.rule'))
    .description(cli.say('help.rules'))
    .action(async (id: string, words: string[]) => {
      const game = await findGame(cli, id);
      const lines = ruleLines(game, words.join(' '), fullVoice(cli), cli.paint);
      if (lines.length === 0) throw new Complaint('cli.no-rule', { asked: words.join(' ') });
      cli.print(...lines);
    });
}
