import { createRequire } from 'node:module';
import type { Face, Load } from './face.ts';

const { resolve } = createRequire(import.meta.url);

export const withExamples = process.env['PARLOUR_EXAMPLES'] === '1';

export const loadRules = loader<'rules'>('', 'game');
export const loadBot = loader<'bot'>('/bot', 'knowledge');
export const loadTerminal = loader<'terminal'>('/terminal', 'terminal');

function loader<Name extends Face>(folder: string, wanted: string): Load<Name> {
  return async (id) => {
    const name = `@parlour/${id}${folder}`;
    return isThere(name) ? ((await import(/* @vite-ignore */ name)) as Record<string, Awaited<ReturnType<Load<Name>>>>)[wanted] : undefined;
  };
}

function isThere(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch (error) {
    if (['ERR_PACKAGE_PATH_NOT_EXPORTED', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
