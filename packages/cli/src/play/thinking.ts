import { botFor, mindOf, type Question, type Thought } from '@parlour/bots';
import { teach } from '@parlour/games';
import { diceFrom, eventsSeen, type Seat } from '@parlour/kernel';
import type { Thinker } from '@parlour/think';
import { createThinker } from '@parlour/think/node';
import type { Seated } from './table.ts';

/** Longer thoughts go to other threads, where Ctrl-C can end them. */
const LONG = 2000;

/** Started when it is first needed, and there until the program ends: its threads remember what they thought last, and hold nothing up. */
let thinker: Thinker | undefined;

/** What a bot, or somebody who gives a hint, may know in that seat. The same situation gives the same chance. */
export function questionFor({ match, think }: Seated, seat: Seat, purpose: 'bot' | 'hint'): Question {
  const { game, state, head, steps } = match;
  return {
    game,
    seat,
    view: game.view(state, seat),
    seen: eventsSeen(match, seat),
    moves: game.moves(state, seat),
    budget: { milliseconds: think },
    dice: diceFrom(`${head.seed}/${purpose} ${seat}/${steps.length}`),
  };
}

/** Lets a bot think, and says so meanwhile. Nothing if the people leave before it is done. */
export async function thinkAbout(seated: Seated, question: Question, id: string, who: string): Promise<Thought | undefined> {
  const { cli, think, input, match } = seated;
  const bot = botFor(await teach(match.game), id);
  const note = process.stdout.isTTY && !cli.paint.plain ? cli.say('play.thinks', { player: who }) : '';
  if (note !== '') process.stdout.write(cli.paint.colour('dim', note));
  try {
    if (bot !== undefined && think <= LONG && !mindOf(id)?.company) return bot.decide(question);
    thinker ??= createThinker();
    return await thinker.think({ ...question, game: match.game.id, bot: id }, input.interrupted);
  } catch (error) {
    if (input.interrupted.aborted) return undefined;
    throw error;
  } finally {
    if (note !== '') process.stdout.write('\r\u001B[K');
  }
}
