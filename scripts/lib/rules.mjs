import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The rules of a game as they are now. */
export async function rulesOf(id) {
  const rules = join(root, 'packages', id, 'src/rules/index.ts');
  if (!existsSync(rules)) throw new Error(`there is no game ${id}: ${relative(root, rules)} is missing`);
  return (await import(rules)).game;
}
