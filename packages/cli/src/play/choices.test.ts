import { atTable, kernelText, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Look, paintFor } from '@parlour/terminal-kit';
import { cliText } from '../text/index.ts';
import { type Choice, choiceLines, matching } from './choices.ts';

const speaker = atTable(voice('en', [cliText, kernelText]), { options: {}, seats: 0, revision: 1 }, []);
const look: Look = { paint: paintFor(process.stdout, true), voice: speaker, seats: [] };

function choices(...listed: readonly (readonly [heading: string, label: string])[]): Choice[] {
  return listed.map(([heading, label], index) => ({ number: index + 1, move: label, text: `${heading} the ${label}`, heading, label }));
}

const some = choices(['Take', 'florin 5'], ['Take', 'florin 3'], ['Buy', 'Wieża 9'], ['Buy', 'Ogród −2'], ['', 'Done']);

describe('what is typed', () => {
  it('chooses by number, never by the digits in other words', () => {
    expect(matching(some, '3').map(({ number }) => number)).toEqual([3]);
    expect(matching(some, '9')).toEqual([]);
  });

  it('chooses by the beginnings of words, in any order, without accents', () => {
    expect(matching(some, 'wie').map(({ number }) => number)).toEqual([3]);
    expect(matching(some, '5 flo').map(({ number }) => number)).toEqual([1]);
    expect(matching(some, 'ta fl').map(({ number }) => number)).toEqual([1, 2]);
    expect(matching(some, 'ogrod -2').map(({ number }) => number)).toEqual([4]);
    expect(matching(some, 'ower')).toEqual([]);
  });

  it('prefers a choice that begins with these very words', () => {
    const plans = choices(['', 'Plan 1: 2 cards'], ['', 'Plan 2: 1 card'], ['Take', 'Farm'], ['Take', 'Farmhand']);
    expect(matching(plans, 'plan 2').map(({ number }) => number)).toEqual([2]);
    expect(matching(plans, 'farm').map(({ number }) => number)).toEqual([3]);
    expect(matching(plans, 'far').map(({ number }) => number)).toEqual([3, 4]);
  });

  it('does not ask which of two equal cards is meant', () => {
    expect(matching(choices(['Take', 'Wild Card'], ['Take', 'Wild Card']), 'wild').map(({ number }) => number)).toEqual([1]);
  });
});

describe('a list of choices', () => {
  it('has each group on a line of its own if it fits', () => {
    expect(choiceLines(some, look, 10)).toEqual(['Take   1) florin 5   2) florin 3', 'Buy   3) Wieża 9   4) Ogród −2', ' 5) Done']);
  });

  it('folds long groups when there are too many lines, and says how to see them', () => {
    const many = choices(...Array.from({ length: 90 }, (_, index) => ['Pay', `with all of these cards and number ${index}`] as const), [
      '',
      'Done',
    ]);
    const lines = choiceLines(many, look, 10);
    expect(lines).toEqual([expect.stringMatching(/^Pay {2}1–90 {2}.*“Pay”/), '91) Done']);
    expect(choiceLines(matching(many, 'pay 42'), look, 10).join()).toContain('number 42');
  });

  it('stops a group that has no end', () => {
    const endless = choices(...Array.from({ length: 900 }, (_, index) => ['Pay', `with all of these cards and number ${index}`] as const));
    expect(choiceLines(endless, look, 60).at(-1)).toContain('900 in all');
  });
});
