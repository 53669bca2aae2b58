import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Complaint } from '@parlour/kernel';
import type { ServerSettings } from '../settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = (value: string, name: string) => T;

/** Each setting's variable, and how its text is read. docs/hosting.md says what they are for. */
export const variables: { readonly [Key in keyof ServerSettings]: readonly [name: string, read: Read<ServerSettings[Key]>] } = {
  port: ['PORT', whole(0, 65_535)],
  host: ['HOST', text],
  dataDir: ['DATA_DIR', text],
  databaseUrl: ['DATABASE_URL', url(['postgres:', 'postgresql:'])],
  webRoot: ['WEB_ROOT', text],
  publicUrl: ['PUBLIC_URL', url(['http:', 'https:'])],
  tunnelUrl: ['TUNNEL_URL', url(['http:', 'https:'])],
  proxies: ['TRUST_PROXY', proxies],
  tablesInMemory: ['TABLES_IN_MEMORY', whole(1, 1_000_000)],
  botMilliseconds: ['BOT_MILLISECONDS', whole(1, 60_000)],
  luckPercent: ['LUCK_PERCENT', whole(0, 100)],
  requestsPerMinute: ['REQUESTS_PER_MINUTE', whole(1, 1_000_000)],
  tablesPerHour: ['TABLES_PER_HOUR', whole(1, 1_000_000)],
  tablesPerPerson: ['TABLES_PER_PERSON', whole(1, 1_000_000)],
  daysWaiting: ['DAYS_WAITING', whole(0, 36_500)],
  daysGuests: ['DAYS_GUESTS', whole(0, 36_500)],
  daysGames: ['DAYS_GAMES', whole(0, 36_500)],
  messagesPerTenSeconds: ['MESSAGES_PER_TEN_SECONDS', whole(10, 1_000_000)],
  messagesPerAddress: ['MESSAGES_PER_ADDRESS', whole(10, 10_000_000)],
  socketsPerAddress: ['SOCKETS_PER_ADDRESS', whole(1, 1_000_000)],
  connectionsPerAddress: ['CONNECTIONS_PER_ADDRESS', whole(1, 1_000_000)],
  requestSeconds: ['REQUEST_SECONDS', whole(1, 3_600)],
  sweepEvery: ['SWEEP_EVERY', whole(10, 60_000)],
  smtpUrl: ['SMTP_URL', url(['smtp:', 'smtps:'])],
  mailFrom: ['MAIL_FROM', text],
  contact: ['CONTACT', url(['mailto:', 'https:'])],
  callInside: ['CALL_INSIDE', yesOrNo],
  logLevel: ['LOG_LEVEL', oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])],
  metricsToken: ['METRICS_TOKEN', text],
};

/** What the environment sets. Complains about a value that makes no sense. */
export function fromEnvironment(environment: Environment): Partial<ServerSettings> {
  const given = Object.entries(variables).flatMap(([key, [name, read]]) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[key, read(value, name)] as const];
  });
  return { ...builtPage(), ...Object.fromEntries(given) };
}

/** The page that belongs to this server, where it has been built. */
function builtPage(): Partial<ServerSettings> {
  const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return existsSync(webRoot) ? { webRoot } : {};
}

function text(value: string): string {
  return value;
}

function whole(min: number, max: number): Read<number> {
  return (value, name) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) throw new Complaint('server.setting-number', { name, value, min, max });
    return number;
  };
}

function yesOrNo(value: string, name: string): boolean {
  if (['1', 'true', 'yes'].includes(value)) return true;
  if (['0', 'false', 'no'].includes(value)) return false;
  throw new Complaint('server.setting-choice', { name, value, choices: 'yes, no' });
}

/** A number of proxies; “yes” means the usual one. */
function proxies(value: string, name: string): number {
  return /^\d+$/.test(value) ? whole(0, 10)(value, name) : Number(yesOrNo(value, name));
}

function oneOf(choices: readonly string[]): Read<string> {
  return (value, name) => {
    if (!choices.includes(value)) throw new Complaint('server.setting-choice', { name, value, choices: choices.join(', ') });
    return value;
  };
}

function url(protocols: readonly string[]): Read<string> {
  return (value, name) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new Complaint('server.setting-choice', { name, value, choices: protocols.map((protocol) => `${protocol}//…`).join(', ') });
    return value;
  };
}
