import { botFor } from '@parlour/bots';
import { diceFrom, eventsSeen, type Match, type Player, playMove, type Seat, type Voice } from '@parlour/kernel';
import { type Cli, fullVoice } from '../cli.ts';
import { type AnyBoard, boardFor, type Look } from '../games/board.ts';
import type { Input } from '../terminal/input.ts';
import { decide } from './decide.ts';
import { showEnd } from './end.ts';
import { save } from './saves.ts';

/** A game at this terminal. */
export interface Table {
  readonly match: Match;
  /** Where the game is kept, after every decision. */
  readonly file: string;
  /** How long bots may think, in milliseconds. */
  readonly think: number;
  readonly input: Input;
  readonly cli: Cli;
}

/** A table with all that its screen needs. */
export interface Seated extends Table {
  readonly board: AnyBoard;
  readonly voice: Voice;
  readonly look: Look;
  /** The last person who looked at the screen. */
  looking: Seat | undefined;
}

/** Plays until the game is over or the people leave; nothing that was decided is ever lost. */
export async function playAtTable(table: Table): Promise<void> {
  const { match, cli, file } = table;
  const { seats } = match.head;
  const voice = fullVoice(
    cli,
    seats.map(({ name }) => name),
  );
  const seated: Seated = {
    ...table,
    board: boardFor(match.game),
    voice,
    look: { paint: cli.paint, voice, seats },
    looking: undefined,
  };
  save(match, file);
  for (let [seat] = match.game.toAct(match.state); seat !== undefined; [seat] = match.game.toAct(match.state)) {
    const { bot } = seats[seat] as Player;
    if (bot !== undefined) botDecides(seated, seat, bot);
    else if (!(await decide(seated, seat))) return cli.print(cli.say('play.left', { file }));
    save(match, file);
  }
  showEnd(seated);
  cli.print('', cli.say('play.kept', { file }));
}

function botDecides({ match, think, cli, voice }: Seated, seat: Seat, id: string): void {
  const { game, state, head, steps } = match;
  const bot = botFor(game, id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  const note = process.stdout.isTTY && !cli.paint.plain ? cli.say('play.thinks', { player: voice.name(seat) }) : '';
  if (note !== '') process.stdout.write(cli.paint.colour('dim', note));
  const { move } = bot.decide({
    game,
    seat,
    view: game.view(state, seat),
    seen: eventsSeen(match, seat),
    moves: game.moves(state, seat),
    budget: { milliseconds: think },
    dice: diceFrom(`${head.seed}/bot ${seat}/${steps.length}`),
  });
  if (note !== '') process.stdout.write('\r\u001B[K');
  const refusal = playMove(match, seat, move);
  if (refusal !== undefined) throw new Error(`${id} chose ${JSON.stringify(move)}, against ${refusal.rule}`);
}
