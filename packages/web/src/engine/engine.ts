/** The page's end of the worker: asks, and hears what happens. */
import type { Remarked, Trouble } from '@parlour/table-kit/state/situation.ts';
import type { Answered, Asked, QuestionName, Questions } from './protocol.ts';

/** What went wrong in the worker, as a sentence to be said. */
export class EngineTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.key);
    this.name = 'EngineTrouble';
    this.trouble = trouble;
  }
}

export type EngineNews = Exclude<Answered, { id: number } | { unloaded: string }>;

export interface Engine {
  /** `found` hears what is found on the way to an answer. */
  ask<Name extends QuestionName>(
    name: Name,
    ask: Questions[Name]['ask'],
    found?: (remarked: Remarked) => void,
  ): Promise<Questions[Name]['answer']>;
  close(): void;
}

interface Asker {
  readonly question: Asked;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly found: ((remarked: Remarked) => void) | undefined;
}

/** Where the engine cannot be fetched, it is tried again after so long, and each time after twice as long; then it is told. */
const AGAIN_AFTER = 500;
const LONGEST_WAIT = 5_000;
const MOST_ATTEMPTS = 8;

export function startEngine(hear: (news: EngineNews) => void): Engine {
  const waiting = new Map<number, Asker>();
  let asked = 0;
  let attempts = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let worker = begin();

  function begin(): Worker {
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour-engine' });
    begun.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (begun !== worker) return;
      if ('unloaded' in data) return retry(data.unloaded);
      attempts = 0;
      if (!('id' in data)) return hear(data);
      const asker = waiting.get(data.id);
      if ('found' in data) return asker?.found?.(data.found);
      waiting.delete(data.id);
      if ('trouble' in data) asker?.reject(new EngineTrouble(data.trouble));
      else asker?.resolve(data.answer as never);
    });
    begun.addEventListener('error', ({ message }) => fail(message));
    return begun;
  }

  /** The line may be down for a moment: what was asked is asked again. */
  function retry(detail: string): void {
    worker.terminate();
    clearTimeout(again);
    if (++attempts > MOST_ATTEMPTS) {
      attempts = 0;
      fail(detail);
      worker = begin();
      return;
    }
    const wait = Math.min(LONGEST_WAIT, AGAIN_AFTER * 2 ** (attempts - 1));
    again = setTimeout(() => {
      worker = begin();
      for (const { question } of waiting.values()) worker.postMessage(question);
    }, wait);
  }

  function fail(detail: string): void {
    const error = new EngineTrouble({ key: 'trouble.engine', values: { detail } });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    ask(name, ask, found) {
      const question = { id: ++asked, name, ask } as Asked;
      worker.postMessage(question);
      return new Promise((resolve, reject) => waiting.set(question.id, { question, resolve, reject, found }));
    },
    close() {
      clearTimeout(again);
      worker.terminate();
    },
  };
}
