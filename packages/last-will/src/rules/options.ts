/** What can be chosen before a game, and which choices make sense together. LW-SETUP-7, LW-SETUP-9, GS-VAR-1 to GS-VAR-4. */
import type { OptionField, Refusal, Setting } from '@parlour/kernel';
import { SYMBOLS } from './book.ts';
import { material, materialOf } from './material/index.ts';
import { checkPack, packRefusal } from './pack/index.ts';
import type { Options } from './state.ts';
import { bookFor, partsOf } from './table.ts';

const inParts = { option: 'expansion', is: ['parts'] };

export const optionFields: readonly OptionField[] = [
  {
    id: 'will',
    kind: 'choice',
    choices: ['standard', 'random', 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130],
    default: 'standard',
  },
  { id: 'starter', kind: 'seat', default: null },
  { id: 'expansion', kind: 'choice', choices: ['none', 'full', 'parts'], default: 'none', first: true },
  { id: 'employment', kind: 'choice', choices: ['everyone', 'nobody', 'some'], default: 'everyone', when: inParts },
  { id: 'employed', kind: 'seats', default: [], when: { option: 'employment', is: ['some'] } },
  { id: 'lines', kind: 'choice', choices: ['will', 4, 5], default: 'will', when: { option: 'expansion', is: ['full', 'parts'] } },
  { id: 'plans', kind: 'choice', choices: ['tiles', 'original'], default: 'tiles', when: inParts },
  { id: 'cards', kind: 'choice', choices: ['new', 'original'], default: 'new', when: inParts },
  { id: 'pack', kind: 'document', default: null },
];

export function refuseOptions(setting: Setting<Options>): Refusal | undefined {
  const { options, seats, revision } = setting;
  const problem = options.pack === null ? undefined : checkPack(options.pack, materialOf(revision, material))[0];
  if (problem !== undefined) return packRefusal(problem);
  const parts = partsOf(options);
  if (options.expansion === 'parts' && !parts.board) return { rule: 'OPTIONS.parts' };
  const some = options.expansion === 'parts' && options.employment === 'some';
  if (some && (options.employed.length === 0 || options.employed.length >= seats)) return { rule: 'OPTIONS.some' };
  return refuseWill(setting, parts.employment) ?? (parts.employment ? refuseJobs(setting, parts.cards) : undefined);
}

/** An amount to start with must be that of a will in use. */
function refuseWill(setting: Setting<Options>, employment: boolean): Refusal | undefined {
  const { options } = setting;
  const { material: printed } = bookFor(setting);
  const wills = employment
    ? printed.sacked.lastWills.filter(({ lines }) => options.lines === 'will' || lines === options.lines)
    : printed.lastWills;
  const amounts = [...new Set(wills.map(({ money }) => money))].toSorted((a, b) => a - b);
  const chosen = options.will;
  if (typeof chosen === 'string' ? amounts.length > 0 : amounts.includes(chosen)) return undefined;
  const lines = employment ? options.lines : 'will';
  return { rule: 'OPTIONS.will', details: { pounds: typeof chosen === 'string' ? 0 : chosen, lines, amounts: amounts.join(', ') } };
}

/** Without the new cards, employment cards with a nuptial line are set aside: enough must be left (GS-VAR-4). */
function refuseJobs(setting: Setting<Options>, newCards: boolean): Refusal | undefined {
  const { jobs } = bookFor(setting);
  const nuptial = 1 << SYMBOLS.indexOf('nuptial');
  const enough = [4, 5].every((lines) => {
    const usable = jobs.filter((job) => job.lines.length === lines && (newCards || job.lines.every(({ symbol }) => symbol !== nuptial)));
    return usable.length >= setting.seats;
  });
  return enough ? undefined : { rule: 'OPTIONS.jobs' };
}
