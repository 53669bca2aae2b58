/** The page's end of the worker: asks, and hears what happens. */
import type { Answered, QuestionName, Questions, Trouble } from './protocol.ts';

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
  ask<Name extends QuestionName>(name: Name, ask: Questions[Name]['ask']): Promise<Questions[Name]['answer']>;
  close(): void;
}

export function startEngine(hear: (news: News) => void): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour-engine' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    if (!('id' in data)) return hear(data);
    const asker = waiting.get(data.id);
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
    ask(name, ask) {
      const id = ++asked;
      worker.postMessage({ id, name, ask });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => worker.terminate(),
  };
}
