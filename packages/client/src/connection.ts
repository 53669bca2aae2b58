import { type ClientMessage, type ServerMessage, serverMessage } from './protocol/index.ts';
import type { Transport } from './transport.ts';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** A line to the server that mends itself. What must not get lost is sent again by whoever sent it, on `onOpen`. */
export interface Connection {
  readonly status: LineStatus;
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Sends if the line is open; otherwise nothing happens. */
  send(message: ClientMessage): void;
  /** Drops the line and takes a new one at once: after the session has changed. */
  reopen(): void;
  close(): void;
}

export interface Listener {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onStatus(status: LineStatus): void;
}

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 15_000;

export function connect(transport: Transport, listener: Listener): Connection {
  let status: LineStatus = 'connecting';
  let socket: WebSocket | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let longestSilence = 60_000;
  let ahead = 0;

  function become(next: LineStatus): void {
    if (status === next) return;
    status = next;
    listener.onStatus(next);
  }

  function open(): void {
    clearTimeout(retry);
    const line = transport.open();
    socket = line;
    // Events of a line that was given up say nothing about the one that replaced it.
    const mine = (act: () => void) => () => {
      if (socket === line) act();
    };
    line.addEventListener('message', ({ data }) => mine(() => hear(String(data)))());
    line.addEventListener('close', mine(lose));
    line.addEventListener(
      'error',
      mine(() => line.close()),
    );
    listenForSilence();
  }

  function hear(text: string): void {
    listenForSilence();
    const parsed = serverMessage.safeParse(JSON.parse(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'welcome' || message.type === 'beat') ahead = message.now - Date.now();
    if (message.type === 'welcome') {
      failures = 0;
      longestSilence = message.beat * 2;
      become('open');
      listener.onOpen();
    } else if (message.type === 'bye') {
      drop();
      become('lost');
      retry = setTimeout(open, message.after + Math.random() * SHORTEST_WAIT);
    } else {
      listener.onMessage(message);
    }
  }

  /** Each failure doubles the wait; chance keeps a crowd from coming back all at once. */
  function lose(): void {
    drop();
    become('lost');
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failures++);
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, longestSilence);
  }

  function drop(): void {
    clearTimeout(silence);
    clearTimeout(retry);
    const old = socket;
    socket = undefined;
    old?.close();
  }

  open();
  // A device that knows it is cut off need not wait for silence, nor for the next attempt once it is back.
  const stopListening = transport.onNetwork((there) => {
    if (status === 'closed') return;
    if (!there) lose();
    else if (status === 'lost') {
      drop();
      open();
    }
  });
  return {
    get status() {
      return status;
    },
    get ahead() {
      return ahead;
    },
    send(message) {
      if (status === 'open') socket?.send(JSON.stringify(message));
    },
    reopen() {
      if (status === 'closed') return;
      drop();
      become('connecting');
      open();
    },
    close() {
      stopListening();
      drop();
      become('closed');
    },
  };
}
