import { Complaint } from '@parlour/kernel';
import type { ClientMessage, Position, ServerMessage, TableStep, TableInfo } from './protocol/index.ts';
import type { LineStatus } from './connection.ts';

/** A table as it is known here. Every change makes a new object, so that it can be compared and kept. */
export interface TableSnapshot {
  /** Undefined until the server has shown the table. */
  readonly info: TableInfo | undefined;
  readonly position: Position | undefined;
  /** All that happened, oldest first; decisions that were taken back are still here, followed by their `undo`. */
  readonly history: readonly TableStep[];
  /** The last number heard of. */
  readonly number: number;
  readonly online: { readonly seats: readonly boolean[]; readonly spectators: number };
  readonly line: LineStatus;
  /** How many decisions are on their way: made here, and not heard of from the server yet. */
  readonly unsent: number;
  /** Why the table is not shown (any more). */
  readonly gone: Complaint | undefined;
}

/** What changed: one step in order, everything at once, or something beside the game. */
export type TableNews = { readonly type: 'step'; readonly step: TableStep } | { readonly type: 'sync' } | { readonly type: 'other' };

export interface TableHandle {
  readonly id: string;
  snapshot(): TableSnapshot;
  /** Calls back after every change, once for every step and in order. Returns how to stop. */
  subscribe(listener: (news: TableNews) => void): () => void;
  /** Each of these is done once however often the line breaks; they fail with a Complaint if the server refuses. */
  /** Several moves are one decision in parts. */
  play(...moves: readonly unknown[]): Promise<void>;
  undo(back: number): Promise<void>;
  askUndo(back: number): Promise<void>;
  answerUndo(yes: boolean): Promise<void>;
  chat(text: string): Promise<void>;
  /** Stops watching. */
  close(): void;
}

const WATCH_AGAIN_AFTER = 2_000;
/** Reasons for not being shown a table that pass by themselves. */
const passing: readonly string[] = ['server.busy', 'server.too-fast'];

/** Decisions that are on their way, kept so that they outlast the page: sent again by the next one, they are still done once. */
export interface Outbox {
  load(table: string): readonly ClientMessage[];
  store(table: string, messages: readonly ClientMessage[]): void;
}

interface Pending {
  readonly message: ClientMessage;
  readonly done: () => void;
  readonly fail: (complaint: Complaint) => void;
}

/** The client's side of one table; `hear`, `reconnected` and `lineChanged` are called by the client that owns it. */
export interface TableEnd extends TableHandle {
  hear(message: ServerMessage): void;
  reconnected(): void;
  /** Asks for everything anew. */
  showAgain(): void;
  lineChanged(line: LineStatus): void;
}

export function tableEnd(
  id: string,
  line: LineStatus,
  send: (message: ClientMessage) => void,
  forget: () => void,
  outbox: Outbox | undefined,
): TableEnd {
  let state: TableSnapshot = {
    info: undefined,
    position: undefined,
    history: [],
    number: 0,
    online: { seats: [], spectators: 0 },
    line,
    unsent: 0,
    gone: undefined,
  };
  const listeners = new Set<(news: TableNews) => void>();
  const pending = new Map<string, Pending>();
  let again: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<TableSnapshot>, news: TableNews): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(news);
  }

  function request(build: (id: string) => ClientMessage): Promise<void> {
    const requestId = newId();
    const message = build(requestId);
    return new Promise((resolve, reject) => {
      pending.set(requestId, { message, done: resolve, fail: reject });
      posted();
      send(message);
    });
  }

  /** What is on its way has changed. */
  function posted(): void {
    const moves = [...pending.values()].map(({ message }) => message).filter(({ type }) => type === 'move');
    outbox?.store(id, moves);
    if (moves.length !== state.unsent) change({ unsent: moves.length }, { type: 'other' });
  }

  /** What the page before this one could not send any more. The server knows by its id what it has done already. */
  function postAgain(): void {
    for (const message of outbox?.load(id) ?? [])
      if (message.type === 'move') pending.set(message.id, { message, done: () => undefined, fail: () => undefined });
    for (const { message } of pending.values()) send(message);
    posted();
  }

  function watch(): void {
    clearTimeout(again);
    const { info, number } = state;
    send(info === undefined ? { type: 'watch', table: id } : { type: 'watch', table: id, since: number, as: info.you });
  }

  const end: TableEnd = {
    id,
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (...moves) => request((id_) => ({ type: 'move', id: id_, table: id, number: state.number, moves: [...moves] })),
    undo: (back) => request((id_) => ({ type: 'undo', id: id_, table: id, number: state.number, back })),
    askUndo: (back) => request((id_) => ({ type: 'ask', id: id_, table: id, number: state.number, back })),
    answerUndo: (yes) => request((id_) => ({ type: 'answer', id: id_, table: id, request: state.position?.asked?.number ?? 1, yes })),
    chat: (text) => request((id_) => ({ type: 'chat', id: id_, table: id, text })),
    close() {
      clearTimeout(again);
      send({ type: 'unwatch', table: id });
      listeners.clear();
      forget();
    },
    hear(message) {
      if (message.type === 'sync') {
        const { table: info, position, history, number } = message;
        change({ info, position, history, number, gone: undefined }, { type: 'sync' });
      } else if (message.type === 'step') {
        const { step, info = state.info, position = state.position } = message;
        // A step that came twice (on the old line and the new) counts once.
        if (step.number <= state.number) return;
        change({ info, position, number: step.number, history: [...state.history, step], gone: undefined }, { type: 'step', step });
      } else if (message.type === 'presence') {
        change({ online: { seats: message.seats, spectators: message.spectators } }, { type: 'other' });
      } else if (message.type === 'gone') {
        const gone = Complaint.from(message.complaint);
        // The server could not show it just now: it is asked again.
        clearTimeout(again);
        if (passing.includes(gone.key)) again = setTimeout(watch, WATCH_AGAIN_AFTER * (0.5 + Math.random()));
        change({ gone }, { type: 'other' });
      } else if (message.type === 'done') {
        settle(message.id)?.done();
      } else if (message.type === 'refused') {
        settle(message.id)?.fail(Complaint.from(message.complaint));
      }
    },
    reconnected() {
      watch();
      for (const { message } of pending.values()) send(message);
    },
    showAgain: () => send({ type: 'watch', table: id }),
    lineChanged: (line) => change({ line }, { type: 'other' }),
  };

  function settle(requestId: string): Pending | undefined {
    const request = pending.get(requestId);
    pending.delete(requestId);
    if (request !== undefined) posted();
    return request;
  }

  watch();
  postAgain();
  return end;
}

/** 128 random bits. (`crypto.randomUUID` is missing on pages served without TLS.) */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
