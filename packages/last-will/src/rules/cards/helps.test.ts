/** Whatever a pack says that a helper does, it does, and its text says so in every language. */
import { same, type Voice, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf, observeHelp } from '../../../test/helps.ts';
import { applyPack, type Card, checkPack, type Help, material, type Pack } from '../index.ts';
import { catalogues } from '../text/catalogues.ts';
import { cardText } from '../text/cards.ts';

type Helper = Extract<Card, { kind: 'helper' }>;

const voices = Object.keys(catalogues).map((language) => voice(language, [catalogues]));
const english = voice('en', [catalogues]);
const polish = voice('pl', [catalogues]);
const helpers = material.cards.filter((card): card is Helper => card.kind === 'helper');

/** Every pack that changes one field of one thing that the helper does, as far as the rules of its box allow. */
function changed(card: Helper): [Help, Pack][] {
  return card.helps.flatMap((help, i) =>
    changesOf(help)
      .filter((change) => !same(change, help))
      .map((change): [Help, Pack] => [change, { cards: { [card.id]: { helps: card.helps.with(i, change) } } }])
      .filter(([, pack]) => card.part === 'sacked' || !JSON.stringify(pack).includes('nuptial')),
  );
}

function helperIn(pack: Pack, id: string): Helper {
  return applyPack(material, pack).cards.find((card): card is Helper => card.id === id && card.kind === 'helper')!;
}

describe('in a pack', () => {
  it.each(helpers.map((card) => [card.id, card] as const))('%s does what it is changed to (LW-HELP-0)', (id, card) => {
    const changes = changed(card);
    expect(changes.length).toBeGreaterThan(0);
    for (const [help, pack] of changes) {
      expect(checkPack(pack), JSON.stringify(help)).toEqual([]);
      observeHelp(helperIn(pack, id), help, pack);
      for (const speaker of voices) {
        const before = cardText(card, speaker).lines;
        const { lines, source } = cardText(helperIn(pack, id), speaker);
        expect(lines.slice(0, -1)).toEqual(before.slice(0, -1));
        expect(lines.at(-1), JSON.stringify(help)).not.toBe(before.at(-1));
        expect(lines.at(-1)).toMatch(/^[\p{Lu}\d][^{}#]*\.$/u);
        expect(lines.at(-1)).not.toMatch(/\b(help|symbol)\.\w/);
        expect(source).toBe(speaker.say('source.pack'));
      }
    }
  });

  it('the waiter adds 2, and the gossip draws 4 companions', () => {
    const pack = {
      cards: { waiter: { helps: [{ adds: 2, to: ['silverware'] }] }, gossip: { helps: [{ draws: 4, from: 'companions' }] } },
    };
    const said = (id: string, speaker: Voice) => cardText(helperIn(pack, id), speaker).lines.at(-1);
    expect(said('waiter', english)).toBe('Using a card with silverware, you may spend 2 pounds more.');
    expect(said('waiter', polish)).toBe('Używając karty ze sztućcami, możesz wydać 2 funty więcej.');
    expect(said('gossip', english)).toBe('While planning you may draw 4 more companions.');
    expect(said('gossip', polish)).toBe('Planując dzień, możesz dobrać 4 Towarzyszy więcej.');
  });

  it('a helper of one’s own does several things', () => {
    const pack = {
      cards: {
        butler: {
          kind: 'helper',
          en: 'Butler',
          pl: 'Kamerdyner',
          helps: [
            { adds: 2, to: ['silverware', 'helm', 'farm'] },
            { waives: 'activate', of: ['manor', 'town'], times: 2 },
            { gives: 1, for: 'any' },
            { keeps: 1 },
          ],
        },
      },
    };
    expect(checkPack(pack)).toEqual([]);
    const butler = helperIn(pack, 'butler');
    for (const help of butler.helps) observeHelp(butler, help, pack);
    expect(cardText(butler, english).lines).toEqual([
      'Using a card with silverware or a helm, you may spend 2 pounds more. Activating a farm, you may spend 2 pounds more. ' +
        'Twice a round you may activate a manor house or town house without its actions. ' +
        'You have one more action every round, this one included. At the end of the round you may keep 1 more card.',
    ]);
    expect(cardText(butler, polish).lines).toEqual([
      'Używając karty ze sztućcami lub sterem, możesz wydać 2 funty więcej. Aktywując dom na wsi, możesz wydać 2 funty więcej. ' +
        'Dwa razy na rundę możesz aktywować willę lub kamienicę bez akcji. ' +
        'Co rundę, już od tej, masz jedną akcję więcej. Na koniec rundy możesz zatrzymać 1 kartę więcej.',
    ]);
  });
});

function wrong(fields: object): unknown[] {
  return checkPack({ cards: { waiter: fields } }).map(({ path }) => path);
}

describe('a pack from before helpers said what they do', () => {
  it('is read as it was meant: a privilege, the gardener’s types, the coachman’s bonus', () => {
    const pack = {
      cards: {
        waiter: { privilege: 'LW-HELP-9' },
        'gardener-mm': { types: ['town', 'farm'] },
        'coachman-2': { bonus: 5 },
        tailor: { privilege: 'LW-HELP-6', types: ['manor', 'farm'] },
        footman: { kind: 'helper', en: 'Footman', pl: 'Lokaj', privilege: 'LW-HELP-8', bonus: 4 },
        porter: { kind: 'helper', en: 'Porter', pl: 'Portier', privilege: 'LW-HELP-1' },
      },
    };
    expect(checkPack(pack)).toEqual([]);
    const helps = (id: string) => helperIn(pack, id).helps;
    expect(helps('waiter')).toEqual([{ adds: 3, to: ['mask'] }]);
    expect(helps('gardener-mm')).toEqual([{ adds: 3, to: ['town', 'farm'] }]);
    expect(helps('coachman-2')).toEqual([{ adds: 5, to: ['coach'] }]);
    expect(helps('tailor')).toEqual([{ adds: 3, to: ['manor', 'farm'] }]);
    expect(helps('footman')).toEqual([{ adds: 4, to: ['coach'] }]);
    expect(helps('porter')).toEqual(helps('land-agent'));
  });

  it('that repeated what is printed still changes nothing', () => {
    const old = helpers.map(({ id, rule, helps: [help] }) => {
      const { adds, to } = help as Extract<Help, { adds: number }>;
      return [id, { privilege: rule, ...(rule === 'LW-HELP-6' ? { types: to } : {}), ...(rule === 'LW-HELP-8' ? { bonus: adds } : {}) }];
    });
    const pack: Pack = { cards: Object.fromEntries(old) as NonNullable<Pack['cards']> };
    expect(checkPack(pack)).toEqual([]);
    expect(applyPack(material, pack)).toEqual(material);
  });

  it('is refused where it made no sense', () => {
    expect(wrong({ bonus: 2 })).toEqual([['cards', 'waiter', 'bonus']]);
    expect(wrong({ privilege: 'LW-HELP-99' })).toEqual([['cards', 'waiter', 'privilege']]);
    expect(wrong({ privilege: 'LW-HELP-8' })).toEqual([['cards', 'waiter', 'privilege']]);
    expect(wrong({ privilege: 'LW-HELP-8', bonus: 10 })).toEqual([['cards', 'waiter']]);
  });
});
