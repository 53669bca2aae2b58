/** A new game. LW-SETUP-1 to LW-SETUP-10. */
import { below, type Dice, pick, type Seat, type Setting, shuffle, silent } from '@parlour/kernel';
import type { Tell } from './event.ts';
import { payIncome } from './sacked/jobs.ts';
import { deal as dealJobs, layTiles } from './sacked/setup.ts';
import { addToHand, drawTop } from './piles.ts';
import { dealOffer } from './phases/offer.ts';
import { DECKS, FREE, HELPERS, NEW_SPECIALS, type Options, type PlayerState, PROPERTIES, SPECIALS, type State, WILD } from './state.ts';
import { type GameTable, tableFor } from './table.ts';

export function setup(setting: Setting<Options>, dice: Dice, tell: Tell): State {
  const table = tableFor(setting);
  const { seats } = setting;
  const { material } = table.book;
  const market = material.modifiers.map(({ value }) => value);
  shuffle(dice, market);
  const decks = buildDecks(table, dice);
  // Drawn in any case: the rest of a game is the same whoever was chosen (LW-SETUP-9).
  const drawn = below(dice, seats);
  const starter = setting.options.starter ?? drawn;
  const plans = table.parts.tiles ? layTiles({ dice }, table) : printedPlans(table);
  const state: State = {
    dice,
    setting,
    round: 1,
    phase: 'starting',
    starter,
    turn: -1,
    players: Array.from({ length: seats }, () => newPlayer(material.playerBoard.spaces)),
    decks,
    discards: DECKS.map(() => []),
    offer: table.slots.map(() => -1),
    figures: table.spaces.map(() => FREE),
    market,
    extensions: material.playerBoard.extensionsInBank,
    plans,
    markers: plans.map(() => FREE),
    order: [],
    pass: 0,
    doing: null,
  };
  if (table.parts.employment) dealJobs(state);
  else giveMoney(state, table);
  dealHands(state);
  open(state, tell);
  return state;
}

/** The will, the jobs and their first income, the first offer: before anybody decides. */
function open(state: State, tell: Tell): void {
  tell({ type: 'inherited', money: state.players.map(({ money }) => money) });
  for (const [seat, { job }] of state.players.entries()) if (job >= 0) tell({ type: 'hired', seat, job });
  payIncome(state, tell);
  dealOffer(state, (event) => {
    // The line of the whole offer says which cards they are.
    if (event.type !== 'dealt') tell(event);
  });
}

function newPlayer(spaces: number): PlayerState {
  return {
    money: 0,
    bankrupt: false,
    hand: [],
    board: [],
    spaces,
    plan: -1,
    actions: 0,
    unknown: false,
    kept: [],
    chosen: false,
    job: -1,
    covered: 0,
    demoted: false,
  };
}

/** Each deck shuffled by itself; specials within their crowns, one crown on top (LW-SETUP-5, GS-SETUP-5). */
function buildDecks(table: GameTable, dice: Dice): number[][] {
  const decks: number[][] = DECKS.map(() => []);
  for (const { index, deck, copies, sacked } of table.book.faces)
    if (table.parts.cards || !sacked) for (let i = 0; i < copies; i++) decks[deck]!.push(index);
  shuffleDecks(decks, table, dice);
  return decks;
}

function shuffleDecks(decks: readonly number[][], { book }: GameTable, dice: Dice): void {
  for (let deck = 0; deck < WILD; deck++) {
    shuffle(dice, decks[deck]!);
    // The top card is the last: sorting is stable, so the order within a crown stays random.
    if (deck === SPECIALS || deck === NEW_SPECIALS) decks[deck]!.sort((a, b) => book.faces[b]!.crowns - book.faces[a]!.crowns);
  }
}

/** The same game with what is left of every deck shuffled again. */
export function reshuffle({ decks, setting }: State, dice: Dice): void {
  shuffleDecks(decks, tableFor(setting), dice);
}

function printedPlans({ book, seats }: GameTable): number[] {
  const small = book.material.plans['2-3'].length;
  return seats <= 3 ? Array.from({ length: small }, (_, i) => i) : book.material.plans['4-5'].map((_, i) => small + i);
}

/** The same for everyone: the amount agreed on, or that of a will drawn at random (LW-SETUP-7). */
function giveMoney(state: State, { book }: GameTable): void {
  const { will } = state.setting.options;
  const money =
    will === 'standard' ? book.material.defaultWill.money : will === 'random' ? pick(state.dice, book.material.lastWills).money : will;
  for (const player of state.players) player.money = money;
}

/** Three helpers and expenses and three properties each, from the starting player on (LW-SETUP-8). */
export function dealHands(state: State): void {
  const seats = state.players.length;
  for (let i = 0; i < seats; i++) {
    const seat: Seat = (state.starter + i) % seats;
    for (const deck of [HELPERS, PROPERTIES])
      for (let card = 0; card < 3; card++) {
        const drawn = drawTop(state, deck, seat, silent);
        if (drawn >= 0) addToHand(state.players[seat]!, drawn);
      }
  }
}
