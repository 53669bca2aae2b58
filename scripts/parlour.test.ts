import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const home = mkdtempSync(join(tmpdir(), 'parlour-fresh-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A clone in which nothing is installed yet, and an npm that installs by links and talks as much as the real one. */
function freshClone(): string {
  for (const part of ['scripts', 'package.json', 'package-lock.json']) cpSync(join(root, part), join(home, part), { recursive: true });
  symlinkSync(join(root, 'packages'), join(home, 'packages'));
  const tools = join(home, 'tools');
  mkdirSync(tools);
  const npm = join(tools, 'npm');
  writeFileSync(npm, `#!/bin/sh\nmkdir node_modules && ln -s ${root}/node_modules/* node_modules/\necho added 500 packages\n`);
  chmodSync(npm, 0o755);
  return tools;
}

it('prints nothing but JSON on standard output where JSON is asked for, not even while it installs', () => {
  const tools = freshClone();
  const game = join(root, 'packages/alhambra/games/2-players.json');
  const { stdout, stderr } = spawnSync(process.execPath, [join(home, 'scripts/parlour.mjs'), 'replay', game, '--json'], {
    encoding: 'utf8',
    env: { PATH: [tools, process.env['PATH']].join(delimiter), HOME: home },
  });
  expect(stderr).toBe('Installing packages …\nadded 500 packages\n');
  const steps = stdout.trimEnd().split('\n');
  expect(steps.length).toBeGreaterThan(10);
  for (const step of steps) expect(JSON.parse(step)).toBeTypeOf('object');
});
