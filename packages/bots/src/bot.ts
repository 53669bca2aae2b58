import { type AnyGame, below, type Dice, type Question } from '@parlour/kernel';

/** How long a bot may think: until the time is up or the iterations are done, whichever comes first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** All that reaches a bot: the question to its seat, and how to think about it. */
export interface Task extends Question {
  readonly game: AnyGame;
  readonly budget: Budget;
  /** The bot's own chance, unrelated to the game's. */
  readonly dice: Dice;
  /** Asked again and again while the bot thinks; once it says yes, the bot answers with what it has. */
  readonly stop?: () => boolean;
}

/** A task as plain data, so that it can be sent to another thread. */
export interface ThinkRequest extends Omit<Task, 'game' | 'stop'> {
  /** The ids of the game and the bot, and the revision of the rules that is played. */
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  /** Whose share of the thinking it takes, from the widest to the narrowest: an address, then a table, say. Nothing: nobody's in particular. */
  readonly share?: readonly string[];
}

/** A move the bot weighed. `chance` is its estimate of winning with it, from 0 to 1. */
export interface Candidate {
  readonly move: unknown;
  readonly visits: number;
  readonly chance: number;
}

export interface Thought {
  readonly move: unknown;
  /** Best first; empty for bots that do not weigh. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** Each seat's chance of winning as it looked on the whole; for bots that weigh. */
  readonly chances?: readonly number[];
}

/** Has a bot think, wherever that is. */
export type Think = (request: ThinkRequest) => Promise<Thought>;

export interface Bot {
  readonly id: string;
  decide(question: Task): Thought;
}

export const randomBot: Bot = {
  id: 'random',
  decide: ({ moves, dice }) => ({ move: moves[below(dice, moves.length)], candidates: [], iterations: 0 }),
};
