import { alhambra } from '@parlour/alhambra';
import { lastWill } from '@parlour/last-will';
import { type AnyGame, diceFrom, playMove } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { midGame, questionAt } from '../test/position.ts';
import { botFor, botIds } from './index.ts';

const games: readonly AnyGame[] = [nim, alhambra, lastWill];

describe.each(games)('in a game of $id', (game) => {
  it('there is a bot of every name, and of no other', async () => {
    const bots = await Promise.all(botIds.map((id) => botFor(game, id)));
    expect(bots.map((bot) => bot?.id)).toEqual(botIds);
    expect(await botFor(game, 'grandmaster')).toBeUndefined();
    expect(await botFor(game, 'toString')).toBeUndefined();
  });

  it.each(botIds)('%s plays a whole game by the rules, with any number of players', async (id) => {
    const bot = (await botFor(game, id))!;
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const match = midGame(game, {}, players, `${id} ${players}`, 0);
      const dice = diceFrom(id);
      for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
        const question = questionAt(match, { iterations: 4 }, 'unused');
        const { move } = bot.decide({ ...question, dice });
        expect(playMove(match, seat, move)).toBeUndefined();
      }
    }
  });
});
