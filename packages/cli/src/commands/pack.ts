import { Complaint } from '@parlour/kernel';
import { aligned, type Choices, diffPacks, fromCsv, mergePacks, type PackFormat, toCsv, wholeOf } from '@parlour/kernel/packs';
import { wrap } from '@parlour/terminal-kit';
import type { Command } from 'commander';
import { type Cli, fullVoice } from '../cli.ts';
import { readDocument, readLegible } from '../documents.ts';
import { FAILED } from '../exit-codes.ts';
import { more } from '../game-options.ts';
import { deliver, findFormat, findProblems, packText, readPack, remark } from '../packs/files.ts';
import { playTest, type PlayTestAsked } from '../packs/play-test.ts';
import { differenceData, differenceLines, meterData, showMeter } from '../packs/report.ts';

interface AsJson {
  readonly json?: boolean;
}

/** `parlour pack …`: the numbers printed on somebody's own cards. */
export function registerPack(program: Command, cli: Cli): void {
  const pack = program.command('pack').description(cli.say('help.pack'));
  const command = (name: string) => pack.command(name).description(cli.say(`help.pack.${name}`));
  const format = async () => (await findFormat(cli)).format;
  const file = cli.say('help.argument.pack');
  command('new')
    .argument('[file]', cli.say('help.argument.new-pack'))
    .action(async (out: string | undefined) => deliver((await format()).template(fullVoice(cli)), out, cli));
  command('check')
    .argument('<file>', file)
    .option('--json', cli.say('help.option.json'))
    .action(async (path: string, { json }: AsJson) => check(await format(), path, json, cli));
  command('meter')
    .argument('<file>', file)
    .option('--json', cli.say('help.option.json'))
    .action(async (path: string, { json }: AsJson) => {
      const known = await format();
      const read = readPack(known, path);
      if (json) cli.print(JSON.stringify(meterData(known, read), null, 2));
      else showMeter(known, read, cli);
    });
  command('diff')
    .argument('<first>', file)
    .argument('[second]', cli.say('help.argument.second-pack'))
    .option('--json', cli.say('help.option.json'))
    .action(async (first: string, second: string | undefined, { json }: AsJson) => diff(await format(), first, second, json, cli));
  command('merge')
    .argument('<first>', file)
    .argument('<second>', file)
    .option('--out <file>', cli.say('help.option.pack-out'))
    .option('--choose <key=first|second>', cli.say('help.option.choose'), more)
    .option('--json', cli.say('help.option.merge-json'))
    .action(async (first: string, second: string, asked: Merge) => merge(await format(), first, second, asked, cli));
  command('to-csv')
    .argument('<file>', file)
    .argument('[out]', cli.say('help.argument.new-csv'))
    .option('--separator <sign>', cli.say('help.option.separator'), ',')
    .action(async (path: string, out: string | undefined, { separator }: { readonly separator: string }) => {
      const known = await format();
      const read = readPack(known, path);
      const whole = wholeOf(known, read);
      if (!/^[,;\t]$/.test(separator)) throw new Complaint('pack.separator', { separator });
      deliver(
        toCsv(known, read, (entry) => known.title(entry.path, whole, fullVoice(cli)), separator),
        out,
        cli,
      );
    });
  command('from-csv')
    .argument('<file>', cli.say('help.argument.csv'))
    .argument('[out]', cli.say('help.argument.new-pack'))
    .action(async (path: string, out: string | undefined) => {
      const known = await format();
      const read = fromCsv(known, readLegible(path));
      const problems = findProblems(known, { value: read, lineOf: () => 0 }, cli);
      for (const { text } of problems) remark(text, cli);
      deliver(packText(read), out, cli);
      if (problems.length > 0) process.exitCode = FAILED;
    });
  command('play-test')
    .argument('<file>', file)
    .option('--games <number>', cli.say('help.option.test-games'), '200')
    .option('--players <number>', cli.say('help.option.test-players'), '3')
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--option <name=value>', cli.say('help.option.option'), more)
    .option('--seed <text>', cli.say('help.option.seed'))
    .option('--json', cli.say('help.option.json'))
    .action(async (path: string, asked: PlayTestAsked) => {
      const { game, format: known } = await findFormat(cli);
      await playTest(game, known, readPack(known, path), asked, cli);
    });
}

function check(format: PackFormat, file: string, json: boolean | undefined, cli: Cli): void {
  const problems = findProblems(format, readDocument(file), cli);
  if (json) cli.print(JSON.stringify(problems, null, 2));
  else {
    for (const { line, text } of problems) cli.print(...wrap(cli.say('pack.problem', { file, line, text }), cli.paint.columns, '  '));
    cli.print(cli.say('pack.problems', { file, count: problems.length }));
  }
  if (problems.length > 0) process.exitCode = FAILED;
}

/** With one pack, how it differs from ours. As of other programs that compare files, a difference is told by the exit code, too. */
function diff(format: PackFormat, first: string, second: string | undefined, json: boolean | undefined, cli: Cli): void {
  const [a, b] = second === undefined ? [{}, readPack(format, first)] : [readPack(format, first), readPack(format, second)];
  const differences = diffPacks(format, a, b);
  if (json) cli.print(JSON.stringify(differenceData(differences), null, 2));
  else
    cli.print(
      ...differenceLines(format, differences, a, aligned(format, a, b), cli),
      cli.say('pack.differences', { count: differences.length }),
    );
  if (differences.length > 0) process.exitCode = FAILED;
}

interface Merge extends AsJson {
  readonly out?: string;
  readonly choose?: readonly string[];
}

/** The merged pack is the output or a file; what is to be chosen is said beside it. */
function merge(format: PackFormat, first: string, second: string, { out, choose = [], json }: Merge, cli: Cli): void {
  const [a, b] = [readPack(format, first), readPack(format, second)];
  const choices = Object.fromEntries(choose.map(readChoice));
  const { pack, agreed, taken, differences } = mergePacks(format, a, b, choices);
  const keys = differences.flatMap(({ fields }) => fields.map(({ key }) => key));
  const pointless = Object.keys(choices).find((key) => !keys.includes(key));
  if (pointless !== undefined) throw new Complaint('pack.no-difference', { key: pointless });
  const open = keys.filter((key) => !Object.hasOwn(choices, key)).length;
  if (json) cli.print(JSON.stringify({ agreed, taken, open, differences: differenceData(differences), pack }, null, 2));
  if (!json || out !== undefined) deliver(packText(pack), out, cli);
  if (!json) {
    for (const line of differenceLines(format, differences, a, aligned(format, a, b), cli)) remark(line, cli);
    remark(cli.say('pack.merged', { agreed, taken, open }), cli);
  }
  if (open > 0) process.exitCode = FAILED;
}

function readChoice(entry: string): [string, Choices[string]] {
  const [, key, whose] = /^(.+)=(first|second)$/.exec(entry) ?? [];
  if (key === undefined) throw new Complaint('pack.choice-form', { entry });
  return [key, whose === 'first' ? 'a' : 'b'];
}
