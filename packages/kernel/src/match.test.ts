import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import type { NimMove, NimTypes } from '@parlour/nim';
import {
  arrangeMatch,
  type Decision,
  eventsSeen,
  forkMatch,
  hash,
  type Match,
  playMove,
  playMoves,
  type Player,
  readRecord,
  recordOf,
  replay,
  startMatch,
  undo,
  undoable,
  trialOf,
  wholeDecision,
  writeRecord,
} from './index.ts';

const seats: readonly Player[] = [{ name: 'Ania' }, { name: 'Bot', bot: 'greedy' }];

/** Ania holds “again” and “grow”, the bot “draw” and “grow”; one card is left. */
function table(): Match<NimTypes> {
  const position = {
    heaps: [3, 4, 5],
    hands: [
      ['again', 'grow'],
      ['draw', 'grow'],
    ],
    deck: ['draw'],
  };
  return arrangeMatch(nim, {}, 'table', seats, position);
}

function play(match: Match<NimTypes>, ...decisions: readonly [seat: number, move: NimMove][]): void {
  for (const [seat, move] of decisions) expect(playMove(match, seat, move)).toBeUndefined();
}

const keep = (card: 'again' | 'draw' | 'grow'): NimMove => ({ type: 'keep', card });
const take = (heap: number, count: number): NimMove => ({ type: 'take', heap, count });
const done: NimMove = { type: 'done' };

/** A whole game where everybody always makes the first listed move. */
function whole(seed = 'whole'): Match<NimTypes> {
  const match = startMatch(nim, { last: 'burden' }, seed, seats);
  for (let seat = nim.toAct(match.state)[0]; seat !== undefined; seat = nim.toAct(match.state)[0])
    playMove(match, seat, nim.moves(match.state, seat)[0]);
  return match;
}

describe('a decision', () => {
  it('of somebody who does not decide now is refused, and nothing has changed', () => {
    const match = table();
    play(match, [0, keep('again')], [1, keep('draw')]);
    const before = hash(match.state);
    expect(playMove(match, 1, take(0, 1))).toEqual({ rule: 'TURN' });
    expect(playMove(match, 7, take(0, 1))).toEqual({ rule: 'TURN' });
    expect(playMove(match, 0, take(0, 4))).toEqual({ rule: 'NIM-TAKE', details: { most: 3 } });
    expect([hash(match.state), match.steps.length]).toEqual([before, 2]);
  });

  it('is not possible any more once the game is over', () => {
    expect(playMove(whole(), 0, done)).toEqual({ rule: 'OVER' });
  });
});

describe('a record', () => {
  it('replays to the same state, also after it was written and read', () => {
    const match = whole();
    const again = replay(nim, readRecord(writeRecord(recordOf(match))));
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.steps).toEqual(match.steps);
  });

  it('replays to any point', () => {
    const match = whole();
    for (let moves = 0; moves <= match.steps.length; moves++) {
      const earlier = replay(nim, recordOf(match), moves);
      expect(earlier.steps).toEqual(match.steps.slice(0, moves));
    }
  });

  it('holds every option, so that a new default changes no old game', () => {
    expect(recordOf(whole()).options).toEqual({ heaps: 3, last: 'burden', beginners: [] });
  });

  it('is written with one decision a line', () => {
    const match = whole();
    const lines = writeRecord(recordOf(match)).split('\n');
    expect(lines.filter((line) => /^ {4}\[\d,/.test(line))).toHaveLength(match.steps.length);
    expect(readRecord(writeRecord({ ...recordOf(match), moves: [] })).moves).toEqual([]);
  });
});

describe('what somebody has seen', () => {
  it('holds own secrets and not those of others', () => {
    const match = table();
    play(match, [0, keep('again')], [1, keep('draw')]);
    expect(eventsSeen(match, 0)).toEqual([
      { type: 'kept', seat: 0, away: 'grow' },
      { type: 'kept', seat: 1, away: null },
    ]);
    expect(eventsSeen(match, null)).toEqual([
      { type: 'kept', seat: 0, away: null },
      { type: 'kept', seat: 1, away: null },
    ]);
  });
});

