// npm run freeze -- GAME: keeps the revision of a game's rules as it is now, before the next one is written (docs/revisions.md).
import { freeze } from './lib/freeze.mjs';

const [game] = process.argv.slice(2);
if (game === undefined) {
  console.error('Which game? npm run freeze -- GAME');
  process.exit(1);
}
for (const file of await freeze(game)) console.log(`Wrote ${file}`);
