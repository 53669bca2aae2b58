import { Command, CommanderError } from 'commander';
import { Complaint, complaintText, type Language, languageFor, systemLanguage } from '@parlour/kernel';
import { type Cli, fullVoice, openCli } from './cli.ts';
import { commands, type Register } from './commands/index.ts';
import { MISUSED, OK } from './exit-codes.ts';
import { languages } from './text/index.ts';

/** Runs `parlour` with these arguments and says how it went. */
export async function run(args: readonly string[]): Promise<number> {
  const language = languageOf(args, process.env);
  const cli = openCli(language ?? languageFor([], languages), args.includes('--plain'));
  if (language === undefined) return complain(cli, cli.say('cli.no-language', { languages: languages.join(', ') }));
  try {
    await (await program(cli, args)).parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return Number(process.exitCode ?? OK);
  } catch (error) {
    if (error instanceof Complaint) return complain(cli, complaintText(error, fullVoice(cli)));
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? OK : complain(cli, usageText(error, cli), cli.say('cli.see-help'));
  }
}

function complain({ paint }: Cli, ...sentences: string[]): number {
  process.stderr.write(sentences.map((sentence) => `${paint.colour('red', sentence)}\n`).join(''));
  return MISUSED;
}

/** The language that `--lang` asks for, or else the system's; nothing where it asks for one that we do not speak. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Language | undefined {
  const place = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  if (place >= 0) {
    const asked = args[place]?.slice('--lang='.length) || args[place + 1];
    return languages.find((language) => language === asked);
  }
  return languageFor([systemLanguage(env)], languages);
}

async function program(cli: Cli, args: readonly string[]): Promise<Command> {
  const say = (key: string) => cli.say(key);
  const parlour = new Command('parlour')
    .description(say('help.parlour'))
    .option('--lang <language>', cli.say('help.option.lang', { languages: languages.join(', ') }))
    .option('--plain', say('help.option.plain'))
    .helpOption('-h, --help', say('help.option.help'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError(false)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => cli.paint.colour('bold', cli.say(`help.title.${title.replace(/\W+/g, '').toLowerCase()}`)),
      styleUsage: (usage) => usage.replace('[options]', say('help.usage.options')).replace('[command]', say('help.usage.command')),
    });
  for (const load of wanted(args)) (await load())(parlour, cli);
  for (const command of parlour.commands) localise(command, cli);
  return parlour;
}

/** The command that is asked for; all, to tell which there are, where none of them is, or where help is asked for before it. */
function wanted(args: readonly string[]): Iterable<() => Promise<Register>> {
  const place = args.findIndex((argument, i) => !argument.startsWith('-') && args[i - 1] !== '--lang');
  const asked = args.slice(0, place).some((argument) => /^(-h|--help)$/.test(argument)) ? undefined : commands.get(args[place] ?? '');
  return asked === undefined ? commands.values() : [asked];
}

/** Settings that commander hands down only to commands made after them. */
function localise(command: Command, cli: Cli): void {
  command.helpOption('-h, --help', cli.say('help.option.help'));
  for (const below of command.commands) localise(below, cli);
}

/** A complaint of commander's, in our words. */
function usageText({ code, message }: CommanderError, cli: Cli): string {
  const what = /'([^']+)'/.exec(message)?.[1] ?? '';
  const key = `cli.${code.replace('commander.', '')}`;
  return fullVoice(cli).has(key) ? cli.say(key, { what }) : message;
}
