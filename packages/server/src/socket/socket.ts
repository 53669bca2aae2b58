import type { Writable } from 'node:stream';
import { Complaint, type ComplaintData, type Language } from '@parlour/kernel';
import type { RawData, WebSocket } from 'ws';
import type { Home } from '../homes/homes.ts';
import type { FarEnd } from '../homes/tunnel.ts';
import type { Services } from '../services.ts';
import { type ClientMessage, clientMessage, LONGEST_MESSAGE, PROTOCOL, type ServerMessage } from '@parlour/client/protocol';
import { chat } from '../tables/play/chat.ts';
import { decide } from '../tables/play/decide.ts';
import type { Watcher } from '../tables/live/rooms.ts';
import { answerUndo, askForUndo, undoAlone } from '../tables/play/undo.ts';

/** How often we say that we are still there. */
export const BEAT = 20_000;
/** A line from which nothing came for so many beats, not even the answer that its other end gives by itself, is dead. */
const MOST_SILENT = 3;
/** Somebody who reads so slowly that this many bytes wait for them is cut off; they resume where they were. */
const MOST_UNREAD = 4_000_000;
/** From so many on, what waits for all lines of an address counts. */
const MUCH_UNREAD = 64_000;
const MOST_TABLES = 20;
/** A line that breaks the limits so often is cut off. */
const MOST_OFFENCES = 20;
const POLICY_VIOLATION = 1008;
const TOO_LONG = 1009;
/** How long a line that is cut off has to notice. */
const LAST_WORDS = 1_000;

/** Somebody at the other end. */
export interface Line {
  /** Whose session their cookie named. */
  readonly person: string | null;
  readonly address: string;
  /** Whether it comes from another process, since the table is at home here. */
  readonly isFar: boolean;
  /** Whether one more message of that kind is within the limits; `inWords`: about a table that is told in words. */
  mayAsk(type: ClientMessage['type'], inWords: boolean, parts?: number): boolean;
  /** Whether their address may leave more unread. */
  mayKeepUnread(): boolean;
}

