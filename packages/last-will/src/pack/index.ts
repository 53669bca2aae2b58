/** How card packs of Last Will are written, for editors, the terminal and the page. */
import type { PackFormat } from '@parlour/kernel/packs';
import { checkPack, material, packRefusal } from '../rules/index.ts';
import { blank, kinds } from './blank.ts';
import { written } from './document.ts';
import { entries, fixed, groups, unit } from './entries.ts';
import { modernPack } from './modern.ts';
import { packTemplate } from './template.ts';
import { catalogues } from './text/catalogues.ts';
import { choiceName, fieldName, title } from './words.ts';

export const format: PackFormat = {
  option: 'pack',
  ours: written(material),
  unit,
  groups,
  entries,
  fixed,
  kinds,
  blank,
  place: (id) => ['cards', id],
  absent: { field: 'copies', value: 0 },
  modern: modernPack,
  problems: (value) => checkPack(value).map((problem) => ({ path: problem.path, refusal: packRefusal(problem) })),
  title,
  fieldName,
  choiceName,
  text: catalogues,
  template: (voice) => packTemplate(material, voice),
};
