/** What the engine says would come of a decision, before it is made. */
import { type Outcome, outcomeOf, same, type TableVoice } from '@parlour/kernel';
import { unbroken } from '../widgets/unbroken.ts';
import { sceneOf, type TableState, worldOf } from './store.ts';

/** What the viewer would see after a legal move. */
function after(state: TableState, move: unknown): Outcome {
  return outcomeOf(state.game, worldOf(state, state.now), state.now.viewer ?? 0, [move]);
}

/** What would be different, in the words of the game. */
export function outcomeWords(state: TableState, move: unknown, voice: TableVoice): readonly string[] {
  return state.plug.outcome?.(move, sceneOf(state), after(state, move), voice) ?? [];
}

/** These moves, the one most likely wanted first: what a hint advises, else what the game says players want. */
export function preferredFirst<Move>(state: TableState, moves: readonly Move[]): readonly Move[] {
  if (moves.length < 2) return moves;
  const advised = state.notice?.kind === 'hint' ? state.notice.hint.moves[0] : undefined;
  const first =
    moves.find((move) => same(move, advised)) ?? state.plug.preferred?.(moves, sceneOf(state), (move) => after(state, move)) ?? moves[0];
  return moves.toSorted((a, b) => Number(same(b, first)) - Number(same(a, first)));
}

/** More ways to use a piece than anybody compares. */
const MOST_WAYS = 60;

/** What touching something now would come to, where that is certain: what the button would say, and what would be different then. */
export function leadsTo(state: TableState, pick: string, voice: TableVoice): string | undefined {
  const { plug, now } = state;
  const ways = now.moves.filter((move) => plug.picks(move, now.view).includes(pick));
  const [likely] = preferredFirst(state, ways.slice(0, MOST_WAYS));
  const words = likely === undefined ? [] : outcomeWords(state, likely, voice);
  return words.length === 0
    ? undefined
    : voice.say('piece.now', { move: plug.confirm(likely, now.view, voice), outcome: words.map(unbroken).join(' · ') });
}
