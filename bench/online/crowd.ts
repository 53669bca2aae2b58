/**
 * People at tables of a Parlour server, in a process of their own: each on a line of their own, deciding something legal as soon as they may, or
 * after a while. They read no more of a frame than they need, so that the server is what is measured and not they.
 */
import { type AnyGame, below, diceFrom, worldFrom } from '@parlour/kernel';
import { loadGame } from '@parlour/games';
import { createClient, nodeTransport } from '@parlour/client';
import type { Position, TableInfo } from '@parlour/client/protocol';
import { settingOf } from '@parlour/client/protocol';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { attend, type Crowd, type Heard, opened, type Order } from './attend.ts';

attend(async ({ game: id, ...order }) => gather((await loadGame(id))!, order));

interface Guest {
  readonly line: WebSocket;
  hear: (frame: Buffer) => void;
}

/** So many tables are played at, one game after another, until that many games are over. */
async function gather(game: AnyGame, { address, tables, games, seats, onlookers = 0 }: Omit<Order, 'game'>): Promise<Crowd> {
  const wires: Socket[] = [];
  const parties: { readonly guests: Guest[]; readonly tables: string[] }[] = [];
  for (let index = 0; index < tables; index++) {
    const transports = Array.from({ length: seats }, () => nodeTransport(address));
    const clients = transports.map((transport) => createClient(transport));
    const made: string[] = [];
    for (let round = index; round < games; round += tables) {
      const others = Array.from({ length: seats - 1 }, () => ({ kind: 'person' as const }));
      const { table, links } = await clients[0]!.http.create({ game: game.id, seats: [{ kind: 'me' }, ...others], name: 'Ann' });
      await Promise.all(links.map(({ key }, i) => clients[i + 1]!.http.join(key, { name: `Guest ${i + 1}` })));
      made.push(table);
    }
    const guests = transports.map(({ cookie }): Guest => {
      const line = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false });
      const guest: Guest = { line, hear: () => undefined };
      line.on('message', (frame: Buffer) => guest.hear(frame));
      return guest;
    });
    wires.push(...(await Promise.all(guests.map(({ line }) => opened(line)))));
    const lookingOn = Array.from(
      { length: onlookers },
      () => new WebSocket(`${address.replace('http', 'ws')}/ws`, { perMessageDeflate: false }),
    );
    await Promise.all(lookingOn.map((line) => opened(line)));
    for (const table of made) await Promise.all(lookingOn.map((line) => watch(line, table)));
    parties.push({ guests, tables: made });
  }
  return {
    wires,
    play: (pause, heard, isOver) =>
      Promise.all(
        parties.map(async ({ guests, tables }) => {
          for (const table of tables) if (!isOver()) await playGame(guests, table, game, pause, heard, isOver);
        }),
      ).then(() => undefined),
  };
}

/** Looks at a table that is not played at yet: to come is not what a decision costs. */
function watch(line: WebSocket, table: string): Promise<void> {
  return new Promise((resolve) => {
    line.on('message', function hear(frame: Buffer) {
      if (frame.toString('latin1', 9, 13) !== 'sync') return;
      line.off('message', hear);
      resolve();
    });
    line.send(JSON.stringify({ type: 'watch', table }));
  });
}

/** One game, from the moment that somebody looks at the table until everybody has seen its end. */
function playGame(
  guests: readonly Guest[],
  table: string,
  game: AnyGame,
  pause: number,
  heard: Heard,
  isOver: () => boolean,
): Promise<void> {
  const dice = diceFrom(table);
  const decidedAt = new Map<number, number>();
  const ended = new Set<number>();
  return new Promise((resolve, reject) => {
    for (const [seat, guest] of guests.entries()) {
      let info: TableInfo | undefined;
      let position: Position | undefined;
      let number = 0;
      let sentAt = 0;
      let ids = 0;

      function look(): void {
        if (position === undefined || info === undefined || info.status === 'waiting' || sentAt !== 0) return;
        if (position.standings !== null || isOver()) ended.add(seat);
        if (ended.size === guests.length || isOver()) resolve();
        if (ended.size > 0 || !position.toAct.includes(seat)) return;
        sentAt = -1;
        if (pause === 0) decide(position);
        else setTimeout(decide, pause * (0.5 + Math.random()), position);
      }

      function decide({ view }: Position): void {
        const moves = game.moves(worldFrom(game, settingOf(info!), view), seat);
        sentAt = performance.now();
        decidedAt.set(number + 1, sentAt);
        const move = moves[below(dice, moves.length)];
        guest.line.send(JSON.stringify({ type: 'move', id: `${seat}-${++ids}`.padEnd(16, 'x'), table, number, moves: [move] }));
      }

      guest.hear = (frame) => {
        const kind = frame.toString('latin1', 9, 13);
        if (kind === 'done') {
          heard.acknowledged.push(performance.now() - sentAt);
          sentAt = 0;
          look();
        } else if (kind === 'step') {
          // All that somebody needs who does not decide next is its number.
          const stepAt = frame.indexOf('"step":{"number":') + 17;
          number = Number.parseInt(frame.toString('latin1', stepAt, stepAt + 8), 10);
          const at = decidedAt.get(number);
          if (at !== undefined && sentAt === 0) heard.seen.push(performance.now() - at);
          const toAct = frame.indexOf('"toAct":[');
          if (toAct < 0 || (toAct > 0 && !isAmong(frame, toAct + 9, seat) && frame.indexOf('"standings":[') < 0)) {
            position = toAct < 0 ? position : undefined;
            return;
          }
          const message = JSON.parse(frame.toString()) as { position?: Position; info?: TableInfo };
          position = message.position ?? position;
          info = message.info ?? info;
          look();
        } else if (kind === 'sync') {
          const message = JSON.parse(frame.toString()) as { number: number; table: TableInfo; position: Position };
          if (message.table.id !== table) return;
          ({ number, table: info, position } = message);
          look();
        } else if (kind === 'refu' || kind === 'gone' || kind === 'erro') {
          reject(new Error(frame.toString()));
        }
      };
      guest.line.send(JSON.stringify({ type: 'watch', table }));
    }
  });
}

/** Whether a seat is in a list of seats that begins there. */
function isAmong(frame: Buffer, from: number, seat: number): boolean {
  for (let at = from; frame[at] !== 93; at++) if (frame[at] === 48 + seat) return true;
  return false;
}
