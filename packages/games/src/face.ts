import type { AnyKnowledge } from '@parlour/bots';
import type { AnyGame } from '@parlour/kernel';
import type { Terminal } from '@parlour/terminal-kit';

/** What is found in the folders of a game's package, each folder by its name. Only the rules must be there. */
interface Faces {
  readonly rules: AnyGame;
  readonly bot: AnyKnowledge;
  readonly terminal: Terminal;
}

export type Face = keyof Faces;

/** Fetches what is in a folder of the game of that id; nothing if it has no such folder. How it is found depends on where we run. */
export type Load<Name extends Face> = (id: string) => Promise<Faces[Name] | undefined>;
