/** Last Will, learned in five chapters and a game. Words take their numbers from the cards: ours may change. */
import type { Course } from '@parlour/kernel';
import { inPounds, scoreOf, standardBook, tableFor, type Types } from '../../rules/index.ts';
import { catalogues } from '../text/catalogues.ts';
import { did, type Done, halfDone, has, hasFreeUse, lastRounds, lost, lowest, me, myTurn, named, ownsHouse, spent, told } from '../told.ts';

/** The learner plays last. */
const last = [{ plan: 7 }, { plan: 1, hand: [] }, { plan: 2, hand: [] }];

export const course: Course<Types> = {
  id: 'last-will',
  game: 'last-will',
  text: catalogues,
  chapters: [
    {
      id: 'spend',
      seats: 3,
      position: {
        phase: 'actions',
        turn: 0,
        players: [{ ...last[0], money: 70, actions: 3, hand: ['dinner', 'boat-trip', 'guest'], board: [] }, last[1], last[2]],
      },
      steps: [
        {
          id: 'first',
          values: has,
          lasts: halfDone,
          answers: [{ id: 'spent', good: true, when: did('spent'), values: spent }, { id: 'done' }],
          model: () => [{ play: 'dinner' }],
        },
        {
          id: 'company',
          position: {
            phase: 'actions',
            turn: 0,
            players: [
              { ...last[0], money: 65, actions: 3, hand: ['boat-trip-company', 'dinner', 'dog', 'guest'], board: [] },
              last[1],
              last[2],
            ],
          },
          values: has,
          lasts: halfDone,
          answers: [
            { id: 'all', good: true, when: (done) => told(done, 'brought').length > 1, values: spent },
            { id: 'one', good: true, when: did('brought'), values: spent },
            { id: 'alone', when: did('spent'), values: spent },
            { id: 'done' },
          ],
          model: () => [{ begin: 'boat-trip-company' }, { bring: 'dog' }, { bring: 'guest' }, 'spend'],
        },
      ],
    },
    {
      id: 'stay',
      seats: 3,
      position: {
        phase: 'actions',
        turn: 0,
        players: [{ ...last[0], money: 60, actions: 4, hand: ['reservation', 'waiter', 'dinner'], board: [] }, last[1], last[2]],
      },
      steps: [
        {
          id: 'lay',
          values: has,
          lasts: halfDone,
          answers: [
            { id: 'laid', good: true, when: did('laid'), values: (done) => named(done, 'laid') },
            { id: 'white', when: did('spent'), values: spent },
            { id: 'done' },
          ],
          model: () => [{ lay: 'reservation' }],
        },
        {
          id: 'use',
          values: (now) => ({ ...has(now), free: hasFreeUse(now) }),
          lasts: myTurn,
          answers: [
            { id: 'lost', when: (done) => lost(done) > 0, values: (done) => ({ lost: lost(done) }) },
            { id: 'unused', when: (done) => !did('activated')(done) },
            { id: 'all', good: true, values: spent },
          ],
          // The dinner comes before the waiter, or after: with him it may be dearer, and would have to say so.
          model: ({ players }) =>
            players[0]!.hand.some(isReservation)
              ? [{ lay: 'reservation' }, { activate: 'reservation', pounds: 1 }, { play: 'dinner', pounds: 2 }, 'done']
              : [{ activate: 'reservation' }, { play: 'dinner' }, { lay: 'waiter' }, 'done'],
        },
      ],
    },
    {
      id: 'house',
      seats: 3,
      position: {
        phase: 'actions',
        turn: 0,
        market: [-2, 3, 1, -3],
        players: [
          { ...last[0], money: 60, actions: 2, hand: ['manor-1', 'dinner', 'boat-trip', 'dog', 'guest'], board: [] },
          last[1],
          last[2],
        ],
      },
      steps: [
        {
          id: 'buy',
          lasts: halfDone,
          answers: [
            {
              id: 'bought',
              good: true,
              when: did('bought'),
              values: (done) => ({ pounds: told(done, 'bought')[0]?.pounds ?? 0, value: worth(done) }),
            },
            { id: 'other' },
          ],
          model: () => [{ buy: 'manor-1' }],
        },
        {
          id: 'rot',
          values: has,
          lasts: myTurn,
          answers: [
            { id: 'sold', when: did('sold'), values: (done) => ({ pounds: told(done, 'sold')[0]?.pounds ?? 0 }) },
            { id: 'maintained', good: true, when: did('activated'), values: spent },
            { id: 'neglected', good: true },
          ],
          model: () => ['done'],
        },
        {
          id: 'keep',
          lasts: ({ phase }) => phase === 'ending',
          answers: [
            {
              id: 'fell',
              good: true,
              when: did('decayed'),
              values: (done) => {
                const [{ from, to } = { from: 0, to: 0 }] = told(done, 'decayed');
                return { from, to, gone: from - to };
              },
            },
            { id: 'kept', good: true, values: (done) => ({ value: worth(done) }) },
          ],
          model: () => [{ parts: [{ keep: 'boat-trip' }, { keep: 'dog' }] }],
        },
        {
          id: 'sell',
          position: {
            round: 5,
            phase: 'actions',
            turn: 0,
            market: [3, -2, 1, -3],
            players: [
              { ...last[0], money: 14, actions: 2, hand: ['dinner', 'dog'], board: [{ card: 'manor-1', value: lowest('manor-1') }] },
              last[1],
              last[2],
            ],
          },
          values: () => ({ value: lowest('manor-1'), counts: lowest('manor-1') + 5 }),
          lasts: halfDone,
          answers: [
            { id: 'sold', good: true, when: did('sold'), values: (done) => ({ pounds: told(done, 'sold')[0]?.pounds ?? 0 }) },
            { id: 'other' },
          ],
          model: () => [{ sell: 'manor-1' }],
        },
      ],
    },
    {
      id: 'day',
      seats: 3,
      position: {
        round: 2,
        phase: 'planning',
        starter: 0,
        turn: 0,
        players: [{ money: 50, hand: ['dinner'], board: [] }, { money: 52 }, { money: 49 }],
      },
      steps: [
        {
          id: 'plan',
          lasts: halfDone,
          answers: [
            { id: 'busy', good: true, when: (done) => planned(done).actions > 2, values: planned },
            { id: 'cards', good: true, when: (done) => planned(done).cards > 3, values: planned },
            { id: 'even', good: true, values: planned },
          ],
          model: () => [{ plan: 4 }],
        },
        {
          id: 'errand',
          others: [{ plan: 2 }, { plan: 6 }, { plan: 3 }],
          lasts: halfDone,
          answers: [
            { id: 'opera', good: true, when: did('spent'), values: spent },
            { id: 'took', good: true, when: did('took'), values: (done) => named(done, 'took') },
            { id: 'extended', good: true, when: did('extended') },
            { id: 'market', good: true, when: did('arranged') },
            { id: 'unknown', good: true },
          ],
          model: () => ['opera'],
        },
      ],
    },
    {
      id: 'ruin',
      seats: 3,
      position: {
        round: 6,
        phase: 'actions',
        turn: 0,
        market: [1, -3, 3, -2],
        players: [
          {
            ...last[0],
            money: 6,
            actions: 4,
            hand: ['boat-trip', 'dinner', 'dog'],
            board: [{ card: 'manor-1', value: lowest('manor-1') }],
          },
          { ...last[1], money: 9, board: [] },
          { ...last[2], money: 15, board: [] },
        ],
      },
      steps: [
        {
          id: 'all',
          values: (now) => ({ ...has(now), house: ownsHouse(now), bankrupt: me(now.view).bankrupt }),
          lasts: myTurn,
          answers: [
            { id: 'bankrupt', good: true, when: ({ view }) => me(view).bankrupt, values: score },
            { id: 'house', when: ownsHouse, values: score },
            { id: 'money', values: score },
          ],
          model: () => [{ sell: 'manor-1' }, { play: 'boat-trip' }, { play: 'dinner' }, 'done'],
        },
      ],
    },
  ],
  finale: { options: {}, bots: ['casual', 'casual'], position: lastRounds({ money: 18 }), values: { money: 18 } },
};

function isReservation(card: number): boolean {
  return card === standardBook.byId.get('reservation');
}

function score({ view, setting }: Done) {
  return { score: inPounds(scoreOf(me(view), tableFor(setting).book.faces)), money: me(view).money };
}

/** What the learner's only house is worth. */
function worth({ view, setting }: Done): number {
  const [house] = me(view).board;
  return house === undefined ? 0 : (tableFor(setting).book.faces[house.card]?.scale[house.step] ?? 0);
}

function planned(done: Done) {
  const [plan] = told(done, 'planned');
  return { cards: plan?.cards ?? 0, errandBoys: plan?.errandBoys ?? 0, actions: plan?.actions ?? 0 };
}
