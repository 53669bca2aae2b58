import { alhambra, type Move, type State } from '@parlour/alhambra';
import { type Bot, botFor } from '@parlour/bots';
import { teach } from '@parlour/games';
import { diceFrom, questionOf, type Match, playMove, startMatch } from '@parlour/kernel';
import { wilson } from '@parlour/lab';
import type { Measurement } from '../measure.ts';

/** The peer lives in a package of its own, which type checks do not enter. */
interface Peer {
  decide(state: State, iterations: number, seed: string): Promise<Move>;
}

/** Thinking time a decision, on the processor; PEER_MATCH_MS and PEER_MATCH_GAMES give other sizes. */
const MILLISECONDS = Number(process.env['PEER_MATCH_MS'] ?? 100);
const GAMES = Number(process.env['PEER_MATCH_GAMES'] ?? 12);
const PLAYERS = 3;

/** What the two kinds of players used. */
interface Used {
  decisions: number;
  milliseconds: number;
  iterations: number;
}

export const measurement: Measurement = {
  title: 'Master against boardgame.io’s MCTS bot, which sees everything',
  async measure() {
    const peer = (await import(new URL('../boardgame.io/bot.ts', import.meta.url).href)) as Peer;
    const [ours, theirs]: [Used, Used] = [
      { decisions: 0, milliseconds: 0, iterations: 0 },
      { decisions: 0, milliseconds: 0, iterations: 0 },
    ];
    const bot = botFor(await teach(alhambra), 'master')!;
    let wins = 0;
    for (let game = 0; game < GAMES; game++) wins += await playGame(bot, peer, game, ours, theirs);
    const { low, high } = wilson(wins, GAMES);
    const perDecision = ({ decisions, milliseconds, iterations }: Used) => ({
      'ms/decision': milliseconds / decisions,
      'iterations/decision': iterations / decisions,
    });
    return {
      rows: [
        { name: 'Parlour, master', figures: { 'wins %': (100 * wins) / GAMES, ...perDecision(ours) } },
        { name: 'boardgame.io, MCTS bot, two seats', figures: { 'wins %': 100 - (100 * wins) / GAMES, ...perDecision(theirs) } },
      ],
      ratios: [{ name: 'Share of games that master won', value: wins / GAMES, aim: 0.8 }],
      notes: [
        `${GAMES} games for three: one master, moving on by a seat from game to game, against two of theirs. Fair share: a third. 95 % confidence: ${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %. A shared victory counts as its share.`,
        `About ${MILLISECONDS} ms of processor time a decision for both: each gets as many iterations as fit by its own speed so far, whatever else the machine does.`,
        'Theirs searches the true state, hands and decks included; ours only what its seat has seen.',
      ],
    };
  },
};

/** What master won of one game. */
async function playGame(bot: Bot, peer: Peer, game: number, ours: Used, theirs: Used): Promise<number> {
  const master = game % PLAYERS;
  const seats = Array.from({ length: PLAYERS }, (_, seat) => ({ name: `player ${seat + 1}` }));
  const match = startMatch(alhambra, {}, `peer/${game}`, seats);
  for (let [seat] = alhambra.toAct(match.state); seat !== undefined; [seat] = alhambra.toAct(match.state)) {
    const move = seat === master ? decideOurs(bot, match, seat, ours) : await decideTheirs(peer, match, theirs);
    const refusal = playMove(match, seat, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is against ${refusal.rule}`);
  }
  const [winners = []] = alhambra.standings(match.state) ?? [];
  return winners.includes(master) ? 1 / winners.length : 0;
}

function decideOurs(bot: Bot, match: Match, seat: number, used: Used): unknown {
  const { game, steps } = match;
  const begun = process.cpuUsage();
  const thought = bot.decide({
    game,
    ...questionOf(match, seat),
    budget: { iterations: fitting(used, 5) },
    dice: diceFrom(`peer ${steps.length}`),
  });
  note(used, begun, thought.iterations);
  return thought.move;
}

async function decideTheirs(peer: Peer, { state, steps }: Match, used: Used): Promise<Move> {
  const iterations = fitting(used, 0.1);
  const begun = process.cpuUsage();
  const move = await peer.decide(state as State, iterations, `peer ${steps.length}`);
  note(used, begun, iterations);
  return move;
}

/** As many iterations as fit into the time by the speed so far, or at first by a guess of it. */
function fitting({ milliseconds, iterations }: Used, guess: number): number {
  return Math.max(1, Math.round(MILLISECONDS * (milliseconds === 0 ? guess : iterations / milliseconds)));
}

function note(used: Used, begun: NodeJS.CpuUsage, iterations: number): void {
  const { user, system } = process.cpuUsage(begun);
  used.decisions++;
  used.milliseconds += (user + system) / 1000;
  used.iterations += iterations;
}
