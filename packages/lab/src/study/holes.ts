import { type AnyGame, canonical, type GameState, type Seat, silent } from '@parlour/kernel';
import type { Moment, Outcome } from '../playout.ts';
import type { Subject } from '../subject.ts';

/** Positions without sense. */
export const holeKinds = [
  /** A whole turn without anything to decide. */
  'forced',
  /** A seat that could still act has nothing to act with. */
  'idle',
  /** A choice between moves that all come to the same. */
  'alike',
  /** A choice between moves that are all equally good, as far as a bot can tell. */
  'indifferent',
  /** The same position as before in the same game. */
  'repeated',
  /** A pile was shuffled again and again in one period. */
  'shuffled',
] as const;
export type HoleKind = (typeof holeKinds)[number];

/** By kind: how often it was met in a game, and before which decision first (from 1). */
export type Holes = Readonly<Partial<Record<HoleKind | 'turns' | 'choices', readonly [times: number, first: number]>>>;

/** So much difference is none. */
const NONE = 0.002;
/** A move that was tried less often than this is not judged. */
const TRIED = 10;
/** Lists of more moves are hardly all alike, and dear to try. */
const FEW = 12;
/** More shuffles than this in one period are too many. */
const SHUFFLES = 3;

/** Looks for positions without sense while a game is played. */
export function holeFinder({ game, design }: Pick<Subject, 'game' | 'design'>) {
  const holes = new Map<HoleKind | 'turns' | 'choices', [number, number]>();
  const seen = new Set<string>();
  let decision = 0;
  let turn: { seat: Seat; first: number; free: boolean } | undefined;
  const note = (kind: HoleKind | 'turns' | 'choices', at = decision) => {
    const hole = holes.get(kind);
    if (hole === undefined) holes.set(kind, [1, at]);
    else hole[0]++;
  };
  const endTurn = () => {
    if (turn === undefined) return;
    note('turns', turn.first);
    if (!turn.free) note('forced', turn.first);
  };

  function watch({ state, seat, moves, thought }: Moment): void {
    decision++;
    if (turn?.seat !== seat) {
      endTurn();
      turn = { seat, first: decision, free: false };
    }
    if (moves.length > 1 || (game.wasteful?.(state, seat).length ?? 0) > 0) turn.free = true;
    if (design?.idle?.(state, seat, moves)) note('idle');
    const position = positionOf(state);
    if (seen.has(position)) note('repeated');
    seen.add(position);
    if (moves.length === 1) return;
    note('choices');
    if (moves.length <= FEW && allAlike(game, state, seat, moves)) note('alike');
    const judged = thought.candidates.filter(({ visits }) => visits >= TRIED).map(({ chance }) => chance);
    if (judged.length === moves.length && Math.max(...judged) - Math.min(...judged) < NONE) note('indifferent');
  }

  function found({ events, setting }: Outcome): Holes {
    endTurn();
    const shuffles = new Map<number, number>();
    for (const { id, period } of design?.milestones(events, setting) ?? [])
      if (id === 'shuffled') shuffles.set(period, (shuffles.get(period) ?? 0) + 1);
    for (const times of shuffles.values()) if (times > SHUFFLES) note('shuffled', decision);
    return Object.fromEntries(holes);
  }

  return { watch, found };
}

/** A position by all that matters in it: dice that lie differently do not. */
function positionOf(state: GameState): string {
  return canonical({ ...state, dice: null, setting: null });
}

function allAlike(game: AnyGame, state: GameState, seat: Seat, moves: readonly unknown[]): boolean {
  let first: string | undefined;
  for (const move of moves) {
    const after = game.copy(state);
    game.play(after, seat, move, silent);
    const position = positionOf(after);
    if (first !== undefined && position !== first) return false;
    first = position;
  }
  return true;
}
