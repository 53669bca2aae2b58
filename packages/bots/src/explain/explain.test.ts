import { readFileSync } from 'node:fs';
import { alhambra } from '@parlour/alhambra';
import { teach } from '@parlour/games';
import {
  type AnyGame,
  atTable,
  diceFrom,
  type GameRecord,
  kernelText,
  questionOf,
  recordOf,
  replay,
  same,
  settingFor,
  silent,
  trialOf,
  voice,
} from '@parlour/kernel';
import { lastWill } from '@parlour/last-will';
import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import { midGame, questionAt } from '../testing.ts';
import { weighDecision } from '../account/appraise.ts';
import { botFor } from '../minds.ts';
import { botText } from '../text/index.ts';
import { because, explain } from './explain.ts';
import { reasonsFor } from './reasons.ts';
import { remarkOn } from './remark.ts';
import { accounts, lookAt, type Review, reviewGame, reviewSeen, turnsOf, weighAgain } from './review.ts';

const languages = Object.keys(botText);

/** A recorded game of Alhambra. */
function recorded(file: string): GameRecord {
  return JSON.parse(readFileSync(new URL(`../../../alhambra/games/${file}.json`, import.meta.url), 'utf8')) as GameRecord;
}

function speaker(game: AnyGame, language: string) {
  return atTable(voice(language, [game.text.catalogues, kernelText]), settingFor(game, {}, 2), ['Ada', 'Bruno', 'Celia']);
}

describe.each([nim, alhambra, lastWill] as readonly AnyGame[])('why a move was made in $id', (game) => {
  it.each(languages)('is said in %s, with the moves that were weighed', async (language) => {
    const taught = await teach(game);
    const bot = botFor(taught, 'expert')!;
    for (let decisions = 0; decisions < 60; decisions += 12) {
      const question = questionAt(midGame(game, {}, 2, 'why', decisions), { iterations: 60 }, 'dice');
      const thought = bot.decide(question);
      const { candidates, sentence } = explain(question, thought, taught.knowledge, speaker(game, language));
      expect(candidates.map(({ move }) => move)).toEqual(thought.candidates.map(({ move }) => move));
      expect(sentence).toContain(game.text.move(thought.move, question.view, speaker(game, language)));
      expect(sentence).not.toMatch(/bots\.|why\.|[{}]|NaN|undefined/);
    }
  });
});

describe('an explanation', async () => {
  const taught = await teach(alhambra);
  const { knowledge } = taught;

  it('gives no reason that one card in many would make true: a scoring that may come up when money is taken', () => {
    const match = replay(alhambra, recorded('2-players'), 53);
    const [seat] = alhambra.toAct(match.state);
    const question = { game: alhambra as AnyGame, ...questionOf(match, seat!), budget: {}, dice: diceFrom('scoring 53') };
    const moves = question.moves as readonly { type: string }[];
    const take = moves.find(({ type }) => type === 'take');
    const buy = moves.findLast(({ type }) => type === 'buy');
    expect([take?.type, buy?.type]).toEqual(['take', 'buy']);
    const reasons = reasonsFor(question, knowledge.insight as never, take, buy);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.map(({ feature }) => feature)).not.toContain('score');
  });

  it('gives the features that differ as reasons', () => {
    const state = alhambra.setup({ options: {}, seats: 2, revision: alhambra.revision }, diceFrom('reasons'), silent);
    // One florin pays the pavilion exactly; the tower cannot be paid. Taking money instead would earn no further action.
    Object.assign(state, { active: 0, yard: [0, 53, 52, 51], hands: [[1], [20, 21]], display: [9, 18, 27, 28] });
    const moves = alhambra.moves(state, 0);
    const question = {
      game: alhambra,
      seat: 0,
      setting: state.setting,
      view: alhambra.view(state, 0),
      seen: [],
      moves,
      budget: {},
      dice: diceFrom('x'),
    };
    const buy = moves.find((move) => move.type === 'buy' && move.keep);
    const take = moves.find((move) => move.type === 'take');
    const thought = {
      move: buy,
      candidates: [
        { move: buy, visits: 90, chance: 0.6 },
        { move: take, visits: 10, chance: 0.5 },
      ],
      iterations: 100,
    };
    const { reasons, sentence } = explain(question, thought, knowledge, speaker(alhambra, 'en'));
    expect(reasons.map(({ feature, others }) => `${others ? 'others ' : ''}${feature}`)).toContain('turn');
    expect(sentence).toContain('it earns another action');
  });

  it('owns up when another move looked better but was hardly tried', () => {
    const question = questionAt(midGame(alhambra, {}, 2, 'untried', 3), {}, 'dice');
    const [first, second] = question.moves;
    const candidates = [
      { move: first, visits: 90, chance: 0.5 },
      { move: second, visits: 4, chance: 0.6 },
    ];
    const { sentence } = explain(question, { move: first, candidates, iterations: 94 }, knowledge, speaker(alhambra, 'en'));
    expect(sentence).toContain('less certain');
    expect(sentence).toContain('60%');
  });

  it('compares with something else, not with another card of the same name', () => {
    const question = questionAt(midGame(alhambra, {}, 2, 'untried', 3), {}, 'dice');
    const [first, second] = question.moves;
    const candidates = [first, structuredClone(first), second].map((move, i) => ({ move, visits: 30, chance: 0.5 - i / 10 }));
    const thought = { move: first, candidates, iterations: 90 };
    const { sentence } = explain(question, thought, knowledge, speaker(alhambra, 'en'), 'All of it');
    const named = (move: unknown) => (alhambra as AnyGame).text.move(move, question.view, speaker(alhambra, 'en'));
    expect(sentence).toMatch(/^All of it: 50%/);
    expect(sentence).not.toContain(named(first));
    expect(sentence).toContain(named(second));
  });

  it('does not pretend that a bot weighed what it only glanced at, or had a choice where it had none', () => {
    const greedy = botFor(taught, 'greedy')!;
    const question = questionAt(midGame(alhambra, {}, 2, 'glance', 3), {}, 'dice');
    const glance = explain(question, greedy.decide(question), knowledge, speaker(alhambra, 'en'));
    expect(glance.sentence).toContain('first sight');
    const [only] = question.moves;
    const forced = explain(
      { ...question, moves: [only] },
      { move: only, candidates: [], iterations: 0 },
      knowledge,
      speaker(alhambra, 'en'),
    );
    expect(forced.sentence).toContain('nothing else');
  });
});

