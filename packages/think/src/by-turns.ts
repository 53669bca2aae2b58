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
  const stops = new Set<AbortController>();
  let closed = false;

  function think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    const elsewhere = mindOf(request.bot)?.think;
    return elsewhere === undefined ? thinkHere(request, signal) : elsewhere(request, signal);
  }

  async function thinkHere(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    if (closed) throw new Error('this thinker is closed');
    const stop = new AbortController();
    const abandon = () => stop.abort(signal?.reason);
    signal?.addEventListener('abort', abandon, { once: true });
    stops.add(stop);
    try {
      return await inTurn(request, stop);
    } finally {
      stops.delete(stop);
      signal?.removeEventListener('abort', abandon);
    }
  }

  function inTurn(request: ThinkRequest, stop: AbortController): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const task: Task = { request, stop, resolve, reject };
      // While it is thought about, the threads hear of it.
      const abandon = () => turns.remove(request.share ?? [], task) && reject(stop.signal.reason);
      stop.signal.addEventListener('abort', abandon, { once: true });
      turns.add(request.share ?? [], task);
      goOn();
    });
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
      resolve(heads === 1 ? thoughts[0]! : merge(thoughts));
    } catch (error) {
      // If one head fails, the others need not go on.
      stop.abort(error);
      reject(error);
    }
    turns.done(request.share ?? [], (now() - began) * heads);
    goOn();
  }

  return {
    think,
    async close() {
      closed = true;
      for (const stop of stops) stop.abort(new Error('this thinker is closed'));
      await pool.close();
    },
  };
}
