// npm run golden -- GAME: records a game's golden games anew, after its rules were changed (docs/revisions.md).
import { recordGolden } from './lib/golden.mjs';

const [game] = process.argv.slice(2);
if (game === undefined) {
  console.error('Which game? npm run golden -- GAME');
  process.exit(1);
}
const { games, changed } = await recordGolden(game);
console.log(`${games} golden games of ${game}, ${changed} of them new or changed`);
