import type { Bot } from '@parlour/bots';
import { Complaint, settingFor } from '@parlour/kernel';
import { findBot } from '../chunk.ts';
import { subjectOf } from '../subject.ts';
import { type Account, playGame } from './account.ts';
import { dealOf, type Restriction, schedule, type Study } from './plan.ts';

/** A game to be played, by its place in the schedule of a study; with what is still to be looked into, where somebody is held back. */
export interface Due {
  readonly place: number;
  readonly held?: readonly Restriction[];
}

/** Plays the games of a study; complains about what there is not. */
export async function studyRoom(study: Study): Promise<(due: Due) => Account> {
  const subject = await subjectOf(study.game);
  const bots = new Map<string, Bot>();
  const botOf = (id: string): Bot => {
    const bot = bots.get(id) ?? findBot(subject, id);
    bots.set(id, bot);
    return bot;
  };
  for (const { options, sitters } of study.series) {
    settingFor(subject.game, options, sitters.length);
    for (const { entrant } of sitters) botOf(entrant.bot);
  }
  const games = schedule(study);
  return ({ place, held }) => {
    const { series: index, number } = games[place]!;
    const planned = study.series[index]!;
    const series = held === undefined ? planned : { ...planned, held };
    try {
      return playGame(study, series, number, subject, botOf);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new Complaint('lab.failed', { number: place + 1, seed: `${study.seed}/${dealOf(series, number)}`, detail });
    }
  };
}
