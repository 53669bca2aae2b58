/**
 * A small build step: of the 4,134 game-icons (CC BY 3.0, game-icons.net) only those in use reach the page. `virtual:icons` has those of every
 * table, named in the kit's `icon-names.ts`; `virtual:icons/GAME` those of one game, named in `icon-names.ts` of its table, with which they load.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icons';
const packages = join(import.meta.dirname, '..');

/** The icons that a module of icons is to have. */
async function namesFor(id: string): Promise<readonly string[]> {
  const game = id.slice(MODULE.length + 1);
  const list = game === '' ? 'table-kit/src/widgets/icon-names.ts' : `${game}/src/table/icon-names.ts`;
  const { iconNames } = (await import(pathToFileURL(join(packages, list)).href)) as { iconNames: readonly string[] };
  return iconNames;
}

/**
 * An icon with every number rounded to a tenth. It is drawn on a grid of 512, far finer than any screen shows it; thousandths are a quarter
 * of what a table loads of icons.
 */
export function rounded(icon: string): string {
  return icon.replaceAll(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    // Numbers may follow each other without a space, as in `1.25.75`.
    return /\d/.test(icon.charAt(at - 1)) && !short.startsWith('-') ? ` ${short}` : short;
  });
}

export function icons(): Plugin {
  return {
    name: 'parlour-icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const names = await namesFor(id.slice(1));
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
      const picked = names.map((name) => {
        const icon = set.icons[name];
        if (icon === undefined) throw new Error(`game-icons has no icon “${name}”`);
        return [name, rounded(icon.body)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))}`;
    },
  };
}
