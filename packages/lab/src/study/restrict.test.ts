import { randomBot, type Task } from '@parlour/bots';
import { loadDesign, loadGame } from '@parlour/games';
import { describe, expect, it } from 'vitest';
import { playOut } from '../playout.ts';
import { restrict } from './restrict.ts';

describe('a player who is held back', async () => {
  const game = (await loadGame('alhambra'))!;
  const design = (await loadDesign('alhambra'))!;

  /** What the first seat used in a few games, how often it could have used each thing, . */
  function play(thing: string, manner: 'never' | 'always') {
    const used: string[][] = [];
    let able = 0;
    const bots = [restrict(randomBot, { thing, manner }, design), randomBot, randomBot];
    for (const seed of ['a', 'b', 'c'])
      playOut({
        game,
        options: {},
        seed,
        bots,
        budget: {},
        watch({ state, seat, moves, thought }) {
          if (seat !== 0) return;
          const uses = moves.map((move) => design.uses(state, seat, move).includes(thing));
          if (uses.includes(true) && uses.includes(false)) {
            able++;
            used.push([...design.uses(state, seat, thought.move)]);
          }
        },
      });
    return { used, able };
  }

  it.each(['building tower', 'act over'])('never uses “%s” where there is another move', (thing) => {
    const { used, able } = play(thing, 'never');
    expect(used.flat()).not.toContain(thing);
    expect(able).toBeGreaterThan(0);
  });

  it.each(['building tower', 'act several'])('always uses “%s” where it can', (thing) => {
    const { used, able } = play(thing, 'always');
    expect(used.every((keys) => keys.includes(thing))).toBe(true);
    expect(able).toBeGreaterThan(0);
  });

  it('seeks what it always uses, where a game says how', () => {
    const seeking: typeof design = { ...design, uses: () => [], seeks: (state, seat, move) => design.uses(state, seat, move) };
    const bots = [restrict(randomBot, { thing: 'act several', manner: 'always' }, seeking), randomBot];
    const took: boolean[] = [];
    playOut({
      game,
      options: {},
      seed: 'a',
      bots,
      budget: {},
      watch({ state, seat, moves, thought }) {
        const could = moves.some((move) => design.uses(state, seat, move).includes('act several'));
        if (seat === 0 && could) took.push(design.uses(state, seat, thought.move).includes('act several'));
      },
    });
    expect([took.length > 0, took.every(Boolean)]).toEqual([true, true]);
    const never = restrict(randomBot, { thing: 'act several', manner: 'never' }, seeking);
    let sought = 0;
    playOut({
      game,
      options: {},
      seed: 'a',
      bots: [never, randomBot],
      budget: {},
      watch: ({ state, seat, thought }) =>
        void (sought += Number(seat === 0 && design.uses(state, seat, thought.move).includes('act several'))),
    });
    // Only uses are held back.
    expect(sought).toBeGreaterThan(0);
  });

  it('knows that it will go on so, and that others will not', () => {
    const thing = 'act several';
    let [own, others] = [0, 0];
    const curious = {
      id: 'curious',
      decide(question: Task) {
        const { game: imagined, seat, view, setting, dice } = question;
        const world = imagined.guess(view, setting, dice);
        expect(imagined.moves(world, seat)).toEqual(question.moves);
        // What it imagines: its own next turn, and the turns of others until then.
        for (let next = seat, turns = 0; turns < 8; turns++, next = imagined.toAct(world)[0] ?? seat) {
          const moves = imagined.moves(world, next);
          const usable = moves.some((move) => design.uses(world, next, move).includes(thing));
          if (next === seat) own++;
          else if (usable) others++;
          if (next === seat) expect(usable).toBe(false);
          imagined.play(world, next, moves[0], () => {});
          if (imagined.toAct(world).length === 0) break;
        }
        return randomBot.decide(question);
      },
    };
    const held = restrict(curious, { thing, manner: 'never' }, design);
    playOut({ game, options: {}, seed: 'd', bots: [randomBot, held], budget: {} });
    expect([own > 0, others > 0]).toEqual([true, true]);
  });
});
