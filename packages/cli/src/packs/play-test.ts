import { availableParallelism } from 'node:os';
import { atTable, settingFor } from '@parlour/kernel';
import type { PackDocument, PackFormat } from '@parlour/kernel/packs';
import { testBoxHere } from '@parlour/lab';
import { boxFigures, type BoxRow, boxText, type Figure, namesOfThings } from '@parlour/lab/box';
import { table, wrap } from '@parlour/terminal-kit';
import { type Cli, findSubject, fullVoice, wholeNumber } from '../cli.ts';
import { type Chosen, chosenOptions } from '../game-options.ts';
import { progressBar } from '../terminal/progress.ts';

export interface PlayTestAsked extends Pick<Chosen, 'option' | 'seed'> {
  readonly games: string;
  readonly players: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

/** Bots play with a pack and with ours, and what came of it stands side by side. */
export async function playTest(id: string, format: PackFormat, pack: PackDocument, asked: PlayTestAsked, cli: Cli): Promise<void> {
  const subject = await findSubject(cli, id);
  cli.texts.push(boxText);
  const { game } = subject;
  const test = {
    game: id,
    option: format.option,
    pack,
    players: wholeNumber('--players', asked.players, game.seats.min, game.seats.max),
    games: wholeNumber('--games', asked.games, 1, 100_000),
    seed: asked.seed ?? 'box',
    options: await chosenOptions(game, asked),
  };
  const setting = settingFor(game, { ...test.options, [format.option]: pack }, test.players);
  const bar = progressBar(process.stderr, 2 * test.games, cli);
  const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
  const tested = await testBoxHere(test, jobs, (done) => bar.show(done)).finally(() => bar.clear());
  const figures = boxFigures(test, tested, subject);
  if (asked.json) return cli.print(JSON.stringify(figures, null, 2));
  const voice = fullVoice(cli);
  const deserted = namesOfThings(figures.deserted, subject, atTable(voice, setting, []));
  const used = deserted.length === 0 ? voice.say('box.all-used') : voice.say('box.deserted', { things: voice.list(deserted) });
  const columns = ['what', 'ours', 'theirs'].map((column) => voice.say(`box.${column}`));
  return cli.print(
    ...wrap(voice.say('box.games', { games: figures.games, players: test.players }), cli.paint.columns),
    '',
    ...table(
      cli.paint,
      [...columns, ''],
      figures.rows.map((row) => cells(row, cli)),
    ),
    '',
    ...wrap(used, cli.paint.columns),
  );
}

function cells({ label, kind, ours, theirs, differs }: BoxRow, cli: Cli): string[] {
  const number = new Intl.NumberFormat(
    cli.language,
    kind === 'share' ? { style: 'percent' } : { maximumFractionDigits: 1, minimumFractionDigits: 1 },
  );
  const shown = ({ value, low }: Figure) => `${number.format(value)} ± ${number.format(value - low)}`;
  const voice = fullVoice(cli);
  return [voice.say(label), shown(ours), shown(theirs), differs ? voice.say('box.differs') : ''];
}
