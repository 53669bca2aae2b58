import type { Look as AnyLook } from '@parlour/terminal-kit';
import type { Options } from '../rules/index.ts';

/** Who looks at a table of Last Will, and how. */
export type Look = AnyLook<Options>;
