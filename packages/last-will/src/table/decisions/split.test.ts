import { diceFrom, hash, pick, playMove, playMoves, settingFor, startMatch, trialOf, wholeDecision, worldFrom } from '@parlour/kernel';
import { lastWill, type Move, splitOf } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import { splitMoves } from './split.ts';

const setting = settingFor(lastWill, {}, 3);

test('a hint for drawing fills in the whole split, just as the engine draws it', () => {
  const dice = diceFrom('split choices');
  let state = lastWill.setup(setting, diceFrom('split'), () => undefined);
  let compared = 0;
  for (let i = 0; i < 900; i++) {
    const seat = lastWill.toAct(state)[0];
    if (seat === undefined) {
      state = lastWill.setup(setting, diceFrom(`split ${i}`), () => undefined);
      continue;
    }
    const view = structuredClone(lastWill.view(state, seat));
    const { doing } = view;
    if (doing?.type !== 'draw') {
      lastWill.play(state, seat, pick(dice, lastWill.moves(state, seat)), () => undefined);
      continue;
    }
    const draws: Extract<Move, { type: 'draw' }>[] = [];
    const supply = (deck: number) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0);
    while (state.doing?.type === 'draw' && lastWill.toAct(state).includes(seat)) {
      const move = pick(
        dice,
        lastWill.moves(state, seat).filter(({ type }) => type === 'draw'),
      ) as (typeof draws)[number];
      draws.push(move);
      lastWill.play(state, seat, move, () => undefined);
    }
    const after = lastWill.view(state, seat);
    // Cards in play add cards after the split, and once all have drawn, the offer is laid out from the same decks.
    if (after.phase !== view.phase || (view.players[seat]?.board ?? []).length > 0) continue;
    const split = splitOf(draws, doing, supply);
    expect(split.map((cards, deck) => supply(deck) - cards)).toEqual(
      split.map((_, deck) => (after.decks[deck] ?? 0) + (after.discards[deck] ?? 0)),
    );
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

test('a whole split is as many moves as there are decks with a choice, and the engine takes them as one decision', () => {
  const match = startMatch(
    lastWill,
    {},
    'whole splits',
    ['Ann', 'Ben', 'Cleo'].map((name) => ({ name })),
  );
  const dice = diceFrom('whole splits');
  let compared = 0;
  for (let i = 0; i < 900 && lastWill.toAct(match.state).length > 0; i++) {
    const seat = lastWill.toAct(match.state)[0]!;
    const view = lastWill.view(match.state, seat);
    if (view.doing?.type !== 'draw') {
      playMove(match, seat, pick(dice, lastWill.moves(match.state, seat)));
      continue;
    }
    // Any split at all: move by move in a world of its own.
    const trial = lastWill.copy(match.state);
    const declared: Extract<Move, { type: 'draw' }>[] = [];
    while (trial.doing?.type === 'draw') {
      const move = pick(dice, lastWill.moves(trial, seat)) as (typeof declared)[number];
      declared.push(move);
      lastWill.play(trial, seat, move, () => undefined);
    }
    const split = splitOf(declared, view.doing, (deck) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0));
    const moves = splitMoves(worldFrom(lastWill, match.setting, view), seat, split);
    expect(moves).toEqual(declared);
    const steps = match.steps.length;
    expect(playMoves(match, seat, moves)).toBeUndefined();
    expect(match.steps).toHaveLength(steps + 1);
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});

test('a split that cannot be is left to the engine to refuse', () => {
  const match = startMatch(
    lastWill,
    {},
    'too many',
    ['Ann', 'Ben', 'Cleo'].map((name) => ({ name })),
  );
  const dice = diceFrom('too many');
  while (match.state.doing?.type !== 'draw') {
    const seat = lastWill.toAct(match.state)[0]!;
    playMove(match, seat, pick(dice, lastWill.moves(match.state, seat)));
  }
  const seat = lastWill.toAct(match.state)[0]!;
  const before = hash(match.state);
  const moves = splitMoves(match.state, seat, [50, 0, 0, 0]);
  expect(playMoves(match, seat, moves)).toMatchObject({ rule: 'LW-PLAN-7' });
  expect(hash(match.state)).toBe(before);
});

test('the best of six: what a bot advises for its draw is filled in as it is, and goes through with helpers in play that draw more (GS-HELP-2)', async () => {
  const tried: { advised: readonly Move[]; filled: readonly Move[]; refusal: unknown }[] = [];
  for (let game = 0; game < 40 && tried.length < 12; game++) {
    const seed = `six ${game}`;
    const match = startMatch(lastWill, { expansion: 'full' }, seed, [{ name: 'Ann' }, { name: 'Ben' }]);
    const dice = diceFrom(seed);
    for (let [seat] = lastWill.toAct(match.state); seat !== undefined; [seat] = lastWill.toAct(match.state)) {
      const view = lastWill.view(match.state, seat);
      const moves = lastWill.moves(match.state, seat);
      if (view.doing?.type === 'draw' && view.doing.six) {
        const advised = (await wholeDecision(trialOf(match, seat), (question) => Promise.resolve(pick(dice, question.moves))))!;
        const draws = advised.filter((move): move is Extract<Move, { type: 'draw' }> => move.type === 'draw');
        const split = splitOf(draws, view.doing, (deck) => (view.decks[deck] ?? 0) + (view.discards[deck] ?? 0));
        const filled = splitMoves(worldFrom(lastWill, match.setting, view), seat, split);
        tried.push({ advised, filled, refusal: playMoves(match, seat, filled) });
      } else playMove(match, seat, moves.find(({ type }) => type === 'drawSix') ?? pick(dice, moves));
    }
  }
  expect(tried.length).toBeGreaterThan(5);
  for (const { advised, filled, refusal } of tried) expect({ filled, refusal }).toEqual({ filled: advised, refusal: undefined });
});
