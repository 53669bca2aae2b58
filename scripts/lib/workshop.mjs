// What the commands share. Plain JavaScript for whatever Node they are called with (20 or newer): it finds or fetches a Node that
// runs our TypeScript, and installs the packages, before anything else is loaded.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NODE = '24.21.0';
const OLDEST = [22, 18];

/** What a command says is said aside, to standard error: standard output belongs to what was asked for. */
const aside = { stdio: ['inherit', process.stderr.fd, 'inherit'] };

/** Makes sure of a new enough Node and of the packages in the lock file. Fast when there is nothing to do. */
export async function prepare() {
  const node = newEnough() ? process.execPath : await fetchNode();
  process.env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.parlour-lock');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.error('Installing packages …');
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], aside);
    writeFileSync(stamp, lock);
  }
  return node;
}

function newEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Node from the npm registry, into a folder of our own. */
async function fetchNode() {
  const home = join(root, '.tools', `node-${NODE}`);
  const node = join(home, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    console.error(`Parlour needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Fetching Node ${NODE} into .tools …`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
    await must('npm', ['install', `node@${NODE}`, '--no-audit', '--no-fund', '--loglevel=error'], { ...aside, cwd: home });
  }
  return node;
}

/** Runs a command in the foreground and gives its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject).on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** Runs a command that has to succeed for the rest to make sense. */
export async function must(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`Stopped: “${command} ${args.join(' ')}” failed.`);
    process.exit(code);
  }
}

/**
 * The path of a Chromium, got from wherever this machine can get one. The one without windows is preferred: it starts no process that draws
 * a window's frame, which costs a third of a core for each.
 */
export async function chromium() {
  const atHand = process.env.PARLOUR_CHROMIUM ?? withoutWindows();
  if (atHand !== undefined) return atHand;
  await aptInstall('chromium-headless-shell');
  const found = withoutWindows() ?? withWindows();
  if (found !== undefined) return found;
  console.error('Getting a browser …');
  await aptInstall('chromium');
  if (withWindows() === undefined) await run('npx', ['playwright', 'install', 'chromium'], { cwd: join(root, 'e2e') });
  const got = withWindows();
  if (got === undefined) {
    console.error('The browser tests need Chromium and none could be got. Install it and set PARLOUR_CHROMIUM to its path.');
    process.exit(1);
  }
  return got;
}

/** Where we may install and there is something to install with; whoever asks looks afterwards whether it is there. */
async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return;
  const patience = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', ...patience], quiet);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...patience, ...packages], quiet);
}

function withoutWindows() {
  return ['chromium-headless-shell', 'chrome-headless-shell'].map(onPath).find((path) => path !== undefined);
}

function withWindows() {
  const candidates = [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    playwrightsOwn(),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

function playwrightsOwn() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync('node', ['-e', script], { cwd: join(root, 'e2e'), encoding: 'utf8' }).stdout?.trim() || undefined;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
