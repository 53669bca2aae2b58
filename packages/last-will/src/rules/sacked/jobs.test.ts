import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../../test/random.ts';
import { card, table } from '../../../test/table.ts';
import { incomeOf, lastWill, standardBook, tableOf } from '../index.ts';

const options = { expansion: 'full', lines: 4 };
/** Governess: 3 wine, 2 mask, 1 guest, 1 town. Clerk: 3 coach, 2 silverware, 1 helper, 1 chef. Tutor: 3 helm, 2 wild, 1 silverware, 1 dog. */
const job = 'governess';

/** Seat 0 has that job and so much else. */
function working(player: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return table({ seats: 3, options, market: [-3, -2, 1, 3], ...rest, players: [{ money: 50, actions: 3, job, ...player }] });
}

/** The lines offered after a move, counted from one. */
function offered(game: ReturnType<typeof table>, ...moves: unknown[]): number[] {
  game.play(0, ...moves);
  return game.state.doing?.type === 'demote' ? game.list(0, 'demote').map(({ line }) => line + 1) : [];
}

describe('income', () => {
  it('is the sum of the uncovered lines, every round: all of them 7 with four lines and 11 with five (GS-JOB-1)', () => {
    for (const { lines } of standardBook.jobs) expect(lines.reduce((sum, { income }) => sum + income, 0)).toBe(lines.length === 4 ? 7 : 11);
    const game = working({ money: 50, covered: [1] });
    expect(incomeOf(game.player(0), tableOf(game.state))).toBe(4);
    for (const seat of [0, 1, 2]) game.play(seat, 'done');
    expect(game.player(0).money).toBe(54);
  });

  it('comes once more after the last round, after depreciation; a job adds nothing else (GS-WIN-1)', () => {
    const game = working({ money: 5, covered: [1], board: ['manor-1'] }, { round: 7 });
    for (const seat of [0, 1, 2]) game.play(seat, 'done');
    expect(game.state.phase).toBe('over');
    expect(lastWill.scores(game.state)[0]).toBe(5 + 4 + 10 + 5);
  });
});

const errand = (player: Record<string, unknown>) => working(player, { phase: 'errands' });

const five = () => table({ seats: 5, options, phase: 'errands', players: [{ job }, { job: 'clerk' }, { job: 'tutor' }] });

const last = (money: number) => working({ money, covered: [1, 3, 4] }, { phase: 'errands' });

