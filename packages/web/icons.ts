/**
 * A small build step: of the 4,134 game-icons (CC BY 3.0, game-icons.net) only those in use reach the page. `virtual:icons` has the page's own,
 * named in `src/app/icon-names.ts`; `virtual:icons/GAME` those of one game, named in its `icon-names.ts`, so that they load with its table.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '@parlour/table-kit/widgets/icon-names.ts';
import { iconNames as lastWill } from '../last-will/src/table/icon-names.ts';

const MODULE = 'virtual:icons';
const sets: Readonly<Record<string, readonly string[]>> = { [MODULE]: iconNames, [`${MODULE}/last-will`]: lastWill };

export function icons(): Plugin {
  return {
    name: 'parlour-icons',
    resolveId: (id) => (Object.hasOwn(sets, id) ? `\0${id}` : undefined),
    load(id) {
      const names = sets[id.slice(1)];
      if (names === undefined || !id.startsWith('\0')) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
      const picked = names.map((name) => {
        const icon = set.icons[name];
        if (icon === undefined) throw new Error(`game-icons has no icon “${name}”`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))}`;
    },
  };
}
