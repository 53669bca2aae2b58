/** Processes of servers and crowds, told what to do. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Usage } from './host.ts';

export async function told(child: ChildProcess, order: unknown): Promise<unknown> {
  child.send(order as object);
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a crowd has left'))),
  ])) as [unknown];
  return answer;
}

export async function usageOf(host: ChildProcess): Promise<Usage> {
  host.send('usage');
  const [usage] = (await once(host, 'message')) as [Usage];
  return usage;
}
