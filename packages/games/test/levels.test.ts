import { botFor, botIds, levels } from '@parlour/bots';
import { midGame, questionAt } from '@parlour/bots/testing';
import { diceFrom, playMove } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { everyWay } from './every-game.ts';

/** Whole games take their time: each in one way. */
const usual = everyWay.filter(({ options }) => Object.keys(options).length === 0);

describe.each(usual)('in a game of $game.id', ({ game, knowledge, options }) => {
  const taught = { game, knowledge };

  it('there is a bot of every name, and of no other', () => {
    const bots = botIds().map((id) => botFor(taught, id));
    expect(bots.map((bot) => bot?.id)).toEqual(botIds());
    expect(botFor(taught, 'grandmaster')).toBeUndefined();
    expect(botFor(taught, 'toString')).toBeUndefined();
  });

  it('a stronger level below master imagines no fewer games, and as many as the knowledge says', () => {
    const match = midGame(game, options, game.seats.min, 'thoughts', 12);
    const imagined = levels.slice(0, -1).map((id) => botFor(taught, id)!.decide(questionAt(match, {}, id)).iterations);
    expect(imagined).toEqual(knowledge.thoughts ?? imagined.toSorted((a, b) => a - b));
    expect(imagined.toSorted((a, b) => a - b)).toEqual(imagined);
    expect(imagined[0]).toBeLessThan(imagined.at(-1)!);
  });

  it.each(botIds())('%s plays a whole game by the rules, with any number of players', (id) => {
    const bot = botFor(taught, id)!;
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const match = midGame(game, options, players, `${id} ${players}`, 0);
      const dice = diceFrom(id);
      for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
        const question = questionAt(match, { iterations: 4 }, 'unused');
        const { move } = bot.decide({ ...question, dice });
        expect(playMove(match, seat, move)).toBeUndefined();
      }
    }
  });
});
