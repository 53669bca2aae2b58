/**
 * The page in the made-up language, built in a copy of the sources, and a server for it: one for all tests that read it. It is built when it
 * is first asked for, or at once if everything is going to be tested; whoever asks is told its address.
 */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { E2E_DATA: data = '', E2E_HOUSE: port } = process.env;
const home = join(data, 'house');

async function open() {
  const [{ build }, { moveIn }, { ownServer }] = await Promise.all([
    import('vite'),
    import('../scripts/made-up.ts'),
    import('./tests/server.ts'),
  ]);
  mkdirSync(home, { recursive: true });
  await moveIn(home);
  const web = join(home, 'packages', 'web');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), mode: 'for-a-look', logLevel: 'error' });
  return ownServer({}, home);
}

let opened: ReturnType<typeof open> | undefined = process.env['PARLOUR_HOUSE'] === '1' ? open() : undefined;
opened?.catch(() => undefined);

createServer((_, answer) => {
  opened ??= open();
  opened.then(
    ({ address }) => answer.end(address),
    (error: unknown) => answer.writeHead(500).end(String(error)),
  );
}).listen(Number(port), 'localhost');
