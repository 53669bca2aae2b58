import { type Language, type Sight, sightOf, type Viewer } from '@parlour/kernel';
import type { Position, PublicDeal, PublicSeat, ServerMessage, TableStep, TableInfo } from '@parlour/client/protocol';
import type { SeatRow } from '../../store/schema.ts';
import { publicClocks } from '../log/clock.ts';
import { type Logged, lastNumber, type OnlineTable, toAct } from '../log/table.ts';
import { inWords } from './in-words.ts';

/** Somebody who looks at a table: where they sit, if they do, and who they are. */
export interface Onlooker {
  readonly viewer: Viewer;
  readonly person: string | null;
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>;
  /** The language in which they are told what they may decide; null for those who know the game. */
  readonly language: Language | null;
}

/** Whoever opens a table reads so many of the latest words there. */
export const MOST_WORDS = 200;

/** Whether somebody hears of an entry at all. */
export function hears({ muted }: Onlooker, { entry }: Logged): boolean {
  return entry.kind !== 'chat' || !muted.has(entry.person);
}

export function publicSeat({ name, person, bot, open }: SeatRow): PublicSeat {
  const state = bot !== null ? 'bot' : person !== null ? 'person' : 'empty';
  return { name, state, level: bot, away: bot !== null && person !== null, open: open === 1 };
}

export function infoFor(table: OnlineTable, { viewer, person }: Onlooker): TableInfo {
  const { id, game, options, clock, visibility, substitute, spectators, delay, rated, helpers, created, host, tournament } = table.settings;
  return {
    id,
    game: game.id,
    rules: game.revision,
    options: { ...options },
    seats: table.seats.map(publicSeat),
    status: table.status,
    visibility,
    clock,
    substitute,
    spectators,
    delay,
    rated,
    helpers,
    created,
    you: viewer,
    host: person === host,
    invited: isInvited(table, person),
    rematch: table.rematch ?? null,
    tournament,
    deal: dealFor(table),
  };
}

/** The hash, never the secret. */
function dealFor({ settings: { deal, tournament }, seats }: OnlineTable): PublicDeal | null {
  if (deal === null) return null;
  return {
    hash: deal.hash,
    words: seats.map(({ word }) => word),
    shared: deal.shared !== null,
    id: tournament === null ? deal.shared : null,
  };
}

function isInvited({ seats }: OnlineTable, person: string | null): boolean {
  return person !== null && seats.some(({ invited }) => invited === person);
}

/** The game as a viewer sees it: everything secret has gone through the game's own `view`. */
export function positionFor(table: OnlineTable, viewer: Viewer): Position {
  const { match, clock, settings, asked, voices } = table;
  return {
    ...onWire(match === undefined ? nothing(viewer) : sightOf(match, viewer)),
    // At a table that was closed nobody decides any more.
    toAct: [...toAct(table)],
    clocks: publicClocks(settings.clock, clock),
    asked: asked === undefined ? null : { ...asked, agreed: [...asked.agreed] },
    voices: voices.map((seats) => [...seats]),
  };
}

/** Before the game has begun. */
function nothing(viewer: Viewer): Sight {
  return { number: 0, viewer, view: null, toAct: [], undo: { steps: 0, stop: { reason: 'start' } }, scores: [], standings: null };
}

/** The same with lists that may be changed, as the protocol has them. */
function onWire({ scores, standings, ...sight }: Sight) {
  return { ...sight, scores: [...scores], standings: standings === null ? null : standings.map((seats) => [...seats]) };
}

/** What a viewer hears of an entry. A decision itself may be secret: only the events it led to are told, as the viewer saw them. */
export function stepFor(table: OnlineTable, { entry, events }: Logged, viewer: Viewer): TableStep {
  const { number, at } = entry;
  const seen = () => events.map((event) => ({ ...table.settings.game.see(event, viewer) }));
  switch (entry.kind) {
    case 'move':
      return { number, at, kind: 'move', seat: entry.seat, events: seen() };
    case 'seat':
      return { number, at, kind: 'seat', seat: entry.seat, change: entry.change, name: entry.name };
    case 'start':
      return { number, at, kind: 'start', events: seen() };
    case 'closed':
      return { number, at, kind: 'closed' };
    case 'undo':
    case 'ask':
      return { number, at, kind: entry.kind, seat: entry.seat, back: entry.back };
    case 'answer':
      return { number, at, kind: 'answer', seat: entry.seat, yes: entry.yes };
    case 'chat':
      return { number, at, kind: 'chat', seat: entry.seat, name: entry.name, text: entry.text };
    case 'without':
      return { number, at, kind: 'without', seat: entry.seat, of: entry.of };
    case 'pause':
      return { number, at, kind: 'pause', milliseconds: entry.milliseconds };
    case 'rematch':
      return { number, at, kind: 'rematch', table: entry.table };
  }
}

