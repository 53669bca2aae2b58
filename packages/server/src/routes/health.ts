import type { Services } from '../services.ts';
import type { Routes } from './route.ts';

/** Whoever asks more often than this gets the same answer. */
const READY_FOR = 1_000;
/** A store that takes longer is of no use to anybody. */
const PATIENCE = 5_000;

/** What keeps us from serving, if anything: we serve as long as something can be written. A full disk can still be read. */
async function canWrite({ store, log }: Services): Promise<string | undefined> {
  const value = String(Date.now());
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer'), PATIENCE);
  });
  const written = store
    .write((db) =>
      db
        .insertInto('meta')
        .values({ key: 'ready', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    )
    .then(
      () => undefined,
      (error: unknown) => {
        log.error({ err: error }, 'not ready');
        return `nothing can be written: ${error instanceof Error ? error.message : String(error)}`;
      },
    );
  return Promise.race([written, late]).finally(() => clearTimeout(timer));
}

/** The answer to a question that is asked at most so often. */
function oncePer<T>(pause: number, ask: () => Promise<T>): () => Promise<T> {
  let at = Number.NEGATIVE_INFINITY;
  let answer: Promise<T> | undefined;
  return () => {
    const now = performance.now();
    if (answer !== undefined && now - at < pause) return answer;
    at = now;
    answer = ask();
    return answer;
  };
}

/** For those who run the server: is it alive, can it serve, what is it doing. */
export const healthRoutes: Routes = (app, services) => {
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async () => ({ status: 'alive' }));

  const isReady = oncePer(READY_FOR, () => canWrite(services));
  app.get('/readyz', hidden, async (_request, reply) => {
    const problem = await isReady();
    return problem === undefined ? { status: 'ready' } : reply.code(503).send({ status: problem });
  });

  /** Only for programs on this machine, or that know the token. Whatever came through a proxy is from elsewhere. */
  app.get('/metrics', hidden, async (request, reply) => {
    const { metricsToken } = services.settings;
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    const isDirect = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
    const allowed = metricsToken === undefined ? isLocal && isDirect : request.headers.authorization === `Bearer ${metricsToken}`;
    if (!allowed) return reply.code(403).send({ status: 'not for you' });
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
};
