import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './workshop.mjs';

/** Builds the page unless what is in its dist folder was built from the sources at hand. */
export async function buildPage() {
  const print = fingerprint();
  const stamp = join(root, 'packages', 'web', 'dist', '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  console.error('Building the page …');
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', 'web') });
  writeFileSync(stamp, print);
}

/** Of every file that the page may be made of: the packages' files, without tests, builds and installed packages. */
function fingerprint() {
  const sources = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.env.PARLOUR_EXAMPLES ?? '');
  const packages = join(root, 'packages');
  const paths = readdirSync(packages, { recursive: true })
    .filter((path) => !/node_modules|[\\/]dist[\\/]|\.test\./.test(path) && /\.[a-z0-9]+$/i.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1));
  for (const path of paths) sources.update(path).update(readFileSync(join(packages, path)));
  return sources.digest('hex');
}
