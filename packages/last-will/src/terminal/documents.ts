import type { OptionDocument } from '@parlour/terminal-kit';
import { checkPack, material, packRefusal, packTemplate } from '../rules/index.ts';

/** The numbers printed on somebody's own cards. */
const pack: OptionDocument = {
  problems: (value) => checkPack(value).map((problem) => ({ path: problem.path, refusal: packRefusal(problem) })),
  template: (voice) => packTemplate(material, voice),
};

export const documents = { pack };
