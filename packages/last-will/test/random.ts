/** Random games, for tests that look at many. */
import { below, type Dice, diceFrom, type OptionValues, type Setting, settingFor, silent } from '@parlour/kernel';
import { type Event, lastWill, type Move, type Options, type State } from '../src/rules/index.ts';

const filled = new Map<OptionValues, Setting<Options>[]>();

/** A new game. The same options object is checked only once. */
export function start(seats: number, options: OptionValues, seed: string): State {
  const known = filled.get(options) ?? [];
  filled.set(options, known);
  known[seats] ??= settingFor(lastWill, options, seats);
  return lastWill.setup(known[seats], diceFrom(seed), silent);
}

/** A random legal move. Spendthrifts go on while they can. */
export function choose(moves: readonly Move[], dice: Dice, spendthrift: boolean): Move {
  const last = moves.length - 1;
  // `done` and `decline` are listed last.
  const stop = moves[last]!.type === 'done' || moves[last]!.type === 'decline';
  const choices = spendthrift && last > 0 && stop ? last : moves.length;
  return moves[below(dice, choices)]!;
}

export type Watch = (state: State, events: readonly Event[], move: Move, seat: number) => void;

/** Plays a whole random game. */
export function playOut(state: State, seed: string, spendthrift: boolean, watch?: Watch): State {
  const dice = diceFrom(`choices ${seed}`);
  for (;;) {
    const deciding = lastWill.toAct(state);
    if (deciding.length === 0) return state;
    const seat = deciding[below(dice, deciding.length)]!;
    const moves = lastWill.moves(state, seat);
    if (moves.length === 0) throw new Error(`dead end of ${seed} in round ${state.round}, ${state.phase}`);
    const move = choose(moves, dice, spendthrift);
    const events: Event[] = [];
    lastWill.play(state, seat, move, (event) => events.push(event));
    watch?.(state, events, move, seat);
  }
}
