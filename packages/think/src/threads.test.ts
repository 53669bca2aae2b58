import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('a thread finds what its program keeps compiled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const thread = `
    import { getCompileCacheDir } from 'node:module';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({ result: getCompileCacheDir() ?? 'nowhere' }));`;
  const program = `
    import { enableCompileCache, getCompileCacheDir } from 'node:module';
    import { createPool, nodeThread } from ${JSON.stringify(new URL('./threads.ts', import.meta.url))};
    enableCompileCache(${JSON.stringify(folder)});
    const pool = createPool(1, nodeThread(new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(thread)}`)})));
    console.log(await pool.run('where?') === getCompileCacheDir());
    await pool.close();`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })).toMatchObject({
    stderr: '',
    stdout: 'true\n',
  });
});
