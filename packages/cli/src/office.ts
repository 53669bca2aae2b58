import { defaults, fromEnvironment, type Office, openOffice } from '@parlour/server';
import { serverText } from '@parlour/server/protocol';
import type { Command } from 'commander';
import type { Cli } from './cli.ts';

export interface StoreOptions {
  readonly data?: string;
  readonly database?: string;
}

/** The options with which the host's commands find the store. */
export function withStore(command: Command, cli: Cli): Command {
  return command.option('--data <folder>', cli.say('help.option.data')).option('--database <url>', cli.say('help.option.database'));
}

/** Works in the store that the options, or else the environment, name. */
export async function inOffice(cli: Cli, { data, database }: StoreOptions, work: (office: Office) => Promise<void>): Promise<void> {
  cli.texts.push(serverText);
  const settings = { ...defaults, ...fromEnvironment(process.env) };
  const office = await openOffice({ dataDir: data ?? settings.dataDir, databaseUrl: database ?? settings.databaseUrl });
  try {
    await work(office);
  } finally {
    await office.close();
  }
}
