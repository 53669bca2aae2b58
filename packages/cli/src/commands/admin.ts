import { writeRecord } from '@parlour/kernel';
import type { TableSummary } from '@parlour/server';
import type { Command } from 'commander';
import { type Cli, writeText } from '../cli.ts';
import { FAILED } from '../exit-codes.ts';
import { withAdmin, type StoreFlags, withStore } from '../host.ts';

/** `parlour admin …`: looking after the tables of a server. */
export function registerAdmin(program: Command, cli: Cli): void {
  const admin = program.command('admin').description(cli.say('help.admin')).helpCommand(false);
  const command = (name: string) => withStore(admin.command(name), cli).description(cli.say(`help.admin.${name}`));
  const table = cli.say('help.argument.table');

  command('list')
    .option('--status <status>', cli.say('help.option.status'))
    .option('--json', cli.say('help.option.json-out'))
    .action(({ status, json, ...options }: StoreFlags & { status?: string; json?: boolean }) =>
      withAdmin(cli, options, async (admin, { listTables }) => {
        const tables = await listTables(admin, status);
        if (json === true) cli.print(JSON.stringify(tables));
        else cli.print(...(tables.length === 0 ? [cli.say('admin.none')] : tables.map((summary) => headline(summary, cli))));
      }),
    );

  command('show')
    .argument('<table>', table)
    .option('--json', cli.say('help.option.json-out'))
    .action((id: string, { json, ...options }: StoreFlags & { json?: boolean }) =>
      withAdmin(cli, options, async (admin, { showTable }) => {
        const summary = await showTable(admin, id);
        if (json === true) cli.print(JSON.stringify(summary));
        else cli.print(headline(summary, cli), ...seatLines(summary, cli));
      }),
    );

  command('close')
    .argument('<table>', table)
    .action((id: string, options: StoreFlags) =>
      withAdmin(cli, options, async (admin, { closeTable }) => {
        await closeTable(admin, id);
        cli.print(cli.say('admin.closed', { id }));
      }),
    );

  command('export')
    .argument('<table>', table)
    .argument('[file]', cli.say('help.argument.out'))
    .action((id: string, file: string | undefined, options: StoreFlags) =>
      withAdmin(cli, options, async (admin, { exportTable }) => deliver(cli, writeRecord(await exportTable(admin, id)), file)),
    );

  command('check').action((options: StoreFlags) =>
    withAdmin(cli, options, async (admin, { checkTables }) => {
      const { checked, broken } = await checkTables(admin);
      cli.print(...broken.map(({ id, reason }) => `${id}  ${reason}`), cli.say('admin.checked', { checked, broken: broken.length }));
      if (broken.length > 0) process.exitCode = FAILED;
    }),
  );

  command('repair')
    .argument('<table>', table)
    .option('--cut <file>', cli.say('help.option.cut'))
    .action((id: string, { cut: file, ...options }: StoreFlags & { cut?: string }) =>
      withAdmin(cli, options, async (admin, { repairTable }) => {
        // What is taken out is on the disk before it is taken out.
        const damage = await repairTable(admin, id, false);
        if (damage === undefined) return cli.print(cli.say('admin.sound', { id }));
        const { number, reason, lost } = damage;
        if (file === undefined) {
          process.exitCode = FAILED;
          return cli.print(cli.say('admin.damaged', { id, number, reason, lost: lost.length }));
        }
        writeText(file, `${JSON.stringify(lost, null, 2)}\n`);
        await repairTable(admin, id, true);
        return cli.print(cli.say('admin.cut', { id, lost: lost.length, file }));
      }),
    );

  command('reports').action((options: StoreFlags) =>
    withAdmin(cli, options, async (admin, { listReports }) => {
      const reports = await listReports(admin);
      const lines = reports.map(({ id, table_id, at, message }) => `${id}  ${table_id}  ${moment(at)}  ${message.split('\n', 1)[0]}`);
      cli.print(...(lines.length === 0 ? [cli.say('admin.no-reports')] : lines));
    }),
  );

  command('report')
    .argument('<report>', cli.say('help.argument.report'))
    .argument('[file]', cli.say('help.argument.out'))
    .action((id: string, file: string | undefined, options: StoreFlags) =>
      withAdmin(cli, options, async (admin, { reportAsScenario }) =>
        deliver(cli, `${JSON.stringify(await reportAsScenario(admin, id), null, 2)}\n`, file),
      ),
    );
}

function deliver(cli: Cli, text: string, file: string | undefined): void {
  if (file === undefined) return cli.print(text.trimEnd());
  writeText(file, text);
  return cli.print(cli.say('admin.written', { file }));
}

function headline({ id, game, status, changed }: TableSummary, cli: Cli): string {
  return cli.say('admin.table', { id, game, status, changed: moment(changed) });
}

function seatLines({ seats }: TableSummary, cli: Cli): string[] {
  return seats.map(({ seat, name, bot, toAct }) => {
    const who = bot === null ? name || cli.say('admin.nobody') : cli.say('admin.bot', { name, level: bot });
    return cli.say('admin.seat', { seat: seat + 1, name: who, turn: toAct ? 'yes' : 'no' });
  });
}

function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
