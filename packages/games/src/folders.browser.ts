/// <reference types="vite/types/importMeta.d.ts" />
import type { Face, Faces, Folders } from './face.ts';

/** Vite finds what these patterns fit while it builds, and makes a chunk of each. It needs them written out, and what is wanted by its name. */
const found: Readonly<Record<string, () => Promise<unknown>>> = {
  ...import.meta.glob(['../../*/src/rules/index.ts', '!../../nim/**'], { import: 'game' }),
  ...import.meta.glob(['../../*/src/bot/index.ts', '!../../nim/**'], { import: 'knowledge' }),
  ...(import.meta.env.PARLOUR_EXAMPLES && {
    ...import.meta.glob('../../nim/src/rules/index.ts', { import: 'game' }),
    ...import.meta.glob('../../nim/src/bot/index.ts', { import: 'knowledge' }),
  }),
};

export const folders: Folders = {
  withExamples: import.meta.env.PARLOUR_EXAMPLES,
  load: async <Name extends Face>(id: string, face: Name) =>
    (await found[`../../${id}/src/${face}/index.ts`]?.()) as Faces[Name] | undefined,
};
