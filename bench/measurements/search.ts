import { alhambra, type Move, type State } from '@parlour/alhambra';
import { type Bot, botFor, type Task } from '@parlour/bots';
import { teach } from '@parlour/games';
import { type AnyGame, diceFrom, questionOf, type Match, playMove, playMoves, startMatch } from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { type Contender, figure, type Measurement, race } from '../measure.ts';

/** The peer lives in a package of its own, which type checks do not enter. */
interface Peer {
  decide(state: State, iterations: number, seed: string): Promise<Move>;
}

const ITERATIONS = 1000;
/** A decision with fewer moves to choose from says little. */
const CHOICE = 4;
const PEER_ITERATIONS = 5;
const two = 'Alhambra, 2 players';
const three = 'Alhambra, 3 players';
const will = 'Last Will, 2 players';
const sacked = 'Last Will with Getting Sacked, 4 players';
const summed = ', judged by the sum alone';
const peerName = 'boardgame.io MCTS bot, Alhambra, 3 players';

export const measurement: Measurement = {
  title: 'Search: imagined games a second from the middle of a game',
  async measure() {
    const peer = (await import(new URL('../boardgame.io/bot.ts', import.meta.url).href)) as Peer;
    const table = await middle(alhambra, 3, {});
    const rows = race([
      ...(await searchingBoth(two, await middle(alhambra, 2, {}))),
      await searching(three, table),
      {
        name: peerName,
        // The bot's work is done when it returns: only its answer comes later.
        work: () => {
          void peer.decide(table.state as State, PEER_ITERATIONS, 'peer');
          return { iterations: PEER_ITERATIONS };
        },
      },
      ...(await searchingBoth(will, await middle(lastWill, 2, {}))),
      await searching(sacked, await middle(lastWill, 4, { expansion: 'full' })),
    ]);
    const rate = (name: string) => figure(rows, name, 'iterations/s');
    return {
      rows,
      ratios: [
        { name: `${two}: iterations a second`, value: rate(two), aim: 2000 },
        { name: `${will}: iterations a second`, value: rate(will), aim: 1000 },
        { name: `${two}: times the search without a network`, value: rate(two) / rate(two + summed) },
        { name: `${will}: times the search without a network`, value: rate(will) / rate(will + summed) },
        { name: 'Times the boardgame.io bot, same position', value: rate(three) / rate(peerName) },
      ],
      notes: [
        'Per second of processor time, all threads of the process together; median of seven rounds, contenders in turns, after a warm-up.',
        `Ours: ${ITERATIONS} iterations of master a decision, each with a world imagined from what the seat has seen, a few likely moves played on, and an evaluation.`,
        `boardgame.io: ${PEER_ITERATIONS} iterations a decision, each with a random playout of the true state to the end of the game, so one of its iterations is longer than ours.`,
      ],
    };
  },
};

/** A game that greedy bots have played half through, and on to the next decision with some choice. */
async function middle(game: AnyGame, players: number, options: Readonly<Record<string, unknown>>): Promise<Match> {
  const greedy = botFor(await teach(game), 'greedy')!;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `player ${seat + 1}` }));
  const whole = startMatch(game, options, 'middle', seats);
  while (playOne(whole, greedy));
  const half = startMatch(game, options, 'middle', seats);
  for (const [index, { seat, moves }] of whole.steps.entries()) {
    if (index >= whole.steps.length / 2 && game.moves(half.state, game.toAct(half.state)[0]!).length >= CHOICE) break;
    playMoves(half, seat, moves);
  }
  return half;
}

function playOne(match: Match, bot: Bot): boolean {
  const [seat] = match.game.toAct(match.state);
  if (seat === undefined) return false;
  const { move } = bot.decide(questionAt(match, seat));
  playMove(match, seat, move);
  return true;
}

function questionAt(match: Match, seat: number): Task {
  const { game, steps } = match;
  const budget = { iterations: ITERATIONS };
  const dice = diceFrom(`${seat} ${steps.length}`);
  return { game, ...questionOf(match, seat), budget, dice };
}

/** With the network that ships, and without any; a network judges earlier in an imagined game. */
async function searchingBoth(name: string, match: Match): Promise<Contender[]> {
  return [await searching(name, match), await searching(name + summed, match, 'sum')];
}

async function searching(name: string, match: Match, bot = 'master'): Promise<Contender> {
  const master = botFor(await teach(match.game), bot)!;
  const question = questionAt(match, match.game.toAct(match.state)[0]!);
  return { name, work: () => ({ iterations: master.decide(question).iterations }) };
}
