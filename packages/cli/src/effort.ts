import { type Effort, efforts } from '@parlour/bots';
import { Complaint } from '@parlour/kernel';

/**
 * How thoroughly games are to be looked at again: a name, so many imagined games for everything, or `draws:60`, so many for what chance brought
 * and nothing else. Complains about anything else.
 */
export function readEffort(option: string, written: string): Effort {
  const found = Object.entries(efforts).find(([name]) => name === written)?.[1];
  const [, draws, digits] = /^(draws:)?([1-9]\d{0,5})$/.exec(written) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  if (found === undefined && number === undefined)
    throw new Complaint('cli.effort', { option, written, efforts: Object.keys(efforts).join(', ') });
  const weighed = draws === undefined ? number! : 0;
  return found ?? { worlds: number!, search: weighed, duel: weighed };
}
