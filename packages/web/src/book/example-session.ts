/** A worked example at a table: step by step as it is written, or freely from where it stands. The rules play here, without bots. */
import {
  Complaint,
  type Example,
  forkMatch,
  type Match,
  playExample,
  playMoves,
  type Scenario,
  type Seat,
  seatNamed,
  situationOf,
  type Step,
} from '@parlour/kernel';
import type { Playback } from '@parlour/table-kit/motion/playback.ts';
import type { PlayableGame } from '@parlour/table-kit/state/plug.ts';
import type { Told } from '@parlour/table-kit/state/situation.ts';
import { type DrawnTable, type Driver, openTable } from '@parlour/table-kit/state/store.ts';
import { createStore, type StoreApi } from 'zustand';

export interface ExampleState {
  /** How many steps are done, and what came of them. */
  readonly done: number;
  readonly example: Example;
  /** Whether the reader has gone their own way from here. */
  readonly free: boolean;
}

export interface ExampleSession {
  readonly table: DrawnTable;
  readonly guide: StoreApi<ExampleState>;
  /** The table after so many steps. */
  readonly goTo: (done: number) => void;
  readonly close: () => void;
}

export interface ExampleParts {
  readonly playable: PlayableGame;
  readonly scenario: Scenario;
  readonly autoConfirm: () => boolean;
  readonly playbackOf: (table: DrawnTable) => Playback;
}

export function openExample({ playable, scenario, autoConfirm, playbackOf }: ExampleParts): ExampleSession {
  const { game } = playable;
  const first = playExample(game, scenario, 0);
  const me = mainSeat(first.match, scenario);
  const guide = createStore<ExampleState>()(() => ({ done: 0, example: first, free: false }));
  const { getState, setState } = guide;

  const driver: Driver = {
    async play(moves) {
      const { example } = getState();
      const refusal = playMoves(example.match, me, moves);
      if (refusal !== undefined) throw new Complaint('play.refused', {}, refusal);
      setState({ free: true });
      show(example.match);
    },
    async undo() {
      goTo(getState().done);
    },
    hint: () => Promise.reject(new Complaint('hint.none')),
    async moment(number) {
      const { match } = getState().example;
      return situationOf(number >= match.steps.length ? match : forkMatch(match, number), me);
    },
    watch: async () => undefined,
    review: () => Promise.reject(new Complaint('hint.none')),
  };
  const { head, setting } = first.match;
  const seating = { ...playable, players: head.seats, here: [me], setting, opening: [], now: situationOf(first.match, me), told: [] };
  const table = openTable(seating, driver, autoConfirm);
  const playback = playbackOf(table);

  /** Lets the last decision happen before the reader's eyes. */
  function show(match: Match): void {
    const told = toldOf(match, me).at(-1);
    if (told !== undefined) playback.step({ situation: situationOf(match, me), told });
  }

  function goTo(done: number): void {
    const before = getState();
    const example = playExample(game, scenario, done);
    setState({ done, example, free: false });
    const { match } = example;
    const follows = !before.free && done === before.done + 1 && match.steps.length === before.example.match.steps.length + 1;
    if (follows) show(match);
    else playback.reset(situationOf(match, me), toldOf(match, me));
  }

  return { table, guide, goTo, close: () => undefined };
}

/** Whoever acts first is looked over the shoulder. */
function mainSeat(match: Match, { steps }: Scenario): Seat {
  const acting = steps.find(({ seat, refused }) => seat !== undefined && refused === undefined)?.seat;
  return acting === undefined ? 0 : seatNamed(match, acting);
}

function toldOf({ game, steps }: Match, viewer: Seat): Told[] {
  return steps.map(({ seat, events }: Step, index) => ({
    number: index + 1,
    seat,
    events: events.map((event) => game.see(event, viewer)),
  }));
}
