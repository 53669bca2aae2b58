import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  checkRecord,
  checkScenario,
  Complaint,
  complaintText,
  runScenario,
  type ScenarioReport,
  type StepReport,
  type Voice,
  wordsIn,
} from '@parlour/kernel';
import type { Command } from 'commander';
import { type Cli, findGame, readText, voiceAt } from '../cli.ts';
import { readDocument } from '../documents.ts';
import { FAILED } from '../exit-codes.ts';
import { wrap } from '@parlour/terminal-kit';

/** `parlour scenario FILE…`: positions, steps, and whether what came of them is what should have. */
export function registerScenario(program: Command, cli: Cli): void {
  program
    .command('scenario')
    .argument('<files...>', cli.say('help.argument.scenarios'))
    .description(cli.say('help.scenario'))
    .action(async (files: readonly string[]) => {
      let passed = 0;
      for (const file of files) if (await runFile(file, cli)) passed++;
      cli.print(cli.say('scenario.summary', { passed, files: files.length }));
      if (passed < files.length) process.exitCode = FAILED;
    });
}

async function runFile(file: string, cli: Cli): Promise<boolean> {
  const scenario = checkScenario(await readScenarioFile(file));
  const { rules } = scenario.record === undefined ? {} : checkRecord(scenario.record);
  const report = runScenario(await findGame(cli, scenario.game, rules), scenario);
  show(file, report, cli);
  return report.passed;
}

/** JSON, YAML, or a module whose default export is the scenario. */
async function readScenarioFile(file: string): Promise<unknown> {
  if (!/\.[cm]?[jt]s$/.test(file)) return readDocument(file).value;
  readText(file);
  try {
    return ((await import(pathToFileURL(resolve(file)).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new Complaint('cli.not-a-module', { file, detail: error instanceof Error ? error.message : String(error) });
  }
}

function show(file: string, { scenario, passed, steps, match }: ScenarioReport, cli: Cli): void {
  const { paint } = cli;
  const voice = voiceAt(cli, match.setting, match.head.seats);
  const mark = passed ? paint.colour('green', paint.sign('✓', 'ok:')) : paint.colour('red', paint.sign('✗', 'FAILED:'));
  cli.print(`${mark} ${paint.colour('bold', wordsIn(scenario.scenario, cli.language))}  ${paint.colour('dim', file)}`);
  for (const step of steps) cli.print(...stepLines(step, voice, cli));
}

function stepLines({ number, step, problems, reached }: StepReport, voice: Voice, cli: Cli): string[] {
  const { paint } = cli;
  const [sign, style] = !reached
    ? [paint.sign('–', 'not reached:'), 'dim' as const]
    : problems.length === 0
      ? [paint.sign('✓', 'ok:'), 'green' as const]
      : [paint.sign('✗', 'FAILED:'), 'red' as const];
  const player = typeof step.seat === 'number' ? voice.name(step.seat) : step.seat;
  const what = [
    ...(step.say === undefined ? [] : [wordsIn(step.say, cli.language)]),
    ...(step.move === undefined ? [] : [`${player}: ${JSON.stringify(step.move)}`]),
    ...(step.refused === undefined ? [] : [cli.say('scenario.must-refuse', { rule: step.refused })]),
  ];
  const told = problems.flatMap((problem) => wrap(`     ${complaintText(problem, voice)}`, paint.columns, '     '));
  return [`  ${paint.colour(style, sign)} ${number}. ${what.join('  ')}`, ...told.map((line) => paint.colour('red', line))];
}
