import { checkPack, material, packProblemText, packTemplate } from '@parlour/last-will';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice, writeText } from '../cli.ts';
import { readDocument } from '../documents.ts';
import { FAILED } from '../exit-codes.ts';
import { wrap } from '../terminal/width.ts';

/** `parlour pack check FILE` and `parlour pack new [FILE]`: the numbers printed on somebody's own cards of Last Will. */
export function registerPack(program: Command, cli: Cli): void {
  const pack = program.command('pack').description(cli.say('help.pack'));
  pack
    .command('check')
    .argument('<file>', cli.say('help.argument.pack'))
    .description(cli.say('help.pack.check'))
    .action(async (file: string) => {
      await findGame(cli, 'last-will');
      check(file, cli);
    });
  pack
    .command('new')
    .argument('[file]', cli.say('help.argument.new-pack'))
    .description(cli.say('help.pack.new'))
    .action(async (file: string | undefined) => {
      await findGame(cli, 'last-will');
      const template = packTemplate(material, fullVoice(cli));
      if (file === undefined) return cli.print(template.trimEnd());
      writeText(file, template, 'wx');
      return cli.print(cli.say('cli.written', { file }));
    });
}

function check(file: string, cli: Cli): void {
  const content = readDocument(file);
  const voice = fullVoice(cli);
  const problems = checkPack(content.value).map((problem) => ({
    line: content.lineOf(problem.path),
    text: packProblemText(problem, voice),
  }));
  for (const { line, text } of problems.toSorted((a, b) => a.line - b.line))
    cli.print(...wrap(cli.say('pack.problem', { file, line, text }), cli.paint.columns, '  '));
  cli.print(cli.say('pack.problems', { file, count: problems.length }));
  if (problems.length > 0) process.exitCode = FAILED;
}
