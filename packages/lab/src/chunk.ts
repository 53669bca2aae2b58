import { type Bot, type Budget, botFor, botIds, mindOf, type Taught } from '@parlour/bots';
import { Complaint, settingFor, type OptionValues } from '@parlour/kernel';
import { playOut } from './playout.ts';
import { type Subject, subjectOf } from './subject.ts';
import { count, newTally, type Tally } from './tally.ts';

/** What to simulate. Plain data, so that it can be sent to other threads. */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Bots take the seats in this order, again and again (see `lineup`). */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: OptionValues;
  readonly budget: Budget;
}

/** A game, its bots and its options; complains about what there is not. */
export async function prepare(simulation: Simulation): Promise<{ subject: Subject; bots: readonly Bot[] }> {
  const subject = await subjectOf(simulation.game);
  settingFor(subject.game, simulation.options, simulation.players);
  return { subject, bots: simulation.bots.map((id) => findBot(subject, id)) };
}

/** The bot of that name; complains, with the names there are. */
export function findBot(taught: Taught, id: string): Bot {
  const bot = botFor(taught, id);
  if (bot === undefined)
    throw new Complaint('lab.no-bot', {
      bot: id,
      bots: botIds()
        .filter((id) => mindOf(id)?.sitDown)
        .join(', '),
    });
  return bot;
}

/** Who sits where in a game: the bots in their order, moved on by one seat a game, so that all sit everywhere equally often. */
export function lineup<Item>(bots: readonly Item[], players: number, game: number): Item[] {
  const first = Math.floor(game / players);
  return Array.from({ length: players }, (_, seat) => bots[(first + ((seat + game) % players)) % bots.length] as Item);
}

/** How many games are played between two reports. Depends on nothing but the simulation, so that the figures do not depend on the threads. */
export function chunkSize({ games }: Simulation): number {
  return Math.max(1, Math.min(50, Math.floor(games / 200)));
}

/** Plays one chunk of a simulation’s games. */
export function playChunk(simulation: Simulation, { game, design }: Subject, bots: readonly Bot[], chunk: number): Tally {
  const tally = newTally();
  const size = chunkSize(simulation);
  for (let number = chunk * size; number < Math.min(simulation.games, (chunk + 1) * size); number++) {
    const seats = lineup(bots, simulation.players, number);
    const seed = `${simulation.seed}/${number}`;
    try {
      const outcome = playOut({ game, options: simulation.options, seed, bots: seats, budget: simulation.budget });
      count(
        tally,
        seats.map(({ id }) => id),
        outcome,
        design?.usage?.(outcome.events, outcome.setting) ?? [],
        game.winner,
      );
    } catch (error) {
      throw new Complaint('lab.failed', { number: number + 1, seed, detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return tally;
}
