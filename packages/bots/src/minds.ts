import { type Bot, randomBot, type ThinkRequest, type Thought } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { type Taught, withNetwork } from './knowledge.ts';
import { levelBot, reviewerBot, sumBot } from './levels.ts';
import { levels } from './names.ts';

/** A kind of player, asked for by its id. It sits down in the thread that asks, thinks elsewhere, or both. */
export interface Mind {
  readonly id: string;
  /** A player of this kind for a game. */
  readonly sitDown?: (taught: Taught) => Bot;
  /** Decides somewhere else, such as in another program: preferred where there is time to wait, and takes none of our threads. */
  readonly think?: (request: ThinkRequest, signal?: AbortSignal) => Promise<Thought>;
  /** Whether it gets better when several threads think together. */
  readonly company?: boolean;
}

/** Weighs every move it is asked about, the only one too: for reviews. Nobody plays against it. */
export const REVIEWER = 'reviewer';

/** The same with other ideas of how a game goes on, for whoever wants to be sure: everybody against the one who thinks, and to the very end. */
export const DOUBTERS = ['reviewer-against-all', 'reviewer-to-the-end'] as const;

const reviewers: ReadonlyMap<string, (taught: Taught) => Bot> = new Map([
  [REVIEWER, ({ knowledge }: Taught) => reviewerBot(REVIEWER, knowledge)],
  [DOUBTERS[0], ({ knowledge }: Taught) => reviewerBot(DOUBTERS[0], knowledge, { opponents: 'hostile' })],
  [
    DOUBTERS[1],
    ({ knowledge }: Taught) => reviewerBot(DOUBTERS[1], { ...withNetwork(knowledge, undefined), depth: () => Number.POSITIVE_INFINITY }),
  ],
]);

/** The levels, and three players for simulations: two simple ones, and a master who knows neither a network nor where to look first. */
const ours: readonly Mind[] = [
  { id: randomBot.id, sitDown: () => randomBot },
  { id: 'greedy', sitDown: ({ knowledge }) => greedyBot('greedy', knowledge) },
  { id: 'sum', sitDown: ({ knowledge }) => sumBot('sum', knowledge) },
  ...levels.map((id): Mind => ({ id, sitDown: ({ knowledge }) => levelBot(id, knowledge), company: id === 'master' })),
];

const minds = new Map(ours.map((mind) => [mind.id, mind]));

/** Lets another kind of player sit at tables, in this thread. */
export function registerBot(mind: Mind): void {
  if (minds.has(mind.id) || reviewers.has(mind.id)) throw new Error(`there is a bot called ${mind.id} already`);
  minds.set(mind.id, mind);
}

/** Everything that can sit at a table. */
export function botIds(): string[] {
  return [...minds.keys()];
}

export function mindOf(id: string): Mind | undefined {
  return minds.get(id);
}

/** The bot of that name for a game, in this thread; nothing if there is none. */
export function botFor(taught: Taught, id: string): Bot | undefined {
  return (reviewers.get(id) ?? minds.get(id)?.sitDown)?.(taught);
}
