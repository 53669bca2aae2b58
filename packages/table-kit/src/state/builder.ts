/** A move put together touch by touch. Knows no game: a plug says what is touched, the engine what is legal. */
import type { Refusal } from '@parlour/kernel';
import type { AnyPlug, Scene } from './plug.ts';

/** A pick and which of several alike was touched: `pay:17/1`. Equal picks are interchangeable to the game, not to the eye. */
export type Piece = string;

export function pickOf(piece: Piece): string {
  const slash = piece.indexOf('/');
  return slash === -1 ? piece : piece.slice(0, slash);
}

/** The pieces one would touch for a move: of several alike the first, then the second, and so on. */
export function piecesOf(move: unknown, plug: AnyPlug, view: unknown): Piece[] {
  const picks = plug.picks(move, view);
  return picks.map((pick, i) => {
    const copy = picks.slice(0, i).filter((other) => other === pick).length;
    return plug.lying?.(pick, view)[copy] ?? `${pick}/${copy}`;
  });
}

export interface Draft {
  /** Picks that lead on from here to a legal move worth considering. */
  readonly open: ReadonlySet<string>;
  /** Legal moves that are put together completely. */
  readonly complete: readonly unknown[];
  /** Why what is put together is not a legal move (yet). */
  readonly refusal: Refusal | undefined;
}

export type Judge = (move: unknown) => Refusal | undefined;

/** Where a selection stands among the legal moves. */
export function build(chosen: readonly Piece[], scene: Scene, plug: AnyPlug, refuse: Judge): Draft {
  const { moves, view } = scene;
  const picks = chosen.map(pickOf);
  const open = new Set<string>();
  for (const move of moves) for (const pick of missing(picks, plug.picks(move, view)) ?? []) open.add(pick);
  const composed = picks.length === 0 ? [] : plug.compose(picks, scene);
  const goesWithoutSaying = (move: unknown) =>
    missing(picks, plug.picks(move, view))?.every((pick) => plug.implied?.(pick, picks) === true) === true;
  const judged = composed.map((move) => ({ move, refusal: refuse(move) }));
  const complete = judged.filter(({ move, refusal }) => refusal === undefined && goesWithoutSaying(move)).map(({ move }) => move);
  return { open, complete, refusal: complete.length > 0 ? undefined : judged[0]?.refusal };
}

/** What of `all` is not among `some` yet; nothing if `some` has anything that `all` has not. */
function missing(some: readonly string[], all: readonly string[]): string[] | undefined {
  const left = [...all];
  for (const pick of some) {
    const place = left.indexOf(pick);
    if (place === -1) return undefined;
    left.splice(place, 1);
  }
  return left;
}

/** A plug may guess what somebody meant; a move that leaves out something touched is not what was put together. */
function isMadeOf(move: unknown, picks: readonly string[], plug: AnyPlug, view: unknown): boolean {
  return missing(picks, plug.picks(move, view))?.length === 0;
}

const kindOf = (piece: Piece) => piece.split(':')[0];

export type Touch =
  /** With a rule where what was chosen could have been played, and no more of its kind may be added to it: it begins anew. */
  | { readonly chosen: readonly Piece[]; readonly limit?: Refusal }
  /** Not possible, and why; nothing changes. */
  | { readonly refusal: Refusal };

/**
 * The selection after a piece is touched. What is chosen is taken back; what leads on is added; what fits only without some
 * of the earlier picks replaces those; what is legal though not worth considering is added too; anything else is refused with its reason.
 */
export function touch(chosen: readonly Piece[], piece: Piece, scene: Scene, plug: AnyPlug, refuse: Judge): Touch {
  if (chosen.includes(piece)) return { chosen: chosen.filter((other) => other !== piece) };
  const pick = pickOf(piece);
  const { open, complete } = build(chosen, scene, plug, refuse);
  if (open.has(pick)) return { chosen: [...chosen, piece] };
  const added = [...chosen, piece];
  const composed = plug.compose(added.map(pickOf), scene);
  const isLegal = (move: unknown) => refuse(move) === undefined && isMadeOf(move, added.map(pickOf), plug, scene.view);
  if (composed.some(isLegal)) return { chosen: added };
  // A new beginning: keep the latest picks that still go together with the new one.
  for (let start = 1; start <= chosen.length; start++) {
    const kept = chosen.slice(start);
    if (!build(kept, scene, plug, refuse).open.has(pick)) continue;
    const isMore = complete.length > 0 && chosen.slice(0, start).every((other) => kindOf(other) === kindOf(piece));
    const more = isMore ? composed.find((move) => isMadeOf(move, added.map(pickOf), plug, scene.view)) : undefined;
    const limit = more === undefined ? undefined : refuse(more);
    return { chosen: [...kept, piece], ...(limit && { limit }) };
  }
  const attempt = plug.attempt?.(pick, scene);
  const tries = [...(attempt === undefined ? [] : [attempt]), ...composed, ...plug.compose([pick], scene)];
  const refusal = tries.map((move) => refuse(move)).find((found) => found !== undefined);
  return { refusal: refusal ?? { rule: 'TURN' } };
}
