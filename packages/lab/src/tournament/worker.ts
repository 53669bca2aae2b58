import { parentPort, workerData } from 'node:worker_threads';
import { fixture, lineups, type Tournament } from './fixtures.ts';
import { type PlayedGame, referee } from './game.ts';

/** What a thread answers to the number of a game. */
export type Answer = { readonly played: PlayedGame } | { readonly number: number; readonly seed: string; readonly detail: string };

const tournament = workerData as Tournament;
const ready = referee(tournament);

parentPort?.on('message', (number: number) => {
  void play(number).then((answer) => parentPort?.postMessage(answer));
});

async function play(number: number): Promise<Answer> {
  try {
    return { played: (await ready)(number) };
  } catch (error) {
    const { seed } = fixture(tournament, lineups(tournament), number);
    return { number, seed, detail: error instanceof Error ? error.message : String(error) };
  }
}
