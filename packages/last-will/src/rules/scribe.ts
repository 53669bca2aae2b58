/**
 * Positions and moves as people write them, cards and companions by name:
 * `{ phase: 'actions', turn: 1, players: [{ money: 20, hand: ['dinner'], board: [{ card: 'farm-1', tokens: ['dog'] }] }] }`,
 * `{ play: 'dinner' }`, `{ token: 'dog', space: 'farm-1' }`.
 */
import { Complaint, type Scribe, type Seat, shuffle, silent, asText } from '@parlour/kernel';
import type { Book } from './book.ts';
import { companionKinds, propertyTypes } from './material/index.ts';
import { type Move, moveKinds } from './move.ts';
import { moves, wasteful } from './round.ts';
import { settle } from './spending.ts';
import { DECKS, FREE, NEW_SPECIALS, type Phase, type Played, type PlayerState, SPECIALS, type State, WILD } from './state.ts';
import { tableOf } from './table.ts';

export const scribe: Scribe<State, Move> = { arrange, readMove };

type Written = Readonly<Record<string, unknown>>;

const fields = ['round', 'phase', 'turn', 'starter', 'market', 'extensions', 'players', 'offer', 'decks', 'discards'];
const playerFields = ['money', 'hand', 'board', 'spaces', 'plan', 'actions', 'job', 'covered', 'demoted', 'bankrupt', 'unknown'];
const phases: readonly Phase[] = ['starting', 'planning', 'errands', 'actions', 'ending'];

/**
 * What is described is put where it says; all else keeps its place unless its card is wanted elsewhere. Decks are written from the top;
 * whatever is left over is shuffled beneath, or into the pile where `discards` says `rest`.
 */
function arrange(state: State, position: unknown): void {
  const written = record(position);
  // Whatever was dealt, this position did not come of it.
  check(written, fields);
  const { book } = tableOf(state);
  const players = list('players', written['players'] ?? [], state.players.length).map((player) => check(record(player), playerFields));
  placeCards(state, written, players, book);
  const twice = players.find(({ job }, seat) => typeof job === 'string' && players.findIndex((other) => other['job'] === job) !== seat);
  if (twice !== undefined) throw new Complaint('scribe.twice', { field: 'job', value: asText(twice['job']) });
  for (const [seat, player] of players.entries()) describe(state, state.players[seat]!, player, book);
  if ('round' in written) state.round = number('round', written['round'], 1, 7);
  if ('starter' in written) state.starter = number('starter', written['starter'], 0, state.players.length - 1);
  if ('market' in written) state.market = list('market', written['market'], 4).map((value) => number('market', value, -20, 20));
  if ('extensions' in written) state.extensions = number('extensions', written['extensions'], 0, 12);
  setStage(state, written, players);
  checkPossible(state, book);
  // Whoever has nothing left is bankrupt, whoever says so (LW-SPEND-4).
  for (let seat = 0; seat < state.players.length; seat++) settle(state, seat, silent);
}

/** Complains about a position that no game can come to: rules that may rely on it would go wrong later. */
function checkPossible(state: State, book: Book): void {
  for (const [seat, { board, spaces, hand, plan, job, covered }] of state.players.entries()) {
    // LW-BLACK-1
    if (board.length > spaces) throw new Complaint('scribe.overfull', { seat, cards: board.length, spaces });
    for (const { card, tokens } of board) checkTokens(book, card, tokens);
    // LW-END-2: wild cards come with errands, and go back when a round ends.
    if (hand.includes(book.wild) && state.phase !== 'errands' && state.phase !== 'actions')
      throw new Complaint('scribe.wild', { seat, phase: state.phase });
    const earlier = state.players.slice(0, seat);
    // LW-PLAN-1
    if (plan >= 0 && earlier.some((other) => other.plan === plan)) throw new Complaint('scribe.twice', { field: 'plan', value: plan + 1 });
    if (job < 0) continue;
    // Whoever has no line left has no job any more.
    const lines = book.jobs[job]!.lines.length;
    if (covered >= (1 << lines) - 1) throw new Complaint('scribe.covered', { seat, lines });
  }
}

/** Only black cards lie on boards (LW-COMP-1), and each companion on a space that takes it, from the top (LW-COMP-2). */
function checkTokens(book: Book, card: number, tokens: readonly number[]): void {
  const { id, kind, spaces } = book.faces[card]!;
  if (kind === 'event' || kind === 'companion' || kind === 'wild') throw new Complaint('scribe.not-black', { card: id });
  const wrong = tokens.findIndex((token, i) => ((spaces[i]?.takes ?? 0) & (1 << token)) === 0);
  if (wrong >= 0)
    throw new Complaint('scribe.token', { card: id, spaces: spaces.length, place: wrong + 1, token: companionKinds[tokens[wrong]!]! });
}

