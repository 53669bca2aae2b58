/** Card packs in files. */
import { gameIds, loadPackFormat } from '@parlour/games';
import { Complaint, refusalText } from '@parlour/kernel';
import type { PackDocument, PackFormat } from '@parlour/kernel/packs';
import { wrap } from '@parlour/terminal-kit';
import { Document, isCollection, visit } from 'yaml';
import { type Cli, findGame, fullVoice, writeText } from '../cli.ts';
import { type FileContent, readDocument } from '../documents.ts';

/** How packs are written by the first game that has any. With a second such game, people will have to say which they mean. */
export async function findFormat(cli: Cli): Promise<{ readonly game: string; readonly format: PackFormat }> {
  for (const game of gameIds) {
    const format = await loadPackFormat(game);
    if (format === undefined) continue;
    await findGame(cli, game);
    cli.texts.push(format.text);
    return { game, format };
  }
  throw new Error('no game has packs');
}

/** A pack that can be played with, as packs are written now. Complains about the first thing that is wrong, and on which line. */
export function readPack(format: PackFormat, file: string): PackDocument {
  const content = readDocument(file);
  const [problem] = format.problems(content.value);
  if (problem !== undefined) throw new Complaint('pack.unplayable', { file, line: content.lineOf(problem.path) }, problem.refusal);
  return format.modern(content.value as PackDocument);
}

export interface Found {
  readonly line: number;
  readonly text: string;
}

/** All that is wrong with a pack, in sentences, from the top down. */
export function findProblems(format: PackFormat, content: FileContent, cli: Cli): Found[] {
  const voice = fullVoice(cli);
  const found = format
    .problems(content.value)
    .map(({ path, refusal }) => ({ line: content.lineOf(path), text: refusalText(refusal, voice) }));
  return found.toSorted((a, b) => a.line - b.line);
}

/** Writes a text to a file that is not there yet, and says so; without a file it is the output. */
export function deliver(text: string, file: string | undefined, cli: Cli): void {
  if (file === undefined) return cli.print(text.trimEnd());
  writeText(file, text, 'wx');
  return cli.print(cli.say('cli.written', { file }));
}

/** What is said beside the output, so that the output can go into a file. */
export function remark(line: string, { paint }: Cli): void {
  process.stderr.write(
    wrap(line, paint.columns, '  ')
      .map((each) => `${each}\n`)
      .join(''),
  );
}

/** What fits on a line stands on one. */
const LINE = 100;

export function packText(pack: PackDocument): string {
  const document = new Document(pack);
  visit(document, {
    Collection(_, node) {
      if (isCollection(node) && JSON.stringify(node).length <= LINE) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
