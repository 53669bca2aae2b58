import { describe, expect, it } from 'vitest';
import { putInOrder, takeOut } from './index.ts';

describe('cards in ascending order', () => {
  it('take a card in at its place, beside those alike', () => {
    const cards: number[] = [];
    for (const card of [4, 1, 9, 4, 0]) putInOrder(cards, card);
    expect(cards).toEqual([0, 1, 4, 4, 9]);
  });

  it('give one card of a kind away and keep their order', () => {
    const cards = [0, 1, 4, 4, 9];
    takeOut(cards, 4);
    takeOut(cards, 9);
    expect(cards).toEqual([0, 1, 4]);
  });

  it('stay as they are where there is none of the kind', () => {
    const cards = [1, 2];
    takeOut(cards, 7);
    expect(cards).toEqual([1, 2]);
  });
});
