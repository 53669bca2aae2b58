import { mindOf, type Thought, type ThinkRequest } from '@parlour/bots';
import type { Answer } from './answer.ts';
import { merge, share } from './merge.ts';
import type { Thinker } from './thinker.ts';
import { createTurns } from './turns.ts';

/** A thread that answers one question after another. */
export interface Thread {
  send(request: ThinkRequest): void;
  stop(): Promise<void>;
}

/** Starts a thread; it reports every answer, and `undefined` should it die. */
export type StartThread = (report: (answer: Answer | undefined) => void) => Thread;

/** A question, and what came of it so far. */
interface Task {
  readonly request: ThinkRequest;
  /** The heads that are at it, and what those that were thought, in the order of their parts. */
  readonly heads: Set<Head>;
  readonly thoughts: Thought[];
  began: number;
  /** How many parts it has. */
  parts: number;
  readonly settle: (outcome: { readonly thought: Thought } | { readonly reason: unknown }) => void;
}

interface Head {
  thread: Thread | undefined;
  task: Task | undefined;
  /** Which part of the task. */
  part: number;
}

/**
 * Several threads that take questions by turns: next comes whoever has had least of their time so far. The strongest bots put all threads
 * on one question that have nothing else to do.
 */
export function crew(size: number, start: StartThread, now: () => number = Date.now): Thinker {
  const heads: Head[] = Array.from({ length: size }, () => ({ thread: undefined, task: undefined, part: 0 }));
  const turns = createTurns<Task>();
  const tasks = new Set<Task>();
  const stopping = new Set<Promise<void>>();
  let closed = false;

  function think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    const elsewhere = mindOf(request.bot)?.think;
    return elsewhere === undefined ? thinkHere(request, signal) : elsewhere(request, signal);
  }

  function thinkHere(request: ThinkRequest, signal?: AbortSignal): Promise<Thought> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (closed) throw new Error('this thinker is closed');
      const abandon = () => drop(task, signal?.reason);
      const task: Task = {
        request,
        heads: new Set(),
        thoughts: [],
        began: 0,
        parts: 0,
        settle: (outcome) => {
          tasks.delete(task);
          signal?.removeEventListener('abort', abandon);
          if ('thought' in outcome) resolve(outcome.thought);
          else reject(outcome.reason);
        },
      };
      signal?.addEventListener('abort', abandon, { once: true });
      tasks.add(task);
      turns.add(request.share ?? [], task);
      goOn();
    });
  }

  /** As long as there is a head without a question, and a question. */
  function goOn(): void {
    for (;;) {
      const free = heads.filter(({ task }) => task === undefined);
      const task = free.length === 0 ? undefined : turns.next();
      if (task === undefined) return;
      const at = mindOf(task.request.bot)?.company ? free : free.slice(0, 1);
      const parts = at.length === 1 ? [task.request] : share(task.request, at.length);
      task.began = now();
      task.parts = parts.length;
      try {
        for (const [part, head] of at.entries()) {
          head.task = task;
          head.part = part;
          task.heads.add(head);
          head.thread ??= begin(head);
          head.thread.send(parts[part] as ThinkRequest);
        }
      } catch (error) {
        drop(task, error);
      }
    }
  }

  function begin(head: Head): Thread {
    const thread = start((answer) => {
      if (head.thread !== thread) return;
      if (answer === undefined) head.thread = undefined;
      const { task } = head;
      if (task === undefined) return;
      head.task = undefined;
      task.heads.delete(head);
      if (answer !== undefined && 'thought' in answer) {
        task.thoughts[head.part] = answer.thought;
        if (task.heads.size === 0) end(task, { thought: merged(task.thoughts) });
      } else {
        drop(task, new Error(answer?.failure ?? 'the thread that was thinking died'));
      }
      goOn();
    });
    return thread;
  }

  function end(task: Task, outcome: Parameters<Task['settle']>[0]): void {
    turns.done(task.request.share ?? [], (now() - task.began) * task.parts);
    task.settle(outcome);
  }

  /** Gives a question up. A thread in the middle of a thought hears nothing: it is stopped, and the next question gets a new one. */
  function drop(task: Task, reason: unknown): void {
    if (turns.remove(task.request.share ?? [], task)) return task.settle({ reason });
    for (const head of task.heads) {
      stopThread(head);
      head.task = undefined;
    }
    end(task, { reason });
    goOn();
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
    for (const task of tasks) {
      for (const head of task.heads) head.task = undefined;
      task.settle({ reason: new Error('this thinker is closed') });
    }
    for (const head of heads) stopThread(head);
    await Promise.all(stopping);
  }

  return { think, close };
}

function merged(thoughts: readonly Thought[]): Thought {
  return thoughts.length === 1 ? (thoughts[0] as Thought) : merge(thoughts);
}
