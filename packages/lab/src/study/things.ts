import { type AnyDesign, type Setting, type Thing, thingKey } from '@parlour/kernel';
import type { Account } from './account.ts';
import { type Share, portion } from './estimate.ts';
import { shareOf } from '@parlour/bots';

/** How a thing fared in the games of one table. A player is one seat in one game. */
export interface ThingFigures extends Thing {
  readonly key: string;
  /** How often it was used in all, and how large a share of all uses in its group that is. */
  readonly times: number;
  readonly part: Share;
  /** Players who used it, of all, and of those who could have; the latter only where it was theirs to choose. */
  readonly users: Share;
  readonly takers: Share | undefined;
  /** What those won who used it, and those who could have and did not. */
  readonly won: Share;
  readonly left: Share | undefined;
  /** What all those won who could have used it. */
  readonly free: Share | undefined;
}

/** `alike`: how many games say as much as one. */
export function thingFigures(design: AnyDesign | undefined, setting: Setting, games: readonly Account[], alike: number): ThingFigures[] {
  const things = design?.things(setting) ?? [];
  const found = things.map((thing) => figuresOf(thing, games, setting.seats, alike));
  const all = Map.groupBy(found, ({ group }) => group);
  return found.map((each) => {
    const uses = all.get(each.group)?.reduce((sum, { times }) => sum + times, 0) ?? 0;
    return { ...each, part: portion(each.times, uses, alike) };
  });
}

function figuresOf(thing: Thing, games: readonly Account[], seats: number, alike: number): Omit<ThingFigures, 'part'> {
  const key = thingKey(thing);
  let [times, users, won, could, left, leftWon] = [0, 0, 0, 0, 0, 0];
  for (const game of games) {
    const used = game.used[key];
    const able = game.could[key] ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      const uses = used?.[seat] ?? 0;
      if ((able & (1 << seat)) !== 0) could++;
      times += uses;
      if (uses > 0) {
        users++;
        won += shareOf(game.winners, seat);
      } else if ((able & (1 << seat)) !== 0) {
        left++;
        leftWon += shareOf(game.winners, seat);
      }
    }
  }
  // What is used without a decision was nobody's to leave.
  const chosen = could > 0 || users === 0;
  return {
    key,
    ...thing,
    times,
    users: portion(users, games.length * seats, alike),
    takers: chosen ? portion(users, could, alike) : undefined,
    won: portion(won, users, alike),
    left: chosen ? portion(leftWon, left, alike) : undefined,
    free: chosen ? portion(won + leftWon, could, alike) : undefined,
  };
}
