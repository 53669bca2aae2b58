/** Getting Sacked, for whoever knows Last Will: three chapters and a game. */
import type { Course } from '@parlour/kernel';
import { type Employment, inPounds, material, scoreOf, tableFor, type Types } from '../../rules/index.ts';
import { catalogues } from '../text/catalogues.ts';
import { did, type Done, halfDone, has, lastRounds, me, myTurn, pay, spent, told } from '../told.ts';

const options = { expansion: 'full', lines: 4 };

/** A job that a dinner can cost: one of its lines shows silverware. Lines are counted from one. */
const job = material.sacked.employment.four.find(({ lines }) => lines.some(isSilverware))!;
const dinnerLine = job.lines.findIndex(isSilverware) + 1;
const otherLines = job.lines.map((_, index) => index + 1).filter((line) => line !== dinnerLine);

function isSilverware({ symbol }: Employment['lines'][number]): boolean {
  return symbol === 'silverware';
}

export const course: Course<Types> = {
  id: 'getting-sacked',
  game: 'last-will',
  text: catalogues,
  chapters: [
    {
      id: 'job',
      seats: 3,
      options,
      position: {
        phase: 'errands',
        players: [{ plan: 1, money: 40, job: job.id, hand: ['dinner', 'boat-trip'], board: [] }, { plan: 2 }, { plan: 3 }],
      },
      steps: [
        {
          id: 'errand',
          values: (now) => ({ pay: pay(now) }),
          lasts: halfDone,
          answers: [
            {
              id: 'most',
              good: true,
              when: (done) => did('demoted')(done) && coveredDearest(done),
              values: (done) => ({ pay: pay(done) }),
            },
            { id: 'demoted', good: true, when: did('demoted'), values: (done) => ({ pay: pay(done) }) },
            { id: 'other' },
          ],
          model: () => [{ demotion: 1 }],
        },
        {
          id: 'dinner',
          position: {
            round: 2,
            phase: 'actions',
            turn: 0,
            players: [
              {
                plan: 3,
                money: 44,
                actions: 3,
                job: job.id,
                covered: otherLines.slice(0, 1),
                hand: ['dinner', 'boat-trip'],
                board: [],
              },
              { plan: 1, hand: [] },
              { plan: 2, hand: [] },
            ],
          },
          values: (now) => ({ pay: pay(now) }),
          lasts: halfDone,
          answers: [
            { id: 'demoted', good: true, when: did('demoted'), values: (done) => ({ ...spent(done), pay: pay(done) }) },
            { id: 'spent', when: did('spent'), values: spent },
            { id: 'other' },
          ],
          model: () => [{ play: 'dinner' }, { demote: dinnerLine }],
        },
      ],
    },
    {
      id: 'wedding',
      seats: 3,
      options,
      position: {
        round: 3,
        phase: 'actions',
        turn: 0,
        players: [
          {
            plan: 3,
            money: 30,
            actions: 2,
            job: job.id,
            covered: otherLines.slice(0, 1),
            demoted: true,
            hand: ['wedding', 'engagement-ring', 'wedding-gift', 'guest'],
            board: [],
          },
          { plan: 1, hand: [] },
          { plan: 2, hand: [] },
        ],
      },
      steps: [
        {
          id: 'set',
          values: has,
          lasts: halfDone,
          answers: [
            { id: 'all', good: true, when: (done) => told(done, 'joined').length > 1, values: spent },
            { id: 'two', good: true, when: did('joined'), values: spent },
            { id: 'alone', when: did('spent'), values: spent },
            { id: 'done' },
          ],
          model: () => [{ begin: 'wedding' }, { join: 'engagement-ring' }, { join: 'wedding-gift' }, { bring: 'guest' }, 'spend'],
        },
      ],
    },
    {
      id: 'sacked',
      seats: 3,
      options,
      position: {
        round: 6,
        phase: 'actions',
        turn: 0,
        players: [
          { plan: 3, money: 4, actions: 3, job: job.id, covered: otherLines, hand: ['dinner', 'boat-trip', 'dog'], board: [] },
          { plan: 1, money: 6, hand: [], board: [] },
          { plan: 2, money: 11, hand: [], board: [] },
        ],
      },
      steps: [
        {
          id: 'all',
          values: (now) => ({ ...has(now), pay: pay(now), employed: me(now.view).job >= 0 }),
          lasts: myTurn,
          answers: [
            { id: 'bankrupt', good: true, when: ({ view }) => me(view).bankrupt, values: worth },
            { id: 'employed', when: ({ view }) => me(view).job >= 0, values: worth },
            { id: 'money', values: worth },
          ],
          model: () => [{ play: 'dinner' }, { demote: dinnerLine }, { play: 'boat-trip' }, 'done'],
        },
      ],
    },
  ],
  finale: { options, bots: ['casual', 'casual'], position: lastRounds({ money: 15, covered: [1, 2] }), values: { money: 15 } },
};

/** Whether the line that paid most is covered now. */
function coveredDearest({ view, setting }: Done): boolean {
  const { lines } = tableFor(setting).book.jobs[me(view).job] ?? { lines: [] };
  const most = Math.max(...lines.map(({ income }) => income));
  return lines.some(({ income }, line) => income === most && (me(view).covered & (1 << line)) !== 0);
}

function worth({ view, setting }: Done) {
  return { score: inPounds(scoreOf(me(view), tableFor(setting).book.faces)), money: inPounds(me(view).money) };
}
