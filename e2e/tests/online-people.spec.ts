import { randomBytes } from 'node:crypto';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { person, sitDown } from './online.ts';
import { phone } from './table.ts';
import { test } from './test.ts';

/** A device that keeps passkeys, as a phone or a laptop has one built in. */
async function authenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id: authenticatorId };
}

test('a name is kept with a passkey, cannot be used by others, and is there on another device after signing in', async ({ browser }) => {
  const name = `Ann ${randomBytes(4).toString('hex')}`;
  const ann = await person(browser, { name });
  const device = await authenticator(ann);
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Keep my name with a passkey' }).click();
  await expect(ann.getByText('Your name is kept with a passkey.')).toBeVisible();

  const eve = await person(browser, { name, language: 'pl' });
  await eve.goto('/me');
  await eve.getByRole('button', { name: 'Zapisz imię' }).click();
  await expect(eve.getByRole('alert')).toContainText(name);

  // Passkeys travel between the devices of one person.
  const { credentials } = await device.session.send('WebAuthn.getCredentials', { authenticatorId: device.id });
  const tablet = await person(browser, { name: '', viewport: phone, language: 'pl' });
  const other = await authenticator(tablet);
  for (const credential of credentials) await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
  await tablet.goto('/me');
  await tablet.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(tablet.getByLabel('Twoje imię')).toHaveValue(name);
  await tablet.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(tablet.getByText('Wylogowano w tej przeglądarce.')).toBeVisible();
});

test('signing in with a passkey that nobody knows, or not at all, changes nothing and is said', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const device = await authenticator(ann);
  await device.session.send('WebAuthn.setUserVerified', { authenticatorId: device.id, isUserVerified: false });
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ann.getByRole('alert')).toBeVisible();
});

test('a name is changed and kept', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  await ann.goto('/me');
  await ann.getByRole('button', { name: 'Save the name' }).click();
  await expect(ann.getByText('The server knows you as Ann.')).toBeVisible();
  await ann.getByLabel('Your name').fill('Anna Maria');
  await ann.getByRole('button', { name: 'Save the name' }).click();
  await expect(ann.getByText('The server knows you as Anna Maria.')).toBeVisible();
  await ann.reload();
  await expect(ann.getByLabel('Your name')).toHaveValue('Anna Maria');
  await expect(ann.getByRole('heading', { name: 'When it is your turn' })).toBeVisible();
});

test('whoever deletes their data is unknown afterwards, and a bot plays on for them', async ({ browser }) => {
  const ann = await person(browser, { name: 'Ann' });
  const ben = await person(browser, { name: 'Ben' });
  await sitDown(ann, ben);
  await ann.goto('/me');
  await ann.getByTestId('forget').click();
  await ann.getByTestId('forget-sure').click();
  await expect(ann.getByText('Your data is deleted.')).toBeVisible();
  await expect(ann.getByLabel('Your name')).toHaveValue('');
  await expect(ann.getByRole('heading', { name: 'When it is your turn' })).toBeHidden();
  await expect(ben.locator('article', { hasText: 'N. N.' })).toBeVisible();
  await expect(ben.locator('article', { hasText: 'Ann' })).toHaveCount(0);
});
