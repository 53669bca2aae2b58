import { botFor, mindOf, type Task, type Thought } from '@parlour/bots';
import { teach } from '@parlour/games';
import { diceFrom, type Question } from '@parlour/kernel';
import type { Thinker } from '@parlour/think';
import { createThinker } from '@parlour/think/node';
import type { ShownTable } from './table.ts';

/** Longer thoughts go to other threads, where Ctrl-C can end them. */
const LONG = 2000;

/** Started when it is first needed, and there until the program ends: its threads remember what they thought last, and hold nothing up. */
let thinker: Thinker | undefined;

/** A question to a bot, or to somebody who gives a hint. The same situation gives the same chance. */
export function taskFor({ match, think }: ShownTable, question: Question, purpose: 'bot' | 'hint'): Task {
  const { game, head, steps } = match;
  const dice = diceFrom(`${head.seed}/${purpose} ${question.seat}/${steps.length}`);
  return { game, ...question, budget: { milliseconds: think }, dice };
}

/** Lets a bot think, and says so meanwhile. Nothing if the people leave before it is done. */
export async function thinkAbout(shown: ShownTable, question: Task, id: string, who: string): Promise<Thought | undefined> {
  const { cli, think, input, match } = shown;
  const bot = botFor(await teach(match.game), id);
  const note = process.stdout.isTTY && !cli.paint.plain ? cli.say('play.thinks', { player: who }) : '';
  if (note !== '') process.stdout.write(cli.paint.colour('dim', note));
  try {
    if (bot !== undefined && think <= LONG && !mindOf(id)?.company) return bot.decide(question);
    thinker ??= createThinker();
    return await thinker.think({ ...question, game: match.game.id, rules: match.game.revision, bot: id }, input.interrupted);
  } catch (error) {
    if (input.interrupted.aborted) return undefined;
    throw error;
  } finally {
    if (note !== '') process.stdout.write('\r\u001B[K');
  }
}
