import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { House } from '../house.ts';
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

/** Sends through one channel. `gone`: the channel will never work again. */
export async function sendThrough(
  house: House,
  { kind, target }: Pick<ChannelRow, 'kind' | 'target'>,
  notice: Notice,
): Promise<'sent' | 'failed' | 'gone'> {
  switch (kind as ChannelKind) {
    case 'push':
      return push(house, JSON.parse(target) as webPush.PushSubscription, notice);
    case 'mail':
      return mail(house, target, notice);
    case 'webhook': {
      const { title, text, url } = notice;
      // `content` is what Discord shows, `text` what Slack and Mattermost show.
      const message = `${title}\n${text}\n${url}`.trim();
      const accepted = await postOutside(target, { ...notice, content: message, text: message }, house.settings.callInside);
      return accepted ? 'sent' : 'failed';
    }
  }
}

async function push(house: House, subscription: webPush.PushSubscription, notice: Notice): Promise<'sent' | 'failed' | 'gone'> {
  const { publicKey, privateKey } = await pushKeys(house);
  try {
    await webPush.sendNotification(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: house.settings.contact, publicKey, privateKey },
      agent: outsideAgent(house.settings.callInside),
      timeout: 10_000,
      TTL: 86_400,
    });
    return 'sent';
  } catch (error) {
    const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
    return status === 404 || status === 410 ? 'gone' : 'failed';
  }
}

/** The keys that browsers know us by, made once and kept. */
export async function pushKeys(house: House): Promise<{ publicKey: string; privateKey: string }> {
  return JSON.parse(await keptSecret(house, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
}

export function canMail({ settings }: House): boolean {
  return settings.smtpUrl !== undefined;
}

async function mail({ settings, log }: House, to: string, { title, text, url }: Notice): Promise<'sent' | 'failed'> {
  if (settings.smtpUrl === undefined) return 'failed';
  const transport = createTransport(settings.smtpUrl);
  try {
    await transport.sendMail({ from: settings.mailFrom, to, subject: title, text: `${text}\n\n${url}\n` });
    return 'sent';
  } catch (error) {
    log.warn({ err: error }, 'a mail could not be sent');
    return 'failed';
  } finally {
    transport.close();
  }
}
