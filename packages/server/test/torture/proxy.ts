import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A plain TCP proxy before some servers, which loses, delays and forgets what it is told to. */
export interface Proxy {
  readonly address: string;
  /** Cuts some of the lines. */
  cut(share: () => boolean): void;
  /** From now on some lines are dead, and nobody at either end hears of it. */
  deafen(share: () => boolean): void;
  /** Everything that comes from now on comes so much later. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

interface Pair {
  readonly ends: readonly [Socket, Socket];
  deaf: boolean;
}

export async function makeProxy(ports: () => readonly number[], pick: (count: number) => number): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let late = 0;

  /** Passes everything on in the order in which it came: lines may be slow, but nothing overtakes on them. */
  function delayed(pass: (data: Buffer) => void): (data: Buffer) => void {
    const underway: { readonly data: Buffer; readonly due: number }[] = [];
    let timer: NodeJS.Timeout | undefined;
    function arrive(): void {
      timer = undefined;
      while (underway.length > 0 && underway[0]!.due <= performance.now()) pass(underway.shift()!.data);
      if (underway.length > 0) timer = setTimeout(arrive, Math.max(0, underway[0]!.due - performance.now()));
    }
    return (data) => {
      if (late === 0 && underway.length === 0) return pass(data);
      underway.push({ data, due: performance.now() + late });
      timer ??= setTimeout(arrive, late);
    };
  }

  const server: Server = createServer((visitor) => {
    const open = ports();
    const host = connect(open[pick(open.length)] ?? 1, '127.0.0.1');
    const pair: Pair = { ends: [visitor, host], deaf: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      if (!pair.deaf) for (const socket of pair.ends) socket.destroy();
    };
    for (const [from, to] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      from.on(
        'data',
        delayed((data) => void (!pair.deaf && !to.destroyed && to.write(data))),
      );
      from.on('error', end);
      from.on('close', end);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(share) {
      for (const { ends } of pairs) if (share()) for (const socket of ends) socket.destroy();
    },
    deafen(share) {
      for (const pair of pairs) if (share()) pair.deaf = true;
    },
    delay(milliseconds) {
      late = milliseconds;
    },
    async close() {
      server.close();
      for (const { ends } of pairs) for (const socket of ends) socket.destroy();
    },
  };
}
