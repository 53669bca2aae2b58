import { Complaint } from '@parlour/kernel';
import { checkPack, packRefusal } from '@parlour/last-will';
import { readDocument } from './documents.ts';

/** A card pack to play with. Complains about the first thing that is wrong with it, and on which line. */
export function readPack(file: string): unknown {
  const content = readDocument(file);
  const [problem] = checkPack(content.value);
  if (problem !== undefined) throw new Complaint('pack.unplayable', { file, line: content.lineOf(problem.path) }, packRefusal(problem));
  return content.value;
}
