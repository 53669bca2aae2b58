import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';

/** A certificate for localhost that only these tests trust. Its key is no secret. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvfOeREtIjjNHkf7V
TRLMThh/6dd/S5Be9cT1ebjsAbahRANCAAQ2HfN0eKgHdfeX/Gf29PDN9044Lsok
fTfsZ2ira0oYZadMB5pVs/7UR7DXNxwSQV/DnZa/l7w+QQ9x4JQ7k2sy
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUSdTXJ1POruixEn4R3G2RvKTX2CkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTEwMTQ0OFoYDzIxMjYxMDIy
MTAxNDQ4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ2HfN0eKgHdfeX/Gf29PDN9044LsokfTfsZ2ira0oYZadMB5pVs/7U
R7DXNxwSQV/DnZa/l7w+QQ9x4JQ7k2syo1MwUTAdBgNVHQ4EFgQUstGWk/RTGXlu
HhHbcDKebQkGSvYwHwYDVR0jBBgwFoAUstGWk/RTGXluHhHbcDKebQkGSvYwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBrZGKFmBnsQ/4FU0wghg2/
V8FS6y1W4jYHr2MRPL23PQIhAOETrDCYa0TI66IWGkjrlAd5aLeX59Ce5Qg2769w
Yn19
-----END CERTIFICATE-----
`;

/** What came in, newest last. */
export interface Inbox<T> {
  readonly url: string;
  readonly received: T[];
  close(): Promise<void>;
}

export interface Call {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A web service that takes everything; over TLS where push services are. */
export async function webInbox(secure = false, status = 201): Promise<Inbox<Call>> {
  const received: Call[] = [];
  const server = (secure ? createHttps({ key, cert }) : createHttp()) as Server;
  server.on('request', (request: IncomingMessage, response: import('node:http').ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  return open(server, secure ? 'https' : 'http', received);
}

/** A web service that never comes to an end: one line of its answer after the other. What it received is who called. */
export async function endlessInbox(): Promise<Inbox<string>> {
  const received: string[] = [];
  const lines = new Set<NodeJS.Timeout>();
  const server = createTcp((socket) => {
    received.push(socket.remoteAddress ?? '');
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 OK\r\n');
    const line = setInterval(() => socket.write('x-more: to come\r\n'), 50);
    lines.add(line);
    socket.on('close', () => clearInterval(line));
  });
  const inbox = await open(server, 'http', received);
  return {
    ...inbox,
    async close() {
      for (const line of lines) clearInterval(line);
      await inbox.close();
    },
  };
}

/** As much of SMTP as a mail needs. */
export async function mailInbox(): Promise<Inbox<string>> {
  const received: string[] = [];
  const server = createTcp((socket) => {
    let text = '';
    let inMail = false;
    socket.write('220 inbox\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      text += String(data);
      for (;;) {
        const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) received.push(line);
        inMail = !inMail && line === 'DATA';
        socket.write(inMail ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  return open(server, 'smtp', received);
}

async function open<T>(server: Server, protocol: string, received: T[]): Promise<Inbox<T>> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `${protocol}://localhost:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.close();
      if ('closeAllConnections' in server) (server as import('node:http').Server).closeAllConnections();
    },
  };
}