async function reviewed(game: AnyGame, decisions: number, games: number): Promise<Review> {
  const taught = await teach(game);
  const record = recordOf(midGame(game, {}, 2, 'review', decisions));
  const found: number[] = [];
  const review = await reviewGame(
    taught,
    record,
    { worlds: games, search: games, duel: games },
    async (request) => lookAt(taught, request),
    ({ number }) => found.push(number),
  );
  expect(found).toEqual(review.decisions.map(({ number }) => number));
  return review;
}

function fails(): Promise<never> {
  return Promise.reject(new Error('no more'));
}

describe('a review', async () => {
  const taught = await teach(alhambra);
  const effort = { worlds: 20, search: 60, duel: 60 };
  const review = await reviewed(alhambra, 24, 40);

  it('gives every seat its chance before every decision, and what the decision cost', () => {
    expect(review.decisions).toHaveLength(24);
    for (const { chances, cost } of review.decisions) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(cost).toBeGreaterThanOrEqual(0);
    }
    const agreed = review.decisions.filter(({ best, played }) => same(best.move, played.move));
    expect(agreed.map(({ cost }) => cost)).toEqual(agreed.map(() => 0));
  });

  it('names what changed most, in the order it happened: mistakes, and draws', () => {
    const turns = turnsOf(review, 5, 0);
    expect(turns).toHaveLength(5);
    expect(turns.map(({ number }) => number)).toEqual(turns.map(({ number }) => number).toSorted((a, b) => a - b));
    expect(Math.max(...turns.map(({ cost }) => cost))).toBe(Math.max(...review.decisions.map(({ cost }) => cost)));
    expect(turns.some(({ luck }) => luck !== undefined)).toBe(true);
  });

  it('names one of the decisions that a seat made in a row: what is put off is missing in each of them', () => {
    const made = [
      [0, 0.28],
      [0, 0.34],
      [0, 0.26],
      [1, 0.1],
      [0, 0.2],
      [1, 0.05],
      [1, 0.06],
    ] as const;
    const any = { ...review.decisions[0]!, expected: undefined };
    const decisions = made.map(([seat, cost], index) => ({ ...any, number: index + 1, seat, cost }));
    expect(turnsOf({ decisions, won: [1, 0] }).map(({ number }) => number)).toEqual([2, 4, 5, 7]);
  });

  it('of a game that goes on accounts for the chances so far', () => {
    const [first] = accounts(review);
    expect(first?.result).toBe(review.decisions.at(-1)?.chances[0]);
  });

  it.each(languages)('says of each decision in %s what was played, and what would have been better where something would', (language) => {
    for (const decision of review.decisions) {
      const { played, better, why } = remarkOn(decision, review.knowledge, speaker(alhambra, language));
      expect(played).toContain(
        alhambra.text.move(decision.played.move as never, decision.question.view as never, speaker(alhambra, language) as never),
      );
      expect(better === undefined).toBe(decision.cost === 0);
      expect(`${played} ${better} ${why}`).not.toMatch(/bots\.|why\.|[{}]|NaN/);
    }
  });

  it('names no price that would be written as nothing, where the draw is what changed much', () => {
    const decision = { ...review.decisions[0]!, chances: [0.5, 0.5], expected: undefined, cost: 0 };
    const after = { ...decision, number: 2, chances: [0.7, 0.3] };
    const drawn = { ...decision, number: 1, expected: decision.chances };
    const turns = (cost: number) => turnsOf({ decisions: [{ ...drawn, cost }, after], won: after.chances });
    expect(turns(0.004)).toMatchObject([{ number: 1, cost: 0, luck: [expect.closeTo(0.2), expect.closeTo(-0.2)] }]);
    expect(turns(0.006)).toMatchObject([{ number: 1, cost: 0.006 }]);
  });

  it.each(languages)(
    'says in %s why something would have been better, even where that only shows at the end of the game',
    async (language) => {
      // Two cards of the same number, of different colours: the last decision but two, which gave away a won game.
      const record = recorded('4-players');
      const number = 120;
      const glance = { worlds: 1, search: 0, duel: 0 };
      const { decisions, knowledge } = await reviewGame(
        await teach(alhambra),
        { ...record, moves: record.moves.slice(0, number) },
        effort,
        async (request) => lookAt(taught, { ...request, effort: request.number === number ? effort : glance }),
        () => {},
      );
      const last = decisions.at(-1)!;
      expect(last.cost).toBeGreaterThan(0.5);
      expect(because(last.question, knowledge, last.best.move, last.played.move, speaker(alhambra, language))).toBeUndefined();
      const { why } = remarkOn(last, knowledge, speaker(alhambra, language));
      expect(why).toMatch(
        { en: /^Played on to the end, it is worth about \d points more/, pl: /^Na końcu gry daje to o około \d/ }[language]!,
      );
    },
  );

  it('weighs a decision that leaves no choice, too', async () => {
    const forced = (await reviewed(lastWill, 60, 4)).decisions.filter(({ question }) => question.moves.length === 1);
    expect(forced.length).toBeGreaterThan(0);
    for (const { chances, cost } of forced) expect([chances.length, cost]).toEqual([2, 0]);
  });

  it('fails as a whole if a thought does', async () => {
    const record = recordOf(midGame(alhambra, {}, 2, 'review', 24));
    await expect(reviewGame(await teach(alhambra), record, { worlds: 1, search: 1, duel: 1 }, fails, () => {})).rejects.toThrow('no more');
  });
});

