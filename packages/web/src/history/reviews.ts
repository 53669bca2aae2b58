/** Reviews that are made at tables or in the background, kept for my page. */
import { accountsOf, efforts, type Look, playOf, reviewGame, type Taught } from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import type { GameRecord } from '@parlour/kernel';
import type { Remarked } from '@parlour/table-kit/state/situation.ts';
import type { Reviewer, Thinker } from '@parlour/think';
import { create } from 'zustand';
import type { Engine } from '../engine/engine.ts';
import type { KeptReview } from './figures.ts';
import { kept } from './kept.ts';
import type { Played } from './played.ts';

/** The same engine; what it finds in the game of that id is kept. */
export function keepingReviews(engine: Engine, id: string): Engine {
  return {
    ...engine,
    async ask(name, ask, found) {
      const remarks: Remarked[] = [];
      const answer = await engine.ask(name, ask, (remarked) => {
        remarks.push(remarked);
        found?.(remarked);
      });
      if (name === 'review') {
        const { thoroughly } = ask as { thoroughly: boolean };
        const { won } = answer as { won: readonly number[] };
        if (won.length > 0) await kept.keepReview(summaryOf(id, thoroughly, remarks, won));
      }
      return answer;
    },
  };
}

type Entries = Parameters<typeof accountsOf>[0];

export function summaryOf(id: string, thorough: boolean, entries: Entries, won: readonly number[]): KeptReview {
  return { id, thorough, accounts: accountsOf(entries, won), plays: won.map((_, seat) => playOf(entries, seat)) };
}

/** How far the games are gone through that somebody asked for; nothing while nobody did. It outlives the page that began it. */
export interface Reviewing {
  readonly done: number;
  readonly of: number;
  /** Of the game that is looked at now. */
  readonly part: number;
}

export const useReviewing = create<{ readonly reviewing: Reviewing | undefined; readonly stop: () => void }>()(() => ({
  reviewing: undefined,
  stop: () => undefined,
}));

/** Goes through these games one after the other, quickly, until all are done or it is stopped; one that cannot be read is passed over. */
export async function reviewAll(games: readonly Played[], thinker: Thinker & Reviewer, found: (review: KeptReview) => void): Promise<void> {
  const ending = new AbortController();
  const say = (done: number, part = 0) => useReviewing.setState({ reviewing: { done, of: games.length, part } });
  useReviewing.setState({ stop: () => ending.abort() });
  try {
    for (const [index, { id, record }] of games.entries()) {
      say(index);
      const review = await reviewOf(
        id,
        record,
        (request) => thinker.review(request, ending.signal),
        (part) => say(index, part),
      ).catch(() => undefined);
      if (ending.signal.aborted) return;
      if (review === undefined) continue;
      await kept.keepReview(review);
      found(review);
    }
  } finally {
    await thinker.close();
    useReviewing.setState({ reviewing: undefined });
  }
}

async function reviewOf(id: string, record: GameRecord, look: Look, far: (part: number) => void): Promise<KeptReview | undefined> {
  const game = await loadGame(record.game, record.rules);
  if (game === undefined) return undefined;
  const taught: Taught = await teach(game);
  const { decisions, won } = await reviewGame(taught, record, efforts.quick, look, ({ number }) => far(number / record.moves.length));
  return won === undefined ? undefined : summaryOf(id, false, decisions, won);
}
