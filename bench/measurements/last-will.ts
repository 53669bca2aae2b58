import { type Event, lastWill, type Memory, type State, type View } from '@parlour/last-will';
import { diceFrom, fork, type OptionValues, pick, settingFor, silent } from '@parlour/kernel';
import { type Contender, figure, type Measurement, race } from '../measure.ts';

const dice = diceFrom('last-will');
const base = {};
const sacked = { expansion: 'full' };
const ours = 'random games, 4 players';
const ourSacked = 'random games with Getting Sacked in full, 4 players';

/** One moment of a game, and what seat 0 knows. */
interface Moment {
  readonly state: State;
  readonly view: View;
  readonly memory: Memory;
}

export const measurement: Measurement = {
  title: 'Last Will: random games, states, imagined worlds',
  measure() {
    const moments = momentsOf(base);
    const rows = race([
      playing(ours, base, 4),
      playing(ourSacked, sacked, 4),
      ...[2, 3, 5].map((seats) => playing(`random games, ${seats} players`, base, seats)),
      doing('copy', moments, ({ state }) => lastWill.copy(state)),
      doing('view', moments, ({ state }) => lastWill.view(state, 0)),
      doing('guess without memory', moments, ({ view, state }) => lastWill.guess(view, state.setting, dice)),
      doing('guess with memory', moments, ({ view, state, memory }) => lastWill.guess(view, state.setting, dice, memory)),
    ]);
    const bytes = moments.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / moments.length;
    return Promise.resolve({
      rows: [...rows, { name: 'a state', figures: { 'bytes as JSON': bytes } }],
      ratios: [
        { name: 'Decisions a second, all legal moves listed at each', value: figure(rows, ours, 'decisions/s'), aim: 300_000 },
        { name: 'The same with the whole expansion', value: figure(rows, ourSacked, 'decisions/s'), aim: 200_000 },
        { name: 'Copies a second', value: figure(rows, 'copy', 'times/s') },
      ],
      notes: [
        'Per second of processor time, all threads of the process together; median of seven rounds, contenders in turns, after a warm-up. Setup is part of a game.',
        'A decision is one step as the rules list it: about 270 a game for four, six moves to choose from on average.',
        'Copies, views and guesses are averages over every moment of one random game for four.',
      ],
    });
  },
};

function playing(name: string, options: OptionValues, seats: number): Contender {
  const setting = settingFor(lastWill, options, seats);
  return {
    name,
    work() {
      const state = lastWill.setup(setting, fork(dice), silent);
      let decisions = 0;
      for (let deciding = lastWill.toAct(state); deciding.length > 0; deciding = lastWill.toAct(state)) {
        const seat = deciding[0]!;
        lastWill.play(state, seat, pick(dice, lastWill.moves(state, seat)), silent);
        decisions++;
      }
      return { games: 1, decisions };
    },
  };
}

function momentsOf(options: OptionValues): Moment[] {
  const seen: Event[] = [];
  const hear = (event: Event) => void seen.push(lastWill.see(event, 0));
  const state = lastWill.setup(settingFor(lastWill, options, 4), fork(dice), hear);
  const found: Moment[] = [];
  for (let deciding = lastWill.toAct(state); deciding.length > 0; deciding = lastWill.toAct(state)) {
    const view = lastWill.view(state, 0);
    found.push({ state: lastWill.copy(state), view, memory: lastWill.recall(view, state.setting, seen) });
    lastWill.play(state, deciding[0]!, pick(dice, lastWill.moves(state, deciding[0]!)), hear);
  }
  return found;
}

/** Does it at every moment. Results are kept, or the compiler might see that nobody needs them. */
function doing(name: string, moments: readonly Moment[], each: (moment: Moment) => unknown): Contender {
  const kept: unknown[] = [];
  return {
    name,
    work() {
      for (const [i, moment] of moments.entries()) kept[i] = each(moment);
      return { times: moments.length };
    },
  };
}
