import { gameIds, loadGame } from '@parlour/games';
import { playExample } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { bookAddress, ruleAddress, volumesOf } from './addresses.ts';
import { openExample } from './example-session.ts';
import { examplesOf } from './examples.ts';

describe.each(gameIds)('the book of %s', (id) => {
  it('has worked examples, each in a chapter and with words in every language', async () => {
    const game = (await loadGame(id))!;
    const examples = examplesOf(id);
    const chapters = game.text.chapters.map((chapter) => chapter.id);
    expect(examples.length).toBeGreaterThan(4);
    for (const { id: name, scenario } of examples) {
      expect(chapters, name).toContain(scenario.chapter);
    }
    // Words for examples and steps that there are, and a title for each.
    for (const catalogue of Object.values(game.text.catalogues)) {
      const said = Object.keys(catalogue).filter((key) => key.startsWith('example.'));
      const sayable = examples.flatMap((example) => [
        `example.${example.id}`,
        ...example.scenario.steps.map((_, i) => `example.${example.id}.${i + 1}`),
      ]);
      expect(sayable).toEqual(expect.arrayContaining(said));
      expect(said).toEqual(expect.arrayContaining(examples.map((example) => `example.${example.id}`)));
    }
  });

  it('shows of every example what happens, and why what is refused is refused', async () => {
    const game = (await loadGame(id))!;
    for (const { scenario } of examplesOf(id)) {
      const { steps } = playExample(game, scenario);
      expect(steps.map(({ refusal }) => refusal?.rule)).toEqual(scenario.steps.map(({ refused }) => refused));
    }
  });

  it('has a place for every rule, in the volume that it belongs to', async () => {
    const game = (await loadGame(id))!;
    for (const { rules, volume } of game.text.chapters)
      for (const rule of rules) expect(ruleAddress(game, rule)).toBe(bookAddress(id, volume, rule));
    expect(volumesOf(game)[0]).toBeUndefined();
  });
});

it('an example is followed step by step, left for one’s own way, and come back to', async () => {
  const game = (await loadGame('alhambra'))!;
  const { scenario } = examplesOf('alhambra').find(({ id }) => id === 'small-change')!;
  const shown: string[] = [];
  const session = openExample({
    playable: { game, plug: {} as never },
    scenario,
    autoConfirm: () => true,
    playbackOf: () => ({
      step: ({ told }) => void shown.push(`step ${told.number}`),
      reset: ({ number }) => void shown.push(`reset ${number}`),
    }),
  });
  const { guide, table, goTo } = session;
  goTo(1);
  expect(guide.getState().example.steps[0]?.refusal?.rule).toBe('AL-MONEY-1');
  goTo(2);
  goTo(0);
  const { now } = table.store.getState();
  await table.driver.play([now.moves[0]], now);
  expect(guide.getState().free).toBe(true);
  await expect(table.driver.play([now.moves[0]], now)).rejects.toMatchObject({ key: 'play.refused' });
  await table.driver.undo(now);
  expect(guide.getState().free).toBe(false);
  expect(shown).toEqual(['reset 0', 'step 1', 'reset 0', 'step 1', 'reset 0']);
});