/** Who decides what: the phase, whose turn, and everybody’s plans. */
function setStage(state: State, written: Written, players: readonly Written[]): void {
  const phase = (written['phase'] ?? state.phase) as Phase;
  if (!phases.includes(phase)) throw new Complaint('scribe.value', { field: 'phase', value: JSON.stringify(written['phase']) });
  state.phase = phase;
  state.doing = null;
  for (const player of state.players) player.chosen = false;
  const together = phase === 'starting' || phase === 'ending';
  state.markers.fill(FREE);
  state.figures.fill(FREE);
  state.pass = phase === 'errands' ? 1 : 0;
  if (phase === 'errands' || phase === 'actions' || phase === 'ending') {
    // Those without a plan of their own take the leftmost free ones.
    for (const [seat, player] of players.entries()) if ('plan' in player) state.markers[state.players[seat]!.plan] = seat;
    for (const [seat, player] of state.players.entries())
      if (players[seat] === undefined || !('plan' in players[seat])) {
        player.plan = state.markers.indexOf(FREE);
        state.markers[player.plan] = seat;
      }
    state.order = state.markers.filter((marker) => marker >= 0);
  } else {
    for (const player of state.players) player.plan = -1;
    state.order = [];
  }
  const turn = 'turn' in written ? number('turn', written['turn'], 0, state.players.length - 1) : state.starter;
  state.turn = together ? -1 : phase === 'planning' ? turn : 'turn' in written ? turn : (state.order[0] ?? turn);
}

function describe(state: State, player: PlayerState, written: Written, book: Book): void {
  if ('money' in written) player.money = number('money', written['money'], -200, 500);
  if ('spaces' in written) player.spaces = number('spaces', written['spaces'], 0, 20);
  if ('plan' in written) player.plan = number('plan', written['plan'], 1, state.plans.length) - 1;
  if ('actions' in written) player.actions = number('actions', written['actions'], 0, 50);
  for (const flag of ['demoted', 'bankrupt', 'unknown'] as const) if (flag in written) player[flag] = written[flag] === true;
  if ('job' in written) {
    const job = written['job'] === null ? -1 : book.jobs.findIndex(({ id }) => id === written['job']);
    if (job < 0 && written['job'] !== null) throw new Complaint('scribe.card', { card: JSON.stringify(written['job']) });
    // Whoever was dealt it has the other one instead.
    for (const other of state.players) if (job >= 0 && other.job === job) other.job = player.job;
    player.job = job;
    player.covered = 0;
  }
  if ('covered' in written)
    player.covered = list('covered', written['covered'], 5).reduce<number>(
      (bits, line) => bits | (1 << (number('covered', line, 1, 5) - 1)),
      0,
    );
}

/** Claims every card that is described, then lets the rest keep their places or fill the decks. */
function placeCards(state: State, written: Written, players: readonly Written[], book: Book): void {
  const pool = everyCard(state);
  const claim = (name: unknown): number => {
    const card = book.byId.get(asText(name));
    const at = card === undefined ? -1 : pool.indexOf(card);
    if (card === undefined || at < 0) throw new Complaint('scribe.card', { card: asText(name) });
    pool.splice(at, 1);
    return card;
  };
  const boards = players.map((player) =>
    'board' in player ? list('board', player['board'], 20).map((each) => readPlayed(each, claim, book)) : undefined,
  );
  const hands = players.map((player) => ('hand' in player ? list('hand', player['hand'], 60).map(claim) : undefined));
  const offer =
    'offer' in written ? list('offer', written['offer'], state.offer.length).map((card) => (card === null ? -1 : claim(card))) : undefined;
  const stacked = DECKS.map((name) => list(name, record(written['decks'] ?? {})[name] ?? [], 60).map(claim));
  const piles = DECKS.map((name) => record(written['discards'] ?? {})[name] ?? []);
  const discarded = piles.map((pile, deck) => (pile === 'rest' ? [] : list(DECKS[deck]!, pile, 60).map(claim)));
  const keep = (card: number): boolean => {
    const at = pool.indexOf(card);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  };
  state.players.forEach((player, seat) => {
    player.board = boards[seat] ?? player.board.filter(({ card }) => keep(card));
    player.hand = (hands[seat] ?? player.hand.filter(keep)).toSorted((a, b) => a - b);
    player.kept = [];
  });
  state.offer = state.offer.map((card, slot) => offer?.[slot] ?? (offer === undefined && card >= 0 && keep(card) ? card : -1));
  for (let deck = 0; deck < DECKS.length; deck++) {
    const rest = pool.filter((card) => book.faces[card]!.deck === deck);
    shuffle(state.dice, rest);
    if (deck === SPECIALS || deck === NEW_SPECIALS) rest.sort((a, b) => book.faces[b]!.crowns - book.faces[a]!.crowns);
    state.discards[deck] = piles[deck] === 'rest' && deck !== WILD ? rest : discarded[deck]!;
    state.decks[deck] = [...(piles[deck] === 'rest' && deck !== WILD ? [] : rest), ...stacked[deck]!.toReversed()];
  }
}

