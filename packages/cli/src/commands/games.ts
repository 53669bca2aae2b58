import { botIds } from '@parlour/bots';
import type { AnyGame, OptionField, Voice } from '@parlour/kernel';
import { gameIds } from '@parlour/games';
import type { Command } from 'commander';
import { type Cli, findGame, fullVoice } from '../cli.ts';
import { wrap } from '@parlour/terminal-kit';

/** `parlour games`: what is installed. */
export function registerGames(program: Command, cli: Cli): void {
  program
    .command('games')
    .description(cli.say('help.games'))
    .action(async () => {
      for (const id of gameIds) describe(await findGame(cli, id), cli);
    });
}

function describe(game: AnyGame, cli: Cli): void {
  const { paint } = cli;
  const voice = fullVoice(cli);
  cli.print(`${paint.colour('bold', voice.say('title'))}  ${paint.colour('dim', game.id)}`);
  if (voice.has('tagline')) cli.print(...wrap(voice.say('tagline'), paint.columns));
  cli.print(cli.say('games.players', game.seats), cli.say('games.bots', { bots: botIds().join(', ') }));
  for (const field of game.options) cli.print(...describeOption(field, voice, paint.columns));
  cli.print('');
}

function describeOption(field: OptionField, voice: Voice, columns: number): string[] {
  const key = `option.${field.id}`;
  const help = voice.has(`${key}.help`) ? ` ${voice.say(`${key}.help`)}` : '';
  const lines = wrap(`  --option ${field.id}=…  ${voice.say(key)}.${help}`, columns, '    ');
  if (field.kind !== 'choice') return [...lines, `    ${voice.say(`games.option.${field.kind}`)}`];
  const choices = field.choices.map((choice) => {
    const words = voice.has(`${key}.${choice}`) ? voice.say(`${key}.${choice}`) : '';
    const usual = choice === field.default ? ` ${voice.say('games.usual')}` : '';
    return wrap(`    ${choice}  ${words}${usual}`, columns, '      ');
  });
  return [...lines, ...choices.flat()];
}
