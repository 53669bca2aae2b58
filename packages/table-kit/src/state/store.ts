/** A table on this screen: what is shown, what is being put together, and what may be asked for. Games, bots and servers are behind the driver. */
import {
  type GameEvent,
  type GameState,
  type Player,
  type Refusal,
  refuseTurn,
  same,
  type Seat,
  type Setting,
  type Situation,
  worldFrom,
} from '@parlour/kernel';
import { createStore, type StoreApi } from 'zustand';
import type { Eyes, Hint, Remarked, Shown, Slip, Told, Trouble, Verdict } from './situation.ts';
import { nothingPasses, type Passing } from './passing.ts';
import { build, type Draft, type Piece, piecesOf, touch } from './builder.ts';
import type { PlayableGame, Scene } from './plug.ts';
import { troubleOf } from './trouble.ts';

/** Whoever runs the game: the worker on this device, or a server. Each fails with something `troubleOf` understands. */
export interface Driver {
  /** One decision: several moves where it is made in parts, all or none of them. */
  play(moves: readonly unknown[], now: Situation): Promise<void>;
  undo(now: Situation): Promise<void>;
  /** What a bot would do. */
  hint(now: Situation): Promise<Hint>;
  /** How the table stood after so many decisions. */
  moment(number: number): Promise<Shown>;
  /** What a coach says of a decision, where there can be one. */
  remark?(number: number): Promise<Slip>;
  /** Somebody else looks at this screen now. */
  watch(eyes: Eyes): Promise<void>;
  /** Whether a finished game may be looked at from any seat, and from all at once. */
  readonly anySeat?: true;
  /** Everybody's chance of winning at a moment of a finished game, where that can be said. */
  chances?(number: number): Promise<readonly number[]>;
  /** A bot goes through the finished game again, at a glance or thoroughly, and says what it finds decision by decision. */
  review(thoroughly: boolean, found: (remarked: Remarked) => void): Promise<Verdict>;
}

/** A sentence under the prompt: a refusal, a hint, something that went wrong. */
export type PromptNotice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'hint'; readonly hint: Hint };

/** What a table is opened with. */
export interface Seating extends PlayableGame {
  /** What it is called where it is kept, if it is. */
  readonly id?: string;
  readonly players: readonly Player[];
  /** The seats of people at this screen. */
  readonly here: readonly Seat[];
  /** What was agreed. */
  readonly setting: Setting;
  /** Everybody decides by themselves: the result is compared with those of others. */
  readonly unaided?: boolean;
  /** What everybody saw before the first decision. */
  readonly opening: readonly GameEvent[];
  /** What is shown; the truth runs ahead of it while pieces fly. */
  readonly now: Shown;
  readonly told: readonly Told[];
}

export interface TableState extends Seating {
  /** An earlier moment that is being looked at. */
  readonly past: Shown | undefined;
  /** The moment that was asked for last, while it is on its way. */
  readonly sought: number | undefined;
  /** How fast the game is being played back, if it is; and how fast it will be. */
  readonly replaying: number | undefined;
  readonly speed: number;
  readonly chosen: readonly Piece[];
  /** A move that is put together in a panel of its own: the prompt says what would come of it. */
  readonly considered: unknown;
  readonly notice: PromptNotice | undefined;
  /** Somebody has just opened the page, or taken the device: they are told what happened since their last decision. */
  readonly back: 'came' | 'took' | undefined;
  /** Whether something is on its way: to the engine, or across the table. */
  readonly moving: boolean;
  /** A strong player thinks about what to advise; nobody has to wait for that. */
  readonly advising: boolean;
  /** Whoever teaches has something to say first: nothing is decided until it was heard. */
  readonly held: boolean;
  /** The person who is to take the device. */
  readonly curtain: Seat | undefined;
  /** What happened and deserves a sheet of its own; the table waits until it is read. */
  readonly sheet: GameEvent | undefined;
  /** What there is to know of a table shared with others; nothing where all sit at this screen. */
  readonly online: OnlineState | undefined;
  /** What a bot says of the finished game, once it was asked to. */
  readonly review: ReviewState | undefined;
}

export interface ReviewState {
  readonly thorough: boolean;
  readonly remarks: readonly Remarked[];
  /** There once all decisions have been looked at. */
  readonly verdict: Verdict | undefined;
}

