import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Complaint, type Match, recordOf, writeRecord } from '@parlour/kernel';
import { reason } from '../cli.ts';

/** Where games are kept while nobody says otherwise. */
function folder(): string {
  return join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'parlour', 'games');
}

/** A new file for a game that begins now. */
export function newSave(game: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const names = [stamp, ...Array.from({ length: 99 }, (_, again) => `${stamp}-${again + 2}`)];
  const files = names.map((name) => join(folder(), `${game}-${name}.json`));
  return files.find((file) => !existsSync(file))!;
}

/** The game that was played last: any, or the last of one kind. */
export function latestSave(game = ''): string {
  const mine = (name: string) => name.startsWith(game === '' ? '' : `${game}-`) && name.endsWith('.json');
  const names = existsSync(folder()) ? readdirSync(folder()).filter(mine) : [];
  const files = names.map((name) => join(folder(), name));
  const [latest] = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (latest === undefined) throw new Complaint('play.no-saves', { folder: folder() });
  return latest;
}

/** Writes a game so that at every moment the file holds a whole game: the old one or the new. */
export function save(match: Match, file: string): void {
  try {
    if (dirname(file) === folder()) mkdirSync(folder(), { recursive: true });
    writeFileSync(`${file}.new`, writeRecord(recordOf(match)));
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Complaint('cli.unwritable', { file, detail: reason(error) });
  }
}
