/** Tables as spreadsheets write and read them. */
import { Complaint } from '../text.ts';

export type Row = readonly string[];

/** More than a spreadsheet of any box has. */
const MOST_LETTERS = 2_000_000;

/** Begins with a mark by which every spreadsheet knows the letters for what they are. */
export function writeRows(rows: readonly Row[], separator: string): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}

function quoted(text: string): string {
  const safe = defused(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell that a spreadsheet would take for a formula is kept from it by an apostrophe; numbers are none. */
function defused(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
}

function plain(text: string): string {
  return (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text).replaceAll(/[\s\u00A0]+/g, ' ').trim();
}

/** Reads what Excel, LibreOffice and others write: commas, semicolons or tabs, quoted where needed, with or without the mark at the beginning. */
export function readRows(text: string): Row[] {
  if (text.length > MOST_LETTERS) throw new Complaint('packs.csv-large');
  const bare = text.replace(/^\uFEFF/, '');
  const said = /^"?sep=(.)"?\r?\n/i.exec(bare);
  const table = said === null ? bare : bare.slice(said[0].length);
  return cells(table, said?.[1] ?? separatorOf(table)).map((row) => row.map(plain));
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function cells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inQuotes = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (inQuotes) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i];
      else inQuotes = false;
    } else if (letter === '"' && cell.trim() === '') {
      inQuotes = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' || text[i + 1] !== '\n') cell += letter;
  }
  if (inQuotes) throw new Complaint('packs.csv-quote', { row: rows.length + 1 });
  endRow();
  return rows;
}
