import { Complaint } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { createPool, type Reply, replyTo, type StartThread } from './pool.ts';

/** Threads in name only, which do what they are told to when they are told to. */
function byHand() {
  const threads: { readonly asked: string[]; readonly hear: Parameters<StartThread<string, string>>[0]; stopped: boolean }[] = [];
  const start: StartThread<string, string> = (hear) => {
    const thread = { asked: [] as string[], hear, stopped: false };
    threads.push(thread);
    return {
      send: (ask) => void thread.asked.push(ask),
      stop: async () => {
        thread.stopped = true;
      },
    };
  };
  return { threads, start, answer: (thread: number, reply: Reply<string>) => threads[thread]?.hear(reply) };
}

describe('a pool of threads', () => {
  it('starts a thread when there is work for it, and gives it more when it is free again', async () => {
    const { threads, start, answer } = byHand();
    const pool = createPool(3, start);
    expect([pool.free(), threads.length]).toEqual([3, 0]);
    const one = pool.run('one');
    const two = pool.run('two');
    expect([pool.free(), threads.length]).toEqual([1, 2]);
    answer(0, { result: 'done' });
    expect(await one).toBe('done');
    void pool.run('three').catch(() => undefined);
    expect(threads.map(({ asked }) => asked)).toEqual([['one', 'three'], ['two']]);
    answer(1, { result: 'done too' });
    expect(await two).toBe('done too');
    await pool.close();
  });

  it('has no more work done at once than it has threads', async () => {
    const pool = createPool(1, byHand().start);
    const first = pool.run('one');
    await expect(pool.run('two')).rejects.toThrow('no thread is free');
    await Promise.all([expect(first).rejects.toThrow('closed'), pool.close()]);
  });

  it('stops a thread whose work is given up, hears nothing more of it, and starts another', async () => {
    const { threads, start, answer } = byHand();
    const pool = createPool(1, start);
    const given = new AbortController();
    const one = pool.run('one', given.signal);
    given.abort(new Error('not needed'));
    await expect(one).rejects.toThrow('not needed');
    expect([pool.free(), threads[0]?.stopped]).toEqual([1, true]);
    const two = pool.run('two');
    answer(0, { result: 'too late' });
    answer(1, { result: 'two' });
    expect(await two).toBe('two');
    await pool.close();
  });

  it('says when a thread died, and starts another', async () => {
    const { threads, start, answer } = byHand();
    const pool = createPool(1, start);
    const one = pool.run('one');
    threads[0]?.hear({ died: 'out of memory' });
    await expect(one).rejects.toThrow('out of memory');
    const two = pool.run('two');
    answer(1, { result: 'two' });
    expect(await two).toBe('two');
    await pool.close();
  });

  it('gives everything up when it is closed, and does nothing more', async () => {
    const { threads, start } = byHand();
    const pool = createPool(2, start);
    const one = pool.run('one');
    await Promise.all([expect(one).rejects.toThrow('closed'), pool.close()]);
    expect(threads.map(({ stopped }) => stopped)).toEqual([true]);
    await expect(pool.run('two')).rejects.toThrow('closed');
  });

  it('is free again when something cannot be sent', async () => {
    const pool = createPool<string, string>(1, () => ({
      send() {
        throw new Error('cannot be cloned');
      },
      stop: async () => undefined,
    }));
    await expect(pool.run('one')).rejects.toThrow('cannot be cloned');
    expect(pool.free()).toBe(1);
  });

  it('passes on a complaint whole', async () => {
    const complaint = new Complaint('some.key', { number: 1 }, { rule: 'LW-ERR-2' });
    const { start, answer } = byHand();
    const pool = createPool(1, start);
    const one = pool.run('one');
    answer(0, JSON.parse(JSON.stringify(await replyTo(() => Promise.reject(complaint)))) as Reply<string>);
    await expect(one).rejects.toEqual(complaint);
    await pool.close();
  });
});
