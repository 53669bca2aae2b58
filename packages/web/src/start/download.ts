import { type GameRecord, writeRecord } from '@parlour/kernel';

/** Gives the reader a game as a file, which says in its name what it is: the title, the day and who played. */
export function downloadGame(record: GameRecord, at = Date.now()): void {
  const names = record.seats.map(({ name }) => name.replace(/[^\p{L}\p{N}]+/gu, '-'));
  const parts = [record.game, new Date(at).toISOString().slice(0, 10), ...names];
  download(`${parts.join('-').toLowerCase()}.json`, writeRecord(record));
}

/** Gives the reader a text as a file. */
export function download(name: string, text: string): void {
  saveFile(new File([text], name, { type: 'application/json' }));
}

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
