/** People at tables on a server, who decide something legal as soon as they may. */
import { type AnyGame, below, diceFrom } from '@parlour/kernel';
import { settingOf } from '@parlour/client/protocol';
import { type Client, createClient, nodeTransport, type TableHandle } from '@parlour/client';

/** What visitors measured, in milliseconds. */
export interface Timings {
  /** From a decision until it was acknowledged: it is on the disk then. */
  readonly acknowledged: number[];
  /** From a decision until somebody else at the table saw it. */
  readonly seen: number[];
}

export interface Party {
  /** Plays until all games are over, or so many milliseconds have passed; everybody waits a while before each decision. */
  play(pause: number, most: number): Promise<Timings>;
  leave(): void;
}

/** Fills so many tables with so many people each, every one on a line of their own. */
export async function gather(address: string, game: AnyGame, tables: number, seats: number): Promise<Party> {
  const clients: Client[] = [];
  const someone = () => {
    const client = createClient(nodeTransport(address));
    clients.push(client);
    return client;
  };
  const rooms: TableHandle[][] = [];
  for (let table = 0; table < tables; table++) {
    const host = someone();
    const made = await host.http.create({
      game: game.id,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'person' as const }))],
      name: 'Ann',
    });
    const guests = await Promise.all(
      made.links.map(async ({ key }, i) => {
        const guest = someone();
        await guest.http.join(key, { name: `Guest ${i + 1}` });
        return guest;
      }),
    );
    rooms.push([host, ...guests].map((client) => client.table(made.table)));
  }
  return {
    play: (pause, most) => playAll(rooms, game, pause, most),
    leave: () => clients.forEach((client) => client.close()),
  };
}

function playAll(rooms: readonly (readonly TableHandle[])[], game: AnyGame, pause: number, most: number): Promise<Timings> {
  const timings: Timings = { acknowledged: [], seen: [] };
  const dice = diceFrom('visitors');
  return new Promise((resolve, reject) => {
    let left = rooms.length;
    let over = false;
    const end = () => {
      over = true;
      resolve(timings);
    };
    const timer = setTimeout(end, most);
    for (const room of rooms) {
      // When the step of that number was decided.
      const decided = new Map<number, number>();
      let ended = false;
      for (const handle of room) {
        let deciding = false;
        const look = () => {
          const { info, position, number } = handle.snapshot();
          if (over || deciding || info === undefined || info.you === null || position === undefined) return;
          if (position.standings !== null && !ended) {
            ended = true;
            if (--left === 0) {
              clearTimeout(timer);
              end();
            }
          }
          const seat = info.you;
          if (!position.toAct.includes(seat)) return;
          deciding = true;
          setTimeout(() => {
            const moves = game.moves(game.guess(position.view, settingOf(info), dice), seat);
            const decidedAt = performance.now();
            decided.set(number + 1, decidedAt);
            handle
              .play(moves[below(dice, moves.length)])
              .then(() => {
                timings.acknowledged.push(performance.now() - decidedAt);
                deciding = false;
                look();
              })
              .catch(reject);
          }, pause);
        };
        handle.subscribe((news) => {
          const decidedAt = news.type === 'step' ? decided.get(news.step.number) : undefined;
          const mine = news.type === 'step' && news.step.kind === 'move' && news.step.seat === handle.snapshot().info?.you;
          if (decidedAt !== undefined && !mine) timings.seen.push(performance.now() - decidedAt);
          look();
        });
        look();
      }
    }
  });
}
