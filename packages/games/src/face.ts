import type { AnyKnowledge } from '@parlour/bots';
import type { AnyGame } from '@parlour/kernel';
import type { Terminal } from '@parlour/terminal-kit';

/** What is found in the folders of a game's package, each folder by its name. Only the rules must be there. */
export interface Faces {
  readonly rules: AnyGame;
  readonly bot: AnyKnowledge;
  readonly terminal: Terminal;
}

export type Face = keyof Faces;

/** Under which name each folder exports it. */
export const exportOf = { rules: 'game', bot: 'knowledge', terminal: 'terminal' } as const satisfies Record<Face, string>;

/** Where the folders of the games are: how they are found depends on where we run. */
export interface Folders {
  /** Whether the examples are there too. */
  readonly withExamples: boolean;
  /** Nothing if the game has no such folder. */
  load<Name extends Face>(id: string, face: Name): Promise<Faces[Name] | undefined>;
}
