/** A puzzle at a table: one decision, judged at once; the table is held until the solver tries again or has the answer shown. */
import { Complaint, forkMatch, playMoves, type Puzzle, replay, situationOf, solves } from '@parlour/kernel';
import type { Playback } from '@parlour/table-kit/motion/playback.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import { type DrawnTable, type Driver, openTable } from '@parlour/table-kit/state/store.ts';
import { createStore, type StoreApi } from 'zustand';
import { tellOf, toldOf } from '../engine/told.ts';

export interface SolverState {
  /** `missed`: something else was played. `shown`: the solver gave up, and the answer was played. */
  readonly stage: 'deciding' | 'missed' | 'solved' | 'shown';
  /** What was played last. */
  readonly played: unknown;
}

export interface PuzzleSession {
  readonly table: DrawnTable;
  /** What the solver sees before deciding. */
  readonly view: unknown;
  readonly solver: StoreApi<SolverState>;
  readonly again: () => void;
  readonly show: () => void;
  readonly close: () => void;
}

export interface PuzzleParts {
  readonly playable: PlayableGame;
  readonly puzzle: Puzzle;
  readonly autoConfirm: () => boolean;
  readonly playbackOf: (table: DrawnTable) => Playback;
  /** Hears of every try. */
  readonly tried: (solved: boolean) => void;
}

export function openPuzzleSession({ playable, puzzle, autoConfirm, playbackOf, tried }: PuzzleParts): PuzzleSession {
  const { game } = playable;
  const { seat } = puzzle;
  const start = replay(game, puzzle.record);
  let match = forkMatch(start);
  const solver = createStore<SolverState>()(() => ({ stage: 'deciding', played: undefined }));
  const driver: Driver = {
    async play(moves) {
      // A list of moves may still be open while an answer is read.
      if (solver.getState().stage !== 'deciding') throw new Complaint('play.late');
      decide(moves);
      const solved = moves.length === 1 && solves(puzzle, moves[0]);
      tried(solved);
      setStage(solved ? 'solved' : 'missed', moves[0]);
    },
    async undo() {
      again();
    },
    hint: () => Promise.reject(new Complaint('puzzles.no-hint')),
    moment: async (number) => situationOf(number >= match.steps.length ? match : forkMatch(match, number), seat),
    watch: async () => undefined,
    review: () => Promise.reject(new Complaint('hint.none')),
  };
  const opening = match.opening.map((event) => game.see(event, seat));
  const { head, setting } = match;
  const table = openTable(
    { ...playable, players: head.seats, here: [seat], setting, opening, now: situationOf(match, seat), told: toldOf(match, seat) },
    driver,
    autoConfirm,
  );
  const playback = playbackOf(table);

  function decide(moves: readonly unknown[]): void {
    const refusal = playMoves(match, seat, moves);
    if (refusal !== undefined) throw new Complaint('play.refused', {}, refusal);
    playback.step({ situation: situationOf(match, seat), told: tellOf(game, match.steps.at(-1)!, match.steps.length, seat) });
  }

  function setStage(stage: SolverState['stage'], played: unknown): void {
    solver.setState({ stage, played });
    table.store.setState({ held: stage !== 'deciding' });
  }

  function back(): void {
    match = forkMatch(start);
    playback.reset(situationOf(match, seat), toldOf(match, seat));
  }

  function again(): void {
    if (solver.getState().stage !== 'missed') return;
    back();
    setStage('deciding', undefined);
  }

  function show(): void {
    const { stage, played } = solver.getState();
    if (stage === 'missed') back();
    if (stage === 'deciding') tried(false);
    setStage('shown', played);
    decide(puzzle.answers.slice(0, 1));
  }

  return { table, view: game.view(start.state, seat), solver, again, show, close: () => undefined };
}
