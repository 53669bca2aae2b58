/** What is told of a pack before one plays with it. Loaded only where there is one. */
import { loadGame, loadPackFormat } from '@parlour/games';
import type { AnyGame } from '@parlour/kernel';
import { type Count, digestOf, isRecord, meterOf, openSheet, type PackDocument, type PackFormat } from '@parlour/kernel/packs';

export interface Facts {
  readonly format: PackFormat;
  /** As packs are written now. */
  readonly pack: PackDocument;
  readonly meter: Count;
  readonly digest: string;
  /** Whether it plays exactly as ours. */
  readonly isOurs: boolean;
}

/** Nothing of a game under earlier rules: our own numbers were others then. */
export async function factsOf(game: AnyGame, option: string, document: unknown): Promise<Facts | undefined> {
  const [format, today] = await Promise.all([loadPackFormat(game.id), loadGame(game.id)]);
  if (format?.option !== option || today?.revision !== game.revision || !isRecord(document)) return undefined;
  const pack = format.modern(document);
  const { groups: _, ...meter } = meterOf(openSheet(format, pack));
  const digest = digestOf(format, pack);
  return { format, pack, meter, digest, isOurs: digest === digestOf(format, {}) };
}
