import { gameIds, loadPackFormat } from '@parlour/games';
import { refusalText } from '@parlour/kernel';
import type { PackFormat } from '@parlour/kernel/packs';
import { wrap } from '@parlour/terminal-kit';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice, writeText } from '../cli.ts';
import { readDocument } from '../documents.ts';
import { FAILED } from '../exit-codes.ts';

/** `parlour pack check FILE` and `parlour pack new [FILE]`: the numbers printed on somebody's own cards. */
export function registerPack(program: Command, cli: Cli): void {
  const pack = program.command('pack').description(cli.say('help.pack'));
  pack
    .command('check')
    .argument('<file>', cli.say('help.argument.pack'))
    .description(cli.say('help.pack.check'))
    .action(async (file: string) => check(await findPack(cli), file, cli));
  pack
    .command('new')
    .argument('[file]', cli.say('help.argument.new-pack'))
    .description(cli.say('help.pack.new'))
    .action(async (file: string | undefined) => {
      const template = (await findPack(cli)).template(fullVoice(cli));
      if (file === undefined) return cli.print(template.trimEnd());
      writeText(file, template, 'wx');
      return cli.print(cli.say('cli.written', { file }));
    });
}

/** The packs of the first game that has any. With a second such game, people will have to say which they mean. */
async function findPack(cli: Cli): Promise<PackFormat> {
  for (const id of gameIds) {
    const format = await loadPackFormat(id);
    if (format === undefined) continue;
    await findGame(cli, id);
    cli.texts.push(format.text);
    return format;
  }
  throw new Error('no game has packs');
}

function check(pack: PackFormat, file: string, cli: Cli): void {
  const content = readDocument(file);
  const voice = fullVoice(cli);
  const problems = pack.problems(content.value).map(({ path, refusal }) => ({
    line: content.lineOf(path),
    text: refusalText(refusal, voice),
  }));
  for (const { line, text } of problems.toSorted((a, b) => a.line - b.line))
    cli.print(...wrap(cli.say('pack.problem', { file, line, text }), cli.paint.columns, '  '));
  cli.print(cli.say('pack.problems', { file, count: problems.length }));
  if (problems.length > 0) process.exitCode = FAILED;
}
