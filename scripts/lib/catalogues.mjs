// A language is a set of files: a folder named by its tag (`en`, `pl`) in every folder `text`, and nothing else. Rules may not read files and
// the page cannot, so an index in each `text` names them all. It is written from what is there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workshop.mjs';

/** The language in which everything is said first: it stands first in every index, and is spoken where a reader's own is missing. */
const FIRST = 'en';

/** Every folder `text` of the packages under a root. */
export function textFolders(home = root) {
  const packages = join(home, 'packages');
  const sources = readdirSync(packages).map((name) => join(packages, name, 'src'));
  return sources
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name === 'text')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** The languages of a folder `text`, the first one first. */
export function languagesIn(folder) {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return tags.map(({ name }) => name).toSorted((a, b) => Number(b === FIRST) - Number(a === FIRST) || (a < b ? -1 : 1));
}

function name(language, subject) {
  return `${language}_${subject}`.replaceAll(/\W/g, '_');
}

/** What the index of a folder `text` has to say. */
function indexOf(folder) {
  const languages = languagesIn(folder).map((language) => {
    const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    return { language, subjects: files.map((file) => file.slice(0, -'.ts'.length)).toSorted() };
  });
  const imports = languages.flatMap(({ language, subjects }) =>
    subjects.map((subject) => `import { catalogue as ${name(language, subject)} } from './${language}/${subject}.ts';`),
  );
  const entries = languages.map(({ language, subjects }) => {
    const key = /^\w+$/.test(language) ? language : `'${language}'`;
    return `  ${key}: { ${subjects.map((subject) => `...${name(language, subject)}`).join(', ')} },`;
  });
  const head = '// Written by `npm run format`: every file of every language beside it.';
  return [head, ...imports, '', 'export const catalogues = {', ...entries, '};', ''].join('\n');
}

/** Writes the indexes that are not as they should be, and names them. */
export function writeCatalogues(home = root) {
  const stale = staleIndexes(home);
  for (const path of stale) writeFileSync(join(home, path), indexOf(join(home, path, '..')));
  return stale;
}

/** The indexes that do not name the files beside them. */
export function staleIndexes(home = root) {
  return textFolders(home)
    .map((folder) => join(folder, 'catalogues.ts'))
    .filter((path) => !existsSync(path) || readFileSync(path, 'utf8') !== indexOf(join(path, '..')))
    .map((path) => relative(home, path));
}