export interface OnlineState {
  /** Who of the players looks at the table now. */
  readonly seats: readonly boolean[];
  readonly spectators: number;
  readonly line: 'connecting' | 'open' | 'lost' | 'closed';
  /** Whether a decision is on its way. */
  readonly unsent: boolean;
  /** Milliseconds left for each seat at the moment `heard`, by this device's clock. */
  readonly clocks: { readonly left: readonly (number | null)[]; readonly running: readonly Seat[]; readonly heard: number } | undefined;
  /** Somebody asks everybody to take decisions back. */
  readonly asked: { readonly seat: Seat; readonly back: number; readonly agreed: readonly Seat[] } | undefined;
  /** A bot keeps the viewer's seat. */
  readonly away: boolean;
  /** The table where the same people play again. */
  readonly rematch: string | undefined;
  /** Whether it was agreed that people may be helped while they play. */
  readonly helpers: boolean;
}

/** Whether people at a table may be helped: at one of their own unless others play the same, online if that was agreed, and once the game is over. */
export function mayBeHelped(state: Pick<TableState, 'online' | 'unaided' | 'now'>): boolean {
  return state.now.standings !== null || mayBeHelpedInPlay(state);
}

function mayBeHelpedInPlay({ online, unaided = false }: Pick<TableState, 'online' | 'unaided'>): boolean {
  return online === undefined ? !unaided : online.helpers;
}

/** Why no coach sits at a table: whoever looks on plays nothing, no help was agreed on, or others play the same without. */
export type CoachAway = 'watching' | 'agreed' | 'unaided';

export function coachAway(state: Pick<TableState, 'online' | 'unaided' | 'here'>): CoachAway | undefined {
  if (state.here.length === 0) return 'watching';
  if (mayBeHelpedInPlay(state)) return undefined;
  return state.online === undefined ? 'unaided' : 'agreed';
}

export type TableStore = StoreApi<TableState>;

export interface DrawnTable {
  readonly store: TableStore;
  readonly passing: StoreApi<Passing>;
  readonly driver: Driver;
  readonly touch: (piece: Piece) => void;
  /** One piece was dropped on another: both are touched, unless they are chosen already. */
  readonly join: (dragged: Piece, target: Piece) => void;
  readonly clear: () => void;
  /** A panel of its own has put together this move; nothing, once it is gone. */
  readonly consider: (move: unknown) => void;
  /** One decision; several moves are parts of it. */
  readonly play: (...moves: readonly unknown[]) => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly look: (number: number | undefined) => void;
  /** Looks at the same moment with other eyes. */
  readonly lookFrom: (eyes: Eyes) => void;
  /** Plays the game back from the moment on show, so fast; or stops. */
  readonly replay: (speed: number | undefined) => void;
  /** Has a bot go through the finished game, unless one does or did as thoroughly. */
  readonly review: (thoroughly?: boolean) => void;
  readonly dismiss: () => void;
  /** Says under the prompt what did not work. */
  readonly complain: (error: unknown) => void;
  /** Hides every hand until that person takes the device. */
  readonly dropCurtain: (seat: Seat) => void;
  readonly liftCurtain: () => void;
}

/** What a plug is asked about now. */
export function sceneOf({ now, setting }: Pick<TableState, 'now' | 'setting'>): Scene {
  return { view: now.view, setting, moves: now.moves };
}

/** Where the selection stands, for the situation on show. */
export function draftOf(state: TableState): Draft {
  return build(state.chosen, sceneOf(state), state.plug, (move) => refuse(state, move));
}

const worlds = new WeakMap<object, GameState>();

/** A world that agrees with all that is seen, the same for a situation each time it is asked for: whoever plays in it plays in a copy. */
export function worldOf({ game, setting }: Pick<TableState, 'game' | 'setting'>, seen: Situation): GameState {
  const world = worlds.get(seen) ?? worldFrom(game, setting, seen.view);
  worlds.set(seen, world);
  return world;
}

/** What the engine says of a move: in all worlds that agree with what the viewer sees their own moves are legal, or in none. */
export function refuse(state: TableState, move: unknown): Refusal | undefined {
  const { game, now } = state;
  const { viewer, toAct } = now;
  const notTheirs = refuseTurn(toAct, viewer);
  return viewer === null || notTheirs !== undefined ? notTheirs : game.refuse(worldOf(state, now), viewer, move);
}