function everyCard(state: State): number[] {
  return [
    ...state.players.flatMap(({ hand, board }) => [...hand, ...board.map(({ card }) => card)]),
    ...state.offer.filter((card) => card >= 0),
    ...state.decks.flat(),
    ...state.discards.flat(),
  ];
}

function readPlayed(written: unknown, claim: (name: unknown) => number, book: Book): Played {
  const {
    card: name,
    value,
    tokens = [],
    activated = false,
    served = 0,
  } = typeof written === 'string'
    ? { card: written }
    : (record(written) as { card?: unknown; value?: unknown; tokens?: unknown; activated?: unknown; served?: unknown });
  const card = claim(name);
  const step = value === undefined ? 0 : book.faces[card]!.scale.indexOf(Number(asText(value)));
  if (step < 0) throw new Complaint('scribe.value', { field: 'value', value: asText(value) });
  return {
    card,
    step,
    tokens: list('tokens', tokens, 4).map((token) => oneOf('tokens', companionKinds, token)),
    activated: activated === true,
    served: number('served', served, 0, 9),
  };
}

/** Which values of a written move are names, by field. */
function readValue(field: string, value: unknown, state: State, seat: Seat): unknown {
  const { book } = tableOf(state);
  if (typeof value !== 'string') return value;
  if (field === 'card' || field === 'to') return book.byId.get(value) ?? value;
  if (field === 'as') {
    const companion = (companionKinds as readonly string[]).indexOf(value);
    return companion >= 0 ? companion : (propertyTypes as readonly string[]).indexOf(value);
  }
  if (field === 'deck') return (DECKS as readonly string[]).indexOf(value);
  if (field === 'space') return state.players[seat]!.board.findIndex(({ card }) => card === book.byId.get(value));
  if (field === 'slot') return state.offer.findIndex((card) => card >= 0 && card === book.byId.get(value));
  return value;
}

/** After a verb, people count plans and lines from one; `{ type: … }` is the move as the record has it. */
const fromOne = ['plan', 'line'];
/** Moves with the field that follows their verb: `{ play: 'dinner' }`. */
const verbs = Object.entries(moveKinds).flatMap(([type, [object]]) => (object === undefined ? [] : [[type, object] as const]));

function readMove(state: State, seat: Seat, written: unknown): Move {
  if (typeof written === 'string') return pickMove(state, seat, { type: written }, written);
  const given = record(written);
  const verb = 'type' in given ? undefined : verbs.find(([type]) => Object.hasOwn(given, type));
  const { [verb?.[0] ?? '']: object, ...others } = given;
  const named = verb === undefined ? given : { type: verb[0], [verb[1]]: object, ...others };
  const read = Object.fromEntries(
    Object.entries(named).map(([field, value]) => {
      const plain = readValue(field, value, state, seat);
      return [field, verb !== undefined && fromOne.includes(field) && typeof plain === 'number' && plain > 0 ? plain - 1 : plain];
    }),
  );
  return pickMove(state, seat, read, JSON.stringify(written));
}

/** The one legal move that has all the given fields; if there is none, the move as given, for the rules to refuse. */
function pickMove(state: State, seat: Seat, given: Written, text: string): Move {
  const fitting = [...moves(state, seat), ...wasteful(state, seat)].filter((move) =>
    Object.entries(given).every(([field, value]) => JSON.stringify((move as unknown as Written)[field]) === JSON.stringify(value)),
  );
  if (fitting.length > 1) throw new Complaint('scribe.move', { move: text });
  return fitting[0] ?? (given as unknown as Move);
}

function record(value: unknown): Written {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Complaint('scribe.position');
  return value as Written;
}

function check(written: Written, known: readonly string[]): Written {
  const unknown = Object.keys(written).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new Complaint('scribe.field', { field: unknown, fields: known.join(', ') });
  return written;
}

function list(field: string, value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new Complaint('scribe.value', { field, value: JSON.stringify(value) });
  return value;
}

function number(field: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new Complaint('scribe.value', { field, value: JSON.stringify(value) });
  return value;
}

function oneOf(field: string, names: readonly string[], value: unknown): number {
  const found = names.indexOf(asText(value));
  if (found < 0) throw new Complaint('scribe.value', { field, value: asText(value) });
  return found;
}