describe('a decision made in parts', async () => {
  const taught = await teach(lastWill);
  const effort = { worlds: 60, search: 100, duel: 200 };
  /** Two cards are kept of six, as badly as can be: looked at with what the seat knows. */
  const match = midGame(lastWill, {}, 2, 'parts', 0);
  const { setting, view, seen, seat } = questionAt(match, {}, 'dice');
  const request = { game: lastWill.id, rules: lastWill.revision, setting, view, seen, seat, effort };
  const dice = (what: string) => diceFrom(`coach ${seen.length} ${what}`);
  const keeps = lastWill.moves(match.state as never, seat);

  it('is weighed from what its seat sees alone as it is at the table itself', () => {
    const moves = [keeps[0], keeps[1]];
    expect(weighAgain(taught, { ...request, moves })).toEqual(weighDecision(taught, trialOf(match, seat), moves, effort, dice, 0));
  });

  it('is named as a whole: what was done, and what would have been better', async () => {
    let found = 0;
    for (const second of keeps.slice(1)) {
      const looked = await reviewSeen(taught, { ...request, moves: [keeps[0], second] }, async (asked) => weighAgain(taught, asked));
      const { played, better } = remarkOn(looked, taught.knowledge, speaker(lastWill, 'en'));
      expect(played).toMatch(/Keep “[^”]+” and “/);
      if (looked.cost === 0) continue;
      found++;
      expect(looked.better).toHaveLength(2);
      expect(better).toMatch(/Keep “[^”]+” and “/);
    }
    expect(found).toBeGreaterThan(0);
  });
});