/** Serves one WebSocket; `wire` is what it runs over, if it came to this process itself. */
export function serveSocket(services: Services, socket: WebSocket, wire: Writable | undefined, line: Line): void {
  const { person, address } = line;
  const { rooms, metrics, now } = services;
  /** The tables that are watched, and the language of those that are told in words. */
  const watched = new Map<string, Language | null>();
  /** The way to the home of those that are at home in another process. */
  const ways = new Map<string, FarEnd>();
  let finding: Promise<FarEnd | undefined> = Promise.resolve(undefined);
  const isAlone = line.isFar || !services.store.isShared;
  const farEnds = new Map<string, Promise<FarEnd>>();
  /** What they have asked for and is not answered yet. */
  let open = 0;
  let offences = 0;
  let silent = 0;
  let alive = true;
  metrics.sockets.inc();

  const watcher: Watcher = { person, address, send, sendAll, hangUp: () => socket.terminate() };

  function send(message: ServerMessage): void {
    if (socket.readyState !== socket.OPEN || !reads()) return;
    const frame = frameOf(message);
    if (wire === undefined) socket.send(textOf(frame), { binary: false });
    // Whoever has asked for something soon hears more.
    else (open > 0 ? holdTogether(wire) : wire).write(frame);
  }

  function sendAll(messages: readonly ServerMessage[]): void {
    if (wire === undefined) for (const message of messages) send(message);
    else if (socket.readyState === socket.OPEN && reads()) wire.write(framesOf(messages));
  }

  /** Whoever does not read what they are sent is not waited for. */
  function reads(): boolean {
    const { bufferedAmount } = socket;
    const isDeaf = bufferedAmount > MOST_UNREAD || (bufferedAmount > MUCH_UNREAD && !line.mayKeepUnread());
    if (isDeaf) socket.terminate();
    return !isDeaf;
  }

  async function hear(data: RawData): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    if ((data as Buffer).length > LONGEST_MESSAGE) {
      socket.close(TOO_LONG);
      return;
    }
    const message = read(data);
    if (message instanceof Complaint) {
      offend(message);
      return;
    }
    // Each part of a decision is judged by itself.
    if (!line.mayAsk(message.type, languageOf(message) !== null, message.type === 'move' ? message.moves.length : 1)) {
      const complaint = new Complaint('server.too-fast');
      const answer = said(message.table, complaint, languageOf(message));
      if ('id' in message) send({ type: 'refused', id: message.id, ...answer });
      if (message.type === 'watch') send({ type: 'gone', table: message.table, ...answer });
      offend(complaint);
      return;
    }
    const far = isAlone ? undefined : await nextWay(message);
    if (far !== undefined) return far.say((data as Buffer).toString());
    if (message.type === 'unwatch') return unwatch(message.table);
    open++;
    try {
      await (message.type === 'watch' ? watch(message) : act(message));
    } finally {
      open--;
    }
  }

  /** Ways are found in the order in which things were said. */
  function nextWay(message: ClientMessage): Promise<FarEnd | undefined> {
    finding = finding.then(() => wayFor(message));
    return finding;
  }

  async function wayFor(message: ClientMessage): Promise<FarEnd | undefined> {
    const { type, table } = message;
    const far = type === 'watch' ? await wayTo(table) : ways.get(table);
    if (far === undefined || type === 'unwatch') ways.delete(table);
    else ways.set(table, far);
    if (far !== undefined && type === 'watch') watched.set(table, languageOf(message));
    if (far !== undefined && type === 'unwatch') watched.delete(table);
    return far;
  }

  /** The way to the home of a table; nothing where it is here, or cannot be reached: then we do without. */
  async function wayTo(table: string): Promise<FarEnd | undefined> {
    let home: Home | undefined;
    try {
      home = await services.homes.claim(table);
      if (home.here) return undefined;
      const known = farEnds.get(home.address);
      const far = known ?? services.tunnels.lead(home.address, { person, address }, pass, () => socket.terminate());
      farEnds.set(home.address, far);
      const end = await far;
      if (!alive) end.hangUp();
      return end;
    } catch (error) {
      // The ways to other homes stay: they are hung up with the line.
      if (home?.here === false) farEnds.delete(home.address);
      services.log.warn({ err: error, table }, 'the home of a table cannot be reached');
      return undefined;
    }
  }

  /** What comes from the home of a table is passed on as it is. */
  function pass(text: string): void {
    if (socket.readyState === socket.OPEN && reads()) socket.send(text, { binary: false });
  }

  /** The language in which they are told the table that they speak of; null for those who know the game. */
  function languageOf(message: ClientMessage): Language | null {
    return (message.type === 'watch' ? message.choices : watched.get(message.table)) ?? null;
  }

  function offend(complaint: Complaint): void {
    send({ type: 'error', complaint: complaint.toJSON() });
    if (++offences <= MOST_OFFENCES) return;
    socket.close(POLICY_VIOLATION);
    // Whoever talks on is not listened to, whether they hang up or not.
    socket.pause();
    setTimeout(() => socket.terminate(), LAST_WORDS).unref();
  }

  async function watch(message: ClientMessage & { type: 'watch' }): Promise<void> {
    const { table, since, as = null, choices } = message;
    try {
      if (!watched.has(table) && watched.size >= MOST_TABLES) throw new Complaint('server.too-fast');
      watched.set(table, languageOf(message));
      await rooms.watch(table, watcher, { known: since === undefined ? undefined : { since, as }, choices });
      // They may have turned away before we got to show it.
      if (!alive || !watched.has(table)) rooms.unwatch(table, watcher);
    } catch (error) {
      const answer = said(table, complaintOf(error), languageOf(message));
      unwatch(table);
      send({ type: 'gone', table, ...answer });
    }
  }

  function unwatch(table: string): void {
    watched.delete(table);
    rooms.unwatch(table, watcher);
  }

  async function act(message: Exclude<ClientMessage, { type: 'watch' | 'unwatch' }>): Promise<void> {
    const { id, table } = message;
    try {
      send({ type: 'done', id, number: await carryOut(message) });
    } catch (error) {
      const complaint = complaintOf(error);
      const language = languageOf(message);
      send({ type: 'refused', id, ...said(table, complaint, language) });
      if (complaint.key !== 'server.stale') return;
      metrics.stale.inc();
      // They are shown the table anew, which is as dear as if they had asked for it.
      if (!line.mayAsk('watch', language !== null))
        send({ type: 'gone', table, ...said(table, new Complaint('server.too-fast'), language) });
      // Should it fail, the table is looked at again by itself.
      else await rooms.resync(table, watcher).catch(complaintOf);
    }
  }

  function carryOut(message: Exclude<ClientMessage, { type: 'watch' | 'unwatch' }>): Promise<number> {
    const asker = { table: message.table, person, id: message.id };
    switch (message.type) {
      case 'move':
        return decide(services, asker, message);
      case 'undo':
        return undoAlone(services, asker, message);
      case 'ask':
        return askForUndo(services, asker, message);
      case 'answer':
        return answerUndo(services, asker, message);
      case 'chat':
        return chat(services, asker, message);
    }
  }

  /** A complaint as it is sent. Should its sentence be wrong, they hear the rest; nothing that somebody asks for ends the server. */
  function said(table: string, complaint: Complaint, language: Language | null): { complaint: ComplaintData; says?: string } {
    try {
      return rooms.complaintAbout(table, complaint, language);
    } catch (error) {
      services.log.error({ err: error }, 'a complaint could not be put into words');
      return { complaint: complaint.toJSON() };
    }
  }

  /** People hear what is wrong; what is wrong with us goes to the log. */
  function complaintOf(error: unknown): Complaint {
    if (error instanceof Complaint) return error;
    services.log.error({ err: error }, 'a message could not be carried out');
    return new Complaint('server.busy');
  }

  /** Whoever is gone without a word holds no place, and does not look as if they were there. */
  function sayBeat(): void {
    if (++silent > MOST_SILENT) return socket.terminate();
    send({ type: 'beat', now: now() });
    socket.ping();
  }

  // The process at the other end of a far line looks after it itself.
  const beat = line.isFar ? undefined : setInterval(sayBeat, BEAT);
  socket.on('pong', () => {
    silent = 0;
  });
  socket.on('message', (data) => {
    silent = 0;
    void hear(data);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    alive = false;
    clearInterval(beat);
    metrics.sockets.dec();
    for (const table of watched.keys()) rooms.unwatch(table, watcher);
    for (const far of farEnds.values()) void far.then((end) => end.hangUp()).catch(() => undefined);
  });
  send({ type: 'welcome', protocol: PROTOCOL, now: now(), beat: BEAT });
}

