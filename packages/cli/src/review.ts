/** A finished game looked at again, at the terminal. */
import {
  accountRows,
  accounts,
  accountSentence,
  type Effort,
  luckRemark,
  percent,
  playOf,
  playSentence,
  remarkOn,
  type Review,
  reviewGame,
  turnsOf,
} from '@parlour/bots';
import { teach } from '@parlour/games';
import type { AnyGame, GameRecord, Seat, TableVoice } from '@parlour/kernel';
import { createThinker } from '@parlour/think/node';
import type { Cli } from './cli.ts';
import { cut, padEnd, type Paint, table, wrap } from '@parlour/terminal-kit';
import { progressBar } from './terminal/progress.ts';

/** Goes through a game with a strong bot in as many threads as there are, and shows how far it is. */
export async function lookAgain(game: AnyGame, record: GameRecord, effort: Effort, cli: Cli, signal?: AbortSignal): Promise<Review> {
  const bar = progressBar(process.stderr, record.moves.length, cli);
  const thinker = createThinker();
  try {
    return await reviewGame(
      await teach(game),
      record,
      effort,
      (request) => thinker.review(request, signal),
      ({ number }) => bar.show(number),
    );
  } finally {
    bar.clear();
    await thinker.close();
  }
}

/** The course of the game, where its result came from, and what decided it. `voice` speaks for the game and the bots, and names the players. */
export function reviewLines(review: Review, voice: TableVoice, paint: Paint): string[] {
  const heading = (key: string) => ['', paint.colour(['bold', 'underline'], voice.say(key))];
  const { seats } = review.record;
  const names = seats.map(({ name }) => cut(name, 12));
  const room = Math.max(...names.map((name) => name.length)) + 2;
  const turns = turnsOf(review).flatMap(({ number, cost, luck }) => {
    const { played, better, why } = remarkOn(review.decisions[number - 1]!, review.knowledge, voice);
    const head = [
      voice.say('bots.review.decision', { number }),
      ...(cost === 0 ? [] : [voice.say('bots.review.cost', { percent: percent(cost, voice) })]),
    ];
    const words = [played, ...(cost === 0 ? [] : [better, why]), luck && luckRemark(luck, voice)].filter((part) => part !== undefined);
    return [paint.colour('bold', head.join(', ')), ...words.flatMap((part) => wrap(`  ${part}`, paint.columns, '  '))];
  });
  const all = accounts(review);
  const sentences = all.flatMap((account, seat) => [
    ...wrap(accountSentence(account, voice, names[seat]), paint.columns, '  '),
    ...wrap(`  ${playSentence(review.game.id, playOf(review.decisions, seat), voice)}`, paint.columns, '  '),
  ]);
  return [
    ...heading('bots.review.curve'),
    ...names.map((name, seat) => `${padEnd(name, room)}${curve(review, seat, paint.columns - room, paint)}`),
    ...heading('bots.account.title'),
    ...sentences,
    '',
    ...table(paint, ['', ...names], accountRows(all, voice)),
    ...wrap(voice.say('bots.account.how'), paint.columns).map((line) => paint.colour('dim', line)),
    ...heading('bots.review.moments'),
    ...(turns.length === 0 ? [voice.say('bots.review.flawless')] : turns),
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
