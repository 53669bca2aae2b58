import { atTable, diceFrom, outcomeOf, pick, playMove, startMatch, voice, worldFrom } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, table } from '../../test/table.ts';
import { lastWill, type Move, scoreOf, tableFor } from '../rules/index.ts';
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
