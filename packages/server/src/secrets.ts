import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits as 32 characters fit for an address: nobody guesses them. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** 96 random bits: names that cannot be counted through. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  // A name that begins with a dash is an option to any command line.
  return id.startsWith('-') ? newId() : id;
}

/** Secrets are stored only like this. They are random and long, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
