/** How a client reaches its server. The browser keeps the session cookie itself; in Node we keep it here. */
export interface Transport {
  request(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
  open(): WebSocket;
  /** Calls back when the device loses its network or finds it again. Returns how to stop. */
  onNetwork(listener: (there: boolean) => void): () => void;
}

/** For a page: `base` is the server's address, by default the one the page came from. */
export function browserTransport(base: string = location.origin): Transport {
  return {
    async request(method, path, body) {
      const answer = await fetch(base + path, { ...requestInit(method, body), credentials: 'same-origin' });
      return { status: answer.status, body: await readBody(answer) };
    },
    open: () => new WebSocket(socketUrl(base)),
    onNetwork(listener) {
      const [found, lost] = [() => listener(true), () => listener(false)];
      addEventListener('online', found);
      addEventListener('offline', lost);
      return () => {
        removeEventListener('online', found);
        removeEventListener('offline', lost);
      };
    },
  };
}

/** For tests, load generators and other programs: every transport is somebody else, with a cookie of its own. */
export function nodeTransport(base: string): Transport & { cookie: string } {
  // Node's WebSocket, unlike a browser's, takes headers.
  const HeaderWebSocket = WebSocket as unknown as new (url: string, options: { headers: Record<string, string> }) => WebSocket;
  const transport = {
    cookie: '',
    async request(method: string, path: string, body?: unknown) {
      const init = requestInit(method, body);
      if (transport.cookie !== '') init.headers['cookie'] = transport.cookie;
      const answer = await fetch(base + path, init);
      for (const line of answer.headers.getSetCookie()) transport.cookie = line.split(';', 1)[0] ?? '';
      return { status: answer.status, body: await readBody(answer) };
    },
    open: () => new HeaderWebSocket(socketUrl(base), { headers: transport.cookie === '' ? {} : { cookie: transport.cookie } }),
    // A program hears nothing of the network: silence tells.
    onNetwork: () => () => undefined,
  };
  return transport;
}

function requestInit(method: string, body: unknown) {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return isJson && text !== '' ? JSON.parse(text) : text;
}

function socketUrl(base: string): string {
  return `${base.replace(/^http/, 'ws')}/ws`;
}
