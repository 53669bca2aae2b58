import type { Bot, Budget, Task, Thought } from '@parlour/bots';
import {
  type AnyGame,
  type Dice,
  diceFrom,
  type GameEvent,
  type OptionValues,
  type GameState,
  type Seat,
  type Setting,
  settingFor,
  type Statistic,
} from '@parlour/kernel';

/** A game to be played by bots alone. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly budget: Budget;
  /** Where the bots' own chance comes from, if it is not to follow from the seed: the same deal, played differently. */
  readonly whims?: string;
  /** Decisions that have been made already, from the first on: nobody is asked for these, nor hears of them. */
  readonly opening?: readonly unknown[];
  /** Hears of every decision before it is carried out. */
  readonly watch?: (moment: Moment) => void;
}

/** A decision that has been made and not yet carried out. */
export interface Moment {
  /** As it is, hidden things included: to be looked at, not to be changed. */
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  /** What the seat was asked, and what it answered. */
  readonly question: Task;
  readonly thought: Thought;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Seats from first to last, ties together. */
  readonly standings: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly decisions: number;
  /** How often the decision passed to another seat. */
  readonly turns: number;
  /** Of games that count rounds, in which the game ended. */
  readonly rounds?: number;
  readonly statistics: readonly Statistic[];
  readonly setting: Setting;
  /** All that happened, the opening first, and how it stood in the end. */
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** No game of ours comes near: one that does would never end. */
const ENDLESS = 100_000;

/** Plays a whole game. The same contest, the same outcome, as long as the bots count iterations and not time. */
export function playOut({ game, options, seed, bots, budget, whims = seed, opening = [], watch }: Contest): Outcome {
  const setting = settingFor(game, options, bots.length);
  const chances = bots.map((_, seat) => diceFrom(`${whims}/bot ${seat}`));
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => void events.push(event);
  const state = game.setup(setting, diceFrom(seed), tell);
  const seen = bots.map((): GameEvent[] => []);
  let decisions = 0;
  let turns = 0;
  let before: Seat | undefined;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (decisions < opening.length) {
      game.play(state, seat, opening[decisions++], tell);
      if (seat !== before) turns++;
      before = seat;
      continue;
    }
    const moves = game.moves(state, seat);
    if (moves.length === 0) throw new Error(`seat ${seat + 1} must decide and has no legal move`);
    const asked = question(game, state, seat, moves, events, seen[seat]!, budget, chances[seat]!);
    const thought = bots[seat]!.decide(asked);
    const { move } = thought;
    const refusal = moves.includes(move) ? undefined : game.refuse(state, seat, move);
    if (refusal !== undefined)
      throw new Error(`${bots[seat]?.id} in seat ${seat + 1} chose ${JSON.stringify(move)}, against ${refusal.rule}`);
    watch?.({ state, seat, moves, question: asked, thought });
    game.play(state, seat, move, tell);
    decisions++;
    if (seat !== before) turns++;
    before = seat;
    if (decisions > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
  }
  const standings = game.standings(state) ?? [];
  const { round } = state as { round?: unknown };
  return {
    winners: standings[0] ?? [],
    standings,
    scores: game.scores(state),
    decisions,
    turns,
    ...(typeof round === 'number' ? { rounds: round } : {}),
    statistics: game.statistics(events, setting),
    setting,
    events,
    state,
  };
}

/** What a bot may know; worked out only if it looks, since the simplest bots do not. */
function question(
  game: AnyGame,
  state: GameState,
  seat: Seat,
  moves: readonly unknown[],
  events: readonly GameEvent[],
  seen: GameEvent[],
  budget: Budget,
  dice: Dice,
): Task {
  let view: unknown;
  return {
    game,
    seat,
    setting: state.setting,
    moves,
    budget,
    dice,
    get view() {
      return (view ??= game.view(state, seat));
    },
    get seen() {
      for (let next = seen.length; next < events.length; next++) seen.push(game.see(events[next]!, seat));
      return seen;
    },
  };
}
