import type { Bot } from '@parlour/bots';
import { gameIds, loadGame, teach } from '@parlour/games';
import { Complaint, settingFor } from '@parlour/kernel';
import { findBot } from '../chunk.ts';
import { type Account, playGame } from './account.ts';
import { dealOf, schedule, type Study } from './plan.ts';

/** Plays the games of a study, by their places in its schedule; complains about what there is not. */
export async function studyRoom(study: Study): Promise<(place: number) => Account> {
  const game = await loadGame(study.game);
  if (game === undefined) throw new Complaint('lab.no-game', { game: study.game, games: gameIds.join(', ') });
  const taught = await teach(game);
  const bots = new Map<string, Bot>();
  const botOf = (id: string): Bot => {
    const bot = bots.get(id) ?? findBot(taught, id);
    bots.set(id, bot);
    return bot;
  };
  for (const { options, sitters } of study.series) {
    settingFor(game, options, sitters.length);
    for (const { entrant } of sitters) botOf(entrant.bot);
  }
  const games = schedule(study);
  return (place) => {
    const { series: index, number } = games[place]!;
    const series = study.series[index]!;
    try {
      return playGame(study, series, number, taught, botOf);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new Complaint('lab.failed', { number: place + 1, seed: `${study.seed}/${dealOf(series, number)}`, detail });
    }
  };
}
