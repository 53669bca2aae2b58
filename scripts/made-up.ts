/**
 * A language that nobody speaks, for tests: English with an accent on every letter. It comes as a translator's would, as new files in a copy
 * of the sources. Whatever is read there without accents does not come from a catalogue.
 */
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Catalogue } from '@parlour/kernel';
import { languagesIn, textFolders, writeCatalogues } from './lib/catalogues.mjs';

const root = dirname(import.meta.dirname);

export const madeUp = 'en-XA';

/** Copies the sources to a folder and adds the language there. Installed packages are shared, ours are the copies. */
export async function moveIn(home: string): Promise<void> {
  const isSource = (path: string) =>
    !relative(root, path)
      .split(sep)
      .some((part) => part === 'node_modules' || part === 'dist');
  const settings = readdirSync(root).filter((name) => /^(package|tsconfig.*)\.json$/.test(name));
  for (const part of ['packages', ...settings]) cpSync(join(root, part), join(home, part), { recursive: true, filter: isSource });
  shareInstalled(join(root, 'node_modules'), join(home, 'node_modules'));
  for (const name of readdirSync(join(home, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    if (readdirSync(join(root, 'packages', name)).includes('node_modules')) symlinkSync(own, join(home, 'packages', name, 'node_modules'));
    symlinkSync(join(home, 'packages', name), join(home, 'node_modules', '@parlour', name));
  }
  await translate(home);
}

function shareInstalled(from: string, to: string): void {
  mkdirSync(join(to, '@parlour'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@parlour') symlinkSync(join(from, name), join(to, name));
}

async function translate(home: string): Promise<void> {
  for (const folder of textFolders(home)) {
    const [first = ''] = languagesIn(folder);
    mkdirSync(join(folder, madeUp));
    for (const file of readdirSync(join(folder, first))) {
      const { catalogue } = (await import(join(folder, first, file))) as { catalogue: Catalogue };
      const said = Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, accented(message)]));
      writeFileSync(join(folder, madeUp, file), `export const catalogue = ${JSON.stringify(said, null, 2)};\n`);
    }
  }
  writeCatalogues(home);
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁɃÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** A message in the made-up language: its words accented, what is put into it left alone. */
export function accented(message: string): string {
  let at = 0;
  const text = (): string => {
    let said = '';
    while (at < message.length && message[at] !== '}') said += message[at] === '{' ? value() : accent(message[at++] ?? '');
    return said;
  };
  const until = (ends: string): string => {
    const start = at;
    while (!ends.includes(message[at] ?? '}')) at++;
    return message.slice(start, at);
  };
  /** `{name}`, or `{name, plural, one {text} other {text}}`. */
  const value = (): string => {
    let said = '';
    while (message[at] !== '}') {
      said += message[at++];
      const isChoice = said.length > 1;
      if (isChoice) said += text();
      said += isChoice ? message[at++] : '';
      said += until('{}');
    }
    at++;
    return `${said}}`;
  };
  return text();
}

function accent(letter: string): string {
  return strange[plain.indexOf(letter)] ?? letter;
}

/** The words of a text that no catalogue can have said, but for those that need not be: names, signs, commands. */
export function foreignWords(text: string, known: RegExp): string[] {
  return text.replaceAll(known, ' ').match(/[A-Za-z]{2,}/g) ?? [];
}
