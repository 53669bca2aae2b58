import { describe, expect, it } from 'vitest';
import { nim } from '@parlour/nim';
import {
  checkScenario,
  Complaint,
  complaintText,
  kernelText,
  playMove,
  readScenario,
  recordOf,
  runScenario,
  type ScenarioStep,
  startMatch,
  voice,
  wordsIn,
} from './index.ts';

const english = voice('en', [nim.text.catalogues, kernelText]);
const polish = voice('pl', [nim.text.catalogues, kernelText]);

const head = {
  scenario: 'A card brings another turn',
  game: 'nim',
  seats: ['Ania', 'Ola'],
  position: { phase: 'take', heaps: [3, 1], hands: [['again'], ['grow']], deck: ['draw'] },
};

function run(...steps: ScenarioStep[]) {
  return runScenario(nim, checkScenario({ ...head, steps }));
}

/** What is said about each step. */
function said(...steps: ScenarioStep[]): string[][] {
  return run(...steps).steps.map(({ problems }) => problems.map((problem) => complaintText(problem, english)));
}

describe('a scenario', () => {
  it('passes where moves are accepted and refused, and all is as it says', () => {
    const report = run(
      { seat: 'Ola', move: [1, 1], refused: 'TURN' },
      { seat: 'Ania', move: [1, 4], refused: 'NIM-TAKE' },
      {
        seat: 'Ania',
        move: [1, 3],
        expect: {
          toAct: ['Ania'],
          scores: [3, 0],
          standings: null,
          state: { 'heaps.0': 0, phase: 'bonus' },
          told: [{ type: 'took', count: 3 }],
          views: [
            { viewer: 'Ola', facts: { hand: ['grow'], 'held.0': 1 }, told: [{ type: 'took' }] },
            { viewer: null, facts: { hand: [] } },
          ],
          moves: [{ seat: 0, count: 2, include: [{ type: 'use', card: 'again' }], exclude: [[2, 1]] }],
        },
      },
      { seat: 0, move: { type: 'use', card: 'again' } },
      { seat: 0, move: [2, 1], expect: { toAct: [], standings: [['Ania'], ['Ola']] } },
      { seat: 1, move: { type: 'done' }, refused: 'OVER' },
    );
    expect(report.steps.flatMap(({ problems }) => problems)).toEqual([]);
    expect(report.passed).toBe(true);
  });

  it('says what differs, and goes on', () => {
    const steps = said(
      { expect: { toAct: [1], scores: [1, 0], standings: [[0, 1]], state: { 'heaps.7': 2 } } },
      { seat: 0, move: [1, 1], expect: { told: [{ type: 'took', count: 2 }] } },
      {
        expect: {
          views: [{ viewer: 1, facts: { turn: 1 } }],
          moves: [{ seat: 0, count: 9, include: [[1, 1]], exclude: [{ type: 'done' }] }],
        },
      },
    );
    expect(steps).toEqual([
      [
        '“toAct” should be [1], but is [0].',
        '“scores” should be [1,0], but is [0,0].',
        '“standings” should be [[0,1]], but is null.',
        '“heaps.7” should be 2, but is null.',
      ],
      ['The event {"count":2,"type":"took"} was not told; told were: [{"count":1,"heap":0,"seat":0,"type":"took"}].'],
      [
        '“view 1: turn” should be 1, but is 0.',
        '“moves” should be 9, but is 2.',
        'The move [1,1] should be listed, but is not.',
        'The move {"type":"done"} should not be listed, but is.',
      ],
    ]);
  });

  it('stops at a move that goes wrong', () => {
    const report = run({ seat: 0, move: [1, 4] }, { expect: { toAct: [1] } });
    expect(report.steps.map(({ reached, problems }) => [reached, problems.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    expect(report.passed).toBe(false);
  });

  it('tells a wrong refusal from none, and unreadable moves from both', () => {
    expect(said({ seat: 0, move: [1, 1], refused: 'NIM-TAKE' })).toEqual([['Ania’s move was accepted, but NIM-TAKE should refuse it.']]);
    expect(said({ seat: 0, move: [1, 4], refused: 'TURN' })).toEqual([
      ['Ania’s move was refused by NIM-TAKE, not by TURN: Take from 1 to 3 objects from one heap that holds as many.'],
    ]);
    expect(said({ seat: 'Ewa', move: [1, 1] })).toEqual([['Nobody at this table is “Ewa”.']]);
    expect(said({ seat: 0, move: 'everything' })[0]?.[0]).toBe('Nim does not understand what is written at “move”.');
  });

  it('speaks the reader’s language', () => {
    const scenario = checkScenario({
      ...head,
      scenario: { en: 'Once more', pl: 'Jeszcze raz' },
      steps: [{ say: 'Hm.', seat: 0, move: [1, 4] }],
    });
    expect([wordsIn(scenario.scenario, 'pl'), wordsIn(scenario.scenario, 'de'), wordsIn(scenario.steps[0]!.say!, 'pl')]).toEqual([
      'Jeszcze raz',
      'Once more',
      'Hm.',
    ]);
    expect(complaintText(runScenario(nim, scenario).steps[0]!.problems[0]!, polish)).toBe(
      'Ruch (gracz: Ania) odrzucono (NIM-TAKE): Weź od 1 do 3 przedmiotów z jednego stosu, w którym tyle jest.',
    );
  });

  it('can start from a saved game: a bug report', () => {
    const match = startMatch(nim, {}, 'bug', [{ name: 'Ania' }, { name: 'Ola' }]);
    for (const seat of [0, 1]) playMove(match, seat, nim.moves(match.state as never, seat)[0]);
    const bug = { scenario: 'Ola may take', game: 'nim', record: recordOf(match), steps: [{ expect: { toAct: ['Ola'] } }] };
    const [step] = runScenario(nim, checkScenario(bug)).steps;
    expect(step?.problems.map((problem) => complaintText(problem, english))).toEqual(['“toAct” should be [1], but is [0].']);
    expect(runScenario(nim, checkScenario({ ...bug, decisions: 1 })).passed).toBe(true);
  });
});

function complaint(text: string): string {
  try {
    runScenario(nim, readScenario(text));
  } catch (error) {
    if (error instanceof Complaint) return complaintText(error, english);
    throw error;
  }
  return '';
}

function edited(changes: object): string {
  return complaint(JSON.stringify({ ...head, steps: [], ...changes }));
}

describe('a file that is not a scenario', () => {
  it.each([
    ['is cut short', () => complaint('{"scen'), /^This is not a scenario: the file is not valid JSON/],
    ['is nothing', () => complaint('null'), /^This scenario is not right at “scenario”/],
    ['has an unknown field', () => edited({ setps: [] }), /at “setps”: there is no such field/],
    ['has a step without a move', () => edited({ steps: [{ seat: 0 }] }), /at “steps\.0”: a step that has one/],
    [
      'expects what nobody knows',
      () => edited({ steps: [{ expect: { winner: 0 } }] }),
      /at “steps\.0\.expect\.winner”: there is no such field/,
    ],
    ['has neither seats nor a saved game', () => edited({ seats: undefined }), /starts from “seats”/],
    ['has a position and a saved game', () => edited({ seats: undefined, record: {} }), /not from both/],
    ['is of another game', () => edited({ game: 'chess' }), /of “chess”, not of “nim”/],
    ['has a damaged saved game', () => edited({ seats: undefined, position: undefined, record: {} }), /^This saved game is damaged/],
    ['has an impossible position', () => edited({ position: { heaps: 'many' } }), /does not understand what is written at “heaps”/],
    ['has a turn of nobody', () => edited({ position: { turn: 2 } }), /does not understand what is written at “turn”/],
    ['has too many seats', () => edited({ seats: 9 }), /for 2 to 4 players, not 9/],
  ])('%s', (_what, told, sentence) => {
    expect(told()).toMatch(sentence);
  });
});
