/** Moments of games at which something wanted is to be decided, found with the engine itself. */
import { readFileSync } from 'node:fs';
import { alhambra, type Buy, type Take } from '@parlour/alhambra';
import { botFor } from '@parlour/bots';
import { teach } from '@parlour/games';
import {
  type AnyGame,
  below,
  diceFrom,
  type GameRecord,
  pick,
  playMove,
  questionOf,
  recordOf,
  replay,
  type Seat,
  startMatch,
} from '@parlour/kernel';
import { lastWill, type State } from '@parlour/last-will';

function recorded(game: AnyGame, file: string): GameRecord {
  return JSON.parse(readFileSync(new URL(`../../packages/${game.id}/games/${file}.json`, import.meta.url), 'utf8')) as GameRecord;
}

/** Whoever sits there is a person, all others are bots. */
function seenBy(record: GameRecord, person: Seat): GameRecord {
  return { ...record, seats: record.seats.map(({ name }, seat) => (seat === person ? { name } : { name, bot: 'novice' })) };
}

/** What is about to happen: the state, and who will decide. */
export type Wanted = (state: State, seat: Seat) => boolean;

/** Bots mostly do what looks best; now and then something else, so that everything happens in some game. */
const WHIM = 6;
const MOST_GAMES = 1000;

/** Lets bots play a game of Last Will up to such a moment, or to its end; with who is about to decide. */
async function playUntil(
  wanted: Wanted,
  options: GameRecord['options'],
  seed: string,
  players: number,
): Promise<{ record: GameRecord; seat?: Seat }> {
  const bot = botFor(await teach(lastWill), 'greedy')!;
  const seats = ['Agatha', 'Bertie', 'Cecily', 'Dorothea', 'Ernest'].slice(0, players).map((name) => ({ name }));
  const match = startMatch(lastWill, options, seed, seats);
  const dice = diceFrom(seed);
  for (let [seat] = lastWill.toAct(match.state); seat !== undefined; [seat] = lastWill.toAct(match.state)) {
    if (wanted(match.state, seat)) return { record: recordOf(match), seat };
    const moves = lastWill.moves(match.state, seat);
    const question = { game: lastWill as AnyGame, ...questionOf(match, seat), seen: [], budget: {}, dice };
    playMove(match, seat, below(dice, WHIM) === 0 ? pick(dice, moves) : bot.decide(question).move);
  }
  return { record: recordOf(match) };
}

/** The first moment like that in games of Last Will that bots play, with Getting Sacked or without. Whoever decides then is a person. */
export async function inLastWill(wanted: Wanted, expansion: 'none' | 'full' = 'none', players = 3): Promise<GameRecord> {
  for (let number = 0; number < MOST_GAMES; number++) {
    const { record, seat } = await playUntil(wanted, { expansion }, `gallery ${number}`, players);
    if (seat !== undefined) return seenBy(record, seat);
  }
  throw new Error('no game of Last Will has such a moment');
}

/** A game of Last Will that was soon over, for there was little to spend, seen by the first seat. */
export async function shortWill(): Promise<GameRecord> {
  const { record } = await playUntil(() => false, { pack: { defaultWill: 20 } }, 'short', 2);
  return seenBy(record, 0);
}

/** A game of Alhambra in its middle: whoever takes the money given makes a scoring due. */
export function beforeScoring(): { record: GameRecord; take: Take } {
  const record = recorded(alhambra, '4-players');
  const { steps } = replay(alhambra, record);
  const index = steps.findIndex(({ moves: [move], events }) => move?.type === 'take' && events.some(({ type }) => type === 'scored'));
  const { seat, moves } = steps[index]!;
  return { record: seenBy({ ...record, moves: record.moves.slice(0, index) }, seat), take: moves[0] as Take };
}

/** The moment of a recorded game of Alhambra at which whoever decides has most cards before them and can buy; with the picks of a purchase. */
export function fullTable(file: string): { record: GameRecord; picks: string[] } {
  const record = recorded(alhambra, file);
  const match = startMatch(alhambra, record.options, record.seed, record.seats);
  let full = { cards: 0, index: 0, seat: 0, picks: [] as string[] };
  for (const [index, [seat, move]] of record.moves.entries()) {
    const state = match.state;
    const cards = (state.hands[seat]?.length ?? 0) + (state.owned[seat]?.length ?? 0);
    // One that needs several cards, and none of them twice.
    const buy = alhambra
      .moves(state, seat)
      .find((one): one is Buy => one.type === 'buy' && one.pay.length > 1 && new Set(one.pay).size === one.pay.length);
    if (buy !== undefined && cards > full.cards)
      full = { cards, index, seat, picks: [`slot:${buy.slot}/0`, ...buy.pay.map((card) => `pay:${card}/0`)] };
    playMove(match, seat, move);
  }
  return { record: seenBy({ ...record, moves: record.moves.slice(0, full.index) }, full.seat), picks: full.picks };
}

/** A recorded game that is over, seen by the first seat. */
export function finished(game: AnyGame, file: string): GameRecord {
  return seenBy(recorded(game, file), 0);
}

/** A recorded game with a few decisions left, for people in all seats. */
export function nearlyOver(game: AnyGame, file: string, left = 3): GameRecord {
  const record = recorded(game, file);
  return { ...record, seats: record.seats.map(({ name }) => ({ name })), moves: record.moves.slice(0, -left) };
}

/** A recorded game with so many decisions left, for the first seat and bots. */
export function nearlyOverWithBots(game: AnyGame, file: string, left: number): GameRecord {
  return seenBy(nearlyOver(game, file, left), 0);
}
