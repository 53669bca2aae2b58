import { lookAt, reviewGame } from '@parlour/bots';
import { midGame } from '@parlour/bots/testing';
import { loadGame, teach } from '@parlour/games';
import { atTable, recordOf, settingFor, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { reviewPage } from './page.ts';

describe('a review', async () => {
  const game = (await loadGame('alhambra'))!;
  const taught = await teach(game);
  const review = await reviewGame(
    taught,
    recordOf(midGame(game, {}, 2, 'review', 24)),
    { worlds: 10, search: 20, duel: 10 },
    async (request) => lookAt(taught, request),
    () => {},
  );

  it.each(['en', 'pl'])('is a page of its own in %s, with a curve and no script', (language) => {
    const page = reviewPage(review, atTable(voice(language, [game.text.catalogues]), settingFor(game, {}, 2), ['<Ada>', 'Bruno']));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('<svg');
    expect(page).toMatch(/<table>.*(Fair share|Równy udział)/);
    expect(page).toContain('&lt;Ada&gt;');
    expect(page).not.toMatch(/<script|<Ada>|bots\.review|NaN|undefined/);
  });
});
