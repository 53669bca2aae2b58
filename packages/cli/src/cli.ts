import { readFileSync, writeFileSync } from 'node:fs';
import { botText } from '@parlour/bots';
import {
  type AnyGame,
  atTable,
  type Catalogues,
  Complaint,
  kernelText,
  type Language,
  type Player,
  type Setting,
  type TableVoice,
  type Values,
  type Voice,
  voice,
} from '@parlour/kernel';
import type { Subject } from '@parlour/lab';
import { labText } from '@parlour/lab/text';
import { gameIds, loadGame, loadTerminal } from '@parlour/games';
import { type AnyBoard, type Paint, paintFor, plainBoard, plainText } from '@parlour/terminal-kit';
import { cliText } from './text/index.ts';

/** What every command works with: one language, one screen. */
export interface Cli {
  readonly language: Language;
  /** The words of the games in hand, so that a complaint can give a rule of theirs as its reason. */
  readonly texts: Catalogues[];
  readonly paint: Paint;
  say(key: string, values?: Values): string;
  print(...lines: string[]): void;
}

export function openCli(language: Language, plain: boolean): Cli {
  const speaker = voice(language, [cliText, labText, kernelText]);
  return {
    language,
    texts: [],
    paint: paintFor(process.stdout, plain),
    say: (key, values) => (plain ? plainText(speaker.say(key, values)) : speaker.say(key, values)),
    print(...lines) {
      const text = lines.map((line) => `${line}\n`).join('');
      process.stdout.write(plain ? plainText(text) : text);
    },
  };
}

/** Speaks for the command line, the laboratory, the bots, the kernel and the games in hand. */
export function fullVoice({ language, texts }: Cli): Voice {
  return voice(language, [cliText, ...texts, labText, botText, kernelText]);
}

/** The same at a table: it knows the players and what was agreed. */
export function voiceAt(cli: Cli, setting: Setting, seats: readonly Player[]): TableVoice {
  return atTable(
    fullVoice(cli),
    setting,
    seats.map(({ name }) => name),
  );
}

/** Takes a game in hand, by today's rules or those it was begun under; complains about one that there is not. */
export async function findGame({ texts }: Cli, id: string, revision?: number): Promise<AnyGame> {
  const game = await loadGame(id, revision);
  if (game === undefined) throw new Complaint('lab.no-game', { game: id, games: gameIds.join(', ') });
  texts[0] = game.text.catalogues;
  return game;
}

/** Takes a game in hand to look into it, with the words of its designers. */
export async function findSubject({ texts }: Cli, id: string): Promise<Subject> {
  // Most commands start faster without the laboratory.
  const { subjectOf, textsOf } = await import('@parlour/lab');
  const subject = await subjectOf(id);
  texts.splice(0, texts.length, ...textsOf(subject));
  return subject;
}

/** A game's table as it is drawn here, with its words. */
export async function findBoard({ texts }: Cli, game: AnyGame): Promise<AnyBoard> {
  const { since = 1, board = plainBoard, text = {} } = (await loadTerminal(game.id)) ?? {};
  texts[1] = text;
  return game.revision >= since ? board : plainBoard;
}

/** Several things in one word of the command line, with commas between them. */
export function list(written: string): string[] {
  return written.split(',').map((each) => each.trim());
}

/** A whole number from a range, as typed after an option. */
export function wholeNumber(option: string, typed: string, least: number, most: number): number {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Complaint('cli.number', { option, typed, least, most });
}

/** The text of a file that people named. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch (error) {
    throw new Complaint('cli.unreadable', { file, detail: reason(error) });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'none',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ENOTDIR: 'none',
  EEXIST: 'exists',
};

/** Why a file cannot be read or written, as a choice for ICU messages. */
export function reason(error: unknown): string {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other';
}

/** Writes a file that people named; with the flag `wx`, only where there is none yet. */
export function writeText(file: string, text: string, flag: 'w' | 'wx' = 'w'): void {
  try {
    writeFileSync(file, text, { flag });
  } catch (error) {
    throw new Complaint('cli.unwritable', { file, detail: reason(error) });
  }
}
