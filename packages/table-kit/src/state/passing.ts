/** What passes over a table while decisions are shown. Nothing of it is kept, and each table has its own. */
import type { Route } from '../motion/motion.ts';
import type { Told } from './situation.ts';

export interface Passing {
  /** What others have just done, as long as it is to be read. */
  readonly told: readonly Told[];
  /** What is in the air. */
  readonly routes: readonly Route[];
  /** Takes off, with a ghost for each route. */
  readonly takeOff: (ghosts: readonly HTMLElement[]) => void;
  /** Whatever is in the air lands now, and a rest is over. */
  readonly land: () => void;
}

export const nothingPasses: Passing = { told: [], routes: [], takeOff: () => undefined, land: () => undefined };