describe('demotions', () => {
  it('cover one line, at most one a round from whatever source, claimed at once or not at all (GS-JOB-2)', () => {
    const game = working({ actions: 4, hand: ['soiree', 'theatre', 'dinner'] });
    expect(offered(game, { play: 'soiree' })).toEqual([1]);
    game.play(0, { demote: 1 });
    expect(game.player(0)).toMatchObject({ covered: 1, demoted: true });
    expect(offered(game, { play: 'theatre' })).toEqual([]);
    const late = working({ actions: 4, hand: ['soiree', 'dinner'] });
    expect(offered(late, { play: 'soiree' })).toEqual([1]);
    late.play(0, 'decline');
    expect(offered(late, { play: 'dinner' })).toEqual([]);
    expect(late.rule(0, { demote: 1 })).toBe('GS-JOB-2');
    for (const seat of [0, 1, 2]) game.play(seat, 'done');
    game.play(0, 'keepAll');
    expect(game.player(0).demoted).toBe(false);
  });

  it('follow a white card that shows the symbol of the line (GS-JOB-3)', () => {
    expect(offered(working({ hand: ['theatre'] }), { play: 'theatre' })).toEqual([2]);
    expect(offered(working({ hand: ['dinner'] }), { play: 'dinner' })).toEqual([]);
    const game = working({ hand: ['theatre'] });
    game.play(0, { play: 'theatre' });
    expect(game.rule(0, { demote: 1 })).toBe('GS-JOB-3');
  });

  it('follow a black card when it is laid down or bought, never its activation, sale or decay (GS-JOB-4)', () => {
    const clerk = { job: 'clerk', board: ['reservation'] };
    expect(offered(working({ job: 'clerk', hand: ['reservation'] }), { lay: 'reservation' })).toEqual([2]);
    expect(offered(working(clerk), { activate: 'reservation' })).toEqual([]);
    expect(offered(working({ hand: ['town-1'] }), { buy: 'town-1' })).toEqual([4]);
    expect(offered(working({ hand: ['manor-1'] }), { buy: 'manor-1' })).toEqual([]);
    expect(offered(working({ board: ['town-1'] }), { sell: 'town-1' })).toEqual([]);
    expect(offered(working({ board: ['town-1'] }), { activate: 'town-1' })).toEqual([]);
    expect(offered(working({ hand: ['leaking-roof'], board: ['town-1'] }), { play: 'leaking-roof' })).toEqual([]);
  });

  it('match a helper to the helper line, not to the symbol it gives a bonus for (GS-JOB-5)', () => {
    expect(offered(working({ job: 'clerk', hand: ['coachman-2'] }), { lay: 'coachman-2' })).toEqual([3]);
    expect(offered(working({ job: 'clerk', hand: ['waiter'] }), { lay: 'waiter' })).toEqual([3]);
  });

  it('follow a companion with a white card or as a token; a wild card may cover what it stands for, or the wild line (GS-JOB-6)', () => {
    const party = { hand: ['dinner-party', 'guest', 'chef'] };
    expect(offered(working(party), { begin: 'dinner-party' }, { bring: 'guest' }, { spend: 3 })).toEqual([3]);
    expect(offered(working(party), { begin: 'dinner-party' }, { bring: 'chef' }, { spend: 3 })).toEqual([]);
    const tutor = (hand: string[]) => working({ job: 'tutor', hand, board: ['farm-1', 'reservation'] });
    expect(offered(tutor(['dog']), { token: 'dog' })).toEqual([4]);
    expect(offered(tutor(['wild']), { token: 'wild', as: 'dog' })).toEqual([2, 4]);
    expect(offered(tutor(['wild']), { token: 'wild', as: 'chef' })).toEqual([2]);
  });

  it('never follow Breeders’ Fair (GS-JOB-7)', () => {
    const game = working({ job: 'tutor', hand: ['breeders-fair'], board: ['farm-1'] });
    expect(offered(game, { play: 'breeders-fair' }, { place: 'dog' }, { place: 'horse' })).toEqual([]);
    expect(game.state.doing).toBeNull();
  });

  it('come from the demotion errand on any line, but not for the sacked or the already demoted (GS-JOB-8)', () => {
    const game = errand({ covered: [2] });
    expect(game.list(0, 'demotion').map(({ line }) => line + 1)).toEqual([1, 3, 4]);
    game.play(0, { demotion: 3 });
    expect(game.player(0)).toMatchObject({ covered: 0b0110, demoted: true });
    expect(errand({ job: null }).rule(0, { demotion: 1 })).toBe('GS-JOB-8');
    expect(errand({ demoted: true }).rule(0, { demotion: 1 })).toBe('GS-JOB-8');
    expect(errand({ demoted: true }).list(0, 'either')).toEqual([{ type: 'either', line: -1 }]);
  });

  it('come from the shared errand, or an extension does; with five players each half waits for the other space (GS-JOB-9)', () => {
    const three = working({}, { phase: 'errands' });
    expect(three.list(0, 'either').map(({ line }) => line)).toEqual([-1, 0, 1, 2, 3]);
    three.play(0, { either: 2 });
    expect(three.player(0)).toMatchObject({ covered: 0b10, spaces: 5 });
    const closed = five();
    expect(closed.list(0, 'either')).toEqual([]);
    expect(closed.rule(0, { either: -1 })).toBe('GS-JOB-9');
    expect(closed.rule(0, { either: 1 })).toBe('GS-JOB-9');
    expect(working({}, { phase: 'errands', extensions: 0 }).rule(0, { either: -1 })).toBe('LW-ERR-5');
    const extension = five();
    extension.play(0, 'extension');
    expect(extension.list(1, 'either')).toEqual([{ type: 'either', line: -1 }]);
    const demotion = five();
    demotion.play(0, { demotion: 1 });
    expect(demotion.list(1, 'either').map(({ line }) => line)).toEqual([0, 1, 2, 3]);
    demotion.play(1, 'extension');
    expect(demotion.list(2, 'either').map(({ line }) => line)).toEqual([-1, 0, 1, 2, 3]);
    const jobless = table({ seats: 5, options: { expansion: 'parts', employment: 'nobody' }, phase: 'errands' });
    expect(jobless.list(0, 'either')).toEqual([]);
  });

  it('may follow the opera on a mask line (GS-JOB-10)', () => {
    expect(offered(working({}, { phase: 'errands' }), { opera: 2 })).toEqual([2]);
    expect(offered(working({ job: 'clerk' }, { phase: 'errands' }), { opera: 2 })).toEqual([]);
  });

  it('are always optional, and the player chooses the line (GS-JOB-11)', () => {
    const game = working({ job: 'tutor', hand: ['wild'], board: ['farm-1'] });
    expect(offered(game, { token: 'wild', as: 'dog' })).toEqual([2, 4]);
    game.play(0, 'decline');
    expect(game.player(0)).toMatchObject({ covered: 0, demoted: false });
  });

  it('end in the sack once every line is covered, at once (GS-JOB-12)', () => {
    const game = working({ covered: [1, 3, 4], hand: ['theatre'] });
    offered(game, { play: 'theatre' });
    const told = game.play(0, { demote: 2 });
    expect(told.map(({ type }) => type)).toEqual(['demoted', 'sacked']);
    expect(game.player(0)).toMatchObject({ job: -1, covered: 0 });
    expect(incomeOf(game.player(0), tableOf(game.state))).toBe(0);
  });

  it('come after paying under the limits that held before, and before the bankruptcy check (GS-JOB-13)', () => {
    expect(last(1).list(0, 'opera')).toEqual([]);
    const game = last(2);
    game.play(0, { opera: 2 });
    expect(game.player(0)).toMatchObject({ money: 0, bankrupt: false });
    const told = game.play(0, { demote: 2 });
    expect(told.slice(0, 3).map(({ type }) => type)).toEqual(['demoted', 'sacked', 'bankrupt']);
  });
});

