import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import type { Services } from '../services.ts';
import { keptSecret } from '../notices/keys.ts';
import { newSecret } from '../secrets.ts';

/** A line of somebody in another process, whose table is at home here. */
export interface FarLine {
  readonly socket: WebSocket;
  readonly address: string;
  readonly person: string | null;
}

/** A parcel is the number of a line, what it is about, and text: a line begins (with who it is), somebody says something on it, or it ends. */
type About = '+' | '=' | '-';
/** No number of a line makes a parcel longer than what is in it by more than this. */
export const LONGEST_LABEL = 32;

function post(tunnel: WebSocket, line: number, about: About, text = ''): void {
  if (tunnel.readyState === tunnel.OPEN) tunnel.send(`${line} ${about}${text}`);
}

function unpack(data: Buffer): { readonly line: number; readonly about: About; readonly text: string } {
  const parcel = data.toString();
  const space = parcel.indexOf(' ');
  return { line: Number(parcel.slice(0, space)), about: parcel[space + 1] as About, text: parcel.slice(space + 2) };
}

type Caller = Pick<FarLine, 'address' | 'person'>;

const HURRY = 2_000;
const ASK_EVERY = 1_500;

/** Breaks a tunnel whose other end does not answer: a machine that lost its power or its network says nothing, and people would wait for it. */
function keepAlive(tunnel: WebSocket): void {
  let answered = true;
  const asking = setInterval(() => {
    if (!answered) return tunnel.terminate();
    answered = false;
    tunnel.ping();
  }, ASK_EVERY);
  tunnel.on('pong', () => (answered = true));
  tunnel.on('close', () => clearInterval(asking));
}

/** The secret by which processes of one database know each other. */
export function tunnelKey(services: Services): Promise<string> {
  return keptSecret(services, 'tunnel', newSecret);
}

/** Hears what comes through a tunnel from another process: its lines are served like those that come here by themselves. */
export function hearTunnel(tunnel: WebSocket, serve: (line: FarLine) => void): void {
  const lines = new Map<number, FarSocket>();
  keepAlive(tunnel);
  tunnel.on('message', (data: Buffer) => {
    const { line, about, text } = unpack(data);
    if (about === '+') {
      const socket = new FarSocket(tunnel, line);
      lines.set(line, socket);
      serve({ ...(JSON.parse(text) as Caller), socket: socket as unknown as WebSocket });
    } else if (about === '=') {
      lines.get(line)?.emit('message', Buffer.from(text));
    } else {
      lines.get(line)?.end();
      lines.delete(line);
    }
  });
  tunnel.on('error', () => tunnel.terminate());
  tunnel.on('close', () => {
    for (const socket of lines.values()) socket.end();
  });
}

/** As much of a WebSocket as serving a line takes. */
class FarSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly #tunnel: WebSocket;
  readonly #line: number;
  constructor(tunnel: WebSocket, line: number) {
    super();
    this.#tunnel = tunnel;
    this.#line = line;
  }
  get bufferedAmount(): number {
    return 0;
  }
  send(bytes: Buffer): void {
    const says = bytes.toString();
    // The process at the other end greets its lines itself.
    if (!says.startsWith('{"type":"welcome"')) post(this.#tunnel, this.#line, '=', says);
  }
  close(): void {
    this.terminate();
  }
  terminate(): void {
    post(this.#tunnel, this.#line, '-');
    this.end();
  }
  end(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
  pause(): void {}
}

/** One end of a line's way to the home of a table. */
export interface FarEnd {
  say(text: string): void;
  hangUp(): void;
}

export type Tunnels = ReturnType<typeof digTunnels>;

/** Ways to other processes: one to each, for all lines together. */
export function digTunnels(services: Services) {
  const tunnels = new Map<string, Promise<Tunnel>>();

  async function dig(address: string): Promise<Tunnel> {
    const key = await tunnelKey(services);
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/tunnel`, {
      headers: { authorization: `Bearer ${key}` },
      perMessageDeflate: false,
      handshakeTimeout: HURRY,
    });
    const tunnel = new Tunnel(socket);
    socket.on('close', () => tunnels.delete(address));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    keepAlive(socket);
    return tunnel;
  }

  return {
    /** Leads a line to another process. Fails if that cannot be reached; `lost` is called should it be lost later. */
    async lead(address: string, caller: Caller, hear: (text: string) => void, lost: () => void): Promise<FarEnd> {
      const digging = tunnels.get(address) ?? dig(address);
      tunnels.set(address, digging);
      try {
        return (await digging).add(caller, hear, lost);
      } catch (error) {
        tunnels.delete(address);
        throw error;
      }
    },
    /** Whether another process can be reached. */
    async canReach(address: string): Promise<boolean> {
      const digging = tunnels.get(address) ?? dig(address);
      tunnels.set(address, digging);
      return digging.then(
        () => true,
        () => {
          tunnels.delete(address);
          return false;
        },
      );
    },
    async close(): Promise<void> {
      const open = await Promise.allSettled(tunnels.values());
      for (const tunnel of open) if (tunnel.status === 'fulfilled') tunnel.value.close();
    },
  };
}

class Tunnel {
  readonly #socket: WebSocket;
  readonly #lines = new Map<number, { readonly hear: (text: string) => void; readonly lost: () => void }>();
  #last = 0;
  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const { line, about, text } = unpack(data);
      if (about === '=') this.#lines.get(line)?.hear(text);
      if (about === '-') this.#lines.get(line)?.lost();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const { lost } of this.#lines.values()) lost();
    });
  }
  add(caller: Caller, hear: (text: string) => void, lost: () => void): FarEnd {
    const line = ++this.#last;
    this.#lines.set(line, { hear, lost });
    post(this.#socket, line, '+', JSON.stringify(caller));
    return {
      say: (text) => post(this.#socket, line, '=', text),
      hangUp: () => {
        this.#lines.delete(line);
        post(this.#socket, line, '-');
      },
    };
  }
  close(): void {
    this.#socket.terminate();
  }
}
