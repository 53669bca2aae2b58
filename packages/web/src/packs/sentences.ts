/** What is wrong with a pack, in sentences. */
import { refusalText, type Voice } from '@parlour/kernel';
import { isWithin, type PackFormat, type PackProblem, type Path, placeText, type SheetEntry } from '@parlour/kernel/packs';

function sentence({ refusal }: PackProblem, where: string, voice: Voice): string {
  return refusalText({ ...refusal, details: { ...refusal.details, where } }, voice);
}

/** At its field, a sentence need not say where. */
export function sentenceAlone(problem: PackProblem, voice: Voice): string {
  const bare = sentence(problem, '…', voice).replace(/^…: /, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

/** Elsewhere it says so as people call it: “Mansion 2 › Values”. */
export function sentenceOf(
  problem: PackProblem,
  entries: readonly SheetEntry[],
  titleOf: (path: Path) => string,
  format: PackFormat,
  voice: Voice,
): string {
  const { path } = problem;
  const entry = entries.find((each) => isWithin(path, each.path));
  if (entry === undefined) return sentenceAlone(problem, voice);
  const inside = placeText(format, path.slice(entry.path.length), voice);
  return sentence(problem, [titleOf(entry.path), inside].filter((part) => part !== '').join(' › '), voice);
}
