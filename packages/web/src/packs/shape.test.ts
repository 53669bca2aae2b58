import { entriesOf, keyOf, openSheet, type Shape } from '@parlour/kernel/packs';
import { format } from '@parlour/last-will/pack';
import { expect, it } from 'vitest';
import { fits, leastOf, lettersFor, placeOf, placesIn, readNumbers } from './shape.ts';

const entries = entriesOf(openSheet(format, {}));

/** Every shape within another, and itself. */
function shapesIn(shape: Shape): Shape[] {
  if (shape.kind === 'list') return [shape, ...shapesIn(shape.of)];
  if (shape.kind === 'section') return [shape, ...shape.fields.flatMap((field) => shapesIn(field.shape))];
  return shape.kind === 'one-of' ? [shape, ...shape.choices.flatMap((choice) => shapesIn(choice.shape))] : [shape];
}

it('whatever is added to a card can be shown in its fields', () => {
  for (const shape of entries.flatMap((entry) => shapesIn(entry.shape))) expect(fits(shape, leastOf(shape))).toBe(true);
});

it('all that is in our boxes can be shown in the fields of its entry, each with a place of its own', () => {
  for (const { shape, value, path, leaves } of entries) {
    expect(fits(shape, value)).toBe(true);
    const places = placesIn(shape, value, path);
    expect(new Set(places).size).toBe(places.length);
    expect(leaves.filter(({ key }) => !places.includes(key))).toEqual([]);
  }
});

it('what is not of its shape is not shown', () => {
  const theatre = entries.find(({ key }) => key === 'cards.theatre')!;
  for (const wrong of [undefined, null, 'nonsense', { ...(theatre.value as object), pay: 'nonsense' }, { copies: 1 }])
    expect(fits(theatre.shape, wrong)).toBe(false);
});

it('a sentence stands at the innermost field that its path leads to', () => {
  const { shape, value, path } = entries.find(({ key }) => key === 'cards.theatre')!;
  const places = new Set(placesIn(shape, value, path));
  expect(placeOf([...path, 'pay', 0, 'pounds'], places)).toBe('cards.theatre.pay.0.pounds');
  expect(placeOf([...path, 'pay', 0, 'nonsense'], places)).toBe('cards.theatre.pay.0');
  expect(placeOf([...path, 'nonsense'], places)).toBe(keyOf(path));
  expect(placeOf(['plans'], places)).toBeUndefined();
});

it('numbers in a row are read with whatever people type between them', () => {
  expect(readNumbers('18 16  14')).toEqual([18, 16, 14]);
  expect(readNumbers('-3, −2; +2/3')).toEqual([-3, -2, 2, 3]);
  expect(readNumbers('')).toEqual([]);
  expect(readNumbers('18 1x')).toBeUndefined();
  expect(readNumbers('1e99')).toBeUndefined();
});

it('every choice has a letter of its own, in any language', () => {
  expect(lettersFor(['mansion', 'manor', 'town', 'farm'])).toEqual(['m', 'a', 't', 'f']);
  expect(lettersFor(['ślub', 'ster', 'sztućce'])).toEqual(['ś', 's', 'z']);
  expect(lettersFor(['a', 'a'])).toEqual(['a', undefined]);
});
