/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyKnowledge } from '@parlour/bots';
import type { AnyDesign, AnyGame } from '@parlour/kernel';
import type { PackFormat } from '@parlour/kernel/packs';
import type { KeptRevision, Load, LoadKept } from './face.ts';

export const withExamples = import.meta.env.PARLOUR_EXAMPLES;

// Vite finds what these patterns fit while it builds, and makes a chunk of each. It needs them written out, and what is wanted by its name;
// one by one, so that a bundle has only those that it uses.
const rules = import.meta.glob<AnyGame>(['../../*/src/rules/index.ts', '!../../nim/**'], { import: 'game' });
const exampleRules = import.meta.env.PARLOUR_EXAMPLES ? import.meta.glob<AnyGame>('../../nim/src/rules/index.ts', { import: 'game' }) : {};
const bots = import.meta.glob<AnyKnowledge>(['../../*/src/bot/index.ts', '!../../nim/**'], { import: 'knowledge' });
const exampleBots = import.meta.env.PARLOUR_EXAMPLES
  ? import.meta.glob<AnyKnowledge>('../../nim/src/bot/index.ts', { import: 'knowledge' })
  : {};
const packs = import.meta.glob<PackFormat>('../../*/src/pack/index.ts', { import: 'format' });
const designs = import.meta.glob<AnyDesign>(['../../*/src/design/index.ts', '!../../nim/**'], { import: 'design' });
const kept = import.meta.glob<KeptRevision>(['../../*/revisions/*.js', '!../../nim/**']);
const keptExamples = import.meta.env.PARLOUR_EXAMPLES ? import.meta.glob<KeptRevision>('../../nim/revisions/*.js') : {};

export const loadRules: Load<'rules'> = async (id) => {
  const path = `../../${id}/src/rules/index.ts`;
  return (rules[path] ?? exampleRules[path])?.();
};

export const loadBot: Load<'bot'> = async (id) => {
  const path = `../../${id}/src/bot/index.ts`;
  return (bots[path] ?? exampleBots[path])?.();
};

export const loadPackFormat: Load<'pack'> = async (id) => packs[`../../${id}/src/pack/index.ts`]?.();

export const loadKept: LoadKept = async (id, revision) => {
  const path = `../../${id}/revisions/${revision}.js`;
  return (kept[path] ?? keptExamples[path])?.();
};

export async function keptRevisions(id: string): Promise<number[]> {
  const folder = `../../${id}/revisions/`;
  const paths = [...Object.keys(kept), ...Object.keys(keptExamples)].filter((path) => path.startsWith(folder));
  return paths.map((path) => Number.parseInt(path.slice(folder.length)));
}

export const loadDesign: Load<'design'> = async (id) => designs[`../../${id}/src/design/index.ts`]?.();

/** Pages have no terminal. */
export const loadTerminal: Load<'terminal'> = async () => undefined;
