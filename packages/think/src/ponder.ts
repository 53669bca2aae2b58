import {
  type Appraisal,
  type Bot,
  botFor,
  lookAt,
  type ReviewRequest,
  type Taught,
  type Thought,
  type ThinkRequest,
  weighAgain,
  type Weighed,
  type WeighRequest,
} from '@parlour/bots';
import { loadGame, teach } from '@parlour/games';
import type { AnyGame } from '@parlour/kernel';
import { type Reply, replyTo } from './pool.ts';

/** What a thread is asked: what to do, or what to think of something that was done. */
export type Ask = ThinkRequest | ReviewRequest | WeighRequest;
export type Answer = Thought | Appraisal | Weighed;

/** What a thread does with a question, whatever kind of thread it is. */
export function ponder(ask: Ask): Promise<Answer> {
  if ('record' in ask) return lookBack(ask);
  return 'bot' in ask ? think(ask) : weigh(ask);
}

async function lookBack(request: ReviewRequest): Promise<Appraisal> {
  const { game, rules } = request.record;
  return lookAt(await taught(game, rules), request);
}

async function weigh(request: WeighRequest): Promise<Weighed> {
  return weighAgain(await taught(request.game, request.rules), request);
}

async function taught(id: string, rules: number): Promise<Taught> {
  const game = await loadGame(id, rules);
  if (game === undefined) throw new Error(`no game ${id}`);
  return teach(game);
}

async function think({ game: gameId, rules, bot: botId, ...question }: ThinkRequest): Promise<Thought> {
  const game = await loadGame(gameId, rules);
  const bot = game && (await residentBot(game, botId));
  if (game === undefined || bot === undefined) throw new Error(`no bot ${botId} for ${gameId}`);
  return bot.decide({ ...question, game });
}

export const answer = (ask: Ask): Promise<Reply<Answer>> => replyTo(() => ponder(ask));

const residents = new Map<string, Bot>();

/** The same bot every time it is asked for in this thread, so that it can go on from what it thought last. */
async function residentBot(game: AnyGame, id: string): Promise<Bot | undefined> {
  const name = `${game.id} ${game.revision} ${id}`;
  const bot = residents.get(name) ?? botFor(await teach(game), id);
  if (bot !== undefined) residents.set(name, bot);
  return bot;
}
