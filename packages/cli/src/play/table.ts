import { efforts } from '@parlour/bots';
import { type Match, plainLetters, playMoves, recordOf, type Seat, type TableVoice, trialOf, wholeDecision } from '@parlour/kernel';
import { type Cli, findBoard, voiceAt } from '../cli.ts';
import { type AnyBoard, type Look } from '@parlour/terminal-kit';
import { lookAgain, reviewLines } from '../review.ts';
import type { Input } from '../terminal/input.ts';
import { decide } from './decide.ts';
import { showEnd } from './end.ts';
import { save } from './saves.ts';
import { taskFor, thinkAbout } from './thinking.ts';

/** A game at this terminal. */
export interface TerminalTable {
  readonly match: Match;
  /** Where the game is kept, after every decision. */
  readonly file: string;
  /** How long bots may think, in milliseconds. */
  readonly think: number;
  readonly input: Input;
  readonly cli: Cli;
}

/** A table with all that its screen needs. */
export interface ShownTable extends TerminalTable {
  readonly board: AnyBoard;
  readonly voice: TableVoice;
  readonly look: Look;
  /** The last person who looked at the screen. */
  looking: Seat | undefined;
}

/** Plays until the game is over or the people leave; nothing that was decided is ever lost. */
export async function playAtTable(table: TerminalTable): Promise<void> {
  const { match, cli, file } = table;
  const { seats } = match.head;
  const board = await findBoard(cli, match.game);
  const voice = voiceAt(cli, match.setting, seats);
  const shown: ShownTable = {
    ...table,
    board,
    voice,
    look: { paint: cli.paint, voice, seats },
    looking: undefined,
  };
  save(match, file);
  for (let [seat] = match.game.toAct(match.state); seat !== undefined; [seat] = match.game.toAct(match.state)) {
    const { bot } = seats[seat]!;
    const decided = bot === undefined ? await decide(shown, seat) : await botDecides(shown, seat, bot);
    if (!decided) return cli.print(cli.say('play.left', { file }));
    save(match, file);
  }
  showEnd(shown);
  cli.print('', cli.say('play.kept', { file }));
  await offerReview(shown);
}

/** Whoever wants to know what cost them the game may ask at once. */
async function offerReview({ match, input, cli, voice }: ShownTable): Promise<void> {
  const typed = await input.ask(`${cli.say('play.review')} `);
  const asked = plainLetters(typed ?? '');
  if (asked !== 'review' && asked !== plainLetters(cli.say('play.word.review'))) return;
  try {
    cli.print(...reviewLines(await lookAgain(match.game, recordOf(match), efforts.quick, cli, input.interrupted), voice, cli.paint));
  } catch (error) {
    if (!input.interrupted.aborted) throw error;
  }
}

/** False if the people leave while the bot thinks. */
async function botDecides(shown: ShownTable, seat: Seat, id: string): Promise<boolean> {
  const moves = await wholeDecision(trialOf(shown.match, seat), async (question) => {
    const thought = await thinkAbout(shown, taskFor(shown, question, 'bot'), id, shown.voice.name(seat));
    return thought?.move;
  });
  if (moves === undefined) return false;
  const refusal = playMoves(shown.match, seat, moves);
  if (refusal !== undefined) throw new Error(`${id} chose ${JSON.stringify(moves)}, against ${refusal.rule}`);
  return true;
}