describe('undo', () => {
  it('goes back to what was, however often and far, and plays only what came shortly before', () => {
    let played = 0;
    const counting: typeof nim = {
      ...nim,
      play(...given) {
        played++;
        nim.play(...given);
      },
    };
    const match = arrangeMatch(counting, {}, 'table', seats, { heaps: [60, 60, 60], hands: [['draw'], ['draw']], deck: [], phase: 'take' });
    const state = () => hash(match.state);
    const known = [state()];
    const goOn = () => {
      const [seat] = nim.toAct(match.state);
      const moves = nim.moves(match.state, seat!);
      playMove(match, seat!, moves.find(({ type }) => type === 'done') ?? moves[0]);
      known[match.steps.length] = state();
    };
    while (match.steps.length < 150) goOn();
    for (const back of [1, 1, 3, 1, 20, 2, 100, 1, 1]) {
      undo(match, back);
      expect(state()).toBe(known[match.steps.length]);
      expect(state()).toBe(hash(forkMatch(match).state));
    }
    while (match.steps.length < 150) goOn();
    played = 0;
    for (let i = 0; i < 100; i++) {
      undo(match, 1);
      goOn();
    }
    expect(played).toBeLessThan(100 * 20 + 150);
    expect(state()).toBe(known[150]);
  });

  const opening: readonly Decision[] = [
    [0, keep('again')],
    [1, keep('draw')],
  ];

  function opened(): Match<NimTypes> {
    const match = table();
    play(match, ...(opening as [number, NimMove][]));
    return match;
  }

  it('goes back to the start where nobody else has decided', () => {
    const match = table();
    play(match, [0, keep('again')]);
    expect(undoable(match, 0)).toEqual({ steps: 1, stop: { reason: 'start' } });
    expect(undoable(match, 1)).toEqual({ steps: 0, stop: { reason: 'seat', seat: 0 } });
  });

  it('stops where another seat has decided', () => {
    const match = opened();
    play(match, [0, take(0, 1)], [0, { type: 'use', card: 'again' }], [0, take(1, 2)]);
    expect(undoable(match, 0)).toEqual({ steps: 3, stop: { reason: 'seat', seat: 1 } });
    expect(undoable(match, 1)).toEqual({ steps: 0, stop: { reason: 'seat', seat: 0 } });
  });

  it('stops where something hidden was revealed', () => {
    const match = opened();
    play(match, [0, take(0, 1)], [0, done], [1, take(1, 1)], [1, { type: 'use', card: 'draw' }]);
    expect(undoable(match, 1)).toEqual({ steps: 0, stop: { reason: 'revealed' } });
    play(match, [1, { type: 'use', card: 'draw' }], [1, done]);
    expect(undoable(match, 1)).toEqual({ steps: 2, stop: { reason: 'revealed' } });
  });

  it('stops where the dice moved', () => {
    const match = table();
    play(match, [0, keep('grow')], [1, keep('draw')], [0, take(0, 1)], [0, { type: 'use', card: 'grow', heap: 2 }], [0, done]);
    expect(undoable(match, 0)).toEqual({ steps: 1, stop: { reason: 'dice' } });
  });

  it('takes decisions back as if they had never been made', () => {
    const match = whole();
    const earlier = replay(nim, recordOf(match), match.steps.length - 2);
    undo(match, 2);
    expect(hash(match.state)).toBe(hash(earlier.state));
    expect(recordOf(match)).toEqual(recordOf(earlier));
  });

  it('takes decisions back on an arranged position too', () => {
    const match = opened();
    const before = hash(match.state);
    play(match, [0, take(0, 1)], [0, { type: 'use', card: 'again' }]);
    undo(match, 2);
    expect([hash(match.state), match.steps.length]).toEqual([before, 2]);
  });
});

describe('a match from an arranged position', () => {
  it('is saved with it, and replayed from there', () => {
    const match = table();
    play(match, [0, keep('grow')], [1, keep('draw')]);
    const record = readRecord(writeRecord(recordOf(match)));
    expect(record.position).toEqual(match.head.position);
    expect(hash(replay(nim, record).state)).toBe(hash(match.state));
  });
});

describe('a fork', () => {
  it('goes its own way and leaves the match alone', () => {
    const match = whole();
    const before = hash(match.state);
    const other = forkMatch(match, 4);
    expect(recordOf(other).moves).toEqual(recordOf(match).moves.slice(0, 4));
    playMove(other, nim.toAct(other.state)[0]!, nim.moves(other.state, 0).at(-1));
    expect([hash(match.state), match.steps.length > other.steps.length]).toEqual([before, true]);
  });
});

