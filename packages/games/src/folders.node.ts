import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FaceName, KeptRevision, Load, LoadKept } from './face.ts';

const { resolve } = createRequire(import.meta.url);

export const withExamples = process.env['PARLOUR_EXAMPLES'] === '1';

export const loadRules = loader<'rules'>('', 'game');
export const loadBot = loader<'bot'>('/bot', 'knowledge');
export const loadDesign = loader<'design'>('/design', 'design');
export const loadPackFormat = loader<'pack'>('/pack', 'format');
export const loadTerminal = loader<'terminal'>('/terminal', 'terminal');

export const loadKept: LoadKept = async (id, revision) => {
  const folder = keptFolder(id);
  const file = folder && join(folder, `${revision}.js`);
  if (file === undefined || !existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as KeptRevision;
};

export async function keptRevisions(id: string): Promise<number[]> {
  const folder = keptFolder(id);
  const names = folder === undefined || !existsSync(folder) ? [] : readdirSync(folder);
  return names.filter((name) => name.endsWith('.js')).map((name) => Number.parseInt(name));
}

/** Beside `src` in the game's package; nothing if there is no such package. */
function keptFolder(id: string): string | undefined {
  const rules = placeOf(`@parlour/${id}`);
  return rules && join(dirname(rules), '../../revisions');
}

function loader<Name extends FaceName>(folder: string, wanted: string): Load<Name> {
  return async (id) => {
    const name = `@parlour/${id}${folder}`;
    if (placeOf(name) === undefined) return undefined;
    return ((await import(/* @vite-ignore */ name)) as Record<string, Awaited<ReturnType<Load<Name>>>>)[wanted];
  };
}

function placeOf(name: string): string | undefined {
  try {
    return resolve(name);
  } catch (error) {
    if (['ERR_PACKAGE_PATH_NOT_EXPORTED', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
