/** The engine with what a browser has: threads, a place for saved games, a clock, chance. */
import '../shell/zod-without-eval.ts';
import { loadGame, teach } from '@parlour/games';
import { createThinker } from '@parlour/think/browser';
import { goingOn, looksAt } from '../history/looks.ts';
import { createEngine } from './create-engine.ts';
import { newSeed, savedGames } from './saved-games.ts';

export const engine = createEngine({
  games: { loadGame, teach },
  thinker: createThinker(),
  saved: savedGames,
  goOn: (look, record, thoroughly) => goingOn(look, looksAt(record, thoroughly)),
  post: (message) => postMessage(message),
  now: Date.now,
  seed: newSeed,
});
