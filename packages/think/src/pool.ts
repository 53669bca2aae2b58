/** Threads that do one piece of work after another, in Node or in a browser. */
import { Complaint, type ComplaintData } from '@parlour/kernel';

/** What a thread sends back: what came of its work, or why nothing did. */
export type Reply<Result> = { readonly result: Result } | { readonly complaint: ComplaintData } | { readonly failure: string };

export interface Thread<Ask> {
  send(ask: Ask): void;
  stop(): Promise<void>;
}

/** Starts a thread. It is heard once for everything it is sent, or once when it dies. */
export type StartThread<Ask, Result> = (hear: (reply: Reply<Result> | { readonly died: string }) => void) => Thread<Ask>;

export interface Pool<Ask, Result> {
  /** How many threads have nothing to do. */
  free(): number;
  /** Has a free thread do something. If that is given up, the thread hears nothing: it is stopped, and the next piece of work gets a new one. */
  run(ask: Ask, signal?: AbortSignal): Promise<Result>;
  /** Gives everything up. */
  close(): Promise<void>;
}

/** A place for a thread, which is started when there is something to do. */
interface Place<Ask, Result> {
  thread: Thread<Ask> | undefined;
  work:
    | { readonly hear: (reply: Reply<Result> | { readonly died: string }) => void; readonly giveUp: (reason: unknown) => void }
    | undefined;
}

export function createPool<Ask, Result>(size: number, start: StartThread<Ask, Result>): Pool<Ask, Result> {
  const places: Place<Ask, Result>[] = Array.from({ length: size }, () => ({ thread: undefined, work: undefined }));
  const stopping = new Set<Promise<void>>();
  let closed = false;

  function run(ask: Ask, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      // The first that is free: a thread remembers what it thought, so the same work should find the same thread.
      const place = places.find(({ work }) => work === undefined);
      if (closed || place === undefined) throw new Error(closed ? 'these threads are closed' : 'no thread is free');
      const end = () => {
        place.work = undefined;
        signal?.removeEventListener('abort', abort);
      };
      const giveUp = (reason: unknown) => {
        end();
        stop(place);
        reject(reason);
      };
      const abort = () => giveUp(signal?.reason);
      const hear = (reply: Reply<Result> | { readonly died: string }) => {
        end();
        if ('result' in reply) resolve(reply.result);
        else if ('complaint' in reply) reject(Complaint.from(reply.complaint));
        else reject(new Error('died' in reply ? reply.died : reply.failure));
      };
      place.work = { hear, giveUp };
      signal?.addEventListener('abort', abort, { once: true });
      try {
        place.thread ??= begin(place);
        place.thread.send(ask);
      } catch (error) {
        giveUp(error);
      }
    });
  }

  function begin(place: Place<Ask, Result>): Thread<Ask> {
    const thread = start((reply) => {
      if (place.thread !== thread) return;
      if ('died' in reply) place.thread = undefined;
      place.work?.hear(reply);
    });
    return thread;
  }

  function stop(place: Place<Ask, Result>): void {
    const { thread } = place;
    place.thread = undefined;
    if (thread === undefined) return;
    const stopped = thread.stop().finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  }

  return {
    free: () => places.filter(({ work }) => work === undefined).length,
    run,
    async close() {
      closed = true;
      for (const place of places) {
        place.work?.giveUp(new Error('these threads are closed'));
        stop(place);
      }
      await Promise.all(stopping);
    },
  };
}

/** The thread's side: does the work, and says what came of it. */
export async function replyTo<Result>(work: () => Result | Promise<Result>): Promise<Reply<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Complaint) return { complaint: error.toJSON() };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
