/** How busy the main thread of a page is while something is done. */
import type { Page } from '@playwright/test';

/** Tasks longer than this can be felt. */
const LONG = 50;

/** In milliseconds: the longest task, and by how much all tasks together went over 50 ms. */
export interface Blocking {
  readonly longest: number;
  readonly blocked: number;
}

/** As the clock saw it, which counts whatever else the machine did, and in processor time of that thread alone. */
export interface Busy {
  readonly clock: Blocking;
  readonly processor: Blocking;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly url?: string; readonly processId?: number; readonly frames?: readonly Frame[] };
  };
}

interface Frame {
  readonly url?: string;
  readonly processId?: number;
}

export async function watchThread(page: Page, address: string, work: () => Promise<void>): Promise<Busy> {
  const events: TraceEvent[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const processes = processesOf(events, address);
  const threads = events.filter(({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && processes.has(pid));
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  if (tasks.length === 0) throw new Error('the browser traced no tasks of the page');
  return { clock: blocking(tasks.map(({ dur = 0 }) => dur)), processor: blocking(tasks.map(({ tdur = 0 }) => tdur)) };
}

/** The processes that a page at this address ran in. */
function processesOf(events: readonly TraceEvent[], address: string): Set<number> {
  const frames = events.flatMap(({ args: { data } }): readonly Frame[] => (data === undefined ? [] : [data, ...(data.frames ?? [])]));
  return new Set(frames.flatMap(({ url, processId }) => (processId !== undefined && url?.startsWith(address) ? [processId] : [])));
}

function blocking(microseconds: readonly number[]): Blocking {
  const long = microseconds.map((time) => time / 1000);
  return { longest: Math.max(0, ...long), blocked: long.reduce((sum, time) => sum + Math.max(0, time - LONG), 0) };
}
