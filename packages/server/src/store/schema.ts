import type { Kysely } from 'kysely';

/**
 * What is stored. Both databases hold the same columns: text, whole numbers, and JSON as text; yes and no are 1 and 0, times are
 * milliseconds since 1970. `entries` is the truth about a table; what a game's state is follows from it.
 */
export interface Schema {
  meta: MetaRow;
  people: PersonRow;
  sessions: SessionRow;
  tables: TableRow;
  deals: DealRow;
  days: DayRow;
  seats: SeatRow;
  visits: VisitRow;
  entries: EntryRow;
  mutes: MuteRow;
  reports: ReportRow;
  results: ResultRow;
  ratings: RatingRow;
  channels: ChannelRow;
  notices: NoticeRow;
  presence: PresenceRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  processes: ProcessRow;
  homes: HomeRow;
  tournaments: TournamentRow;
  entrants: EntrantRow;
  fixtures: FixtureRow;
}

export type Database = Kysely<Schema>;

export interface MetaRow {
  key: string;
  value: string;
}

export interface PersonRow {
  id: string;
  name: string;
  language: string;
  created: number;
  /** Quiet hours, in minutes after midnight in the person's time zone. */
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string | null;
  /** What the name is compared by that is kept for this person by a passkey. */
  claimed: string | null;
  claimed_look: string | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie. */
  hash: string;
  person: string;
  created: number;
  seen: number;
}

export interface TableRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  /** Where there is a `hash`: the secret of the deal. Otherwise all that chance follows from. */
  seed: string;
  /** What was shown of the secret before the game; null at tables that are older than that, or go on with a saved game. */
  hash: string | null;
  /** The deal that it shares with other tables. */
  deal: string | null;
  /** Decisions that were made before this table existed: JSON, where it goes on from a saved game. */
  prefix: string | null;
  clock: string;
  visibility: string;
  substitute: string;
  spectators: number;
  delay: number;
  rated: number;
  /** Whether people may be helped while they play. */
  helpers: number;
  host: string;
  created: number;
  /** The following are derived from the entries, for lists. */
  number: number;
  status: string;
  changed: number;
  /** When somebody must look after this table: a clock runs out, or a bot should have moved. */
  wake: number | null;
  rematch: string | null;
  /** Who must decide now, and until when: JSON, pairs of seat and time; null where nobody must. */
  turns: string | null;
  /** The entries of a game long over, compressed together. */
  archive: string | null;
  /** The tournament that it belongs to. */
  tournament: string | null;
  /** What the deal and the draws brought, where results are compared: JSON, seat by seat, in victories; null until it was looked through. */
  luck: string | null;
}

/** A deal that several tables play. */
export interface DealRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  /** How many play. */
  seats: number;
  secret: string;
  created: number;
  /** From then on no table begins with it; null: open. */
  closes: number | null;
  /** Who shared it; null for the rounds of tournaments. */
  host: string | null;
}

/** How somebody did with the deal of a day. */
export interface DayRow {
  id: string;
  game: string;
  /** By the calendar of their device: 2026-11-16. */
  day: string;
  person: string;
  name: string;
  place: number;
  score: number;
  lead: number;
  won: number;
  /** What was luck in it; null until it was looked through. */
  luck: number | null;
  /** The saved game. */
  record: string;
  at: number;
}

/** A tournament for friends. */
export interface TournamentRow {
  id: string;
  title: string;
  game: string;
  options: string;
  /** Seats of every table, and how many of them are bots' in any case. */
  seats: number;
  bots: number;
  level: string;
  rounds: number;
  clock: string;
  same_deal: number;
  host: string;
  status: string;
  /** The round that is played; 0 before the first. */
  round: number;
  created: number;
  /** When something last happened. */
  changed: number;
}

/** Who takes part. Numbers are drawn when it begins. */
export interface EntrantRow {
  tournament: string;
  number: number;
  person: string | null;
  name: string;
  /** Plays no further round. */
  left: number;
}

/** A table of a round. */
export interface FixtureRow {
  table_id: string;
  tournament: string;
  round: number;
  number: number;
  /** JSON: an entrant's number seat by seat, null for a bot. */
  lineup: string;
  /** Like that of its table. */
  state: string;
  /** JSON, seat by seat, once it is over. */
  places: string | null;
  scores: string | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  /** Whose seat it is, even while a bot keeps it. */
  person: string | null;
  name: string;
  /** The level of the bot that plays it now. */
  bot: string | null;
  /** Anybody may sit down. */
  open: number;
  /** The person for whom the seat is kept free. */
  invited: string | null;
  /** SHA-256 of the secret that opens this seat. */
  key_hash: string | null;
  /** SHA-256 of the secret by which the guest who sits here comes back. */
  return_hash: string | null;
  /** What whoever sits here added to the deal. */
  word: string | null;
}

/** Somebody sat there until that number, and does not any more. */
export interface VisitRow {
  table_id: string;
  seat: number;
  number: number;
  person: string;
}

export interface EntryRow {
  table_id: string;
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  /** The id under which a client asked for it. */
  client_id: string | null;
  body: string;
}

/** `person` does not want to read what `muted` says. */
export interface MuteRow {
  person: string;
  muted: string;
}

/** What somebody told us about a bug, with all we need to see it ourselves. Holds secrets of the game: only for the host. */
export interface ReportRow {
  id: string;
  table_id: string;
  person: string | null;
  at: number;
  number: number;
  message: string;
  view: string;
  record: string;
}

/** How a game ended for a seat. `person` is whose seat it was, `bot` the level of a seat that was nobody's. */
export interface ResultRow {
  table_id: string;
  seat: number;
  game: string;
  person: string | null;
  bot: string | null;
  place: number;
  score: number;
  seats: number;
  at: number;
}

/** `who` is `person:<id>` or `bot:<level>`. */
export interface RatingRow {
  game: string;
  who: string;
  mu: number;
  sigma: number;
  games: number;
}

/** A way to reach somebody: a push subscription, a mail address, a webhook. */
export interface ChannelRow {
  id: string;
  person: string;
  kind: string;
  target: string;
  /** Until the owner of an address has confirmed it: SHA-256 of the secret that was sent there. */
  key_hash: string | null;
  created: number;
}

/** That somebody is to be told, or was told, of their turn. */
export interface NoticeRow {
  table_id: string;
  seat: number;
  turn: number;
  person: string;
  due: number;
  done: number;
}

/** Somebody watches a table in some process, as of late. */
export interface PresenceRow {
  table_id: string;
  person: string;
  process: string;
  until: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}

/** A process that serves this store, and where others reach it; it lives until then unless it says so again. */
export interface ProcessRow {
  id: string;
  address: string;
  until: number;
}

/** In which process a table is at home. A new home begins a new epoch. */
export interface HomeRow {
  table_id: string;
  process: string;
  epoch: number;
}

/** What a passkey must sign; `person` is null for whoever signs in. */
export interface ChallengeRow {
  challenge: string;
  person: string | null;
  expires: number;
}
