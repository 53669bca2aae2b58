import { checkRecord, Complaint, type GameRecord } from '@parlour/kernel';
import { z } from 'zod';
import {
  createdTable,
  dayTable,
  dealShared,
  type CreateTable,
  type CreateTournament,
  failure,
  gameInfo,
  gameStatistics,
  invitation,
  listedTable,
  listedTournament,
  me,
  moment,
  type NoticeSettings,
  noticeSettings,
  promisedDeal,
  rankedPlayer,
  savedGame,
  satDown,
  seated,
  seatLink,
  type ShareDeal,
  sharedDeal,
  type SeatPlan,
  tournament,
  tournamentMade,
} from './protocol/index.ts';
import type { Transport } from './transport.ts';

/** What `@simplewebauthn/browser` takes. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

/** The HTTP part, one function a request. Each fails with a Complaint if the server refuses. */
export type Api = ReturnType<typeof api>;

/** That I agree to a rated game, and what I add to the deal. */
export interface Agreement {
  readonly rated?: boolean;
  readonly word?: string;
}

export interface Introduction {
  readonly name?: string | undefined;
  readonly language?: string | undefined;
}

export function api(transport: Transport, sessionChanged: () => void, mutesChanged: (table: string) => void) {
  async function call<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await transport.request(method, path, body);
    if (answer.status >= 400) throw readFailure(answer.body);
    return schema.parse(answer.body);
  }

  /** For requests after which the server may know us under a new cookie. */
  async function introducing<T>(answer: Promise<T>): Promise<T> {
    const result = await answer;
    sessionChanged();
    return result;
  }

  return {
    games: () => call(gameInfo.array(), 'GET', '/api/games'),
    /** Who I am to the server; null for somebody it has not met. */
    me: () => call(me.nullable(), 'GET', '/api/me'),
    introduce: (who: Introduction) => introducing(call(me, 'POST', '/api/me', who)),
    create: (table: CreateTable) => introducing(call(createdTable, 'POST', '/api/tables', table)),
    /** The hash of a deal, before I add my word and make a table with it. */
    promiseDeal: () => call(promisedDeal, 'POST', '/api/deals'),
    /** A deal that several tables play: whoever opens `/deal/<id>` may play it, and compare. */
    shareDeal: (wish: ShareDeal) => introducing(call(dealShared, 'POST', '/api/shared-deals', wish)),
    sharedDeal: (id: string) => call(sharedDeal, 'GET', `/api/shared-deals/${id}`),
    /** No further table plays it; once the last has ended, all its games are open. */
    closeDeal: (id: string) => call(sharedDeal, 'POST', `/api/shared-deals/${id}/close`),
    /** How everybody did with the deal of a day. */
    day: (game: string, day: string) => call(dayTable, 'GET', `/api/days/${game}/${day}`),
    enterDay: (game: string, day: string, record: GameRecord, who: Introduction = {}) =>
      introducing(call(dayTable, 'POST', `/api/days/${game}/${day}`, { record, ...who })),
    /** The game behind a result of the day. */
    dayRecord: async (result: string) => checkRecord(await call(savedGame, 'GET', `/api/days/results/${result}/record`)),
    /** What a secret invites me to, before I sit down. */
    invitation: (key: string) => call(invitation, 'POST', '/api/invitation', { key }),
    /** Sits down with the secret of a seat, or comes back to my own. */
    join: (key: string, who: Introduction & Agreement = {}) => introducing(call(satDown, 'POST', '/api/join', { key, ...who })),
    /** Takes an open seat: a given one, or the first. */
    sit: (table: string, who: Introduction & Agreement & { readonly seat?: number } = {}) =>
      introducing(call(satDown, 'POST', `/api/tables/${table}/sit`, who)),
    leave: (table: string) => call(seated, 'POST', `/api/tables/${table}/leave`),
    takeBack: (table: string) => call(seated, 'POST', `/api/tables/${table}/take-back`),
    /** The host puts a bot in an empty seat. */
    putBot: (table: string, seat: number, level: string) => call(seated, 'POST', `/api/tables/${table}/seats/${seat}/bot`, { level }),
    /** The host opens a vacant seat to anybody. */
    openSeat: (table: string, seat: number) => call(seated, 'POST', `/api/tables/${table}/seats/${seat}/open`),
    /** The host frees the seat of somebody: before the game of anybody, later of whoever is not looking. */
    freeSeat: (table: string, seat: number) => call(seated, 'POST', `/api/tables/${table}/seats/${seat}/free`),
    /** The host makes a new secret link for a seat that no person plays; older ones stop working. */
    newLink: (table: string, seat: number) => call(seatLink, 'POST', `/api/tables/${table}/seats/${seat}/link`),
    /** `deal`: what I add, and what I was promised. */
    rematch: (table: string, deal: { readonly word?: string; readonly promise?: string } = {}) =>
      call(createdTable, 'POST', `/api/tables/${table}/rematch`, deal),
    /** The game as I saw it after that number. */
    moment: (table: string, number: number) => call(moment, 'GET', `/api/tables/${table}/moments/${number}`),
    /** The saved game, once it is over. */
    record: async (table: string) => checkRecord(await call(savedGame, 'GET', `/api/tables/${table}/record`)),
    fork: (table: string, number: number, seats: readonly SeatPlan[], who: Introduction = {}) =>
      introducing(call(createdTable, 'POST', `/api/tables/${table}/fork`, { number, seats, ...who })),
    importGame: (record: GameRecord, seats: readonly SeatPlan[], who: Introduction = {}) =>
      introducing(call(createdTable, 'POST', '/api/import', { record, seats, ...who })),
    /** Something is wrong here: keeps the game and what I see of it for the host. */
    report: (table: string, message: string) => call(z.object({ report: z.string() }), 'POST', `/api/tables/${table}/report`, { message }),
    /** Whether I want to hear what a seat says. */
    mute: async (table: string, seat: number, muted: boolean) => {
      await call(z.object({}), 'POST', `/api/tables/${table}/mute`, { seat, muted });
      mutesChanged(table);
    },
    notices: () => call(noticeSettings, 'GET', '/api/me/notices'),
    noticeByPush: (subscription: unknown) => call(noticeSettings, 'POST', '/api/me/notices/push', subscription),
    /** The address counts once its owner has used the link sent there: `/confirm#key`. */
    noticeByMail: (address: string) => call(noticeSettings, 'POST', '/api/me/notices/mail', { address }),
    confirm: (key: string) => call(z.object({}), 'POST', '/api/confirm', { key }),
    noticeByWebhook: (url: string) => call(noticeSettings, 'POST', '/api/me/notices/webhook', { url }),
    removeNotice: (channel: string) => call(noticeSettings, 'DELETE', `/api/me/notices/${channel}`),
    quiet: (quiet: NoticeSettings['quiet']) => call(noticeSettings, 'POST', '/api/me/notices/quiet', { quiet }),
    /** Keeping my name: give the options to the browser (`startRegistration`), and what it answers to `finish`. */
    beginPasskey: (who: Introduction = {}) => introducing(call(passkeyOptions, 'POST', '/api/passkeys/registration', who)),
    finishPasskey: (response: unknown) => call(me, 'POST', '/api/passkeys/registration/finish', response),
    beginSignIn: () => call(passkeyOptions, 'POST', '/api/passkeys/sign-in'),
    finishSignIn: (response: unknown) => introducing(call(me, 'POST', '/api/passkeys/sign-in/finish', response)),
    signOut: () => introducing(call(z.object({}), 'POST', '/api/me/sign-out')),
    /** Nothing that is kept leads to me any more. */
    forgetMe: () => introducing(call(z.object({}), 'DELETE', '/api/me')),
    lobby: () => call(listedTable.array(), 'GET', '/api/lobby'),
    leaderboard: (game: string) => call(rankedPlayer.array(), 'GET', `/api/games/${game}/leaderboard`),
    statistics: () => call(gameStatistics.array(), 'GET', '/api/me/statistics'),
    /** A tournament for friends: whoever opens `/tournament/<id>` may join. */
    makeTournament: (wish: CreateTournament) => introducing(call(tournamentMade, 'POST', '/api/tournaments', wish)),
    tournament: (id: string) => call(tournament, 'GET', `/api/tournaments/${id}`),
    enterTournament: (id: string, who: Introduction = {}) => introducing(call(tournament, 'POST', `/api/tournaments/${id}/enter`, who)),
    leaveTournament: (id: string) => call(tournament, 'POST', `/api/tournaments/${id}/leave`),
    startTournament: (id: string) => call(tournament, 'POST', `/api/tournaments/${id}/start`),
    /** Ends a round whose tables do not end by themselves. */
    closeRound: (id: string, round: number) => call(tournament, 'POST', `/api/tournaments/${id}/close-round`, { round }),
    myTournaments: () => call(listedTournament.array(), 'GET', '/api/me/tournaments'),
    myTables: () => call(listedTable.array(), 'GET', '/api/me/tables'),
  };
}

function readFailure(body: unknown): Complaint {
  const parsed = failure.safeParse(body);
  return parsed.success ? Complaint.from(parsed.data.complaint) : new Complaint('server.busy');
}
