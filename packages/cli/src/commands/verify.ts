import { type AnyGame, type CheckedDeal, checkDeal, Complaint, type GameRecord, readRecord } from '@parlour/kernel';
import type { Command } from 'commander';
import { type Cli, findGame, readText } from '../cli.ts';
import { FAILED } from '../exit-codes.ts';

/** `parlour verify FILE`: whether a saved game followed from its deal, and whether that is the one that was promised. */
export function registerVerify(program: Command, cli: Cli): void {
  program
    .command('verify')
    .argument('<file>', cli.say('help.argument.saved'))
    .description(cli.say('help.verify'))
    .option('--hash <digits>', cli.say('help.option.hash'))
    .action(async (file: string, { hash }: { readonly hash?: string }) => {
      const record = readRecord(readText(file));
      const game = await findGame(cli, record.game, record.rules);
      const checked = check(game, record, hash?.toLowerCase());
      if (checked instanceof Complaint) {
        cli.print(cli.say(checked.key, checked.values));
        process.exitCode = FAILED;
      } else cli.print(...linesOf(checked, record, cli), cli.say(hash === undefined ? 'verify.compare' : 'verify.promised'));
    });
}

/** What is wrong with a deal is what was asked for; what is wrong with the file is not. */
function check(game: AnyGame, record: GameRecord, hash: string | undefined): CheckedDeal | Complaint {
  try {
    return checkDeal(game, record, { promised: { hash } });
  } catch (error) {
    if (error instanceof Complaint && error.key.startsWith('deal.')) return error;
    throw error;
  }
}

function linesOf({ hash, secret, words, match, draws }: CheckedDeal, { seats }: GameRecord, cli: Cli): string[] {
  const added = seats.flatMap(({ name }, seat) => (words[seat] ? [cli.say('verify.word', { name, word: words[seat] })] : []));
  const over = match.game.toAct(match.state).length === 0 ? 'yes' : 'no';
  return [
    cli.say('verify.secret', { secret }),
    cli.say('verify.hash', { hash }),
    ...added,
    cli.say('verify.follows', { decisions: match.steps.length, draws, over }),
  ];
}
