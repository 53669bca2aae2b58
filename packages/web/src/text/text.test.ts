import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botText } from '@parlour/bots';
import { type Catalogue, type Catalogues, kernelText } from '@parlour/kernel';
import { serverText } from '@parlour/client/protocol';
import { loadGame } from '@parlour/games';
import { boxText } from '@parlour/lab/box';
import { kitText } from '@parlour/table-kit/text/index.ts';
import { describe, expect, it } from 'vitest';
import { catalogues as packsText } from '../packs/text/catalogues.ts';
import { catalogues as comparedText } from '../compared/text/catalogues.ts';
import { catalogues as tournamentsText } from '../tournaments/text/catalogues.ts';
import { webText } from './index.ts';

const packages = join(import.meta.dirname, '../../..');

function sources(folder: string): string {
  return readdirSync(join(packages, folder), { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !name.includes('.test.') && !parentPath.includes('/text'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

interface Speaking {
  readonly name: string;
  readonly text: Catalogues;
  readonly code: string;
  /** Code that may use these words as well. */
  readonly above: string;
  readonly borrowed: readonly Catalogues[];
  /** Words that may be said in other words here. */
  readonly instead: Catalogues;
}

const tables = await Promise.all(
  Object.entries(import.meta.glob<{ text: Catalogues }>('../../../*/src/table/text/index.ts', { eager: true })).map(
    async ([path, { text }]): Promise<Speaking> => {
      const id = path.split('/')[3] ?? '';
      const own = (await loadGame(id))?.text.catalogues ?? {};
      const code = sources(`${id}/src/table`);
      return {
        name: `the table of ${id}`,
        text,
        code,
        above: sources('web/src/book'),
        borrowed: [kernelText, kitText, own],
        instead: kitText,
      };
    },
  ),
);
/** The words on its box are those that every game has. */
const [box = {}] = Object.values(import.meta.glob<Catalogue>('../../../*/src/rules/text/*/box.ts', { eager: true, import: 'catalogue' }));
const borrowed = [kernelText, kitText, serverText, botText];
const page: Speaking = {
  name: 'the page',
  text: webText,
  code: sources('web/src'),
  above: '',
  borrowed: [...borrowed, packsText, tournamentsText, comparedText, boxText, { box }],
  instead: {},
};
const packs: Speaking = {
  name: 'the editor of packs',
  text: packsText,
  code: sources('web/src/packs'),
  above: '',
  borrowed: [...borrowed, webText, boxText],
  instead: {},
};
const tournaments: Speaking = {
  name: 'tournaments',
  text: tournamentsText,
  code: sources('web/src/tournaments'),
  above: '',
  borrowed: [...borrowed, webText, comparedText, { box }],
  instead: {},
};
const compared: Speaking = {
  name: 'compared results',
  text: comparedText,
  code: sources('web/src/compared'),
  above: sources('web/src/day') + sources('web/src/tournaments'),
  borrowed: [...borrowed, webText, { box }],
  instead: {},
};
const above = [page, ...tables].map(({ code }) => code).join('\n');
const kit: Speaking = {
  name: 'the kit of all tables',
  text: kitText,
  code: sources('table-kit/src'),
  above,
  borrowed: [kernelText, { box }],
  instead: {},
};

/** Keys that the code puts together from parts: `level.${level}` and the like. */
function patterns(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][\w-]*\.[^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+(\\.[\\w-]+)*')}$`),
  );
}

describe.each([page, packs, tournaments, compared, kit, ...tables])('the words of $name', ({ text, code, above, borrowed, instead }) => {
  const [first = {}] = Object.values(text);

  it('are all used somewhere', () => {
    const everywhere = code + above;
    const dynamic = patterns(everywhere);
    const isUsed = (key: string) =>
      everywhere.includes(`'${key}'`) || dynamic.some((pattern) => pattern.test(key)) || Object.values(instead)[0]?.[key] !== undefined;
    expect(Object.keys(first).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are all there where the code asks for them', () => {
    const known = new Set([text, ...borrowed].flatMap((catalogues) => Object.keys(Object.values(catalogues)[0] ?? {})));
    const asked = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key = '']) => key);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
