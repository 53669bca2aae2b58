import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { Complaint } from '@parlour/kernel';
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { destination, type DestinationStream, pino, stdSerializers } from 'pino';
import type { Services } from '../services.ts';
import { addressKey } from '../limits.ts';
import { whoIs } from '../people/people.ts';
import { hearTunnel, LONGEST_LABEL, tunnelKey } from '../homes/tunnel.ts';
import { LONGEST_MESSAGE } from '@parlour/client/protocol';
import { gameRoutes } from '../routes/games.ts';
import { healthRoutes } from '../routes/health.ts';
import { historyRoutes } from '../routes/history.ts';
import { noticeRoutes } from '../routes/notices.ts';
import { passkeyRoutes } from '../routes/passkeys.ts';
import { peopleRoutes } from '../routes/people.ts';
import { type App, LONGEST_BODY } from '../routes/route.ts';
import { tableRoutes } from '../routes/tables.ts';
import { comparedRoutes } from '../routes/compared.ts';
import { tournamentRoutes } from '../routes/tournaments.ts';
import type { ServerSettings } from '../settings.ts';
import { createAdmission } from '../socket/admission.ts';
import { answerErrors, wantsPage } from './answers.ts';

/** How often we look for requests that take too long to arrive. */
const LOOK_EVERY = 2_000;

/** Secrets travel in cookies and bodies, which are never logged; addresses hold none. */
export function createApp(settings: ServerSettings, logTo: DestinationStream = destination(1)): App {
  const app: App = fastify({
    loggerInstance: createLog(settings, logTo),
    // By hops, whatever the addresses of the proxies: nobody else can reach us past them, or the host was told to see to it.
    trustProxy: settings.proxies > 0 && ((_address, hop) => hop < settings.proxies),
    bodyLimit: LONGEST_BODY,
    requestTimeout: settings.requestSeconds * 1_000,
    // Whoever connects and says nothing is not waited for any longer than whoever speaks slowly.
    http: { headersTimeout: settings.requestSeconds * 1_000, connectionsCheckingInterval: LOOK_EVERY },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (settings.proxies === 0) limitConnections(app.server, settings.connectionsPerAddress);
  return app;
}

/** Hangs up on an address that holds too many connections. (Behind a proxy all of them are the proxy's.) */
function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > most) socket.destroy();
  });
}

function createLog({ logLevel }: ServerSettings, logTo: DestinationStream): FastifyBaseLogger {
  const redact = ['*.headers.cookie', '*.headers.authorization', '*.headers["set-cookie"]'];
  return pino({ level: logLevel, redact, serializers: { err: stdSerializers.err } }, logTo);
}

/** Not too many requests a minute from one address; files, of which a page has many, are counted apart. */
function limitRequests(app: App, { limits, settings: { requestsPerMinute } }: Services): void {
  const perMinute = (name: string, most: number) => limits.buckets(name, most, most / 60);
  const [requests, files] = [perMinute('requests', requestsPerMinute), perMinute('files', requestsPerMinute * FILES_A_REQUEST)];
  app.addHook('onRequest', async (request) => {
    if (!(isFile(request) ? files : requests).take(addressKey(request.ip))) throw new Complaint('server.too-fast');
  });
}

export async function configureApp(app: App, services: Services): Promise<void> {
  const { settings } = services;
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy },
    hsts: settings.publicUrl?.startsWith('https:') ?? false,
  });
  limitRequests(app, services);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE + LONGEST_LABEL } });
  await app.register(swagger, { openapi: { info: { title: 'Parlour', version: '1' } }, transform: jsonSchemaTransform });
  answerErrors(app);
  refuseForeignPages(app, settings);

  const letIn = createAdmission(services);
  // Routes see the plugins above only from inside a plugin of their own.
  await app.register(async (inner) => {
    const routes = inner as unknown as App;
    for (const add of [
      gameRoutes,
      tableRoutes,
      historyRoutes,
      comparedRoutes,
      tournamentRoutes,
      peopleRoutes,
      noticeRoutes,
      passkeyRoutes,
      healthRoutes,
    ])
      add(routes, services);
    routes.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    routes.get('/tunnel', { websocket: true, schema: { hide: true } }, async (socket, request) => {
      socket.pause();
      const isOneOfUs = services.store.isShared && request.headers.authorization === `Bearer ${await tunnelKey(services)}`;
      if (!isOneOfUs) return socket.terminate();
      hearTunnel(socket, (far) => letIn(far.socket, undefined, far.address, far.person));
      socket.resume();
    });
    routes.get('/ws', { websocket: true, schema: { hide: true } }, async (socket, request) => {
      // What the client says before we know who it is must not be lost.
      socket.pause();
      const person = await whoIs(services, request.cookies);
      letIn(socket, request.raw.socket, addressKey(request.ip), person?.id ?? null);
      socket.resume();
    });
  });
  await servePage(app, settings);
}

/** A browser fetches the whole page at once, to have it offline: some 170 small files. People who share an address must not shut each other out. */
const FILES_A_REQUEST = 50;

function isFile({ url }: FastifyRequest): boolean {
  return url.startsWith('/assets/');
}

const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Positions of cards and the like are inline styles.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  // A table on the home network has no certificate.
  upgradeInsecureRequests: null,
};

/** A browser says which page a request comes from: only our own may use a person's session. Programs say nothing. */
function refuseForeignPages(app: App, settings: ServerSettings): void {
  app.addHook('onRequest', async (request) => {
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    if (isAsking && request.headers.upgrade === undefined) return;
    if (!isOurOrigin(request, settings)) throw new Complaint('server.origin');
  });
}

function isOurOrigin(request: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.host || (publicUrl !== undefined && new URL(publicUrl).origin === origin);
}

/** The built page, if there is one. Its addresses are its own affair: it is served wherever no file is. */
async function servePage(app: App, { webRoot }: ServerSettings): Promise<void> {
  const nothing = { complaint: new Complaint('server.no-page').toJSON() };
  if (webRoot === undefined || !existsSync(join(webRoot, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(nothing));
    return;
  }
  await app.register(staticFiles, {
    root: webRoot,
    // The build puts compressed files beside the others.
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // The names of built files change with their content.
      const isNamed = path.includes('/assets/');
      response.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => (wantsPage(request) ? reply.sendFile('index.html') : reply.code(404).send(nothing)));
}
