import { type AnyGame, Complaint, hash, type Match, playMoves, type GameRecord, readRecord, replay, type Viewer } from '@parlour/kernel';
import type { Command } from 'commander';
import { type Cli, findBoard, findGame, readText, voiceAt } from '../cli.ts';
import { type AnyBoard, type Look, wrap } from '@parlour/terminal-kit';
import { tell } from '../play/news.ts';
import { openInput } from '../terminal/input.ts';

interface Asked {
  readonly json?: boolean;
  readonly view?: string;
}

/** `parlour replay FILE`: a saved game, step by step. */
export function registerReplay(program: Command, cli: Cli): void {
  program
    .command('replay')
    .argument('<file>', cli.say('help.argument.saved'))
    .description(cli.say('help.replay'))
    .option('--json', cli.say('help.option.replay-json'))
    .option('--view <seat>', cli.say('help.option.view'))
    .action(async (file: string, asked: Asked) => {
      const record = readRecord(readText(file));
      const game = await findGame(cli, record.game, record.rules);
      const viewer = viewerFrom(asked.view, record);
      // A damaged game is complained about before anything is shown of it.
      replay(game, record);
      if (asked.json) printJson(replay(game, record, 0), record, asked.view === undefined ? undefined : viewer, cli);
      else await step(game, record, viewer, cli);
    });
}

/** A seat by its number, from 1, or its player's name; nothing, or `all`, for a spectator. */
function viewerFrom(asked: string | undefined, { seats }: GameRecord): Viewer {
  if (asked === undefined || asked === 'all') return null;
  const seat = seats.findIndex(({ name }, index) => name === asked || String(index + 1) === asked);
  if (seat < 0)
    throw new Complaint('replay.no-seat', { asked, seats: seats.map(({ name }, index) => `${index + 1} (${name})`).join(', ') });
  return seat;
}

/** One line a decision: who, what, what came of it, and the whole state then, or what one seat saw of it. */
function printJson(match: Match, record: GameRecord, viewer: Viewer | undefined, cli: Cli): void {
  const { game } = match;
  const seen = () => (viewer === undefined ? { state: match.state } : { view: game.view(match.state, viewer) });
  for (const [index, [seat, ...moves]] of record.moves.entries()) {
    playMoves(match, seat, moves);
    const events = (match.steps.at(-1)?.events ?? []).map((event) => (viewer === undefined ? event : game.see(event, viewer)));
    // What another seat decided may be its secret.
    const known = viewer === undefined || viewer === seat ? (moves.length === 1 ? { move: moves[0] } : { moves }) : {};
    cli.print(JSON.stringify({ number: index + 1, seat, ...known, events, ...seen(), hash: hash(match.state) }));
  }
}

/** Shows the table after any number of decisions, wherever the person wants to go. */
async function step(game: AnyGame, record: GameRecord, viewer: Viewer, cli: Cli): Promise<void> {
  const board = await findBoard(cli, game);
  const voice = voiceAt(cli, replay(game, record, 0).setting, record.seats);
  const look: Look = { paint: cli.paint, voice, seats: record.seats };
  const input = openInput(process.stdin, process.stdout);
  const last = record.moves.length;
  let number = 0;
  try {
    for (;;) {
      const match = replay(game, record, number);
      show(match, viewer, board, look, cli, last);
      const typed = await input.ask(`${cli.say('replay.ask', { last })} `);
      if (typed === undefined || typed === 'q') return;
      const wanted = typed === '' ? number + 1 : typed === 'b' ? number - 1 : typed === 'e' ? last : Number(typed);
      if (!Number.isInteger(wanted)) cli.print(cli.say('replay.what', { typed, last }));
      else number = Math.max(0, Math.min(last, wanted));
      if (typed === '' && wanted > last) return;
    }
  } finally {
    input.close();
  }
}

function show(match: Match, viewer: Viewer, board: AnyBoard, look: Look, cli: Cli, last: number): void {
  const { game, state, steps } = match;
  const { paint } = cli;
  const latest = steps.at(-1);
  const events = (latest?.events ?? match.opening).map((event) => game.see(event, viewer));
  if (process.stdout.isTTY && !paint.plain) process.stdout.write('\u001B[2J\u001B[H');
  else cli.print('', paint.sign('─', '-').repeat(Math.min(paint.columns, 80)));
  cli.print(paint.colour('bold', cli.say('replay.where', { number: steps.length, last })));
  cli.print(...board.draw(game.view(state, viewer), look));
  cli.print(...tell(game, events, look.voice).flatMap((line) => wrap(`${paint.sign('·', '-')} ${line}`, paint.columns, '  ')));
  cli.print(paint.colour('bold', game.text.prompt(game.view(state, viewer), look.voice)));
}
