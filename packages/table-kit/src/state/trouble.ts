/** What went wrong, whoever says so: an engine, a server, the browser. */
import type { Trouble } from './situation.ts';

export function troubleOf(error: unknown): Trouble {
  if (typeof error === 'object' && error !== null && 'trouble' in error) return error.trouble as Trouble;
  if (typeof error === 'object' && error !== null && 'key' in error && 'values' in error) return error as unknown as Trouble;
  // Every browser says in its own words that nobody answers.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return { key: 'trouble.unreachable', values: {} };
  return { key: 'trouble.engine', values: { detail: error instanceof Error ? error.message : String(error) } };
}
