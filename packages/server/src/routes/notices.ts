import { Complaint } from '@parlour/kernel';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressKey } from '../limits.ts';
import { addMail, addPush, addWebhook, confirmMail, noticeSettings, removeChannel, setQuiet } from '../notices/channels.ts';
import { mustKnow } from '../people/people.ts';
import { mailBody, noticeSettings as settingsSchema, pushBody, quietBody, seatKey, webhookBody } from '@parlour/client/protocol';
import type { Routes } from './route.ts';

/** A mail costs more than a click: so many a minute of each kind from one address. */
const SELDOM = 5;
const answer = { response: { 200: settingsSchema } };

/** How I want to hear that it is my turn. */
export const noticeRoutes: Routes = (app, services) => {
  const seldom = (name: string) => {
    const calls = services.limits.buckets(name, SELDOM, SELDOM / 60);
    return {
      onRequest: async ({ ip }: FastifyRequest) => {
        if (!calls.take(addressKey(ip))) throw new Complaint('server.too-fast');
      },
    };
  };

  app.get('/api/me/notices', { schema: { tags: ['notices'], summary: 'How I am told of my turn', ...answer } }, async (request) =>
    noticeSettings(services, await mustKnow(services, request)),
  );

  app.post(
    '/api/me/notices/push',
    { schema: { tags: ['notices'], summary: 'By push to this device', body: pushBody, ...answer } },
    async (request) => {
      const person = await mustKnow(services, request);
      await addPush(services, person, request.body);
      return noticeSettings(services, person);
    },
  );

  app.post(
    '/api/me/notices/mail',
    { ...seldom('mail'), schema: { tags: ['notices'], summary: 'By mail, once the address is confirmed', body: mailBody, ...answer } },
    async (request) => {
      const person = await mustKnow(services, request);
      await addMail(services, person, request.body.address);
      return noticeSettings(services, person);
    },
  );

  app.post(
    '/api/confirm',
    {
      ...seldom('confirmations'),
      schema: {
        tags: ['notices'],
        summary: 'Confirm a mail address',
        body: z.strictObject({ key: seatKey }),
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await confirmMail(services, request.body.key);
      return {};
    },
  );

  app.post(
    '/api/me/notices/webhook',
    { ...seldom('webhooks'), schema: { tags: ['notices'], summary: 'By a call to my own service', body: webhookBody, ...answer } },
    async (request) => {
      const person = await mustKnow(services, request);
      await addWebhook(services, person, request.body.url);
      return noticeSettings(services, person);
    },
  );

  app.delete(
    '/api/me/notices/:channel',
    { schema: { tags: ['notices'], summary: 'Not this way any more', params: z.strictObject({ channel: z.string().max(40) }), ...answer } },
    async (request) => {
      const person = await mustKnow(services, request);
      await removeChannel(services, person, request.params.channel);
      return noticeSettings(services, person);
    },
  );

  app.post(
    '/api/me/notices/quiet',
    { schema: { tags: ['notices'], summary: 'When I want quiet', body: quietBody, ...answer } },
    async (request) => {
      await setQuiet(services, await mustKnow(services, request), request.body.quiet);
      return noticeSettings(services, await mustKnow(services, request));
    },
  );
};