describe('a decision in parts', () => {
  /** Nim in which what is taken and the card used then are one decision. */
  const parted = { ...nim, isPart: ({ type }: NimMove) => type === 'take' || type === 'use' };
  const twice: readonly NimMove[] = [take(0, 1), { type: 'use', card: 'again' }, take(1, 2)];

  function begun(): Match<NimTypes> {
    const match = { ...table(), game: parted };
    play(match, [0, keep('again')], [1, keep('draw')]);
    return match;
  }

  it('is one step with all that it told, and is taken back as one', () => {
    const match = begun();
    const before = hash(match.state);
    expect(playMoves(match, 0, twice)).toBeUndefined();
    expect(match.steps).toHaveLength(3);
    expect(match.steps.at(-1)).toMatchObject({ seat: 0, moves: twice });
    expect(match.steps.at(-1)?.events.map(({ type }) => type)).toEqual(['took', 'used', 'took']);
    expect(undoable(match, 0).steps).toBe(1);
    undo(match, 1);
    expect(hash(match.state)).toBe(before);
  });

  it('happens as a whole or not at all', () => {
    const match = begun();
    const before = hash(match.state);
    expect(playMoves(match, 0, [...twice.slice(0, 2), take(1, 30)])?.rule).toBe('NIM-TAKE');
    expect(playMoves(match, 1, twice)).toEqual({ rule: 'TURN' });
    expect(playMoves(match, 0, [])).toEqual({ rule: 'PARTS' });
    expect([hash(match.state), match.steps.length]).toEqual([before, 2]);
  });

  it('is played once', () => {
    const played: NimMove[] = [];
    const play: typeof nim.play = (state, seat, move, tell) => {
      played.push(move);
      nim.play(state, seat, move, tell);
    };
    expect(playMoves({ ...begun(), game: { ...parted, play } }, 0, twice)).toBeUndefined();
    expect(played).toEqual(twice);
  });

  it('consists of parts alone: other moves are decisions of their own', () => {
    const match = begun();
    expect(playMoves(match, 0, [take(0, 1), done])).toEqual({ rule: 'PARTS' });
    expect(playMoves({ ...match, game: nim }, 0, twice)).toEqual({ rule: 'PARTS' });
    expect(playMoves(match, 0, [take(0, 1)])).toBeUndefined();
  });

  it('ends where something new is seen: nobody looks at a card, adds a move that is refused, and decides otherwise', () => {
    const match = begun();
    play(match, [0, take(0, 1)], [0, done]);
    const before = hash(match.state);
    const draws: readonly NimMove[] = [take(1, 1), { type: 'use', card: 'draw' }];
    const guesses: unknown[] = [{ type: 'use', card: 'again' }, { type: 'use', card: 'grow', heap: 0 }, done, take(1, 30), 'nonsense'];
    for (const guess of guesses) expect(playMoves(match, 1, [...draws, guess])).toEqual({ rule: 'PARTS' });
    expect(hash(match.state)).toBe(before);
    expect(playMoves(match, 1, draws)).toBeUndefined();
    expect(undoable(match, 1)).toEqual({ steps: 0, stop: { reason: 'revealed' } });
  });

  it('is saved, read and replayed as one', () => {
    const match = startMatch(parted, {}, 'saved in parts', seats);
    for (const seat of [0, 1]) playMove(match, seat, parted.moves(match.state, seat)[0]);
    const [first] = parted.moves(match.state, 0);
    const next = parted.copy(match.state);
    parted.play(next, 0, first!, () => {});
    const second = parted.moves(next, 0)[0]!;
    expect(playMoves(match, 0, second.type === 'use' ? [first!, second] : [first!])).toBeUndefined();
    const again = replay(parted, readRecord(writeRecord(recordOf(match))));
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.steps.map(({ moves }) => moves)).toEqual(match.steps.map(({ moves }) => moves));
  });

  it('is asked for part by part, until something else is to be decided or something new is seen', async () => {
    const match = begun();
    const asked: number[] = [];
    const made = await wholeDecision(trialOf(match, 0), async ({ moves }) => {
      asked.push(moves.length);
      return moves.find(({ type }) => type === 'use') ?? moves[0];
    });
    // After taking, to be done is open too, and that is no part.
    expect(made?.map(({ type }) => type)).toEqual(['take']);
    expect(match.steps).toHaveLength(2);
    expect(asked.length).toBeGreaterThan(0);
  });
});
