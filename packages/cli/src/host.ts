import type * as Server from '@parlour/server';
import { serverText } from '@parlour/client/protocol';
import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export interface StoreFlags {
  readonly data?: string;
  readonly database?: string;
}

/** The options with which the host's commands find the store. */
export function withStore(command: Command, cli: Cli): Command {
  return command.option('--data <folder>', cli.say('help.option.data')).option('--database <url>', cli.say('help.option.database'));
}

/** The server is loaded by the commands that need it: the others start faster without. */
export function loadServer(): Promise<typeof Server> {
  return import('@parlour/server');
}

/** Works in the store that the options, or else the environment, name. */
export async function withAdmin(
  cli: Cli,
  { data, database }: StoreFlags,
  work: (admin: Server.Admin, server: typeof Server) => Promise<void>,
): Promise<void> {
  cli.texts.push(serverText);
  const server = await loadServer();
  const { defaults, fromEnvironment, openAdmin } = server;
  const settings = { ...defaults, ...fromEnvironment(process.env) };
  const admin = await openAdmin({ dataDir: data ?? settings.dataDir, databaseUrl: database ?? settings.databaseUrl });
  try {
    await work(admin, server);
  } finally {
    await admin.close();
  }
}
