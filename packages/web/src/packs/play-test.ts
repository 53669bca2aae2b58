/** Does my box play? Bots try it in threads, beside ours. */
import { type Setting, settingFor } from '@parlour/kernel';
import { type BoxFigures, boxFigures, type BoxTest, subjectOf, type Subject, testBox } from '@parlour/lab/box';
import { browserThread, threadsHere } from '@parlour/think/browser-thread';
import { createPool, type StartThread } from '@parlour/think/pool';

/** How many games with the pack, and as many with ours. */
const GAMES = 200;
const PLAYERS = 3;

export interface Tested {
  readonly figures: BoxFigures;
  readonly subject: Subject;
  /** What was agreed for the games with the pack. */
  readonly setting: Setting;
}

/** `progress` hears which part of all games is done. Fails with the reason of `signal` where it stops the games, and complains of a pack that cannot be played. */
export async function playTest(
  game: string,
  option: string,
  pack: unknown,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<Tested> {
  const test: BoxTest = { game, option, pack, players: PLAYERS, games: GAMES, seed: 'box', options: {} };
  const tested = await testBox(test, createPool(threadsHere(), threadFor(test)), (done) => progress(done / (2 * GAMES)), signal);
  const subject = await subjectOf(game);
  return { figures: boxFigures(test, tested, subject), subject, setting: settingFor(subject.game, { [option]: pack }, PLAYERS) };
}

/** Each thread is told once what is played; after that it hears numbers of pieces. */
function threadFor<Result>(test: BoxTest): StartThread<number, Result> {
  return browserThread(() => {
    const worker = new Worker(new URL('./play-test-worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(test);
    return worker;
  });
}
