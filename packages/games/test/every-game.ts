import { loadRules } from '#folders';
import type { Taught } from '@parlour/bots';
import { midGame } from '@parlour/bots/testing';
import type { OptionValues } from '@parlour/kernel';
import { teach } from '../src/index.ts';
import { examples, titles } from '../src/list.ts';

/** A game, taught, with options that change what matters in it. */
export interface Way extends Taught {
  readonly options: OptionValues;
  /** How many decisions it takes at least, about. */
  readonly length: number;
}

/** Every game there is, the examples too, each in all ways in which bots were taught it. */
export const everyWay: readonly Way[] = (
  await Promise.all(
    [...titles, ...examples].map(async (id): Promise<Way[]> => {
      const game = (await loadRules(id))!;
      const taught = await teach(game);
      const ways = taught.knowledge.insight?.ways ?? [{}];
      return ways.map((options) => ({ ...taught, options, length: midGame(game, options, game.seats.min, 'length', 10_000).steps.length }));
    }),
  )
).flat();
