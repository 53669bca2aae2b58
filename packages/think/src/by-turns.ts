import { mindOf, type Thought, type ThinkRequest } from '@parlour/bots';
import { merge, share } from './merge.ts';
import type { Pool } from './pool.ts';
import type { Thinker } from './thinker.ts';
import { createTurns } from './turns.ts';

/** A question that waits for an answer. */
interface Task {
  readonly request: ThinkRequest;
  readonly stop: AbortController;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Several threads that take questions by turns: next comes whoever has had least of their time so far. The strongest bots put all threads
 * on one question that have nothing else to do.
 */
export function thinkByTurns(pool: Pool<ThinkRequest, Thought>, now: () => number = Date.now): Thinker {
  const turns = createTurns<Task>();
  const tasks = new Set<Task>();
  let closed = false;

  function think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    const elsewhere = mindOf(request.bot)?.think;
    return elsewhere === undefined ? thinkHere(request, signal) : elsewhere(request, signal);
  }

  async function thinkHere(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    if (closed) throw new Error('this thinker is closed');
    const { promise, resolve, reject } = Promise.withResolvers<Thought>();
    const task: Task = { request, stop: new AbortController(), resolve, reject };
    const abandon = () => drop(task, signal?.reason);
    signal?.addEventListener('abort', abandon, { once: true });
    tasks.add(task);
    turns.add(request.share ?? [], task);
    goOn();
    try {
      return await promise;
    } finally {
      tasks.delete(task);
      signal?.removeEventListener('abort', abandon);
    }
  }

  /** As long as there is a thread without a question, and a question. */
  function goOn(): void {
    while (pool.free() > 0) {
      const task = turns.next();
      if (task === undefined) return;
      void work(task);
    }
  }

  async function work({ request, stop, resolve, reject }: Task): Promise<void> {
    const heads = mindOf(request.bot)?.company ? pool.free() : 1;
    const parts = heads === 1 ? [request] : share(request, heads);
    const began = now();
    try {
      const thoughts = await Promise.all(parts.map((part) => pool.run(part, stop.signal)));
      resolve(heads === 1 ? (thoughts[0] as Thought) : merge(thoughts));
    } catch (error) {
      // If one head fails, the others need not go on.
      stop.abort(error);
      reject(error);
    }
    turns.done(request.share ?? [], (now() - began) * heads);
    goOn();
  }

  /** Gives a question up, whether it waits or is thought about. */
  function drop(task: Task, reason: unknown): void {
    if (turns.remove(task.request.share ?? [], task)) task.reject(reason);
    else task.stop.abort(reason);
  }

  return {
    think,
    async close() {
      closed = true;
      for (const task of tasks) drop(task, new Error('this thinker is closed'));
      await pool.close();
    },
  };
}
