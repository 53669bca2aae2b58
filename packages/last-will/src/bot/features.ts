import type { Picture } from '@parlour/bots';
import { incomeOf, type PlayerState, type State, scoreOf, type GameTable, tableOf } from '../rules/index.ts';
import { actionsLeft, errandsLeft, isLast } from './horizon.ts';
import { boardWorth, handWorth, outlook } from './worth.ts';

/** What the evaluation looks at, for every seat. In pounds, or counts. */
export const features = [
  /** Money and property as it is counted in the end: the less the better. */
  'score',
  /** Wages still to come, and the lines of a job that are not yet covered: without the last nobody goes bankrupt. */
  'wages',
  'lines',
  /** What properties will still lose in value or cost to maintain. */
  'estate',
  /** What other cards in play will still get rid of. */
  'engine',
  /** What the best cards in hand can get rid of. */
  'hand',
  /** Properties owned: each must be sold, or counts 5 more. */
  'properties',
  /** Actions and errand boys left in this round, cards in hand, spaces for cards. */
  'actions',
  'errands',
  'cards',
  'spaces',
  /** Having gone bankrupt. */
  'bankrupt',
] as const;

/** By round: the first two, one each up to the sixth, and the last for certain. */
const stages = [0, 0, 0, 1, 2, 3, 4, 5];

export function stageOf(state: State): number {
  return isLast(state) ? 5 : stages[state.round]!;
}

/** More cards than this can hardly be played before they must be thrown away. */
const PLAYABLE = 5;

export function picture(state: State): Picture {
  return { stage: stageOf(state), seats: state.players.map((player, seat) => featuresOf(state, player, seat)) };
}

function featuresOf(state: State, player: PlayerState, seat: number): number[] {
  const table = tableOf(state);
  const { faces } = table.book;
  const look = outlook(state, seat);
  let estate = 0;
  let engine = 0;
  let properties = 0;
  for (const played of player.board) {
    const worth = boardWorth(look, played);
    if (faces[played.card]?.kind === 'property') {
      estate += worth;
      properties++;
    } else engine += worth;
  }
  const hand = player.hand.map((card) => handWorth(look, card)).toSorted((a, b) => b - a);
  let held = 0;
  for (let i = 0; i < hand.length && i < PLAYABLE; i++) held += hand[i]!;
  return [
    scoreOf(player, faces),
    incomeOf(player, table) * (look.after + 1),
    openLines(player, table),
    estate,
    engine,
    held,
    properties,
    actionsLeft(state, player, seat),
    errandsLeft(state, player, seat),
    player.hand.length,
    player.spaces - player.board.length,
    player.bankrupt ? 1 : 0,
  ];
}

/** The lines of a player's job that still pay. */
function openLines({ job, covered }: PlayerState, { book }: GameTable): number {
  const { lines } = book.jobs[job] ?? { lines: [] };
  let open = 0;
  for (let line = 0; line < lines.length; line++) if ((covered & (1 << line)) === 0) open++;
  return open;
}
