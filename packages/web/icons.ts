/** A small build step: of the 4,134 game-icons (CC BY 3.0, game-icons.net) only those named in `src/app/icon-names.ts` reach the page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from './src/app/icon-names.ts';

const MODULE = 'virtual:icons';
const RESOLVED = `\0${MODULE}`;

export function icons(): Plugin {
  return {
    name: 'parlour-icons',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
      const picked = iconNames.map((name) => {
        const icon = set.icons[name];
        if (icon === undefined) throw new Error(`game-icons has no icon “${name}”`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))}`;
    },
  };
}