export function openTable(seating: Seating, driver: Driver, autoConfirm: () => boolean): DrawnTable {
  const store = createStore<TableState>()(() => ({
    ...seating,
    past: undefined,
    sought: undefined,
    replaying: undefined,
    speed: 1,
    chosen: [],
    considered: undefined,
    notice: undefined,
    back: 'came',
    moving: false,
    advising: false,
    held: false,
    curtain: undefined,
    sheet: undefined,
    online: undefined,
    review: undefined,
  }));
  const passing = createStore<Passing>()(() => nothingPasses);
  const { getState, setState } = store;
  const complain = (error: unknown) => setState({ notice: { kind: 'trouble', trouble: troubleOf(error) } });
  const fail = (error: unknown) => {
    setState({ moving: false });
    complain(error);
  };
  let takingBack = false;
  let looked = 0;
  let decided = 0;

  function look(number: number | undefined): void {
    // Moments may come in another order than they were asked for: the last one counts.
    const asked = ++looked;
    if (number === undefined || number === getState().now.number)
      return setState({ past: undefined, sought: undefined, replaying: undefined });
    setState({ chosen: [], notice: undefined, sought: number });
    driver
      .moment(number)
      .then((past) => {
        if (asked === looked) setState({ past, sought: undefined });
      })
      .catch((error: unknown) => {
        if (asked === looked) setState({ sought: undefined });
        fail(error);
      });
  }

  function play(...moves: readonly unknown[]): void {
    decided++;
    setState({ chosen: [], notice: undefined, back: undefined, moving: true });
    driver.play(moves, getState().now).catch(fail);
  }

  function touchPiece(piece: Piece): void {
    const state = getState();
    if (state.past !== undefined || state.held) return;
    // Whoever wants to go on does not want to wait for what is in the air.
    if (state.moving) return passing.getState().land();
    const { now, plug } = state;
    const touched = touch(state.chosen, piece, sceneOf(state), plug, (move) => refuse(state, move));
    if ('refusal' in touched) return setState({ notice: { kind: 'refusal', refusal: touched.refusal } });
    const { chosen, limit } = touched;
    setState({ chosen, notice: limit && { kind: 'refusal', refusal: limit } });
    const { complete, open } = draftOf(getState());
    // Where nothing else could be done, there is nothing to ask.
    const only = now.moves.length === 1 && complete.length === 1 && same(complete[0], now.moves[0]);
    if (only || (autoConfirm() && complete.length === 1 && open.size === 0)) play(complete[0]);
  }

  return {
    store,
    passing,
    driver,
    play,
    touch: touchPiece,
    join(dragged, target) {
      for (const piece of [target, dragged]) if (piece !== '' && !getState().chosen.includes(piece)) touchPiece(piece);
    },
    clear: () => setState({ chosen: [], notice: undefined }),
    consider: (considered) => setState({ considered }),
    undo() {
      // Pressed twice, it still takes one decision back.
      if (takingBack) return;
      takingBack = true;
      setState({ chosen: [], notice: undefined });
      driver
        .undo(getState().now)
        .catch(fail)
        .finally(() => (takingBack = false));
    },
    hint() {
      if (getState().advising || !mayBeHelped(getState())) return;
      setState({ advising: true, notice: undefined });
      const { now: asked, chosen: before } = getState();
      const sofar = decided;
      driver
        .hint(asked)
        .then((hint) => {
          const { plug, now, chosen, past } = getState();
          // Where all decide at once, others may have decided meanwhile; it is about another moment only if one's own choice is another.
          if (decided !== sofar || past !== undefined || now.viewer !== asked.viewer || !same(now.moves, asked.moves)) return;
          // Whoever has touched something meanwhile keeps it.
          setState({ notice: { kind: 'hint', hint }, chosen: chosen === before ? piecesOf(hint.moves[0], plug, now.view) : chosen });
        })
        .catch(complain)
        .finally(() => setState({ advising: false }));
    },
    look,
    lookFrom(eyes) {
      const { past } = getState();
      driver
        .watch(eyes)
        .then(() => look(past?.number))
        .catch(fail);
    },
    replay(replaying) {
      setState({ replaying });
      if (replaying !== undefined && getState().past === undefined) look(0);
    },
    review(thorough = false) {
      const before = getState().review;
      if (before !== undefined && (before.thorough || !thorough)) return;
      let review: ReviewState = { thorough, remarks: [], verdict: undefined };
      setState({ review });
      // Where decisions are taken back after all, what was found is about another game.
      const add = (more: Partial<ReviewState>) => {
        if (getState().review === review) setState({ review: (review = { ...review, ...more }) });
      };
      driver
        .review(thorough, (remarked) => add({ remarks: [...review.remarks, remarked] }))
        .then((verdict) => add({ verdict }))
        .catch((error) => {
          if (getState().review !== review) return;
          setState({ review: undefined });
          fail(error);
        });
    },
    dismiss: () => setState({ notice: undefined }),
    complain,
    dropCurtain(curtain) {
      setState({ curtain });
      driver.watch(null).catch(fail);
    },
    liftCurtain() {
      const { curtain } = getState();
      if (curtain === undefined) return;
      driver
        .watch(curtain)
        .then(() => setState({ curtain: undefined, back: 'took' }))
        .catch(fail);
    },
  };
}
