/** Alhambra, learned in four chapters and a game. */
import type { Course, LessonDone } from '@parlour/kernel';
import {
  currencies,
  type Event,
  pointsIn,
  priceOf,
  scoreSheet,
  slotOf,
  totalOf,
  type Types,
  typeOf,
  type View,
} from '../../rules/index.ts';
import { catalogues } from '../text/catalogues.ts';

type Done = LessonDone<Types>;
type Bought = Extract<Event, { type: 'bought' }>;

/** Two of each value but the least and the greatest. */
const twice = [2, 3, 4, 5, 6, 7, 8].flatMap((value) => [value, value]);

export const course: Course<Types> = {
  id: 'alhambra',
  game: 'alhambra',
  text: catalogues,
  chapters: [
    {
      id: 'exact',
      seats: 3,
      position: {
        turn: 0,
        yard: [{ pavilion: 7 }, { arcades: 8 }, { garden: 9 }, { chambers: 11 }],
        buildingDeck: [{ tower: 10 }, { seraglio: 6 }],
        display: [{ florin: 2 }, { dirham: 3 }, { ducat: 8 }, { denar: 6 }],
        hands: [{ florin: 7, dirham: 9, denar: [4, 5] }, { ducat: [6, 7, 8] }, { ducat: [2, 9, 9] }],
      },
      steps: [
        {
          id: 'buy',
          answers: [{ id: 'exact', good: true, when: paidExactly }, { id: 'over', when: hasBought, values: overpaid }, { id: 'took' }],
          model: () => [{ buy: { garden: 9 }, with: [4, 5] }],
        },
        {
          id: 'again',
          lasts: myTurn,
          answers: [
            { id: 'chain', good: true, when: paidExactly, values: ({ view }) => ({ buildings: owned(view).length }) },
            { id: 'over', when: hasBought, values: overpaid },
            { id: 'took' },
          ],
          model: (view) => [view.yard[0] === -1 ? { buy: { garden: 9 }, with: [4, 5] } : { buy: { pavilion: 7 }, with: [7] }, small],
        },
      ],
    },
    {
      id: 'money',
      seats: 3,
      position: {
        turn: 0,
        yard: [{ chambers: 10 }, { seraglio: 9 }, { tower: 12 }, { arcades: 6 }],
        display: [{ dirham: 5 }, { ducat: 9 }, { florin: 2 }, { florin: 3 }],
        moneyDeck: [{ denar: 1 }, { ducat: 3 }, { florin: 8 }],
        hands: [{ dirham: 4, denar: 2 }, { denar: [3, 4] }, { florin: 1, denar: 5 }],
        owned: [{ garden: 9, pavilion: 7 }],
      },
      steps: [
        {
          id: 'take',
          answers: [
            { id: 'five', good: true, when: ({ view }) => dirhams(view) === 9 },
            { id: 'several', when: ({ moves }) => moves.some((move) => move.type === 'take' && move.cards.length > 1) },
            { id: 'one' },
          ],
          model: () => [{ take: { dirham: 5 } }],
        },
        {
          id: 'pay',
          others: [{ take: { ducat: 9 } }, { take: { florin: 3 } }, { take: { florin: 2 } }],
          lasts: myTurn,
          answers: [{ id: 'exact', good: true, when: paidExactly }, { id: 'took' }],
          model: () => [{ buy: { seraglio: 9 }, with: [4, 5] }, { take: { denar: 1 } }],
        },
      ],
    },
    {
      id: 'scoring',
      seats: 3,
      position: {
        turn: 0,
        yard: [{ pavilion: 2 }, { arcades: 9 }, { garden: 12 }, { tower: 12 }],
        display: [{ denar: 3 }, { dirham: 2 }, { florin: 8 }, { florin: 9 }],
        moneyDeck: ['A', { denar: 1 }, { dirham: 7 }, { ducat: 4 }],
        hands: [{ florin: 2, ducat: [6, 8] }, { dirham: [3, 4] }, { dirham: 6, denar: 5 }],
        owned: [
          { tower: 7, seraglio: 9 },
          { tower: 9, chambers: 5 },
          { garden: 6, arcades: 4 },
        ],
      },
      steps: [
        {
          id: 'tower',
          lasts: myTurn,
          answers: [
            { id: 'both', good: true, when: (done) => has(done, 'tower') && has(done, 'pavilion') },
            { id: 'tower', good: true, when: (done) => has(done, 'tower') },
            { id: 'pavilion', when: (done) => has(done, 'pavilion') },
            { id: 'took' },
          ],
          model: () => [
            { buy: { pavilion: 2 }, with: [2] },
            { buy: { tower: 12 }, with: [6, 8] },
          ],
        },
      ],
      after: [{ take: { florin: 9 } }, { take: { florin: 8 } }, { take: { dirham: 7 } }],
    },
    {
      id: 'rank',
      seats: 3,
      position: {
        turn: 0,
        yard: [{ pavilion: 6 }, { garden: 8 }, { chambers: 11 }, { tower: 13 }],
        display: [{ denar: 3 }, { dirham: 2 }, { florin: 8 }, { florin: 9 }],
        moneyDeck: ['B', { denar: 1 }, { denar: 7 }, { ducat: 4 }],
        scored: ['A'],
        scores: [7, 4, 8],
        hands: [{ florin: 7, dirham: 9 }, { ducat: [3, 4] }, { denar: [5, 4] }],
        owned: [
          { tower: [7, 12], pavilion: 2, seraglio: 9 },
          { tower: 9, garden: [6, 7], chambers: [5, 6] },
          { pavilion: 3, arcades: [4, 5] },
        ],
      },
      steps: [
        {
          id: 'buy',
          answers: [
            { id: 'first', good: true, when: (done) => has(done, 'pavilion'), values: worth },
            { id: 'second', when: (done) => has(done, 'garden'), values: worth },
            { id: 'took' },
          ],
          model: () => [{ buy: { pavilion: 6 }, with: [7] }],
        },
      ],
      after: [{ take: { florin: 9 } }, { take: { florin: 8 } }],
    },
    {
      id: 'end',
      seats: 3,
      position: {
        turn: 0,
        yard: [{ pavilion: 4 }, { arcades: 10 }, { chambers: 11 }, { tower: 13 }],
        display: [{ ducat: 3 }, { dirham: 8 }, { florin: 9 }, { denar: 8 }],
        scored: ['A', 'B'],
        scores: [52, 57, 41],
        hands: [
          { florin: 4, ducat: 8, dirham: 2 },
          { ducat: [4, 6], dirham: 3 },
          { denar: 7, dirham: 5 },
        ],
        owned: [
          { tower: [7, 8, 9, 10], garden: [6, 8], chambers: [5, 6, 7], seraglio: [3, 4, 5], pavilion: [2, 3] },
          { tower: [9, 9, 11, 11], garden: [7, 8, 8, 9, 10], arcades: [4, 5, 6], seraglio: [6, 7], pavilion: [5, 6] },
        ],
        restOfBuildings: 2,
      },
      steps: [
        {
          id: 'last',
          lasts: myTurn,
          answers: [
            {
              id: 'tower',
              good: true,
              when: ({ events }) => events.some((event) => event.type === 'leftover' && event.slot === 3 && event.seat === 0),
              values: final,
            },
            { id: 'ended', when: ({ view }) => view.over, values: final },
            { id: 'waited' },
          ],
          model: () => [{ buy: { pavilion: 4 }, with: [4] }, { take: { ducat: 3 } }],
        },
      ],
    },
  ],
  finale: {
    options: {},
    bots: ['casual', 'casual'],
    // A third of the buildings stand, each seat leads in two kinds, and so much money was spent that the next scoring is near.
    position: {
      scored: ['A'],
      scores: [7, 7, 7],
      owned: [
        { garden: [6, 9], seraglio: [4, 7], tower: 8, pavilion: 3 },
        { tower: [9, 10], pavilion: [2, 6], chambers: 7, garden: 8 },
        { chambers: [5, 9], arcades: [4, 8], seraglio: 6, tower: 11 },
      ],
      discard: { florin: twice, dirham: twice, denar: twice, ducat: twice },
    },
  },
};

