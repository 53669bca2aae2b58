import { midGame } from '@parlour/bots/testing';
import { describe, expect, it } from 'vitest';
import { lastWill, type State, tableOf } from '../rules/index.ts';
import { features } from './features.ts';
import { knowledge } from './index.ts';

describe('the weights', () => {
  it('are those of the features', () => {
    expect(knowledge.insight?.weights.features).toEqual(features);
  });
});

describe('the signs of a move', () => {
  const { names, weights, look, rowOf } = knowledge.signs!;
  const deciding = [2, 3, 4, 5].flatMap((players) =>
    Array.from({ length: 20 }, (_, i) => 4 * i).map(
      (decisions) => midGame(lastWill, { expansion: 'full' }, players, `signs ${players}`, decisions).state as State,
    ),
  );
  const signsAt = (state: State) => {
    const seat = lastWill.toAct(state)[0]!;
    const moves = lastWill.moves(state, seat);
    const seen = moves.map((): string[] => []);
    look(state, seat, moves, (move, sign) => void seen[move]!.push(names[sign]!));
    return { moves, seen, favours: knowledge.favour!(state, seat, moves) };
  };

  it('have a weight each, for two players and for more', () => {
    expect(weights.map((row) => row.length)).toEqual([names.length, names.length]);
    expect(new Set(names).size).toBe(names.length);
    expect(deciding.map(rowOf)).toEqual(deciding.map(({ players }) => (players.length === 2 ? 0 : 1)));
  });

  it('say what kind of move it is, and which card or plan it is about', () => {
    const told = deciding.flatMap((state) => {
      const { moves, seen } = signsAt(state);
      const idOf = (card: number) => tableOf(state).book.faces[card]!.id;
      return moves.map((move, place) => {
        const about =
          move.type === 'keep'
            ? [`get ${idOf(move.card)}`]
            : move.type === 'play'
              ? [`use ${idOf(move.card)}`]
              : move.type === 'plan'
                ? [`plan ${state.plans[move.plan]!}`]
                : [];
        return { type: move.type, seen: seen[place]!, wanted: [move.type, ...about] };
      });
    });
    expect([...new Set(told.map(({ type }) => type))]).toEqual(expect.arrayContaining(['keep', 'play', 'plan']));
    for (const { seen, wanted } of told) expect(seen).toEqual(expect.arrayContaining(wanted));
  });

  it('draw a search to every move more or less, whatever is to be decided', () => {
    for (const { favours } of deciding.map(signsAt)) expect(favours.every(Number.isFinite)).toBe(true);
  });

  it('are not looked at in a game whose cards were not learnt: there it goes by ratings', () => {
    const pack = { name: 'Renamed', cards: { dinner: { en: 'Supper', pl: 'Kolacja' } } };
    const state = midGame(lastWill, { pack }, 2, 'packed', 12).state as State;
    const seat = lastWill.toAct(state)[0]!;
    const moves = lastWill.moves(state, seat);
    const rates = knowledge.rate(state, seat, moves);
    expect(knowledge.favour!(state, seat, moves)).toEqual(rates.map((rate) => rate / knowledge.temperature));
  });
});

describe('at first sight', () => {
  it('an expense looks better early than in the last round, when an event is better', () => {
    const state = midGame(lastWill, {}, 2, 'early', 0).state as State;
    Object.assign(state, { phase: 'actions', turn: 0, order: [0, 1] });
    Object.assign(state.players[0]!, { plan: 0, actions: 2 });
    const { faces } = tableOf(state).book;
    const yacht = faces.findIndex(({ id }) => id === 'moored-yacht');
    const dinner = faces.findIndex(({ id }) => id === 'dinner');
    state.players[0]!.hand = [yacht, dinner].toSorted((a, b) => a - b);
    const preferred = () => {
      const moves = lastWill.moves(state, 0);
      const rates = knowledge.rate(state, 0, moves);
      return moves[rates.indexOf(Math.max(...rates))];
    };
    expect(preferred()).toMatchObject({ type: 'lay', card: yacht });
    state.round = 7;
    expect(preferred()).toMatchObject({ type: 'play', card: dinner });
  });
});
