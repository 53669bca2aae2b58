// Keeps a revision of a game: its rules, its words and what its bots know, as one file that nothing written later changes.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstGolden, writeGolden } from '@parlour/kernel/checks';
import { build } from 'vite';
import { rulesOf } from './rules.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the files that keep the game's revision, and says which. Earlier revisions that were played by today's rules, with other numbers, are
 * written whole along with it, since these rules are about to change. `into` is where they go: the game's folder `revisions` unless told.
 * @param {string} id
 * @param {string} [into]
 * @returns {Promise<string[]>}
 */
export async function freeze(id, into = join(root, 'packages', id, 'revisions')) {
  const folder = join(root, 'packages', id);
  const game = await rulesOf(id);
  mkdirSync(into, { recursive: true });
  const file = join(into, `${game.revision}.js`);
  if (existsSync(file)) throw new Error(`revision ${game.revision} of ${id} is kept already, and what is kept does not change`);
  const bot = join(folder, 'src/bot/index.ts');
  const parts = [['game', join(folder, 'src/rules/index.ts')], ...(existsSync(bot) ? [['knowledge', bot]] : [])];
  writeFileSync(file, formatted(`${heading(game)}${await bundle(parts)}`));
  const others = onTodaysRules(join(folder, 'revisions'));
  for (const [revision, path] of others) {
    const code = await bundle([['game, knowledge', path]]);
    writeFileSync(join(into, `${revision}.js`), formatted(`${heading({ id, revision })}${code}`));
  }
  const golden = join(into, `${game.revision}.golden.jsonl.gz`);
  const recorded = join(folder, 'golden/games.jsonl.gz');
  if (existsSync(recorded)) copyFileSync(recorded, golden);
  else writeFileSync(golden, gzipSync(writeGolden(firstGolden(game))));
  return [file, golden, ...others.map(([revision]) => join(into, `${revision}.js`))].map((path) => relative(root, path));
}

/** The kept revisions that are today's rules with other numbers, and their files. */
function onTodaysRules(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const kept = files.map((name) => [Number.parseInt(name), join(folder, name)]);
  return kept.filter(([, path]) => readFileSync(path, 'utf8').includes("from '../src/"));
}

function heading({ id, revision }) {
  return `// Revision ${revision} of ${id}, kept for the games that were begun under it. Written by \`npm run freeze -- ${id}\`: see docs/revisions.md.\n`;
}

function formatted(code) {
  const biome = join(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', '--stdin-file-path=kept.js'], { cwd: root, input: code, encoding: 'utf8' });
}

/** What a kept revision takes from the program around it: how complaints are recognised and words are spoken. All else it brings along. */
const shared = join(root, 'packages/kernel/src/text.ts');
const sharedNames = Object.keys(await import(shared));

async function bundle(parts) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'parlour-freeze',
        enforce: 'pre',
        resolveId: {
          order: 'pre',
          handler(name, importer) {
            if (name === 'entry') return '\0entry';
            return name === 'zod' || importer === shared ? { id: name, external: true } : null;
          },
        },
        load(name) {
          if (name === '\0entry') return parts.map(([part, path]) => `export { ${part} } from ${JSON.stringify(path)};`).join('\n');
          return name === shared ? `export { ${sharedNames.join(', ')} } from '@parlour/kernel';` : null;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        // Names of numbers stay, for whoever has to read it.
        optimization: { inlineConst: false },
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [{ code }] = built.output;
  return code;
}
