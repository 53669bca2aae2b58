import { atTable, below, diceFrom, pick, playMove, startMatch, voice } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { lastWill, type Options } from '../rules/index.ts';
import { account } from './account.ts';
import { apart } from './spoken.ts';
import { text } from './text/index.ts';

const names = ['Ann', 'Bruno', 'Clara'];

for (const language of ['en', 'pl'])
  it(`names every move so that it can be told from all others, and every part of the table (${language})`, () => {
    for (let game = 0; game < 3; game++) {
      const seats = names.slice(0, 2 + (game % 2)).map((name) => ({ name }));
      const match = startMatch(lastWill, { expansion: game % 3 === 0 ? 'none' : 'full' }, `named ${game}`, seats);
      const speaker = atTable<Options>(voice(language, [lastWill.text.catalogues, text]), match.setting, names);
      const dice = diceFrom(`named ${game}`);
      for (let [seat] = lastWill.toAct(match.state); seat !== undefined; [seat] = lastWill.toAct(match.state)) {
        const view = lastWill.view(match.state, seat);
        const moves = lastWill.moves(match.state, seat);
        const called = moves.map((move) => lastWill.text.move(move, view, speaker));
        const shared = new Set(called.toSorted().filter((name, i, sorted) => name === sorted[i - 1]));
        const told = called.map((name, i) => (shared.has(name) ? `${name} (${apart(moves[i]!, view, speaker)})` : name));
        expect(new Set(told).size, told.join(' | ')).toBe(told.length);
        const titles = account({ view, setting: match.setting, moves }, speaker).map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
        // Not always the first: all kinds of things should happen.
        const able = moves.filter(({ type }) => type !== 'done');
        playMove(match, seat, able.length > 0 && below(dice, 8) > 0 ? pick(dice, able) : pick(dice, moves));
      }
    }
  });
