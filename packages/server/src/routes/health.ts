import type { Routes } from './route.ts';

/** For those who run the server: is it alive, can it serve, what is it doing. */
export const healthRoutes: Routes = (app, services) => {
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async () => ({ status: 'alive' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await services.store.db.selectFrom('meta').select('key').limit(1).execute();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
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
