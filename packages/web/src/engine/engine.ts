/** The page's end of the worker: asks, and hears what happens. */
import type { Answered, QuestionName, Questions, Remarked, Trouble } from './protocol.ts';

/** What went wrong in the worker, as a sentence to be said. */
export class EngineTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.key);
    this.name = 'EngineTrouble';
    this.trouble = trouble;
  }
}

export type News = Exclude<Answered, { id: number }>;

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
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly found: ((remarked: Remarked) => void) | undefined;
}

export function startEngine(hear: (news: News) => void): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour-engine' });
  const waiting = new Map<number, Asker>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    if (!('id' in data)) return hear(data);
    const asker = waiting.get(data.id);
    if ('found' in data) return asker?.found?.(data.found);
    waiting.delete(data.id);
    if ('trouble' in data) asker?.reject(new EngineTrouble(data.trouble));
    else asker?.resolve(data.answer as never);
  });
  worker.addEventListener('error', (event) => {
    const error = new EngineTrouble({ key: 'trouble.engine', values: { detail: event.message } });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    ask(name, ask, found) {
      const id = ++asked;
      worker.postMessage({ id, name, ask });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject, found }));
    },
    close: () => worker.terminate(),
  };
}
