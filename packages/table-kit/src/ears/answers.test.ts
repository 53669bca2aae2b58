import { atTable, eventsSeen, playMove, same, settingFor, situationOf, startMatch, voice } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import { describe, expect, it } from 'vitest';
import type { AnyPlug } from '../state/plug.ts';
import type { Told } from '../state/situation.ts';
import { kitText } from '../text/index.ts';
import { answer } from './answers.ts';

const names = ['Ann', 'Bob'];
const setting = settingFor(nim, {}, 2);
const speaker = atTable(voice('en', [nim.text.catalogues, kitText]), setting, names);
const plug = {
  account: () => [
    { about: 'hand', title: 'Your hand', lines: ['Three.', 'Five.'] },
    { about: 'lead', title: 'Who leads', lines: ['Ann, since she has taken more than Bob.'], short: ['Ann.'] },
    { title: 'Piles', lines: ['Many.'] },
  ],
} as unknown as AnyPlug;

/** Ann looks on after so many first moves of everybody in turn. */
function after(moves: number) {
  const match = startMatch(
    nim,
    {},
    'asked',
    names.map((name) => ({ name })),
  );
  const told: Told[] = [];
  for (let number = 1; number <= moves; number++) {
    const seat = nim.toAct(match.state)[0]!;
    playMove(match, seat, nim.moves(match.state, seat)[0]);
    told.push({ number, seat, events: match.steps.at(-1)!.events });
  }
  return { game: nim, plug, setting, now: situationOf(match, 0), told, here: [0, 1], all: eventsSeen(match, 0) } as never;
}

describe('somebody who asks with a key', () => {
  it('hears what is on the hand, and that there is no such thing at this table', () => {
    expect(answer('hand', after(0), speaker)).toBe('Your hand: Three. Five.');
    expect(answer('offer', after(0), speaker)).toBe('There is none at this table.');
    expect(answer('lead', after(0), speaker)).toBe('Who leads: Ann.');
  });

  it('hears all that happened since the own last decision, and nothing of before', () => {
    expect(answer('changed', after(0), speaker)).toBe('Nothing has happened since your last decision.');
    const said = answer('changed', after(4), speaker);
    const { told } = after(4) as { told: Told[] };
    const since = told.slice(told.findLastIndex(({ seat }) => seat === 0) + 1);
    expect(said).toBe(
      since.length === 0
        ? 'Nothing has happened since your last decision.'
        : since.flatMap(({ events }) => events.map((event) => nim.text.event(event as never, speaker)).filter(Boolean)).join(' '),
    );
  });

  it('hears the last thing again, with what is to be done now', () => {
    const table = after(3) as Parameters<typeof answer>[1];
    expect(answer('repeat', table, speaker)).toContain(nim.text.prompt(table.now.view as never, speaker));
    expect(answer('repeat', table, speaker).length).toBeGreaterThan(nim.text.prompt(table.now.view as never, speaker).length);
  });
  it('is called by name only where others sit at the same screen', () => {
    const hers = [...Array(9).keys()].map((moves) => after(moves) as Parameters<typeof answer>[1]).find(({ now }) => same(now.toAct, [0]))!;
    expect(answer('repeat', hers, speaker)).toContain('Ann takes');
    expect(answer('repeat', { ...hers, here: [0] }, speaker)).toContain('You takes');
  });
});
