import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, Complaint, type OptionValues, voice, writeRecord } from '@parlour/kernel';
import {
  allReadings,
  type Beside,
  chosenThings,
  exampleOf,
  type Extent,
  type StudyFigures,
  figuresOf,
  holeTables,
  labText,
  readEntrant,
  runStudy,
  seriesOf,
  speakerFor,
  type Study,
  studyPage,
  type Subject,
  subjectOf,
  textsOf,
} from '@parlour/lab';
import { wrap } from '@parlour/terminal-kit';
import type { Command } from 'commander';
import { addGameOptions, type Chosen, chosenOptions } from '../game-options.ts';
import { type Cli, findSubject, fullVoice, list, wholeNumber, writeText } from '../cli.ts';
import { readDocument } from '../documents.ts';
import { ledgerIn } from '../ledger.ts';
import { progressBar } from '../terminal/progress.ts';
import { registerLuck } from './lab-luck.ts';
import { registerTune } from './lab-tune.ts';
import { showTables } from '../terminal/tables.ts';

interface Asked extends Chosen {
  readonly players?: string;
  readonly bot?: string;
  readonly deals?: string;
  readonly repeats?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

interface ReportAsked extends Asked {
  readonly ladder?: string;
  readonly ladderDeals?: string;
  readonly restrict?: string;
  readonly restrictDeals?: string;
  readonly state?: string;
  readonly page?: string;
  readonly beside?: string;
}

interface HolesAsked extends Asked {
  readonly examples?: string;
}

/** `parlour lab …`: what designers ask of many games. */
export function registerLab(program: Command, cli: Cli): void {
  const lab = program.command('lab').description(cli.say('help.lab')).helpCommand(false);
  const command = (name: string) =>
    addGameOptions(
      lab
        .command(name)
        .argument('<game>', cli.say('help.argument.game'))
        .description(cli.say(`help.lab.${name}`))
        .option('--players <list>', cli.say('help.option.lab-players'))
        .option('--bot <bot>', cli.say(`help.option.${name}-bot`))
        .option('--deals <number>', cli.say('help.option.lab-deals'))
        .option('--jobs <number>', cli.say('help.option.jobs')),
      cli,
    ).option('--json', cli.say('help.option.json'));

  command('report')
    .option('--repeats <number>', cli.say('help.option.repeats'))
    .option('--ladder <list>', cli.say('help.option.ladder'))
    .option('--ladder-deals <number>', cli.say('help.option.ladder-deals'))
    .option('--restrict <list>', cli.say('help.option.restrict'))
    .option('--restrict-deals <number>', cli.say('help.option.restrict-deals'))
    .option('--page <file>', cli.say('help.option.report-page'))
    .option('--state <file>', cli.say('help.option.report-state'))
    .option('--beside <file>', cli.say('help.option.beside'))
    .action((id: string, asked: ReportAsked) => report(id, asked, cli));

  command('holes')
    .option('--examples <folder>', cli.say('help.option.examples'))
    .action((id: string, asked: HolesAsked) => holes(id, asked, cli));

  registerLuck(lab, cli);
  registerTune(lab, cli);
}

async function report(id: string, asked: ReportAsked, cli: Cli): Promise<void> {
  const subject = await findSubject(cli, id);
  const extent = await extentOf(subject, asked, { bot: 'expert', deals: '40', repeats: '2' });
  const ladder = list(asked.ladder ?? 'random,novice,casual,club,expert').map(readEntrant);
  if (ladder.length < 2) throw new Complaint('cli.short-ladder');
  const tables = extent.settings.flatMap((options) => extent.players.map((players) => ({ options, players })));
  const series = seriesOf({
    ...extent,
    ladder: { entrants: ladder, deals: wholeNumber('--ladder-deals', asked.ladderDeals ?? '20', 0, 1_000_000) },
    restricted: {
      things: chosenThings(subject, asked.restrict === undefined ? [] : list(asked.restrict), tables),
      deals: wholeNumber('--restrict-deals', asked.restrictDeals ?? '20', 1, 1_000_000),
    },
  });
  const page = asked.page ?? `${id}-report.html`;
  const state = asked.state ?? `${page.replace(/\.html?$/, '')}.jsonl`;
  // What cannot be read is told before hours of games.
  const beside = asked.beside === undefined ? undefined : await besideOf(asked.beside, cli);
  const figures = await play({ game: id, seed: asked.seed ?? 'report', series }, subject, asked, state, cli);
  if (asked.json) cli.print(JSON.stringify(figures, null, 2));
  if (asked.json && asked.page === undefined) return;
  const speaker = speakerFor(subject, fullVoice(cli));
  writeText(page, studyPage(figures, speaker, repeatOf('report', id, asked), beside));
  if (asked.json) return;
  for (const { verdict, text } of allReadings(figures, speaker))
    if (verdict !== 'note')
      cli.print(...wrap(`${verdict === 'well' ? cli.paint.sign('✓', '+') : cli.paint.sign('✗', '!')} ${text}`, cli.paint.columns));
  const aims = figures.tables.flatMap((table) => table.aims);
  if (aims.length > 0)
    cli.print(cli.say('lab.aim.count', { met: aims.filter(({ verdict }) => verdict === 'met').length, all: aims.length }));
  cli.print(cli.say('cli.written', { file: page }));
}

/** The figures of another report, as `--json` printed them. */
async function besideOf(file: string, cli: Cli): Promise<Beside> {
  const figures = readDocument(file).value as Partial<StudyFigures> | null;
  if (!isFigures(figures)) throw new Complaint('cli.not-figures', { file });
  const subject = await subjectOf(figures.game);
  return { figures, voice: speakerFor(subject, voice(cli.language, [...textsOf(subject), labText])) };
}

function isFigures(value: Partial<StudyFigures> | null): value is StudyFigures {
  return Array.isArray(value?.tables) && typeof value.game === 'string';
}

async function holes(id: string, asked: HolesAsked, cli: Cli): Promise<void> {
  const subject = await findSubject(cli, id);
  const extent = await extentOf(subject, asked, { bot: 'greedy', deals: '20', repeats: '1' });
  const series = seriesOf({ ...extent, ladder: { entrants: [], deals: 0 }, restricted: { things: () => [], deals: 0 } });
  const study: Study = { game: id, seed: asked.seed ?? 'holes', series };
  const figures = await play(study, subject, asked, undefined, cli);
  if (asked.json)
    return cli.print(
      JSON.stringify(
        figures.tables.map(({ options, players, holes }) => ({ options, players, holes })),
        null,
        2,
      ),
    );
  const speaker = fullVoice(cli);
  const games = figures.tables.reduce((sum, table) => sum + table.games, 0);
  cli.print(cli.paint.colour('bold', speaker.say('lab.holes', { game: speaker.say('title'), games })));
  showTables(holeTables(figures, series, speaker), cli);
  if (asked.examples !== undefined) await writeExamples(study, figures, asked.examples, cli);
}

/** One saved game for each kind of hole at each table. */
async function writeExamples(study: Study, { tables }: StudyFigures, folder: string, cli: Cli): Promise<void> {
  for (const [index, { holes }] of tables.entries())
    for (const { kind, first } of holes) {
      const file = join(folder, `${study.game}-${index + 1}-${kind}.json`);
      const series = study.series[index];
      if (series === undefined) continue;
      writeText(file, writeRecord(await exampleOf(study, series, first.number, first.decision)));
      cli.print(cli.say('cli.written', { file }));
    }
}

/** How much is played: what was asked for, or else what the game thinks worth comparing. */
async function extentOf(
  { game, design }: Subject,
  asked: Asked,
  usual: { readonly bot: string; readonly deals: string; readonly repeats: string },
): Promise<Pick<Extent, 'players' | 'settings' | 'bot' | 'deals' | 'repeats'>> {
  const { min, max } = game.seats;
  const every = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).join();
  return {
    players: list(asked.players ?? every).map((count) => wholeNumber('--players', count, min, max)),
    settings: settingsOf(game, design, await chosenOptions(game, asked)),
    bot: readEntrant(asked.bot ?? usual.bot),
    deals: wholeNumber('--deals', asked.deals ?? usual.deals, 1, 1_000_000),
    repeats: wholeNumber('--repeats', asked.repeats ?? usual.repeats, 1, 1000),
  };
}

