import { availableParallelism } from 'node:os';
import {
  changesTable,
  comparedAims,
  gainText,
  isBetter,
  lossText,
  type Progress,
  readEntrant,
  speakerFor,
  type Subject,
  type Tuned,
  tuneDesign,
  tuningPage,
  type TuningPlan,
} from '@parlour/lab';
import { wrap } from '@parlour/terminal-kit';
import type { Command } from 'commander';
import { Document, isCollection, isMap, isSeq } from 'yaml';
import { type Cli, findSubject, fullVoice, list, wholeNumber, writeText } from '../cli.ts';
import { addGameOptions, type Chosen, chosenOptions } from '../game-options.ts';
import { ledgerIn } from '../ledger.ts';
import { showTables } from '../terminal/tables.ts';

interface Asked extends Chosen {
  readonly players?: string;
  readonly bots?: string;
  readonly deals?: string;
  readonly population?: string;
  readonly parents?: string;
  readonly generations?: string;
  readonly minutes?: string;
  readonly levers?: string;
  readonly checkDeals?: string;
  readonly out?: string;
  readonly state?: string;
  readonly jobs?: string;
}

/** `parlour lab tune GAME`: proposes better numbers of our own design. */
export function registerTune(lab: Command, cli: Cli): void {
  const command = lab
    .command('tune')
    .argument('<game>', cli.say('help.argument.game'))
    .description(cli.say('help.lab.tune'))
    .option('--players <list>', cli.say('help.option.lab-players'))
    .option('--bots <list>', cli.say('help.option.tune-bots'))
    .option('--deals <list>', cli.say('help.option.tune-deals'))
    .option('--population <number>', cli.say('help.option.population'))
    .option('--parents <number>', cli.say('help.option.parents'))
    .option('--generations <number>', cli.say('help.option.generations'))
    .option('--minutes <number>', cli.say('help.option.tune-minutes'))
    .option('--levers <list>', cli.say('help.option.levers'))
    .option('--check-deals <number>', cli.say('help.option.check-deals'))
    .option('--out <file>', cli.say('help.option.tune-out'))
    .option('--state <file>', cli.say('help.option.tune-state'))
    .option('--jobs <number>', cli.say('help.option.jobs'));
  addGameOptions(command, cli).action((id: string, asked: Asked) => tuneGame(id, asked, cli));
}

/** Of the time there is, so much is for the search, and so much until the best is found; the rest is for before and after. */
const SEARCH = 0.65;
const PLAYOFF = 0.8;

async function tuneGame(id: string, asked: Asked, cli: Cli): Promise<void> {
  const begun = Date.now();
  const subject = await findSubject(cli, id);
  const { game, design } = subject;
  const { min, max } = game.seats;
  const start = await chosenOptions(game, asked);
  const documents = game.options.filter(({ kind }) => kind === 'document').map((field) => field.id);
  const compared = Object.keys(start).every((option) => documents.includes(option)) ? design?.settings : undefined;
  const rungs = list(asked.bots ?? 'greedy,club').map(readEntrant);
  const deals = list(asked.deals ?? '8').map((each) => wholeNumber('--deals', each, 1, 1_000_000));
  const every = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).join();
  const plan: TuningPlan = {
    game: id,
    seed: asked.seed ?? 'tune',
    start,
    settings: compared ?? [{}],
    players: list(asked.players ?? every).map((count) => wholeNumber('--players', count, min, max)),
    rungs: rungs.map((bot, rung) => ({ bot, deals: deals[rung] ?? deals.at(-1)! })),
    population: wholeNumber('--population', asked.population ?? '24', 2, 1000),
    parents: wholeNumber('--parents', asked.parents ?? '4', 1, 100),
    only: asked.levers === undefined ? [] : list(asked.levers),
  };
  const minutes = asked.minutes === undefined ? undefined : wholeNumber('--minutes', asked.minutes, 1, 100_000);
  const after = (part: number) => (minutes === undefined ? Number.POSITIVE_INFINITY : begun + part * minutes * 60_000);
  const out = asked.out ?? `${id}-tuned.yaml`;
  const tuned = await tuneDesign(
    plan,
    subject,
    {
      generations: wholeNumber('--generations', asked.generations ?? (minutes === undefined ? '10' : '100000'), 0, 1_000_000),
      searchUntil: after(SEARCH),
      playoffUntil: after(PLAYOFF),
      checkUntil: after(1),
      checkDeals: wholeNumber('--check-deals', asked.checkDeals ?? '40', 1, 1_000_000),
    },
    wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256),
    ledgerIn(asked.state ?? `${out.replace(/\.ya?ml$/, '')}.jsonl`),
    teller(plan, cli),
  );
  const proposed = documents.map((option) => tuned.best.options[option]).find((value) => value !== undefined && value !== null);
  show(tuned, subject, cli);
  const page = out.replace(/(\.ya?ml)?$/, '.md');
  writeText(page, tuningPage(tuned, subject, speakerFor(subject, fullVoice(cli))));
  cli.print('', cli.say('cli.written', { file: page }));
  if (proposed === undefined || !isBetter(tuned)) return;
  writeText(out, packText(proposed));
  cli.print(cli.say('cli.written', { file: out }));
}

/** The numbers that changed, and the aims about which something changed. */
function show(tuned: Tuned, subject: Subject, cli: Cli): void {
  const voice = speakerFor(subject, fullVoice(cli));
  showTables([changesTable(tuned, voice)], cli);
  cli.print('', cli.paint.colour(['bold', 'underline'], voice.say('lab.tune.aims')));
  for (const { table, aim, before, after, met } of comparedAims(tuned, subject, voice))
    if (!met[0] || !met[1]) cli.print(...wrap(`${table}. ${aim}: ${before} → ${after}`, cli.paint.columns));
  cli.print('', ...wrap(lossText(tuned, voice), cli.paint.columns), ...wrap(gainText(tuned, voice), cli.paint.columns));
}

/** A pack as people write it: a card a line. */
function packText(pack: unknown): string {
  const document = new Document(pack);
  const { contents } = document;
  for (const section of isMap(contents) ? contents.items : [])
    if (isMap(section.value))
      for (const { value } of section.value.items)
        for (const node of isSeq(value) ? value.items : [value]) if (isCollection(node)) node.flow = true;
  return document.toString({ lineWidth: 0 });
}

/** A line for every step of the search, since each takes a while. */
function teller({ rungs }: TuningPlan, cli: Cli): (progress: Progress) => void {
  const voice = fullVoice(cli);
  const number = new Intl.NumberFormat(cli.language, { maximumFractionDigits: 3 });
  let told = '';
  return ({ generation, rung, played, all, loss, changed }) => {
    const bot = rungs[rung]?.bot.name;
    const step = bot === undefined ? voice.say('lab.tune.check') : voice.say('lab.tune.generation', { generation: generation + 1, bot });
    const so = loss === undefined ? '' : `, ${voice.say('lab.tune.best', { loss: number.format(loss), changed })}`;
    const line = `${step}: ${number.format(all)}${so}`;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${step}: ${number.format(played)}/${number.format(all)}${so}\u001B[K${played === all ? '\n' : ''}`);
    else if (line !== told) process.stderr.write(`${(told = line)}\n`);
  };
}
