import { type Effort, efforts } from '@parlour/bots';
import { Complaint } from '@parlour/kernel';

/** How thoroughly games are to be looked at again: a name, or so many imagined games for everything. Complains about anything else. */
export function readEffort(option: string, written: string): Effort {
  const found = Object.entries(efforts).find(([name]) => name === written)?.[1];
  const number = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
  if (found === undefined && number === undefined)
    throw new Complaint('cli.effort', { option, written, efforts: Object.keys(efforts).join(', ') });
  return found ?? { worlds: number!, search: number!, duel: number! };
}
