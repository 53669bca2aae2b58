import { appendFileSync, existsSync } from 'node:fs';
import { Complaint } from '@parlour/kernel';
import type { Ledger } from '@parlour/lab';
import { readText, reason } from './cli.ts';

/** Finished games in a file, one a line. */
export function ledgerIn(file: string): Ledger {
  return {
    read: () => (existsSync(file) ? readText(file) : undefined),
    append(line) {
      try {
        appendFileSync(file, `${line}\n`);
      } catch (error) {
        throw new Complaint('cli.unwritable', { file, detail: reason(error) });
      }
    },
  };
}
