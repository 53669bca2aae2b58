import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTransport, createClient } from '@parlour/client';
import { startServer } from '@parlour/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownFolder, parlourHere } from './parlour.ts';

/** A server with one table, which the commands look after while it runs. */
async function running() {
  const data = ownFolder();
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: data });
  onTestFinished(() => server.stop());
  const client = createClient(nodeTransport(server.address));
  const { table } = await client.http.create({ game: 'alhambra', seats: [{ kind: 'me' }, { kind: 'person' }], name: 'Ania' });
  return { table, client, data, store: ['--data', data, '--lang', 'en'] };
}

describe('the host’s commands', () => {
  it('list, show and close a table of a running server', async () => {
    const { table, store } = await running();
    expect((await parlourHere(['admin', 'list', ...store])).out).toMatch(new RegExp(`^${table}  alhambra  waiting  `));
    expect((await parlourHere(['admin', 'show', table, ...store])).out).toContain('1. Ania\n  2. nobody');
    expect((await parlourHere(['admin', 'close', table, ...store])).out).toBe(`Table ${table} is closed.\n`);
    const listed = await parlourHere(['admin', 'list', '--status', 'closed', '--json', ...store]);
    expect(JSON.parse(listed.out)).toMatchObject([{ id: table, status: 'closed' }]);
  });

  it('complain in a sentence about a table that is not there or has not begun', async () => {
    const { table, store } = await running();
    const missing = await parlourHere(['admin', 'show', 'nowhere', ...store]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('There is no such table.')]);
    const early = await parlourHere(['admin', 'export', table, ...store]);
    expect([early.code, early.err]).toEqual([2, expect.stringContaining('The game has not begun')]);
  });

  it('back everything up and restore it, but only if that is meant', async () => {
    const { table, store, data } = await running();
    const file = join(data, 'backup.gz');
    expect((await parlourHere(['backup', file, ...store])).out).toMatch(/^\d+ rows written to /);
    expect(existsSync(file)).toBe(true);
    await parlourHere(['admin', 'close', table, ...store]);
    expect((await parlourHere(['restore', file, ...store])).err).toContain('--yes');
    expect((await parlourHere(['restore', file, '--yes', ...store])).out).toMatch(/^\d+ rows restored/);
    expect((await parlourHere(['admin', 'show', table, ...store])).out).toContain('waiting');
    expect((await parlourHere(['admin', 'check', ...store])).out).toContain('all are playable');
  });

  it.each(['serve', 'admin list', 'admin repair', 'backup', 'restore'])('“parlour %s” is explained in both languages', async (command) => {
    const [english, polish] = [await help(command, 'en'), await help(command, 'pl')];
    expect(english).toContain(`Usage: parlour ${command}`);
    expect(polish).toContain(`Użycie: parlour ${command}`);
    expect(english + polish).not.toMatch(/help\.|admin\.[a-z]/);
  });
});

async function help(command: string, language: string): Promise<string> {
  return (await parlourHere([...command.split(' '), '--help', '--lang', language])).out;
}
