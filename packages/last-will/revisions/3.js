// Revision 3 of last-will: other numbers (src/rules/material/earlier.ts), the same rules. See docs/revisions.md.
import { lastWill } from '../src/rules/index.ts';

export const game = { ...lastWill, revision: 3 };
export { knowledge } from '../src/bot/index.ts';