/** What is said in one breath goes out in one piece: that something happened, and that it was this line's wish. */
function holdTogether(wire: Writable): Writable {
  if (wire.writableCorked > 0) return wire;
  wire.cork();
  process.nextTick(() => wire.uncork());
  return wire;
}

/** Many get the same frame: it is put into words once, as it is on the wire, and goes there in one piece. */
const written = new WeakMap<ServerMessage, Buffer>();
const together = new WeakMap<readonly ServerMessage[], Buffer>();

function frameOf(message: ServerMessage): Buffer {
  const frame = written.get(message) ?? framed(JSON.stringify(message));
  written.set(message, frame);
  return frame;
}

function framesOf(messages: readonly ServerMessage[]): Buffer {
  const frames = together.get(messages) ?? Buffer.concat(messages.map(frameOf));
  together.set(messages, frames);
  return frames;
}

/** A text as a server sends it by RFC 6455: first that it is one, then its length in one, two or eight bytes. */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  frame[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

function textOf(frame: Buffer): Buffer {
  return frame.subarray(frame[1]! < 126 ? 2 : frame[1] === 126 ? 4 : 10);
}

function read(data: RawData): ClientMessage | Complaint {
  try {
    const parsed = clientMessage.safeParse(JSON.parse((data as Buffer).toString()));
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    return new Complaint('server.message', { detail: `${issue?.path.join('.')}: ${issue?.message}` });
  } catch {
    return new Complaint('server.message', { detail: 'JSON' });
  }
}
