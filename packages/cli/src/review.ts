/** A finished game looked at again, at the terminal. */
import { balanceOf, costliest, percent, remarkOn, type Review, reviewGame, type ThinkRequest } from '@parlour/bots';
import { teach } from '@parlour/games';
import type { AnyGame, GameRecord, Seat, TableVoice } from '@parlour/kernel';
import { createThinker } from '@parlour/think/node';
import type { Cli } from './cli.ts';
import { cut, padEnd, type Paint, table, wrap } from '@parlour/terminal-kit';
import { progressBar } from './terminal/progress.ts';

/** Goes through a game with a strong bot in as many threads as there are, and shows how far it is. */
export async function lookAgain(game: AnyGame, record: GameRecord, iterations: number, cli: Cli, signal?: AbortSignal): Promise<Review> {
  const bar = progressBar(process.stderr, record.moves.length, cli);
  const thinker = createThinker();
  try {
    const think = (request: ThinkRequest) => thinker.think(request, signal);
    return await reviewGame(await teach(game), record, iterations, think, ({ number }) => bar.show(number));
  } finally {
    bar.clear();
    await thinker.close();
  }
}

/** The course of the game, what cost most, and how everybody decided. `voice` speaks for the game and the bots, and names the players. */
export function reviewLines(review: Review, voice: TableVoice, paint: Paint): string[] {
  const heading = (key: string) => ['', paint.colour(['bold', 'underline'], voice.say(key))];
  const names = review.record.seats.map(({ name }) => cut(name, 12));
  const room = Math.max(...names.map((name) => name.length)) + 2;
  const moments = costliest(review).flatMap((moment) => {
    const { played, better, why } = remarkOn(moment, review.knowledge, voice);
    const number = voice.say('bots.review.decision', { number: moment.number });
    const cost = voice.say('bots.review.cost', { percent: percent(moment.cost, voice) });
    const words = [played, better, why].filter((part) => part !== undefined);
    return [paint.colour('bold', `${number}, ${cost}`), ...words.flatMap((part) => wrap(`  ${part}`, paint.columns, '  '))];
  });
  const rows = names.map((name, seat) => {
    const { decisions, agreed, lost } = balanceOf(review, seat);
    return [name, String(decisions), percent(decisions === 0 ? 0 : agreed / decisions, voice), percent(lost, voice)];
  });
  return [
    ...heading('bots.review.curve'),
    ...names.map((name, seat) => `${padEnd(name, room)}${curve(review, seat, paint.columns - room, paint)}`),
    ...heading('bots.review.moments'),
    ...(moments.length === 0 ? [voice.say('bots.review.flawless')] : moments),
    '',
    ...table(
      paint,
      ['player', 'decisions', 'agreed', 'lost'].map((id) => voice.say(`bots.review.${id}`)),
      rows,
    ),
  ];
}

/** A seat's chance of winning from the first decision to the end, as a line of signs; in plain letters from 0 to 9. */
function curve({ decisions, won }: Review, seat: Seat, columns: number, paint: Paint): string {
  const chances = [...decisions.map(({ chances }) => chances[seat] ?? 0), ...(won === undefined ? [] : [won[seat] ?? 0])];
  const length = Math.min(chances.length, columns);
  return Array.from({ length }, (_, column) => {
    const chance = chances[Math.round((column / Math.max(1, length - 1)) * (chances.length - 1))] ?? 0;
    return paint.sign('▁▂▃▄▅▆▇█'[Math.min(7, Math.floor(chance * 8))] ?? '', String(Math.min(9, Math.floor(chance * 10))));
  }).join('');
}
