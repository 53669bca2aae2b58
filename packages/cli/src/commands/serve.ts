import type { Command } from 'commander';
import { type Cli, wholeNumber } from '../cli.ts';
import { loadServer } from '../host.ts';

/** `parlour serve`: the same server that `npm start` runs. */
export function registerServe(program: Command, cli: Cli): void {
  program
    .command('serve')
    .description(cli.say('help.serve'))
    .option('--port <port>', cli.say('help.option.port'))
    .option('--data <folder>', cli.say('help.option.data'))
    .option('--database <url>', cli.say('help.option.database'))
    .action(async ({ port, data, database }: { port?: string; data?: string; database?: string }) => {
      const { runServer } = await loadServer();
      await runServer(
        { LANG: cli.language, ...process.env },
        {
          ...(port === undefined ? {} : { port: wholeNumber('--port', port, 0, 65_535) }),
          ...(data === undefined ? {} : { dataDir: data }),
          ...(database === undefined ? {} : { databaseUrl: database }),
        },
      );
    });
}
