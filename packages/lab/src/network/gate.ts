/** Whether one judgement plays better than another, given the same time: the same deals in all seatings, until it is clear enough. */
import { type Bot, defaultManner, type NetworkFile, readNetwork, rewards, searchBot, withNetwork } from '@parlour/bots';
import { diceFrom, hash } from '@parlour/kernel';
import { nodeThread } from '@parlour/think/threads';
import { keptIn, type Ledger } from '../ledger.ts';
import { playOut } from '../playout.ts';
import { inThisThread, inThreads } from '../threads.ts';
import { type Pupil, pupil } from './self-play.ts';

/** Two judgements of a game. Plain data, so that it can be sent to other threads and kept in a file. */
export interface Match {
  readonly game: string;
  /** At each of these tables one challenger sits among holders, in every seat in turn. */
  readonly players: readonly number[];
  /** The most deals that are played at each table. */
  readonly deals: number;
  /** How many games the challenger imagines for a decision, and the holder in the same time. */
  readonly iterations: number;
  readonly answered: number;
  readonly seed: string;
  /** Nothing: the linear sum alone. */
  readonly challenger?: NetworkFile;
  readonly holder?: NetworkFile;
}

/** A deal at one table, played with the challenger in every seat: what it won on average. */
interface PlayedDeal {
  readonly number: number;
  readonly share: number;
}

/** How a match stands at one number of players. */
export interface Standing {
  readonly players: number;
  readonly deals: number;
  /** The challenger's share of victories, and how far it may be off (95 %). */
  readonly share: number;
  readonly margin: number;
  readonly verdict: 'better' | 'not better' | 'open';
}

/** With these odds (as a logarithm), either way, it is clear: one in twenty times it is wrong. */
const CLEAR = Math.log(19);
/** What a challenger is hoped to win beyond its fair share, as a part of it. */
const HOPE = 0.1;
/** So many imagined games a decision are enough to see what one takes. */
const ENOUGH = 60;
/** Before so many deals nothing is clear. */
const FEWEST = 16;

/** How a sequential test stands (log likelihood ratio of normally distributed means): won a tenth more than fair, or just that. */
export function standingOf(players: number, shares: readonly number[]): Standing {
  const deals = shares.length;
  const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, deals);
  const variance = shares.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(1, deals - 1);
  const fair = 1 / players;
  const odds = variance === 0 ? 0 : (deals * HOPE * fair * (2 * share - fair * (2 + HOPE))) / (2 * variance);
  const clear = deals >= FEWEST && Math.abs(odds) >= CLEAR;
  return {
    players,
    deals,
    share,
    margin: 1.96 * Math.sqrt(variance / Math.max(1, deals)),
    verdict: !clear ? 'open' : odds > 0 ? 'better' : 'not better',
  };
}

function playersOf({ challenger, holder }: Match, { knowledge }: Pupil): readonly [challenger: Bot, holder: Bot] {
  const bot = (id: string, network: NetworkFile | undefined) =>
    searchBot(id, withNetwork(knowledge, network && readNetwork(network)), defaultManner, Number.POSITIVE_INFINITY);
  return [bot('challenger', challenger), bot('holder', holder)];
}

/** A bot that always imagines so many games. */
function limited(bot: Bot, iterations: number): Bot {
  return { id: bot.id, decide: (question) => bot.decide({ ...question, budget: { iterations } }) };
}

/** The deal and the table of that number: a deal is played at all tables before the next. */
function tableOf({ players }: Match, number: number): { readonly deal: number; readonly seats: number } {
  return { deal: Math.floor(number / players.length), seats: players[number % players.length]! };
}

/** Plays deals of a match. */
export async function dealer(match: Match): Promise<(number: number) => PlayedDeal> {
  const taught = await pupil(match.game);
  const [challenger, holder] = playersOf(match, taught);
  const [first, other] = [limited(challenger, match.iterations), limited(holder, match.answered)];
  return (number) => {
    const { deal, seats } = tableOf(match, number);
    const { ways } = taught.insight;
    let won = 0;
    for (let place = 0; place < seats; place++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === place ? first : other));
      const { standings } = playOut({
        game: taught.game,
        options: ways[deal % ways.length]!,
        seed: `${match.seed}/${deal}`,
        bots,
        budget: {},
      });
      won += rewards(standings)[place]!;
    }
    return { number, share: won / seats };
  };
}

/** Plays until it is clear at every table, or the deals are used up. What the ledger holds is not played again. */
export async function playMatch(
  match: Match,
  jobs: number,
  ledger: Ledger | undefined,
  progress: (standings: readonly Standing[]) => void = () => {},
): Promise<Standing[]> {
  const { challenger, holder, deals, ...rest } = match;
  const head = { ...rest, challenger: hash(challenger ?? null), holder: hash(holder ?? null) };
  const played = new Map(keptIn<PlayedDeal>(ledger, head, 'lab.other-lesson').map((deal) => [deal.number, deal.share]));
  const all = deals * match.players.length;
  const standings = () =>
    match.players.map((players, table) => {
      const shares: number[] = [];
      // Only as far as there is no gap, so that the threads make no difference.
      for (let number = table; played.has(number); number += match.players.length) shares.push(played.get(number)!);
      return standingOf(players, shares);
    });
  let next = 0;
  const isOpen = (number: number) => standings()[number % match.players.length]!.verdict === 'open';
  const take = () => {
    while (next < all && (played.has(next) || !isOpen(next))) next++;
    return next < all ? next++ : undefined;
  };
  const done = (number: number, deal: PlayedDeal) => {
    played.set(number, deal.share);
    ledger?.append(JSON.stringify(deal));
    progress(standings());
  };
  if (jobs === 1) await inThisThread(await dealer(match), take, done);
  else await inThreads(jobs, nodeThread<number, PlayedDeal>(new URL('./gate-worker.ts', import.meta.url), match), take, done);
  return standings();
}

/**
 * How much longer the challenger takes for an imagined game than the holder, in processor time. Both think about every decision of a game, so
 * that both were there whatever else the machine did.
 */
export async function costOf(match: Match): Promise<number> {
  const taught = await pupil(match.game);
  const bots = playersOf(match, taught);
  const spent = [0, 0];
  const meter: Bot = {
    id: 'meter',
    decide(question) {
      const [thought] = bots.map((bot, side) => {
        const begun = process.threadCpuUsage();
        const found = bot.decide({ ...question, dice: diceFrom('cost'), budget: { iterations: Math.min(match.iterations, ENOUGH) } });
        const { user, system } = process.threadCpuUsage(begun);
        spent[side]! += user + system;
        return found;
      });
      return thought!;
    },
  };
  for (const [game, seats] of [match.players[0]!, ...match.players].entries()) {
    // The first is for warming up.
    if (game === 1) spent.fill(0);
    playOut({
      game: taught.game,
      options: taught.insight.ways[0]!,
      seed: `cost/${game}`,
      bots: Array.from({ length: seats }, () => meter),
      budget: {},
    });
  }
  return spent[0]! / spent[1]!;
}
