/** Everything a host may set. Each has a default that works; the names of the environment variables are in docs/hosting.md. */
export interface ServerSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The built page. */
  readonly webRoot: string | undefined;
  /** The address people know the server by, where it is not the one it hears itself called. */
  readonly publicUrl: string | undefined;
  /** Where other processes of the same database reach this one, as http://host:port; without it, at the first address of this machine. */
  readonly tunnelUrl: string | undefined;
  /** How many proxies stand in front of us: what the outermost of them says about a visitor is believed, what the visitor says is not. */
  readonly proxies: number;
  /** Tables kept in memory when nobody is using them. */
  readonly tablesInMemory: number;
  /** How long a bot may think about a decision, in milliseconds. */
  readonly botMilliseconds: number;
  /** How much of one thread's time, in percent, goes to looking for luck in games that are compared, while no bot thinks; 0: none. */
  readonly luckPercent: number;
  /** Requests an address may make in a minute. */
  readonly requestsPerMinute: number;
  /** Tables that an address may make in an hour. */
  readonly tablesPerHour: number;
  /** Tables that a person may have made which are not over yet. */
  readonly tablesPerPerson: number;
  /** After so many days a table to which nobody came is removed; 0: never. */
  readonly daysWaiting: number;
  /** The same for guests who do not come back, unless they have kept their name. */
  readonly daysGuests: number;
  /** The same for games that are over, or in which nothing happens any more, with their packs, words and reports. */
  readonly daysGames: number;
  /** Messages a person (or a stranger's line) may send in ten seconds. */
  readonly messagesPerTenSeconds: number;
  /** The same for all lines from one address. */
  readonly messagesPerAddress: number;
  /** WebSockets that an address may hold open. */
  readonly socketsPerAddress: number;
  /** Connections of any kind that an address may hold open, where no proxy stands in front. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive, in seconds. */
  readonly requestSeconds: number;
  /** How often clocks, lost bots and notices are looked after, in milliseconds. */
  readonly sweepEvery: number;
  /** The server that sends our mail, as smtp://user:password@host:port; without one there is no mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whom the operators of push services can turn to: a mailto: or https: address. */
  readonly contact: string;
  /** Whether webhooks may lead into the server's own network, and certificates may be home-made. */
  readonly callInside: boolean;
  readonly logLevel: string;
  /** Whoever shows this token may read the metrics; without one, only programs on the same machine. */
  readonly metricsToken: string | undefined;
}

export const defaults: ServerSettings = {
  port: 8080,
  host: '0.0.0.0',
  dataDir: '.parlour',
  databaseUrl: undefined,
  webRoot: undefined,
  publicUrl: undefined,
  tunnelUrl: undefined,
  proxies: 0,
  tablesInMemory: 1_000,
  botMilliseconds: 1_000,
  luckPercent: 25,
  requestsPerMinute: 600,
  tablesPerHour: 120,
  tablesPerPerson: 50,
  daysWaiting: 30,
  daysGuests: 400,
  daysGames: 1_100,
  messagesPerTenSeconds: 100,
  messagesPerAddress: 2_000,
  socketsPerAddress: 200,
  connectionsPerAddress: 500,
  requestSeconds: 60,
  sweepEvery: 1_000,
  smtpUrl: undefined,
  mailFrom: 'Parlour <parlour@localhost>',
  contact: 'mailto:parlour@localhost',
  callInside: false,
  logLevel: 'warn',
  metricsToken: undefined,
};
