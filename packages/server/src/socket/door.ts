import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { createLimit, createShared, type Limit } from './limit.ts';
import { serveSocket } from './socket.ts';

const TRY_LATER = 1013;

/** Lets sockets in: not too many from one address; those of one person share what the person may send. */
export function createDoor(house: House) {
  const { messagesPerTenSeconds, socketsPerAddress } = house.settings;
  const newLimit = () => createLimit(messagesPerTenSeconds, messagesPerTenSeconds / 10, Date.now);
  const limits = createShared<Limit>(newLimit);
  const addresses = createShared(() => undefined);
  return (socket: WebSocket, address: string, person: string | null): void => {
    if (addresses.count(address) >= socketsPerAddress) {
      socket.close(TRY_LATER);
      return;
    }
    addresses.enter(address);
    const limit = person === null ? newLimit() : limits.enter(person);
    socket.on('close', () => {
      addresses.leave(address);
      if (person !== null) limits.leave(person);
    });
    serveSocket(house, socket, person, limit);
  };
}
