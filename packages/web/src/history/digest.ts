/** What a finished game says of one player, in one shape for any game: how it ended, and what they used and won with, as its designers count it. */
import { loadDesign, loadGame } from '@parlour/games';
import {
  type AnyDesign,
  type AnyGame,
  eventsOf,
  forkMatch,
  type GameRecord,
  type Match,
  replay,
  type Seat,
  silent,
  thingKey,
} from '@parlour/kernel';

export interface Digest {
  /** Of every seat: 1 for the first and all who share it. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** What I used how often, by the keys of things, and what each way to win brought me. */
  readonly used: Readonly<Record<string, number>>;
  readonly ways: Readonly<Record<string, number>>;
}

/** That of a saved game, whichever revision of the rules it was played by; nothing of one that cannot be read any more. */
export async function digestOfRecord(record: GameRecord, me: Seat): Promise<Digest | undefined> {
  const [game, design] = await Promise.all([loadGame(record.game, record.rules), loadDesign(record.game)]);
  return game && digestOf(game, design, record, me);
}

/** Nothing of a game that is not over after all. */
export function digestOf(game: AnyGame, design: AnyDesign | undefined, record: GameRecord, me: Seat): Digest | undefined {
  const match = replay(game, record);
  const standings = game.standings(match.state);
  if (standings === undefined) return undefined;
  const placeOf = (seat: Seat) =>
    1 +
    standings
      .slice(
        0,
        standings.findIndex((seats) => seats.includes(seat)),
      )
      .flat().length;
  const counting = design !== undefined && game.revision >= (design.since ?? 1) ? design : undefined;
  const ways = counting?.ways(eventsOf(match), match.setting) ?? [];
  return {
    places: record.seats.map((_, seat) => placeOf(seat)),
    scores: game.scores(match.state),
    used: counting === undefined ? {} : usedBy(counting, match, me),
    ways: Object.fromEntries(ways.map(({ id, values }) => [id, values[me] ?? 0])),
  };
}

function usedBy(design: AnyDesign, match: Match, me: Seat): Readonly<Record<string, number>> {
  const counted = design.usage?.(eventsOf(match), match.setting).map(({ values, ...thing }) => [thingKey(thing), values[me] ?? 0] as const);
  return counted === undefined ? usesIn(design, match, me) : Object.fromEntries(counted.filter(([, times]) => times > 0));
}

/** Where a game has no count of its own: what each of my moves used. */
function usesIn(design: AnyDesign, match: Match, me: Seat): Readonly<Record<string, number>> {
  const { game, steps } = match;
  const { state } = forkMatch(match, 0);
  const used: Record<string, number> = {};
  for (const { seat, moves } of steps)
    for (const move of moves) {
      if (seat === me) for (const key of design.uses(state, seat, move)) used[key] = (used[key] ?? 0) + 1;
      game.play(state, seat, move, silent);
    }
  return used;
}
