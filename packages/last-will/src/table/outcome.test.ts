import { atTable, diceFrom, outcomeOf, pick, playMove, startMatch, voice, worldFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';
import { lastWill, material, type Move, scoreOf, tableFor } from '../rules/index.ts';
import { outcome, preferred } from './outcome.ts';
import { catalogues } from './text/catalogues.ts';

type Game = ReturnType<typeof table>;

const sceneOf = ({ state }: Game) => ({ view: lastWill.view(state, 0), setting: state.setting, moves: lastWill.moves(state, 0) });
const after = ({ state }: Game, move: Move) => outcomeOf(lastWill, state, 0, [move]);

/** What is said of a move. */
function said(game: Game, move: Move, language = 'en'): string[] {
  const speaker = atTable(voice(language, [catalogues, lastWill.text.catalogues]), game.state.setting, ['Ann', 'Bob']);
  return outcome(move, sceneOf(game), after(game, move), speaker);
}

function moveOf<Type extends Move['type']>(game: Game, type: Type): Extract<Move, { type: Type }>[] {
  return lastWill.moves(game.state, 0).filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

describe('before a move is confirmed', () => {
  it('money, all that counts and the actions left are told as they will be', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 2, hand: ['dinner'] }] });
    expect(said(game, { type: 'play', card: card('dinner'), option: 0, pounds: 2 })).toEqual([
      '£20 → £18',
      'in all £20 → £18',
      'actions 2 → 1',
    ]);
    expect(said(game, { type: 'play', card: card('dinner'), option: 0, pounds: 2 }, 'pl')).toEqual([
      '£20 → £18',
      'razem £20 → £18',
      'akcje 2 → 1',
    ]);
  });

  it('a purchase says what it will be worth unless it is maintained (LW-END-3)', () => {
    const game = table({ seats: 2, players: [{ money: 40, actions: 2, hand: ['manor-1'] }] });
    const [buy] = moveOf(game, 'buy');
    expect(said(game, buy!).at(-1)).toMatch(/^“Manor House” unless maintained: \d+ → \d+$/);
  });

  it('the end of a turn says what goes unused and what will fall, and nothing where nothing does', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 0, hand: [], board: ['manor-1', 'school-chum'] }] });
    expect(said(game, { type: 'done' })).toEqual([
      expect.stringMatching(/^Not used: “School Chum”$/),
      expect.stringMatching(/^“Manor House” unless maintained/),
    ]);
    const done = table({ seats: 2, players: [{ money: 20, actions: 0, hand: [], board: [] }] });
    expect(said(done, { type: 'done' })).toEqual([]);
  });

  it('the end of a turn names a house once that was not used and will fall (LW-END-3)', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 2, hand: [], board: ['manor-1'] }] });
    expect(moveOf(game, 'activate').length).toBeGreaterThan(0);
    expect(said(game, { type: 'done' })).toEqual([expect.stringMatching(/^“Manor House” unless maintained/)]);
  });

  it('an errand says what it fetches, and a demotion what it takes off the wages (GS-JOB-8)', () => {
    const [job] = material.sacked.employment.four;
    const game = table({
      seats: 2,
      options: { expansion: 'full' },
      phase: 'errands',
      offer: ['dinner'],
      players: [{ hand: ['dog'], job: job!.id, plan: 1 }, { plan: 2 }],
    });
    const sum = job!.lines.reduce((all, { income }) => all + income, 0);
    expect(said(game, { type: 'take', slot: 0 })).toEqual(['cards in hand 1 → 2']);
    expect(said(game, { type: 'demotion', line: 0 })).toEqual([`wages a round £${sum} → £${sum - job!.lines[0]!.income}`]);
  });

  it('the end of a turn names what could still be played, and only so much of it', () => {
    const few = table({ seats: 2, players: [{ money: 20, actions: 1, hand: ['dinner', 'dog'], board: [] }] });
    expect(said(few, { type: 'done' })).toEqual(['Could still be played: “Dinner”']);
    const hand = ['dinner', 'theatre', 'carriage-ride', 'boat-trip', 'waiter', 'reservation'];
    const many = table({ seats: 2, players: [{ money: 20, actions: 4, hand, board: [] }] });
    expect(said(many, { type: 'done' })).toEqual([expect.stringMatching(/^Could still be played: (“[^”]+”, ){4}and 2 more$/)]);
    expect(said(many, { type: 'done' }, 'pl')).toEqual([expect.stringMatching(/ i jeszcze 2$/)]);
  });

  it('a card that companions may join says what it spends without them, and what each adds (LW-WHITE-2)', () => {
    const game = table({ seats: 2, players: [{ money: 20, actions: 3, hand: ['boat-trip-company', 'dog', 'chef'] }] });
    const [begin] = moveOf(game, 'begin');
    const { pay, companions } = tableFor(game.state.setting).book.faces[card('boat-trip-company')]!;
    const alone = pay[0]!;
    const dog = companions.find(({ kind }) => kind === 0)!;
    expect(said(game, begin!)).toEqual([
      `£20 → £${20 - alone.pounds}`,
      `in all £20 → £${20 - alone.pounds}`,
      `actions 3 → ${3 - alone.actions}`,
      `with “Dog” £${dog.pounds} more`,
      ...companions.filter(({ kind }) => kind === 3).map(({ pounds }) => `with “Chef” £${pounds} more`),
    ]);
  });

  it('other prices of the market say what one’s houses would sell for, and what those in hand would cost (LW-PROP-2, LW-PROP-5)', () => {
    const game = table({
      seats: 2,
      phase: 'errands',
      players: [{ money: 40, hand: ['farm-1', 'dinner'], board: ['manor-1', 'school-chum'] }],
    });
    const { state } = game;
    state.market = [3, -2, 1, 0];
    state.doing = { type: 'market' };
    const { faces } = tableFor(state.setting).book;
    const [manor, farm] = [faces[card('manor-1')]!.scale[0]!, faces[card('farm-1')]!.scale[0]!];
    expect(said(game, { type: 'arrange', order: [3, 0, 1, -2] })).toEqual([
      `“Manor House” sells for £${manor - 2} → £${manor}`,
      `“Farm” costs £${farm} → £${farm - 2}`,
    ]);
    // Where the prices stay as they are, or none of them is of one's own, there is nothing to say.
    expect(said(game, { type: 'arrange', order: [3, -2, 1, 0] })).toEqual([]);
    expect(said(game, { type: 'arrange', order: [1, -2, 3, 0] }, 'pl')).toEqual([]);
  });

  it('a plan says when one’s turn would come as far as that is settled, and what its actions are for (LW-PLAN-2)', () => {
    const planning = { phase: 'planning', seats: 3, starter: 0, turn: 0 };
    const first = table({ ...planning, players: [{ hand: ['dinner', 'boat-trip'] }] });
    const { actions } = tableFor(first.state.setting).book.plans[first.state.plans[1]!]!;
    expect(said(first, { type: 'plan', plan: 0 })[0]).toBe('your turn: 1st of 3');
    expect(said(first, { type: 'plan', plan: 1 })).toEqual([
      'your turn: 1st–2nd of 3',
      `${actions} actions; your cards could use 3 so far`,
    ]);
    expect(said(first, { type: 'plan', plan: 6 })[0]).toBe('your turn: 3rd of 3');
    const last = table(planning);
    for (const [seat, plan] of [
      [1, 1],
      [2, 4],
    ] as const) {
      last.state.markers[plan] = seat;
      last.state.players[seat]!.plan = plan;
    }
    expect(said(last, { type: 'plan', plan: 3 })).toEqual(['your turn: 2nd of 3', expect.stringMatching(/your cards need none so far$/)]);
    expect(said(last, { type: 'plan', plan: 3 }, 'pl')[0]).toBe('twoja kolej: 2. z 3');
  });

  it('what is told of a plan holds whatever the others choose', () => {
    const dice = diceFrom('plans');
    for (let time = 0; time < 60; time++) {
      const match = startMatch(
        lastWill,
        {},
        `plans ${time}`,
        ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, 2 + (time % 3)).map((name) => ({ name })),
      );
      const told = new Map<number, [best: number, worst: number]>();
      for (
        let [seat] = lastWill.toAct(match.state);
        seat !== undefined && match.state.order.length === 0;
        [seat] = lastWill.toAct(match.state)
      ) {
        const move = pick(dice, lastWill.moves(match.state, seat));
        if (move.type === 'plan') {
          const scene = { view: lastWill.view(match.state, seat), setting: match.setting, moves: lastWill.moves(match.state, seat) };
          const speaker = atTable(voice('en', [catalogues, lastWill.text.catalogues]), match.setting, []);
          const [order] = outcome(move, scene, outcomeOf(lastWill, match.state, seat, [move]), speaker);
          const [best, worst] = [...order!.matchAll(/: (\d)\w\w(?:–(\d))?/g)].flatMap(([, from, to = from]) => [Number(from), Number(to)]);
          told.set(seat, [best!, worst!]);
        }
        playMove(match, seat, move);
      }
      for (const [place, seat] of match.state.order.entries()) {
        const [best, worst] = told.get(seat)!;
        expect(place + 1).toBeGreaterThanOrEqual(best);
        expect(place + 1).toBeLessThanOrEqual(worst);
      }
      expect(told.size).toBe(match.state.players.length);
    }
  });

  it('the way that spends most comes first', () => {
    const game = table({ seats: 2, players: [{ money: 40, actions: 2, hand: [], board: [{ card: 'manor-1', tokens: ['dog'] }] }] });
    const ways = moveOf(game, 'activate');
    const most = Math.max(...ways.map(({ pounds }) => pounds));
    expect(preferred(ways, sceneOf(game), (move) => after(game, move))).toMatchObject({ pounds: most });
  });
});

it('what is told of a move is what happens, though hidden cards are made up', () => {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }));
  const match = startMatch(lastWill, { expansion: 'full' }, 'outcomes', seats);
  const dice = diceFrom('outcomes');
  const { faces } = tableFor(match.setting).book;
  let compared = 0;
  for (let [seat] = lastWill.toAct(match.state); seat !== undefined; [seat] = lastWill.toAct(match.state)) {
    const move = pick(dice, lastWill.moves(match.state, seat));
    const world = worldFrom(lastWill, match.setting, lastWill.view(match.state, seat));
    const acting = match.state.phase === 'actions' && move.type !== 'done';
    const then = acting ? outcomeOf(lastWill, world, seat, [move]).view.players[seat] : undefined;
    playMove(match, seat, move);
    if (then === undefined) continue;
    const { money, actions, board } = match.state.players[seat]!;
    expect({ money: then.money, actions: then.actions, board: then.board }).toEqual({ money, actions, board });
    expect(scoreOf(then, faces)).toBe(scoreOf(match.state.players[seat]!, faces));
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
});
