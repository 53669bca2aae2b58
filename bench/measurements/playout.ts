import { alhambra, type Move } from '@parlour/alhambra';
import { below, diceFrom, fork, pick, silent } from '@parlour/kernel';
import { playFloor } from '../floor.ts';
import { type Contender, figure, type Measurement, race } from '../measure.ts';

/** The peer lives in a package of its own, which type checks do not enter. */
interface Peer {
  playClient(seats: number, seed: number, choose: (moves: readonly Move[]) => Move): number;
  playReducer(seats: number, seed: number, choose: (moves: readonly Move[]) => Move): number;
}

const SEATS = 4;
const ours = 'Parlour, 4 players';
const client = 'boardgame.io client, 4 players';
const reducer = 'boardgame.io reducer alone, 4 players';
const floor = 'bare arrays without rules, 4 players';
const twice = 'Parlour, all legal moves listed twice, 4 players';

const dice = diceFrom('playout');

export const measurement: Measurement = {
  title: 'Random games of Alhambra',
  async measure() {
    const peer = (await import(new URL('../boardgame.io/alhambra.ts', import.meta.url).href)) as Peer;
    const rows = race([
      playing(ours, () => playOurs(SEATS)),
      playing(client, () => peer.playClient(SEATS, below(dice, 2 ** 31), choose)),
      playing(reducer, () => peer.playReducer(SEATS, below(dice, 2 ** 31), choose)),
      playing(floor, () => playFloor(SEATS, dice)),
      playing(twice, () => playOurs(SEATS, 2)),
      ...[2, 3, 5, 6].map((seats) => playing(`Parlour, ${seats} players`, () => playOurs(seats))),
    ]);
    const rate = (name: string) => figure(rows, name, 'decisions/s');
    return {
      rows,
      ratios: [
        { name: 'Decisions a second, all legal moves listed at each', value: rate(ours), aim: 500_000 },
        { name: 'Times the boardgame.io client', value: rate(ours) / rate(client), aim: 20 },
        { name: 'Times the boardgame.io reducer without its client', value: rate(ours) / rate(reducer) },
        { name: 'Share of the bare arrays', value: rate(ours) / rate(floor) },
        { name: 'Share of our time that listing moves takes', value: rate(ours) / rate(twice) - 1 },
      ],
      notes: [
        'Per second of processor time, all threads of the process together; median of seven rounds, contenders in turns, after a warm-up. Setup, refills and scorings are part of a game.',
        'All list every legal move with the same code and choose one at random, but for the bare arrays, which list nothing and simply take or buy.',
        'boardgame.io 0.50.2 runs in production mode, without its undo stack and debug panel, in a local client without network.',
        'What limits us: listing moves makes an object and a small array for nearly every move, seven a decision on average; events are made for play to tell even when nobody listens.',
      ],
    };
  },
};

function choose(moves: readonly Move[]): Move {
  return pick(dice, moves);
}

function playing(name: string, play: () => number): Contender {
  return { name, work: () => ({ games: 1, decisions: play() }) };
}

function playOurs(seats: number, listings = 1): number {
  const state = alhambra.setup({ options: {}, seats, revision: alhambra.revision }, fork(dice), silent);
  let decisions = 0;
  for (let deciding = alhambra.toAct(state); deciding.length > 0; deciding = alhambra.toAct(state)) {
    const seat = deciding[0]!;
    let moves = alhambra.moves(state, seat);
    for (let i = 1; i < listings; i++) moves = alhambra.moves(state, seat);
    alhambra.play(state, seat, choose(moves), silent);
    decisions++;
  }
  return decisions;
}
