import { createECDH, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailInbox } from '../../packages/server/test/inboxes.ts';
import { person } from './online.ts';
import { ownServer } from './server.ts';
import { phone } from './table.ts';
import { test } from './test.ts';

test('a mail address counts once the link sent there was opened; it can be taken away again', async ({ browser }) => {
  const inbox = await mailInbox();
  const server = await ownServer({ SMTP_URL: inbox.url });
  try {
    const ann = await person(browser, { name: 'Ania', at: server.address, language: 'pl', viewport: phone });
    await ann.goto('/me');
    await ann.getByRole('button', { name: 'Zapisz imię' }).click();
    await ann.getByLabel('Adres poczty').fill('ania@example.com');
    await ann.getByRole('button', { name: 'Powiadamiaj pocztą' }).click();
    await expect(ann.getByText('Wiadomość jest w drodze na ania@example.com.')).toBeVisible();
    await expect(ann.getByText('jeszcze niepotwierdzone')).toBeVisible();
    await expect.poll(() => inbox.received.length).toBe(1);
    // Long lines of a mail may be broken with a = at their end.
    const mail = (inbox.received[0] ?? '').replaceAll('=\r\n', '');
    const link = /\/confirm#([A-Za-z0-9_-]{32})/.exec(mail)?.[0] ?? '';
    await ann.goto(link);
    await expect(ann.getByText('Dziękujemy: adres jest potwierdzony.')).toBeVisible();
    await ann.goto('/me');
    await expect(ann.getByText('Poczta: ania@example.com')).toBeVisible();
    await expect(ann.getByText('jeszcze niepotwierdzone')).toBeHidden();
    await ann.getByRole('button', { name: 'Wyłącz' }).click();
    await expect(ann.getByText('Poczta: ania@example.com')).toBeHidden();
  } finally {
    await server.stop();
    await inbox.close();
  }
});

// Push comes by the service worker.
test.use({ serviceWorkers: 'allow' });

/** Chromium without a push service: what it would answer is put in its place. */
async function pretendPushService(page: Page): Promise<void> {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'https://push.example.com/ann', keys: given }) }) as unknown as PushSubscription;
  }, keys);
}

test('a device is told of one’s turn by push, and stops being told', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await pretendPushService(ann);
  await ann.context().grantPermissions(['notifications']);
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Save the name' }).click();
  await ann.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(ann.getByText('Push to a device')).toBeVisible();
  await ann.getByRole('button', { name: 'Stop' }).click();
  await expect(ann.getByText('Push to a device')).toBeHidden();
});

test('where the browser does not allow notices, the page says so', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann', language: 'pl' });
  await ann.goto('/me');
  await ann.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await ann.getByRole('button', { name: 'Zapisz imię' }).click();
  await ann.getByRole('button', { name: 'Powiadamiaj na tym urządzeniu' }).click();
  await expect(ann.getByRole('alert')).toContainText('Przeglądarka blokuje powiadomienia');
});
