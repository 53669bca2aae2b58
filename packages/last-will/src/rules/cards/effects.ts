/** The two white cards that act on cards in play: Breeders’ Fair (LW-WHITE-5) and depreciation by hand (LW-WHITE-6). */
import type { Seat } from '@parlour/kernel';
import type { Face } from '../book.ts';
import { offerDemotion } from '../sacked/jobs.ts';
import type { Tell } from '../event.ts';
import type { Move } from '../move.ts';
import { type Doing, DOG, HORSE, type Played, type Player, type State } from '../state.ts';
import { tableOf } from '../table.ts';

const ANIMALS = (1 << DOG) | (1 << HORSE);

/** The animals that a card's uppermost empty space takes, as bits. */
function animalsOn(played: Played, faces: readonly Face[]): number {
  const space = faces[played.card]!.spaces[played.tokens.length];
  return space === undefined ? 0 : space.takes & ANIMALS;
}

export function canPlaceAnimal(player: Player, faces: readonly Face[]): boolean {
  const { board } = player;
  for (let i = 0; i < board.length; i++) if (animalsOn(board[i]!, faces) !== 0) return true;
  return false;
}

export function startFair(state: State, seat: Seat, symbols: number, tell: Tell): void {
  state.doing = { type: 'fair', left: 2, symbols };
  endFairIfDone(state, seat, tell);
}

export function listFair(player: Player, faces: readonly Face[], moves: Move[]): void {
  for (let space = 0; space < player.board.length; space++) {
    const animals = animalsOn(player.board[space]!, faces);
    if ((animals & (1 << DOG)) !== 0) moves.push({ type: 'place', space, as: DOG });
    if ((animals & (1 << HORSE)) !== 0) moves.push({ type: 'place', space, as: HORSE });
  }
}

export function placeAnimal(
  state: State,
  seat: Seat,
  doing: Extract<Doing, { type: 'fair' }>,
  space: number,
  as: number,
  tell: Tell,
): void {
  const played = state.players[seat]!.board[space]!;
  played.tokens.push(as);
  doing.left--;
  tell({ type: 'token', seat, card: -1, space, onto: played.card, as });
  endFairIfDone(state, seat, tell);
}

function endFairIfDone(state: State, seat: Seat, tell: Tell): void {
  const { doing } = state;
  if (doing?.type !== 'fair') return;
  if (doing.left > 0 && canPlaceAnimal(state.players[seat]!, tableOf(state).book.faces)) return;
  endFair(state, seat, doing, tell);
}

export function endFair(state: State, seat: Seat, doing: Extract<Doing, { type: 'fair' }>, tell: Tell): void {
  state.doing = null;
  offerDemotion(state, seat, doing.symbols, tell);
}

/** How many steps a card in play can still fall. */
export function stepsLeft(played: Played, faces: readonly Face[]): number {
  const { scale } = faces[played.card]!;
  return scale.length === 0 ? 0 : scale.length - 1 - played.step;
}

export function canDepreciate(player: Player, faces: readonly Face[]): boolean {
  const { board } = player;
  for (let i = 0; i < board.length; i++) if (stepsLeft(board[i]!, faces) > 0) return true;
  return false;
}

export function startRoof(state: State, seat: Seat, symbols: number, tell: Tell): void {
  state.doing = { type: 'roof', left: 3, symbols };
  endRoofIfClear(state, seat, tell);
}

export function listRoof(player: Player, faces: readonly Face[], moves: Move[]): void {
  for (let space = 0; space < player.board.length; space++)
    if (stepsLeft(player.board[space]!, faces) > 0) moves.push({ type: 'decay', space });
}

export function decay(state: State, seat: Seat, doing: Extract<Doing, { type: 'roof' }>, space: number, tell: Tell): void {
  doing.left--;
  fall(state, seat, space, 1, 'card', tell);
  endRoofIfClear(state, seat, tell);
}

/** As many of the steps as can be used are used; where there is nothing left to choose they are taken at once. */
function endRoofIfClear(state: State, seat: Seat, tell: Tell): void {
  const { doing } = state;
  if (doing?.type !== 'roof') return;
  const { faces } = tableOf(state).book;
  const { board } = state.players[seat]!;
  const falling = board.filter((played) => stepsLeft(played, faces) > 0);
  const all = falling.reduce((sum, played) => sum + stepsLeft(played, faces), 0);
  if (doing.left > 0 && falling.length > 1 && all > doing.left) return;
  for (let space = 0; space < board.length && doing.left > 0; space++) {
    const steps = Math.min(doing.left, stepsLeft(board[space]!, faces));
    if (steps > 0) fall(state, seat, space, steps, 'card', tell);
    doing.left -= steps;
  }
  state.doing = null;
  offerDemotion(state, seat, doing.symbols, tell);
}

/** A property’s value falls, never below the lowest step. */
export function fall(state: State, seat: Seat, space: number, steps: number, why: 'neglect' | 'card', tell: Tell): void {
  const { faces } = tableOf(state).book;
  const played = state.players[seat]!.board[space]!;
  const { scale } = faces[played.card]!;
  const from = scale[played.step]!;
  played.step += Math.min(steps, stepsLeft(played, faces));
  tell({ type: 'decayed', seat, card: played.card, space, from, to: scale[played.step]!, why });
}
