import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Services } from '../services.ts';
import type { ChannelRow } from '../store/schema.ts';
import { keptSecret } from './keys.ts';
import { outsideAgent, postOutside } from './outside.ts';

/** What somebody is told. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Devices show only the newest notice with the same tag. */
  readonly tag: string;
}

export type ChannelKind = 'push' | 'mail' | 'webhook';

/** Nothing that is sent takes longer than this in all, however slowly the other side answers. */
const PATIENCE = 10_000;

/** Sends through one channel, until it is told to stop. `gone`: the channel will never work again. */
export async function sendThrough(
  services: Services,
  { kind, target }: Pick<ChannelRow, 'kind' | 'target'>,
  notice: Notice,
  stop?: AbortSignal,
): Promise<'sent' | 'failed' | 'gone'> {
  if (stop?.aborted === true) return 'failed';
  const enough = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(stop === undefined ? [] : [stop])]);
  switch (kind as ChannelKind) {
    case 'push':
      return push(services, JSON.parse(target) as webPush.PushSubscription, notice, enough);
    case 'mail':
      return mail(services, target, notice, enough);
    case 'webhook': {
      const { title, text, url } = notice;
      // `content` is what Discord shows, `text` what Slack and Mattermost show.
      const message = `${title}\n${text}\n${url}`.trim();
      const accepted = await postOutside(target, { ...notice, content: message, text: message }, services.settings.callInside, enough);
      return accepted ? 'sent' : 'failed';
    }
  }
}

async function push(
  services: Services,
  subscription: webPush.PushSubscription,
  notice: Notice,
  enough: AbortSignal,
): Promise<'sent' | 'failed' | 'gone'> {
  const { publicKey, privateKey } = await pushKeys(services);
  const agent = outsideAgent(services.settings.callInside);
  // The library knows no other way to be stopped, and its own time limit counts silence only.
  const hangUp = () => agent.destroy();
  enough.addEventListener('abort', hangUp);
  try {
    await webPush.sendNotification(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: services.settings.contact, publicKey, privateKey },
      agent,
      timeout: PATIENCE,
      TTL: 86_400,
    });
    return 'sent';
  } catch (error) {
    const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
    return status === 404 || status === 410 ? 'gone' : 'failed';
  } finally {
    enough.removeEventListener('abort', hangUp);
    hangUp();
  }
}

/** The keys that browsers know us by, made once and kept. */
export async function pushKeys(services: Services): Promise<{ publicKey: string; privateKey: string }> {
  return JSON.parse(await keptSecret(services, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
}

export function canMail({ settings }: Services): boolean {
  return settings.smtpUrl !== undefined;
}

async function mail(
  { settings, log }: Services,
  to: string,
  { title, text, url }: Notice,
  enough: AbortSignal,
): Promise<'sent' | 'failed'> {
  if (settings.smtpUrl === undefined) return 'failed';
  const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url: settings.smtpUrl, ...limits });
  try {
    const sent = transport.sendMail({ from: settings.mailFrom, to, subject: title, text: `${text}\n\n${url}\n` });
    // A server that answers a word at a time is never silent for long.
    await Promise.race([sent, once(enough, 'abort').then(() => enough.throwIfAborted())]);
    return 'sent';
  } catch (error) {
    log.warn({ err: error }, 'a mail could not be sent');
    return 'failed';
  } finally {
    transport.close();
  }
}
