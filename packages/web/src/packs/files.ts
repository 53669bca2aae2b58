/** Packs as files: YAML, JSON and spreadsheets. */
import { Complaint, refusalText, type Voice } from '@parlour/kernel';
import {
  entriesOf,
  fromCsv,
  isRecord,
  isWithin,
  keyOf,
  openSheet,
  type PackDocument,
  type PackFormat,
  type PackProblem,
  toCsv,
  wholeOf,
} from '@parlour/kernel/packs';
import { type Chosen, parseFile, textOf } from '../start/documents.ts';
import { download } from '../start/download.ts';
import { nameOf } from './names.ts';
import { fits, placesIn } from './shape.ts';

export type FileKind = 'yaml' | 'json' | 'csv';

/** So many sentences about one file are read. */
const MOST_SENTENCES = 5;

/** A pack in a file, which may have mistakes that can be mended in the editor. Complains about what is no pack of this game. */
export async function readPack(file: Chosen, format: PackFormat, voice: Voice): Promise<PackDocument> {
  const document = /\.(csv|tsv|txt)$/i.test(file.name) ? fromCsv(format, await textOf(file)) : await parseFile(file);
  if (!isRecord(document)) throw new Complaint('packs.file.other', { file: file.name });
  const wrong = unmendable(document, format);
  if (wrong.length === 0) return format.modern(document);
  const says = [...new Set(wrong.map(({ refusal }) => refusalText(refusal, voice)))].slice(0, MOST_SENTENCES).join(' ');
  throw new Complaint('packs.file.wrong', { file: file.name, says });
}

/** What cannot be shown in the fields of the sheet: whatever else is wrong is said there. */
function unmendable(document: PackDocument, format: PackFormat): readonly PackProblem[] {
  const problems = format.problems(document);
  if (problems.length === 0) return problems;
  const entries = entriesOf(openSheet(format, format.modern(document)));
  const isShown = ({ path }: PackProblem) => {
    if (path.length === 0) return false;
    const around = entries.find((entry) => isWithin(path, entry.path));
    if (around !== undefined)
      return fits(around.shape, around.value) && placesIn(around.shape, around.value, around.path).includes(keyOf(path));
    const inside = entries.filter((entry) => isWithin(entry.path, path));
    return inside.length > 0 && inside.every((entry) => fits(entry.shape, entry.value));
  };
  return problems.filter((problem) => !isShown(problem));
}

async function written(kind: FileKind, format: PackFormat, pack: PackDocument, voice: Voice): Promise<string> {
  if (kind === 'json') return `${JSON.stringify(pack, undefined, 2)}\n`;
  if (kind === 'yaml') return (await import('yaml')).stringify(pack);
  const whole = wholeOf(format, pack);
  return toCsv(format, pack, ({ path }) => format.title(path, whole, voice));
}

function fileName(kind: FileKind, pack: PackDocument, voice: Voice): string {
  const name = nameOf(pack, voice)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name || 'pack'}.${kind}`;
}

export async function exportPack(kind: FileKind, format: PackFormat, pack: PackDocument, voice: Voice): Promise<void> {
  download(fileName(kind, pack, voice), await written(kind, format, pack, voice));
}

/** Whether this device hands files on by itself. */
export function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'box.json', { type: 'application/json' })] }) ?? false;
}

export async function sharePack(format: PackFormat, pack: PackDocument, voice: Voice): Promise<void> {
  const text = await written('json', format, pack, voice);
  const file = new File([text], fileName('json', pack, voice), { type: 'application/json' });
  // Whoever thinks better of it has done nothing wrong.
  await navigator.share({ files: [file], title: nameOf(pack, voice) }).catch(() => undefined);
}
