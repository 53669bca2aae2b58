/** A copy of the sources with the made-up language in it, its page built: made once for all who look at it. */
import { join } from 'node:path';

export const house = join(process.env['E2E_DATA'] ?? '', 'house');
