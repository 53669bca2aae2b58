import type { AnyKnowledge } from '@parlour/bots';
import type { AnyDesign, AnyGame } from '@parlour/kernel';
import type { PackFormat } from '@parlour/kernel/packs';
import type { Terminal } from '@parlour/terminal-kit';

/** What is found in the folders of a game's package, each folder by its name. Only the rules must be there. */
interface Faces {
  readonly rules: AnyGame;
  readonly bot: AnyKnowledge;
  readonly terminal: Terminal;
  readonly design: AnyDesign;
  readonly pack: PackFormat;
}

export type FaceName = keyof Faces;

/** Fetches what is in a folder of the game of that id; nothing if it has no such folder. How it is found depends on where we run. */
export type Load<Name extends FaceName> = (id: string) => Promise<Faces[Name] | undefined>;

/** An earlier revision of a game as it is kept in `revisions/<number>.js` of its package: its rules and, where bots were taught it, what they knew. */
export interface KeptRevision {
  readonly game: AnyGame;
  readonly knowledge?: AnyKnowledge;
}

/** Fetches a kept revision; nothing if it is not kept. */
export type LoadKept = (id: string, revision: number) => Promise<KeptRevision | undefined>;

/** Fetches the rules of a game: today's, or those of a revision. Nothing if there is no such game; complains about a revision that is not kept. */
export type LoadGame = (id: string, revision?: number) => Promise<AnyGame | undefined>;
