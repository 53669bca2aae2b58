import { playMove, refusalText, type Seat } from '@parlour/kernel';
import { wrap } from '@parlour/terminal-kit';
import { type Choice, choiceLines, choicesFor, MANY, matching } from './choices.ts';
import { commandFor, obey } from './commands.ts';
import { lastDecision, newsSince } from './news.ts';
import type { ShownTable } from './table.ts';

/** A person's decision in the making. */
export interface Deciding {
  readonly shown: ShownTable;
  readonly seat: Seat;
  readonly view: unknown;
  readonly choices: readonly Choice[];
  /** Legal, but they only give something away. There may be very many: listed when asked for. */
  wasteful(): readonly Choice[];
  /** Whether those have been listed: until then their numbers are not valid, so that a slip of the finger gives nothing away. */
  listed: boolean;
}

/** What comes of an answer: go on asking, draw the screen anew, the decision is made, or the person leaves. */
export type Next = 'ask' | 'redraw' | 'done' | 'leave';

/** Lets a person decide. False if they leave. */
export async function decide(shown: ShownTable, seat: Seat): Promise<boolean> {
  const { match, input, cli } = shown;
  if (!(await handOver(shown, seat))) return false;
  let outcome: Next = 'redraw';
  let deciding = look(shown, seat);
  while (outcome === 'redraw' || outcome === 'ask') {
    if (!match.game.toAct(match.state).includes(seat)) return true;
    if (outcome === 'redraw') {
      deciding = look(shown, seat);
      drawScreen(deciding);
    }
    const typed = await input.ask(cli.paint.colour('bold', cli.paint.sign('› ', '> ')));
    outcome = typed === undefined ? 'leave' : await answer(deciding, typed);
  }
  return outcome === 'done';
}

function look(shown: ShownTable, seat: Seat): Deciding {
  const { match, board, look } = shown;
  const { game, state } = match;
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  const choices = choicesFor(game, board, moves, view, look);
  const wasteful = () => choicesFor(game, board, game.wasteful?.(state, seat) ?? [], view, look, (choices.at(-1)?.number ?? 0) + 1);
  return { shown, seat, view, choices, wasteful, listed: false };
}

/** Several people at one screen: nobody sees another's hand. */
async function handOver(shown: ShownTable, seat: Seat): Promise<boolean> {
  const { match, input, cli, voice, looking } = shown;
  const people = match.head.seats.filter(({ bot }) => bot === undefined).length;
  shown.looking = seat;
  if (people === 1 || looking === seat) return true;
  clear(shown);
  // Where nothing is cleared, the other's hand is at least pushed out of sight.
  if (cli.paint.plain && process.stdout.isTTY) cli.print(...Array.from({ length: cli.paint.rows }, () => ''));
  return (await input.ask(`${cli.say('play.pass', { player: voice.name(seat) })} `)) !== undefined;
}

function drawScreen(deciding: Deciding): void {
  const { shown, seat, view, choices } = deciding;
  const { match, board, look, cli, voice } = shown;
  const { paint } = cli;
  const table = board.draw(view, look);
  const prompt = wrap(match.game.text.prompt(view, voice), paint.columns).map((line) => paint.colour('bold', line));
  const list = choiceLines(choices, look, Math.max(6, paint.rows - table.length - 5));
  const commands = cli.say('play.foot', { more: match.game.wasteful !== undefined, cards: board.cards !== undefined });
  const foot = wrap(commands, paint.columns).map((line) => paint.colour('dim', line));
  const room = Math.max(3, paint.rows - table.length - prompt.length - list.length - 3);
  const news = newsSince(shown, seat, lastDecision(shown.match, [seat])).map((line) =>
    wrap(`${paint.sign('·', '-')} ${line}`, paint.columns, '  '),
  );
  const legend = match.steps.some((step) => step.seat === seat) ? [] : wrap(board.legend?.(look) ?? '', paint.columns);
  const told = [...legend, ...latest(news, room, cli.say('play.earlier'))];
  const gap = table.length + told.length + prompt.length + list.length + 5 <= paint.rows ? [''] : [];
  clear(shown);
  cli.print(...table, ...gap, ...told, ...(told.length === 0 ? [] : gap), ...prompt, ...list, ...foot);
}

/** As much of the latest news as fits, never a piece of a sentence. */
function latest(news: readonly (readonly string[])[], most: number, earlier: string): readonly string[] {
  if (news.flat().length <= most) return news.flat();
  let from = news.length;
  while (from > 0 && news.slice(from - 1).flat().length < most) from--;
  return [earlier, ...news.slice(from).flat()];
}

function clear({ cli }: ShownTable): void {
  const { paint } = cli;
  if (process.stdout.isTTY && !paint.plain) process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
  else cli.print('', paint.sign('─', '-').repeat(Math.min(paint.columns, 80)));
}

async function answer(deciding: Deciding, typed: string): Promise<Next> {
  if (typed === '') return 'redraw';
  const command = commandFor(typed, deciding.shown.voice);
  if (command !== undefined) return obey(command, deciding);
  const found = matching(deciding.choices, typed);
  const numbered = /^\d+$/.test(typed);
  const others = found.length > 0 || (numbered && !deciding.listed) ? [] : matching(deciding.wasteful(), typed);
  const fitting = found.length > 0 ? found : others;
  if (fitting.length === 1) return choose(deciding, fitting[0]!);
  const { cli, look } = deciding.shown;
  if (others.length > 1) deciding.listed = true;
  if (fitting.length > 1) cli.print(...choiceLines(fitting, look, MANY), cli.say('play.several'));
  else if (numbered && !missing(deciding, Number(typed)))
    cli.print(cli.say('play.no-number', { least: deciding.choices[0]?.number ?? 1, most: deciding.choices.at(-1)?.number ?? 1 }));
  else await obey({ word: 'why', rest: typed }, deciding);
  return 'ask';
}

/** Whether a number stands for something that is not possible now, such as a plan that somebody has. */
function missing({ choices }: Deciding, number: number): boolean {
  return choices.some((choice) => choice.number < number) && choices.some((choice) => choice.number > number);
}

function choose({ shown, seat }: Deciding, { move }: Choice): Next {
  const refusal = playMove(shown.match, seat, move);
  if (refusal === undefined) return 'done';
  shown.cli.print(refusalText(refusal, shown.voice));
  return 'ask';
}