/** With a document (a card pack) alone, everything that is worth comparing is played with it. */
function settingsOf({ options }: AnyGame, design: Subject['design'], chosen: OptionValues): readonly OptionValues[] {
  const documents = options.filter(({ kind }) => kind === 'document').map(({ id }) => id);
  const compared = Object.keys(chosen).every((id) => documents.includes(id)) ? (design?.settings ?? [{}]) : [{}];
  return compared.map((setting) => ({ ...setting, ...chosen }));
}

async function play(study: Study, subject: Subject, asked: Asked, state: string | undefined, cli: Cli): Promise<StudyFigures> {
  const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
  const ledger = state === undefined ? undefined : ledgerIn(state);
  let bar: ReturnType<typeof progressBar> | undefined;
  const accounts = await runStudy(study, subject.game.revision, jobs, ledger, (played, all) => {
    bar ??= progressBar(process.stderr, all, cli);
    if (played > 0) bar.show(played);
  }).finally(() => bar?.clear());
  return figuresOf(study, subject, accounts);
}

/** The command again, so that anybody can repeat it. */
function repeatOf(name: string, id: string, asked: ReportAsked): string {
  const told = Object.entries(asked)
    .filter(([option]) => !['page', 'state', 'beside', 'json', 'jobs'].includes(option))
    .flatMap(([option, value]) =>
      [value].flat().map((each) => `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${String(each)}`),
    );
  return ['parlour lab', name, id, ...told].join(' ');
}
