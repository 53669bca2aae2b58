import { Complaint } from '@parlour/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { withAdmin, type StoreFlags, withStore } from '../host.ts';

/** `parlour backup FILE`. */
export function registerBackup(program: Command, cli: Cli): void {
  withStore(program.command('backup'), cli)
    .argument('<file>', cli.say('help.argument.backup'))
    .description(cli.say('help.backup'))
    .action((file: string, options: StoreFlags) =>
      withAdmin(cli, options, async (admin, { backup }) =>
        cli.print(cli.say('admin.backed-up', { rows: await backup(admin, file), file })),
      ),
    );
}

/** `parlour restore FILE`. */
export function registerRestore(program: Command, cli: Cli): void {
  withStore(program.command('restore'), cli)
    .argument('<file>', cli.say('help.argument.backup'))
    .option('--yes', cli.say('help.option.yes'))
    .description(cli.say('help.restore'))
    .action((file: string, { yes = false, ...options }: StoreFlags & { yes?: boolean }) => {
      if (!yes) throw new Complaint('admin.really');
      return withAdmin(cli, options, async (admin, { restore }) =>
        cli.print(cli.say('admin.restored', { rows: await restore(admin, file), file })),
      );
    });
}