describe('money with a job', () => {
  it('cannot be overspent, nor can its holder go bankrupt: a job is like a property (GS-SPEND-1)', () => {
    const game = working({ money: 2, hand: ['boat-trip', 'dinner'] });
    expect(game.rule(0, { type: 'play', card: card('boat-trip'), option: 0, pounds: 5 })).toBe('LW-SPEND-1');
    game.play(0, { play: 'dinner' });
    expect(game.player(0)).toMatchObject({ money: 0, bankrupt: false });
  });

  it('is gone with neither property nor job: bankruptcy is declared at that moment (GS-SPEND-2)', () => {
    const property = working({ money: 0, job: null, board: [{ card: 'manor-1', value: 3 }] }, { market: [0, -3, 0, 0] });
    expect(property.play(0, { sell: 'manor-1' }).map(({ type }) => type)).toEqual(['sold', 'bankrupt']);
    const both = working({ money: 0, board: [{ card: 'manor-1', value: 3 }] }, { market: [0, -3, 0, 0] });
    expect(both.play(0, { sell: 'manor-1' }).map(({ type }) => type)).toEqual(['sold']);
  });

  it('never ends with a bankrupt employee, nor before round 4 (four lines) or 5 (five lines) (GS-JOB-14)', () => {
    let bankrupt = 0;
    let sacked = 0;
    const wrong: string[] = [];
    const poor = { sacked: { lastWills: [4, 5].map((lines) => ({ money: 20, lines })) } };
    for (const lines of [4, 5]) {
      const chosen = { expansion: 'full', lines, pack: poor };
      for (let i = 0; i < 300; i++)
        playOut(start(2 + (i % 4), chosen, `jobs ${i}`), `jobs ${i}`, true, (state, events) => {
          if (state.players.some((player) => player.bankrupt && player.job >= 0))
            wrong.push(`${lines} lines, game ${i}: bankrupt with a job`);
          sacked += events.filter(({ type }) => type === 'sacked').length;
          if (!events.some(({ type }) => type === 'bankrupt')) return;
          bankrupt++;
          if (state.round < lines) wrong.push(`${lines} lines, game ${i}: bankrupt in round ${state.round}`);
        });
    }
    expect(wrong).toEqual([]);
    expect(sacked).toBeGreaterThan(100);
    expect(bankrupt).toBeGreaterThan(20);
  });
});

describe('plans of the expansion', () => {
  it('may give a third errand boy, placed after everybody’s first and second (GS-PLAN-1)', () => {
    const game = table({ seats: 3, options, phase: 'errands' });
    const boys = [3, 1, 2];
    const faces = standardBook.plans;
    const plans = boys.map((wanted) => faces.findIndex((plan, i) => i >= faces.length - 32 && plan.errandBoys === wanted));
    Object.assign(game.state, { plans: plans.concat(game.state.plans.slice(3)) });
    const order: number[] = [];
    while (game.state.phase === 'errands') {
      const seat = game.state.turn;
      order.push(seat);
      game.play(seat, game.list(seat, 'take')[0]!);
    }
    expect(order).toEqual([0, 1, 2, 0, 2, 0]);
  });

  it('are blocked by two players as ever (GS-2P-1)', () => {
    const game = table({ seats: 2, options, phase: 'planning' });
    game.play(0, { block: 1 });
    game.play(1, { block: 2 });
    expect(game.list(1, 'plan').map(({ plan }) => plan)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