/** The frames of a table as it is now. */
interface Made {
  readonly number: number;
  readonly seats: OnlineTable['seats'];
  readonly frames: Map<string, ServerMessage>;
}
const made = new WeakMap<OnlineTable, Made>();

/** A frame for an onlooker: everything, or the latest entry. Those who only look on get the same and share one, so that a crowd costs little more than one. */
export function frameFor(kind: 'sync' | 'step', table: OnlineTable, onlooker: Onlooker): ServerMessage {
  const { viewer, person, muted, language } = onlooker;
  // A seat has one onlooker, as a rule; and whoever does not want to hear somebody who has spoken here gets less than the others.
  const isOwn = viewer !== null || (kind === 'sync' && muted.size > 0 && table.log.some((logged) => !hears(onlooker, logged)));
  if (isOwn) return makeFrame(kind, table, onlooker);
  const known = made.get(table);
  const isCurrent = known !== undefined && known.number === lastNumber(table) && known.seats === table.seats;
  const { frames } = isCurrent ? known : remember(table);
  const key = `${kind} ${language} ${person === table.settings.host} ${isInvited(table, person)}`;
  const frame = frames.get(key) ?? makeFrame(kind, table, onlooker);
  frames.set(key, frame);
  return frame;
}

/** Whether somebody gets the same frames as everybody else who only looks on, and at the same time. */
export function isOneOfMany(table: OnlineTable, { viewer, person, muted, language }: Onlooker): boolean {
  const isNobody = person === null || (person !== table.settings.host && !isInvited(table, person));
  return viewer === null && isNobody && muted.size === 0 && language === null && table.settings.delay === 0;
}

function makeFrame(kind: 'sync' | 'step', table: OnlineTable, onlooker: Onlooker): ServerMessage {
  const frame = kind === 'sync' ? syncFrame(table, onlooker) : stepFrame(table, onlooker);
  return onlooker.language === null ? frame : inWords(frame, table, onlooker.viewer, onlooker.language);
}

function remember(table: OnlineTable): Made {
  const fresh = { number: lastNumber(table), seats: table.seats, frames: new Map<string, ServerMessage>() };
  made.set(table, fresh);
  return fresh;
}

export function syncFrame(table: OnlineTable, onlooker: Onlooker): ServerMessage {
  return {
    type: 'sync',
    number: lastNumber(table),
    table: infoFor(table, onlooker),
    position: positionFor(table, onlooker.viewer),
    history: heardBy(table, onlooker).map((logged) => stepFor(table, logged, onlooker.viewer)),
  };
}

/** All that somebody has heard at a table; of what was said, the latest. */
function heardBy({ log }: OnlineTable, onlooker: Onlooker): readonly Logged[] {
  const heard = log.filter((logged) => hears(onlooker, logged));
  const words = heard.filter(({ entry }) => entry.kind === 'chat');
  const first = words.at(-MOST_WORDS)?.entry.number ?? 0;
  return words.length <= MOST_WORDS ? heard : heard.filter(({ entry }) => entry.kind !== 'chat' || entry.number >= first);
}

/** The frame for the table's latest entry. */
export function stepFrame(table: OnlineTable, onlooker: Onlooker): ServerMessage {
  const logged = table.log.at(-1)!;
  const { kind } = logged.entry;
  const step = stepFor(table, logged, onlooker.viewer);
  const frame = { type: 'step', table: table.settings.id, step } as const;
  if (kind === 'chat') return frame;
  const position = positionFor(table, onlooker.viewer);
  const changesInfo = kind !== 'move' && kind !== 'ask' && kind !== 'answer';
  return changesInfo || table.status === 'over' ? { ...frame, position, info: infoFor(table, onlooker) } : { ...frame, position };
}
