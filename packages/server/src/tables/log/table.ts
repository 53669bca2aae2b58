import {
  type AnyGame,
  type GameEvent,
  type Match,
  type OptionValues,
  playAgain,
  playMoves,
  type Decision,
  type Refusal,
  type Seat,
  startMatch,
  undo,
} from '@parlour/kernel';
import { type ClockSetting, clockSetting } from '@parlour/client/protocol';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import { advance, type ClockState, hold, newClock, refresh, reward, run } from './clock.ts';
import type { Entry } from './entry.ts';

export type Status = 'waiting' | 'playing' | 'over' | 'closed';

/** A deal that can be checked: the hash of its secret, and the id under which several tables share it. */
export interface TableDeal {
  readonly hash: string;
  readonly shared: string | null;
}

/** What was agreed when the table was made. */
export interface TableSettings {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** The secret of the deal, where it can be checked; otherwise the seed itself. */
  readonly seed: string;
  readonly deal: TableDeal | null;
  readonly prefix: readonly Decision[];
  readonly clock: ClockSetting;
  readonly visibility: 'private' | 'open';
  readonly substitute: string;
  readonly spectators: boolean;
  /** Seconds. */
  readonly delay: number;
  readonly rated: boolean;
  /** Whether people may be helped while they play. */
  readonly helpers: boolean;
  readonly host: string;
  /** The tournament that it belongs to. */
  readonly tournament: string | null;
  readonly created: number;
}

export interface UndoRequest {
  readonly number: number;
  readonly seat: Seat;
  readonly back: number;
  readonly agreed: readonly Seat[];
}

/** An entry, what came of it, and who had to decide afterwards. */
export interface Logged {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly toAct: readonly Seat[];
}

/** A table in memory: all of it but `seats` follows from its settings and entries. */
export interface OnlineTable {
  readonly settings: TableSettings;
  seats: readonly SeatRow[];
  readonly log: Logged[];
  /** For each seat: the ids under which its clients asked for something, and the number of what came of it. */
  readonly requests: readonly Map<string, number>[];
  status: Status;
  match: Match | undefined;
  readonly clock: ClockState;
  /** Which seats are played by bots now. */
  bots: boolean[];
  /** Of those: for which a bot has decided already. */
  readonly helped: boolean[];
  /** For each seat: how much was kept of it that is no decision. */
  readonly asides: number[];
  /** Of the decisions that stand, in order: whether a person made it. */
  readonly byPerson: boolean[];
  asked: UndoRequest | undefined;
  /** For each seat: who wants to go on without whoever sits there, since they last did something. */
  readonly voices: (readonly Seat[])[];
  rematch: string | undefined;
}

export function readSettings(row: TableRow, game: AnyGame): TableSettings {
  return {
    id: row.id,
    game,
    options: JSON.parse(row.options) as OptionValues,
    seed: row.seed,
    deal: row.hash === null ? null : { hash: row.hash, shared: row.deal },
    prefix: row.prefix === null ? [] : (JSON.parse(row.prefix) as Decision[]),
    clock: clockSetting.parse(JSON.parse(row.clock)),
    visibility: row.visibility as 'private' | 'open',
    substitute: row.substitute,
    spectators: row.spectators === 1,
    delay: row.delay,
    rated: row.rated === 1,
    helpers: row.helpers === 1,
    host: row.host,
    tournament: row.tournament,
    created: row.created,
  };
}

/** A table before anything has happened at it. */
export function emptyTable(settings: TableSettings, seats: readonly SeatRow[]): OnlineTable {
  return {
    settings,
    seats,
    log: [],
    requests: seats.map(() => new Map()),
    status: 'waiting',
    match: undefined,
    clock: newClock(settings.clock, seats.length),
    bots: seats.map(() => false),
    helped: seats.map(() => false),
    asides: seats.map(() => 0),
    byPerson: [],
    asked: undefined,
    voices: seats.map(() => []),
    rematch: undefined,
  };
}

export function lastNumber(table: OnlineTable): number {
  return table.log.at(-1)?.entry.number ?? 0;
}

export function toAct({ match, status }: OnlineTable): readonly Seat[] {
  return match === undefined || status === 'closed' ? [] : match.game.toAct(match.state);
}

/** Whether the game goes on although nobody may be looking: somebody plays here in person, or others wait for its end. */
export function isPlayed({ seats, settings }: Pick<OnlineTable, 'seats' | 'settings'>): boolean {
  const isAwaited = settings.tournament !== null || (settings.deal !== null && settings.deal.shared !== null);
  return isAwaited || seats.some(({ person, bot }) => person !== null && bot === null);
}

/** Lets an entry happen again that has happened at the same table. Looking back is asked for often; only what is new is judged. */
export function repeat(table: OnlineTable, entry: Entry): void {
  happen(table, entry, playAgain);
}

