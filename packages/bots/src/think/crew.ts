import type { Thought } from '../bot.ts';
import { thinksInCompany } from '../levels.ts';
import type { Answer } from './answer.ts';
import { merge, share } from './merge.ts';
import type { Thinker, ThinkRequest } from './thinker.ts';

/** A thread that answers one question after another. */
export interface Thread {
  send(request: ThinkRequest): void;
  stop(): Promise<void>;
}

/** Starts a thread; it reports every answer, and `undefined` should it die. */
export type StartThread = (report: (answer: Answer | undefined) => void) => Thread;

interface Task {
  readonly request: ThinkRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
}

/** One thread and what waits for it. */
interface Head {
  thread: Thread | undefined;
  current: Task | undefined;
  readonly waiting: Task[];
}

/** Several threads that take questions as they come; the strongest bots put all of them on one question. */
export function crew(size: number, start: StartThread): Thinker {
  const heads: Head[] = Array.from({ length: size }, () => ({ thread: undefined, current: undefined, waiting: [] }));
  const stopping = new Set<Promise<void>>();
  let closed = false;

  async function think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    if (closed) throw new Error('this thinker is closed');
    if (size === 1 || !thinksInCompany(request.bot)) return ask(leastBusy(heads), request, signal);
    const parts = share(request, size);
    return merge(await Promise.all(heads.map((head, index) => ask(head, parts[index] as ThinkRequest, signal))));
  }

  function ask(head: Head, request: ThinkRequest, signal: AbortSignal | undefined): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const abandon = () => {
        drop(head, task);
        reject(signal?.reason);
      };
      const task: Task = {
        request,
        resolve: (thought) => {
          signal?.removeEventListener('abort', abandon);
          resolve(thought);
        },
        reject: (reason) => {
          signal?.removeEventListener('abort', abandon);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abandon, { once: true });
      head.waiting.push(task);
      goOn(head);
    });
  }

  function goOn(head: Head): void {
    if (head.current !== undefined) return;
    head.current = head.waiting.shift();
    if (head.current === undefined) return;
    head.thread ??= begin(head);
    head.thread.send(head.current.request);
  }

  function begin(head: Head): Thread {
    const thread = start((answer) => {
      if (head.thread !== thread) return;
      const task = head.current;
      head.current = undefined;
      if (answer === undefined) head.thread = undefined;
      if (answer !== undefined && 'thought' in answer) task?.resolve(answer.thought);
      else task?.reject(new Error(answer?.failure ?? 'the thread that was thinking died'));
      goOn(head);
    });
    return thread;
  }

  /** A thread in the middle of a thought hears nothing: it is stopped, and the next question gets a new one. */
  function drop(head: Head, task: Task): void {
    const place = head.waiting.indexOf(task);
    if (place >= 0) head.waiting.splice(place, 1);
    if (head.current !== task) return;
    stopThread(head);
    head.current = undefined;
    goOn(head);
  }

  function stopThread(head: Head): void {
    const { thread } = head;
    head.thread = undefined;
    if (thread === undefined) return;
    const stopped = thread.stop().finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  }

  async function close(): Promise<void> {
    closed = true;
    for (const head of heads) {
      const tasks = [head.current, ...head.waiting.splice(0)];
      head.current = undefined;
      stopThread(head);
      for (const task of tasks) task?.reject(new Error('this thinker is closed'));
    }
    await Promise.all(stopping);
  }

  return { think, close };
}

function leastBusy(heads: readonly Head[]): Head {
  const load = ({ current, waiting }: Head) => waiting.length + (current === undefined ? 0 : 1);
  return heads.reduce((least, head) => (load(head) < load(least) ? head : least));
}
