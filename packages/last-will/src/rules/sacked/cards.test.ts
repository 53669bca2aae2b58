import { canonical, playMoves, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { card, ids, table } from '../../../test/table.ts';
import { EVENTS, FARM, lastWill, standardBook } from '../index.ts';

const options = { expansion: 'full', lines: 4 };

/** Seat 0 without a job unless it has one. */
function player(described: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return table({ seats: 2, options, market: [-3, -2, 1, 3], ...rest, players: [{ money: 50, actions: 1, job: null, ...described }] });
}

describe('nuptial cards', () => {
  it('are played like events, or as a set of two to four names for one action, each spending its own amount (GS-NUPT-1)', () => {
    const single = player({ hand: ['engagement-ring'] });
    single.play(0, { play: 'engagement-ring' });
    expect(single.player(0)).toMatchObject({ money: 47, actions: 0 });
    const four = player({ hand: ['engagement-ring', 'wedding', 'wedding-gift', 'bachelor-party'] });
    four.play(0, { begin: 'wedding' }, { join: 'bachelor-party' }, { join: 'engagement-ring' }, { join: 'wedding-gift' });
    expect(four.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([12]);
    four.play(0, { spend: 12 });
    expect(four.player(0)).toMatchObject({ money: 38, actions: 0, hand: [] });
    expect(four.state.discards[EVENTS]).toHaveLength(4);
  });

  it('of the same name never share an action; earlier plays do not matter (GS-NUPT-2)', () => {
    const game = player({ actions: 2, hand: ['engagement-ring', 'engagement-ring', 'wedding-gift', 'wedding-gift'] });
    game.play(0, { begin: 'engagement-ring' });
    expect(game.list(0, 'join').map(({ card }) => card)).toEqual([card('wedding-gift')]);
    game.play(0, { join: 'wedding-gift' });
    expect(game.list(0, 'join')).toEqual([]);
    expect(game.rule(0, { join: 'engagement-ring' })).toBe('GS-NUPT-2');
    game.play(0, { spend: 5 }, { begin: 'wedding-gift' }, { join: 'engagement-ring' }, { spend: 5 });
    expect(game.player(0)).toMatchObject({ money: 40, actions: 0 });
  });

  it('of both decks go together by name: two weddings do not, a special party and a ring do (GS-NUPT-2)', () => {
    const game = player({ hand: ['wedding', 'high-society-wedding', 'wild-bachelor-party'] });
    game.play(0, { begin: 'wedding' });
    expect(game.list(0, 'join').map(({ card }) => card)).toEqual([card('wild-bachelor-party')]);
  });

  it('in a set count companions, symbols and bonuses card by card; one demotion at most; the whole sum must be in hand (GS-NUPT-3)', () => {
    const set = ['wedding', 'bachelor-party'];
    const game = player({ job: 'curate', hand: [...set, 'guest', 'guest'], board: ['wedding-planner'] });
    game.play(
      0,
      { begin: 'wedding' },
      { join: 'bachelor-party' },
      { bring: 'guest', to: 'wedding' },
      { bring: 'guest', to: 'bachelor-party' },
    );
    expect(game.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([11, 12, 13]);
    game.play(0, { spend: 13 });
    // The curate’s nuptial line, once.
    expect(game.list(0, 'demote').map(({ line }) => line)).toEqual([1]);
    game.play(0, { demote: 2 });
    expect(game.state.doing).toBeNull();
    const impresario = player({ actions: 0, hand: set, board: ['impresario'] });
    impresario.play(0, { begin: 'wedding' }, { join: 'bachelor-party' }, { spend: 7 });
    const owner = player({ money: 6, hand: set, board: ['farm-1'] });
    expect(owner.list(0, 'begin')).toEqual([]);
    owner.play(0, { play: 'wedding' });
    expect(player({ money: 7, hand: set, board: ['farm-1'] }).list(0, 'begin')).toHaveLength(2);
  });
});

describe('new helpers', () => {
  it('let 1 more be spent on every nuptial card, each of a set (GS-HELP-1)', () => {
    const game = player({ actions: 2, hand: ['engagement-ring', 'wedding-gift', 'wedding-gift', 'dinner'], board: ['wedding-planner'] });
    expect(game.list(0, 'play').map(({ pounds }) => pounds)).toEqual([2]);
    game.play(0, { begin: 'engagement-ring' }, { join: 'wedding-gift' });
    expect(game.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([5, 6, 7]);
    game.play(0, { spend: 7 });
    expect(game.list(0, 'play').map(({ pounds }) => pounds)).toEqual([2, 2, 3]);
  });

  it('draw six once a round, split declared before looking, keep exactly one, discard the rest (GS-HELP-2)', () => {
    const game = player(
      { actions: 0, board: ['fixer'] },
      { decks: { events: ['ball', 'dinner'], companions: ['dog', 'horse', 'guest', 'chef'] } },
    );
    game.play(0, { drawSix: 'fixer' }, { draw: 'events', cards: 2 }, { draw: 'helpersAndExpenses', cards: 0 });
    expect(game.state.doing).toMatchObject({ type: 'draw', due: 4 });
    game.play(0, { draw: 'properties', cards: 0 });
    expect(game.list(0, 'keep').map(({ card }) => card)).toHaveLength(6);
    expect(game.rule(0, 'keepNoMore')).toBe('UNFINISHED');
    expect(game.rule(0, { keep: 'waiter' })).toBe('GS-HELP-2');
    game.play(0, { keep: 'chef' });
    expect(ids(game.player(0).hand)).toEqual(['chef']);
    expect(game.state.discards[EVENTS]).toHaveLength(2);
    expect(game.state.discards[3]).toHaveLength(3);
    expect(game.rule(0, { drawSix: 'fixer' })).toBe('LW-BLACK-3');
  });

  it('are not looked at before they are drawn: what is added to the split is refused whatever they are (GS-HELP-2)', () => {
    const { state } = player({ actions: 0, board: ['fixer'] });
    const match = { ...startMatch(lastWill, options, 'six', [{ name: 'A' }, { name: 'B' }]), state };
    expect(playMoves(match, 0, [{ type: 'drawSix', space: 0 }])).toBeUndefined();
    const before = canonical(state);
    const split = [{ type: 'draw', deck: EVENTS, cards: 6 }];
    const refusals = new Set<string | undefined>();
    for (const { index } of standardBook.faces) {
      const keep = { type: 'keep', card: index };
      for (const moves of [[keep], [keep, { type: 'nonsense' }]]) refusals.add(playMoves(match, 0, [...split, ...moves])?.rule);
    }
    expect([...refusals]).toEqual(['PARTS']);
    expect(canonical(state)).toBe(before);
    expect(match.steps).toHaveLength(1);
    expect(playMoves(match, 0, split)).toBeUndefined();
  });

  it('draw fewer than six if fewer exist (GS-HELP-2)', () => {
    const game = player({ board: ['fixer'] });
    for (let deck = 0; deck < 4; deck++) game.state.decks[deck] = [];
    expect(game.list(0, 'drawSix')).toEqual([]);
    game.state.discards[EVENTS] = [card('ball'), card('dinner')];
    game.play(0, { drawSix: 'fixer' }, { keep: 'ball' });
    expect(ids(game.player(0).hand)).toEqual(['ball']);
  });
});

describe('new events', () => {
  it('empty the cellar: 1 more for each other helm or wine card from hand, without bonus or demotion for these (GS-EVT-1)', () => {
    const hand = ['empty-the-cellar', 'boat-trip', 'soiree', 'moored-yacht', 'dinner', 'sea-dog'];
    // Tutor: helm 3; governess: wine 3.
    const game = player({ job: 'tutor', money: 9, hand });
    game.play(0, { begin: 'empty-the-cellar' });
    expect(game.list(0, 'toss').map(({ card }) => card)).toEqual([card('boat-trip'), card('soiree'), card('moored-yacht')]);
    expect(game.rule(0, { toss: 'dinner' })).toBe('GS-EVT-1');
    expect(game.rule(0, { toss: 'sea-dog' })).toBe('GS-EVT-1');
    game.play(0, { toss: 'moored-yacht' }, { toss: 'boat-trip' }, { spend: 5 });
    expect(game.state.doing).toBeNull();
    expect(game.player(0)).toMatchObject({ money: 4, covered: 0 });
    const wine = player({ job: 'governess', hand, board: ['tailor'] });
    wine.play(0, { begin: 'empty-the-cellar' }, { toss: 'boat-trip' }, { spend: 4 });
    expect(wine.list(0, 'demote').map(({ line }) => line)).toEqual([0]);
  });

  it('keep the cellar’s total within LW-SPEND, and give the event itself its bonus once (GS-EVT-1)', () => {
    const game = player({ money: 6, hand: ['empty-the-cellar', 'boat-trip', 'soiree'], board: ['sea-dog', 'farm-1'] });
    game.play(0, { begin: 'empty-the-cellar' }, { toss: 'boat-trip' });
    expect(game.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([4, 6]);
    game.play(0, { toss: 'soiree' });
    expect(game.list(0, 'spend').map(({ pounds }) => pounds)).toEqual([5]);
  });

  it('with four symbols earn every matching helper’s bonus and may demote by any one symbol (GS-EVT-2)', () => {
    const board = ['waiter', 'coachman-2', 'sea-dog', 'wedding-planner'];
    const game = player({ job: 'clerk', hand: ['high-society-wedding'], board });
    const amounts = game.list(0, 'play').map(({ pounds }) => pounds);
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([6, 6 + 1 + 2 + 2 + 1]);
    game.play(0, { play: 'high-society-wedding', pounds: 12 });
    // Coach and silverware.
    expect(game.list(0, 'demote').map(({ line }) => line)).toEqual([0, 1]);
  });

  it('sell a property without a further action or modifier; helpers may still change the price (GS-EVT-3)', () => {
    const board = [{ card: 'mansion-1', value: 14 }, 'bad-adviser', { card: 'farm-1', tokens: ['dog'] }];
    const game = player({ hand: ['private-sale'], board });
    game.play(0, { play: 'private-sale' });
    expect(game.list(0, 'sell').map(({ space, pounds }) => [space, pounds])).toEqual([
      [0, 12],
      [0, 14],
      [0, 16],
      [2, 12],
    ]);
    game.play(0, { sell: 'mansion-1', pounds: 12 });
    expect(game.player(0)).toMatchObject({ money: 62, actions: 0 });
    const none = player({ hand: ['private-sale'] });
    expect(none.rule(0, { type: 'play', card: card('private-sale'), option: 0, pounds: 0 })).toBe('GS-EVT-3');
  });
});

// Librarian: manor 2; governess: town 1.
const bought = (job: string, as: string) => {
  const game = player({ job, hand: ['twin-house-1'] });
  game.play(0, { buy: 'twin-house-1', as });
  return game.state.doing?.type === 'demote';
};

describe('new properties', () => {
  it('of two types are one of them for each purchase, sale or activation, chosen afresh (GS-PROP-1)', () => {
    const game = player({ actions: 2, hand: ['twin-house-2'], board: ['gardener-mm'] });
    expect(game.list(0, 'buy').map(({ as, pounds }) => [as, pounds])).toEqual([
      [0, 13],
      [1, 14],
    ]);
    game.play(0, { buy: 'twin-house-2', as: 'manor' });
    // The gardener serves both types, but only once.
    expect(game.list(0, 'activate').map(({ pounds }) => pounds)).toEqual([4, 7]);
    expect(game.list(0, 'sell').map(({ as, pounds }) => [as, pounds])).toEqual([
      [0, 13],
      [1, 14],
    ]);
    game.play(0, { sell: 'twin-house-2', as: 'mansion' });
    expect(game.player(0).money).toBe(50 - 14 + 13);
  });

  it('of two types take the gardener of either type, one at a time (GS-PROP-1)', () => {
    const game = player({ board: ['gardener-mm', 'gardener-tf', 'twin-house-1'] });
    // As a manor house 3 more by one gardener, as a town house 3 more by the other: never 6.
    expect(game.list(0, 'activate').map(({ pounds }) => pounds)).toEqual([3, 6]);
  });

  it('that are farm and house let their owner choose which helper waives the action (GS-PROP-1)', () => {
    const pack = { name: 'Smallholding', cards: { 'twin-house-1': { types: ['town', 'farm'] } } };
    const same = { options: { ...options, pack }, market: [-3, -2, 1, 1] };
    const upkeep = player({ actions: 0, board: ['farmhand', 'steward', 'twin-house-1'] }, same);
    expect(upkeep.list(0, 'activate').map(({ as, free }) => [as, free])).toEqual([
      [2, true],
      [FARM, true],
    ]);
    const purchase = player({ actions: 0, board: ['land-agent', 'estate-agent'], hand: ['twin-house-1'] }, same);
    expect(purchase.list(0, 'buy').filter(({ pounds }) => pounds === 13)).toHaveLength(2);
  });

  it('demote as the type whose modifier was used (GS-PROP-2)', () => {
    expect(bought('governess', 'town')).toBe(true);
    expect(bought('governess', 'manor')).toBe(false);
    expect(bought('librarian', 'manor')).toBe(true);
    expect(bought('librarian', 'town')).toBe(false);
  });

  it('choose between the types even at the same price, if there is a job to lose (GS-PROP-2)', () => {
    const same = { market: [-3, 1, 1, 3] };
    expect(player({ job: 'governess', hand: ['twin-house-1'] }, same).list(0, 'buy')).toHaveLength(2);
    expect(player({ hand: ['twin-house-1'] }, same).list(0, 'buy')).toHaveLength(1);
  });

  it('with a token on the decay space fall two steps when neglected, one from the last but one, one by card (GS-PROP-3)', () => {
    const neglected = (value: number, tokens: string[]) => {
      const game = player({ board: [{ card: 'damp-manor', value, tokens }] });
      game.play(0, 'done');
      game.play(1, 'done');
      return game.player(0).board[0]!.step;
    };
    expect([neglected(15, []), neglected(15, ['dog']), neglected(4, ['dog']), neglected(2, ['dog'])]).toEqual([1, 2, 5, 5]);
    const roof = player({ hand: ['leaking-roof'], board: [{ card: 'damp-manor', tokens: ['dog'] }] });
    roof.play(0, { play: 'leaking-roof' });
    expect(roof.player(0).board[0]!.step).toBe(3);
  });

  it('take a dog or a horse on an either-animal space, chosen for each (GS-PROP-4)', () => {
    const game = player({ actions: 2, hand: ['dog', 'horse', 'wild'], board: ['mixed-farm'] });
    expect(game.list(0, 'token').map(({ card: used, as }) => [ids([used])[0], as])).toEqual([
      ['dog', 0],
      ['wild', 0],
      ['horse', 1],
      ['wild', 1],
    ]);
    game.play(0, { token: 'horse' }, { token: 'dog' });
    expect(game.player(0).board[0]!.tokens).toEqual([1, 0]);
    expect(game.list(0, 'activate')).toEqual([]);
  });

  it('come with a free horse where printed, which never demotes though buying may (GS-PROP-5)', () => {
    // Surveyor: horse 3, farm 2; postmaster: horse 2.
    const surveyor = player({ job: 'surveyor', hand: ['riding-farm'] });
    surveyor.play(0, { buy: 'riding-farm' });
    expect(surveyor.player(0).board[0]!.tokens).toEqual([1]);
    expect(surveyor.player(0)).toMatchObject({ actions: 0, money: 50 - 19 });
    expect(surveyor.list(0, 'demote').map(({ line }) => line)).toEqual([1]);
    const postmaster = player({ job: 'postmaster', hand: ['riding-farm'] });
    postmaster.play(0, { buy: 'riding-farm' });
    expect(postmaster.state.doing).toBeNull();
    expect(FARM).toBe(3);
  });
});
