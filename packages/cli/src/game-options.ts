import { randomBytes } from 'node:crypto';
import { type AnyGame, Complaint, type OptionField, type OptionValues } from '@parlour/kernel';
import type { Command } from 'commander';
import type { Cli } from './cli.ts';
import { readDocument } from './documents.ts';
import { loadPackFormat } from '@parlour/games';

/** The options by which people choose how a game is set up. */
export interface Chosen {
  readonly option?: readonly string[];
  readonly pack?: string;
  readonly seed?: string;
}

export function addGameOptions(command: Command, cli: Cli): Command {
  return command
    .option('--option <name=value>', cli.say('help.option.option'), more)
    .option('--pack <file>', cli.say('help.option.pack'))
    .option('--seed <text>', cli.say('help.option.seed'));
}

/** An option that may be given again and again. */
export function more(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

export function newSeed(): string {
  return randomBytes(8).toString('hex');
}

/** The options of a game as chosen on the command line. */
export async function chosenOptions(game: AnyGame, { option = [], pack }: Chosen): Promise<OptionValues> {
  const written = [...option, ...(pack === undefined ? [] : [`pack=${pack}`])];
  return Object.fromEntries(await Promise.all(written.map((entry) => readOption(game, entry))));
}

async function readOption(game: AnyGame, entry: string): Promise<readonly [string, unknown]> {
  const at = entry.indexOf('=');
  if (at < 0) throw new Complaint('cli.option-form', { entry });
  const [id, value] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
  const field = game.options.find((field) => field.id === id);
  if (field === undefined)
    throw new Complaint('cli.no-option', { option: id, options: game.options.map(({ id }) => id).join(', ') || 'none' });
  return [id, field.kind === 'document' ? await readOwnDocument(game, id, value) : readValue(field, value)];
}

/** A document to play with. Complains about the first thing that is wrong with it, and on which line. */
async function readOwnDocument(game: AnyGame, option: string, file: string): Promise<unknown> {
  const content = readDocument(file);
  const format = await loadPackFormat(game.id);
  const [problem] = (format?.option === option ? format.problems(content.value) : undefined) ?? [];
  if (problem !== undefined) throw new Complaint('pack.unplayable', { file, line: content.lineOf(problem.path) }, problem.refusal);
  return content.value;
}

function readValue(field: OptionField, value: string): unknown {
  if (field.kind === 'choice') return field.choices.find((choice) => String(choice) === value) ?? value;
  if (field.kind === 'seat') return value === '' ? null : Number(value) - 1;
  return value === '' ? [] : value.split(',').map((seat) => Number(seat) - 1);
}
