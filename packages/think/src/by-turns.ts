import {
  type Appraisal,
  mindOf,
  type ReviewRequest,
  type Thought,
  type ThinkRequest,
  type Weighed,
  type WeighRequest,
} from '@parlour/bots';
import { merge, share } from './merge.ts';
import type { Answer, Ask } from './ponder.ts';
import type { Pool } from './pool.ts';
import type { Reviewer, Thinker } from './thinker.ts';
import { createTurns } from './turns.ts';

/** A question that waits for an answer. */
interface Task {
  readonly ask: Ask;
  readonly stop: AbortController;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Several threads that take questions by turns: next comes whoever has had least of their time so far, and what is for later once nobody
 * asks for anything else. The strongest bots put all threads on one question that have nothing else to do.
 */
export function thinkByTurns(pool: Pool<Ask, Answer>, now: () => number = Date.now): Thinker & Reviewer {
  const turns = createTurns<Task>();
  /** What waits until there is nothing else to do, and is done one after the other. */
  const later = createTurns<Task>();
  const turnsFor = (ask: Ask) => ('later' in ask && ask.later ? later : turns);
  let working = 0;
  const stops = new Set<AbortController>();
  let closed = false;

  function think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    const elsewhere = mindOf(request.bot)?.think;
    return elsewhere === undefined ? (here(request, signal) as Promise<Thought>) : elsewhere(request, signal);
  }

  async function here(ask: Ask, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    if (closed) throw new Error('this thinker is closed');
    const stop = new AbortController();
    const abandon = () => stop.abort(signal?.reason);
    signal?.addEventListener('abort', abandon, { once: true });
    stops.add(stop);
    try {
      return await inTurn(ask, stop);
    } finally {
      stops.delete(stop);
      signal?.removeEventListener('abort', abandon);
    }
  }

  function inTurn(ask: Ask, stop: AbortController): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const task: Task = { ask, stop, resolve, reject };
      // While it is thought about, the threads hear of it.
      const abandon = () => turnsFor(ask).remove(shareOf(ask), task) && reject(stop.signal.reason);
      stop.signal.addEventListener('abort', abandon, { once: true });
      turnsFor(ask).add(shareOf(ask), task);
      goOn();
    });
  }

  /** As long as there is a thread without a question, and a question. */
  function goOn(): void {
    while (pool.free() > 0) {
      const task = turns.next() ?? (working === 0 ? later.next() : undefined);
      if (task === undefined) return;
      void work(task);
    }
  }

  async function work({ ask, stop, resolve, reject }: Task): Promise<void> {
    const heads = 'bot' in ask && mindOf(ask.bot)?.company ? pool.free() : 1;
    const parts = 'bot' in ask && heads > 1 ? share(ask, heads) : [ask];
    const began = now();
    working++;
    try {
      const answers = await Promise.all(parts.map((part) => pool.run(part, stop.signal)));
      resolve(answers.length === 1 ? answers[0]! : merge(answers as Thought[]));
    } catch (error) {
      // If one head fails, the others need not go on.
      stop.abort(error);
      reject(error);
    }
    working--;
    turnsFor(ask).done(shareOf(ask), (now() - began) * heads);
    goOn();
  }

  return {
    think,
    review: (request: ReviewRequest, signal) => here(request, signal) as Promise<Appraisal>,
    weigh: (request: WeighRequest, signal) => here(request, signal) as Promise<Weighed>,
    async close() {
      closed = true;
      for (const stop of stops) stop.abort(new Error('this thinker is closed'));
      await pool.close();
    },
  };
}

/** Whose share of the thinking it takes. */
function shareOf(ask: Ask): readonly string[] {
  return ('bot' in ask ? ask.share : undefined) ?? [];
}