const small = { take: { florin: 2, dirham: 3 } };

function myTurn({ active, over }: View): boolean {
  return active === 0 && !over;
}

function purchases({ events }: Done): Bought[] {
  return events.filter((event) => event.type === 'bought');
}

function hasBought(done: Done): boolean {
  return purchases(done).length > 0;
}

function paidExactly(done: Done): boolean {
  return purchases(done).some(({ exact }) => exact);
}

function overpaid(done: Done) {
  const over = purchases(done).find(({ exact }) => !exact);
  return { over: over === undefined ? 0 : over.paid - priceOf(over.building) };
}

function has(done: Done, type: ReturnType<typeof typeOf>): boolean {
  return purchases(done).some(({ building }) => typeOf(building) === type);
}

function owned({ owned: all }: View): readonly number[] {
  return all[0] ?? [];
}

function dirhams({ hand }: View): number {
  return totalOf((hand ?? []).filter((card) => currencies[slotOf(card)] === 'dirham'));
}

/** What the purchase adds in the second scoring as things stand. */
function worth({ before, view }: Done) {
  return { points: inSecondScoring(view) - inSecondScoring(before) };
}

function inSecondScoring({ owned: all }: View): number {
  return pointsIn(scoreSheet(all, 'B'), 0);
}

function final({ view: { scores } }: Done) {
  const [mine = 0, ...others] = scores;
  return { points: mine, best: Math.max(...others) };
}
