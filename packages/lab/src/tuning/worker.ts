import { workerData } from 'node:worker_threads';
import type { Bot } from '@parlour/bots';
import { Complaint } from '@parlour/kernel';
import { answerAll } from '@parlour/think/threads';
import { findBot } from '../chunk.ts';
import { playGame } from '../study/account.ts';
import { subjectOf } from '../subject.ts';
import type { TuningGame } from './plan.ts';

const ready = subjectOf(workerData as string);
const bots = new Map<string, Bot>();

answerAll(async ({ seed, series, number }: TuningGame) => {
  const subject = await ready;
  const botOf = (id: string): Bot => {
    const bot = bots.get(id) ?? findBot(subject, id);
    bots.set(id, bot);
    return bot;
  };
  try {
    return playGame({ game: subject.game.id, seed, series: [] }, series, number, subject, botOf);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint('lab.failed', { number: number + 1, seed, detail: error instanceof Error ? error.message : String(error) });
  }
});
