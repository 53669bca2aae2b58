import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on everything temporary of this process and of those it starts lies in one folder, which goes with this process: whatever a test
 * leaves behind, also one that fails or is killed. Processes that inherited it leave it to the first.
 */
export function tidyTemporaryFolder(): void {
  if (process.env['PARLOUR_TEMPORARY'] !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'parlour-tests-'));
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  process.env['PARLOUR_TEMPORARY'] = folder;
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
