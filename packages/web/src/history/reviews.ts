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
import { goingOn, looksAt } from './looks.ts';
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
        if (won.length > 0) await keep(summaryOf(id, thoroughly, remarks, won));
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

interface Findings {
  readonly reviewing: Reviewing | undefined;
  readonly stop: () => void;
  /** What was found since the page was loaded, by the game's id: my page shows it, whichever of its visits asked for it. */
  readonly found: Readonly<Record<string, KeptReview>>;
}

export const useReviewing = create<Findings>()(() => ({
  reviewing: undefined,
  stop: () => undefined,
  found: {},
}));

async function keep(review: KeptReview): Promise<void> {
  const best = await kept.keepReview(review);
  useReviewing.setState(({ found }) => ({ found: { ...found, [best.id]: best } }));
}

/**
 * Goes through these games one after the other, quickly, until all are done or it is stopped. One that was reviewed meanwhile, or cannot be
 * read, is passed over; what was found of one that is left in its middle is kept for the next time.
 */
export async function reviewAll(games: readonly Played[], thinker: Thinker & Reviewer): Promise<void> {
  const ending = new AbortController();
  const say = (done: number, part = 0) => useReviewing.setState({ reviewing: { done, of: games.length, part } });
  useReviewing.setState({ stop: () => ending.abort() });
  try {
    for (const [index, { id, record }] of games.entries()) {
      say(index);
      if ((useReviewing.getState().found[id] ?? (await kept.review(id))) !== undefined) continue;
      const review = await reviewOf(
        id,
        record,
        (request) => thinker.review(request, ending.signal),
        (part) => say(index, part),
      ).catch(() => undefined);
      if (ending.signal.aborted) return;
      if (review !== undefined) await keep(review);
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
  const looks = looksAt(record);
  const { decisions, won } = await reviewGame(taught, record, efforts.quick, await goingOn(look, looks), ({ number }) =>
    far(number / record.moves.length),
  );
  await looks.forget();
  return won === undefined ? undefined : summaryOf(id, false, decisions, won);
}
