import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Services } from '../services.ts';
import { type ClientMessage } from '@parlour/client/protocol';
import { type Line, serveSocket } from './socket.ts';

const TRY_LATER = 1013;

/** What a message costs us, compared with a move. Being shown a table, and going back, is work on the whole game so far; words have no end. */
const costs: Partial<Record<ClientMessage['type'], number>> = { watch: 5, undo: 5, ask: 5, answer: 5, chat: 4 };
/** Where we list the moves and say them all, everything costs so many times as much. */
const IN_WORDS = 2;

/** An address whose lines leave so many bytes unread gets no further ones. */
const MOST_UNREAD = 16_000_000;

/** Lets sockets in: not too many from one address. What is said on them is limited for each person, and for each address. */
export function createAdmission(services: Services) {
  const { messagesPerTenSeconds, messagesPerAddress, socketsPerAddress } = services.settings;
  const people = services.limits.buckets('people', messagesPerTenSeconds, messagesPerTenSeconds / 10);
  const addresses = services.limits.buckets('messages', messagesPerAddress, messagesPerAddress / 10);
  const sockets = services.limits.holdings('sockets', socketsPerAddress);
  const open = new Map<string, Set<WebSocket>>();
  let strangers = 0;

  return (socket: WebSocket, wire: Writable | undefined, address: string, person: string | null): void => {
    // They may have left while it was looked up who they are, and would hold a place without end.
    if (socket.readyState !== socket.OPEN) return;
    const isFar = wire === undefined;
    // A line from another process was let in there.
    if (!isFar && !sockets.hold(address)) {
      socket.close(TRY_LATER);
      return;
    }
    const here = open.get(address) ?? new Set();
    open.set(address, here.add(socket));
    socket.on('close', () => {
      if (!isFar) sockets.release(address);
      here.delete(socket);
      if (here.size === 0) open.delete(address);
    });
    // Strangers are as many as they have lines.
    const who = person ?? `stranger ${++strangers}`;
    const line: Line = {
      isFar,
      person,
      address,
      mayAsk(type, inWords, parts = 1) {
        const cost = (costs[type] ?? 1) * parts * (inWords ? IN_WORDS : 1);
        return people.take(who, cost) && addresses.take(address, cost);
      },
      mayKeepUnread: () => [...here].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0) < MOST_UNREAD,
    };
    serveSocket(services, socket, wire, line);
  };
}