/** Lets an entry happen. Throws if it cannot be, and leaves the table unusable but for an `Illegal` move, which has changed nothing. */
export function apply(table: OnlineTable, entry: Entry): void {
  happen(table, entry, mustPlay);
}

/** Carries a decision out; throws if it cannot be. */
type Play = (match: Match, seat: Seat, moves: readonly unknown[]) => void;

function happen(table: OnlineTable, entry: Entry, play: Play): void {
  const { clock, settings } = table;
  // Before anything else: a move that is refused leaves all as it was.
  let events = entry.kind === 'move' ? decide(table, entry.seat, entry.moves, play) : [];
  if (entry.kind === 'pause') hold(clock, entry.milliseconds);
  advance(clock, entry.at);
  /** Time that somebody has left who left and came back before a bot had decided: no more than before. */
  let left: number | undefined;
  switch (entry.kind) {
    case 'start':
      table.match = beginMatch(table, entry.seed ?? settings.seed);
      events = table.match.opening;
      table.status = 'playing';
      table.bots = [...entry.bots];
      break;
    case 'move':
      table.byPerson.push(table.bots[entry.seat] === false);
      table.helped[entry.seat] = table.bots[entry.seat] === true;
      reward(clock, settings.clock, entry.seat);
      table.asked = undefined;
      break;
    case 'undo':
      undo(playing(table), entry.back);
      // It may go back to before this table was made.
      table.byPerson.length = Math.max(0, table.byPerson.length - entry.back);
      table.asked = undefined;
      break;
    case 'ask':
      table.asked = { number: entry.number, seat: entry.seat, back: entry.back, agreed: [] };
      break;
    case 'answer':
      table.asked = entry.yes && table.asked !== undefined ? agreeing(table.asked, entry.seat) : undefined;
      break;
    case 'seat':
      if (!entry.bot && table.bots[entry.seat] === true && table.helped[entry.seat] === false) left = clock.left[entry.seat] ?? undefined;
      table.bots[entry.seat] = entry.bot;
      table.helped[entry.seat] = false;
      if (!entry.bot) refresh(clock, settings.clock, entry.seat);
      break;
    case 'without':
      table.voices[entry.of] = [...(table.voices[entry.of] ?? []), entry.seat];
      break;
    case 'rematch':
      table.rematch = entry.table;
      break;
    case 'closed':
      table.status = 'closed';
      break;
    case 'chat':
    case 'pause':
      break;
  }
  if ('seat' in entry) {
    // Whoever does something at the table is there again.
    table.voices[entry.seat] = [];
    if (entry.kind !== 'move') table.asides[entry.seat] = (table.asides[entry.seat] ?? 0) + 1;
    if (entry.clientId !== undefined) table.requests[entry.seat]?.set(entry.clientId, entry.number);
  }
  const deciding = toAct(table);
  if (table.match !== undefined && table.status !== 'closed') table.status = deciding.length === 0 ? 'over' : 'playing';
  run(
    clock,
    settings.clock,
    deciding.filter((seat) => table.bots[seat] === false),
  );
  if (entry.kind === 'seat' && left !== undefined && left > 0) clock.left[entry.seat] = left;
  table.log.push({ entry, events, toAct: deciding });
}

/** A saved game that goes on here was judged when it was brought along. */
function beginMatch({ settings, seats }: OnlineTable, seed: string): Match {
  const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
  const match = startMatch(settings.game, settings.options, seed, players);
  for (const [seat, ...moves] of settings.prefix) playAgain(match, seat, moves);
  return match;
}

function decide(table: OnlineTable, seat: Seat, moves: readonly unknown[], play: Play): readonly GameEvent[] {
  const match = playing(table);
  play(match, seat, moves);
  return match.steps.at(-1)?.events ?? [];
}

function playing({ match }: OnlineTable): Match {
  if (match === undefined) throw new Error('an entry came before the game had begun');
  return match;
}

function agreeing(asked: UndoRequest, seat: Seat): UndoRequest {
  return { ...asked, agreed: [...asked.agreed, seat] };
}

function mustPlay(match: Match, seat: Seat, moves: readonly unknown[]): void {
  const refusal = playMoves(match, seat, moves);
  if (refusal !== undefined) throw new Illegal(refusal);
}

/** A decision that the rules do not allow. */
export class Illegal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`a decision is not legal (${refusal.rule})`);
    this.refusal = refusal;
  }
}

/** The same table as it was after that number. */
export function tableAt(table: OnlineTable, number: number): OnlineTable {
  const earlier = emptyTable(table.settings, table.seats);
  for (const { entry } of table.log) if (entry.number <= number) repeat(earlier, entry);
  return earlier;
}
