import { voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, material, materialOf } from '../material/index.ts';
import { catalogues } from './catalogues.ts';
import { cardText, employmentText } from './cards.ts';

const english = voice('en', [catalogues]);
const polish = voice('pl', [catalogues]);
const jobs = [...material.sacked.employment.four, ...material.sacked.employment.five];

/** With the numbers of the first revision: words are tested here, and numbers are tuned. */
function card(id: string): Card {
  return materialOf(1, material).cards.find((each) => each.id === id)!;
}

describe('a card’s text', () => {
  it.each([english, polish])('says something of every card, without a missing word ($language)', (speaker) => {
    const all = [...material.cards.map((each) => cardText(each, speaker)), ...jobs.map((job) => employmentText(job, speaker))];
    for (const { name, kind, lines, source } of all) {
      expect(lines.length).toBeGreaterThan(0);
      for (const words of [name, kind, source, ...lines])
        expect(words, name).not.toMatch(/^$|undefined|[{}#]|\b(card|symbol|effect|help|source)\.\w/);
      for (const line of lines) expect(line, name).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it('tells two cards of the same name apart by what they do', () => {
    for (const speaker of [english, polish]) {
      const said = material.cards.filter((each) => each.kind !== 'companion').map((each) => JSON.stringify(cardText(each, speaker)));
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

/** A card, and its text in English and in Polish. */
const golden: readonly [string, string, string[], string, string[]][] = [
  [
    'dinner',
    'Event',
    ['Symbol: silverware.', 'Use 1 action and spend 2 pounds.'],
    'Wydarzenie',
    ['Symbol: sztućce.', 'Zużyj 1 akcję i wydaj 2 funty.'],
  ],
  [
    'boat-trip-company',
    'Event',
    ['Symbol: helm.', 'Use 2 actions and spend 2 pounds.', 'Discard companions with it to spend more: dog +3, guest +2, chef +2.'],
    'Wydarzenie',
    [
      'Symbol: ster.',
      'Zużyj 2 akcje i wydaj 2 funty.',
      'Odrzuć razem z tą kartą towarzyszy, aby wydać więcej: pies +3, gość +2, kucharz +2.',
    ],
  ],
  [
    'ball',
    'Event',
    ['Symbol: wine glass.', 'Choose one: 2 actions for 4 pounds, 4 actions for 9 pounds or 6 actions for 17 pounds.'],
    'Wydarzenie',
    ['Symbol: wino.', 'Wybierz jedno: 2 akcje za 4 funty, 4 akcje za 9 funtów lub 6 akcji za 17 funtów.'],
  ],
  [
    'hectic-day',
    'Event, special card with 2 crowns',
    ['Use 1 action.', 'You gain 3 actions.'],
    'Wydarzenie, karta specjalna z 2 koronami',
    ['Zużyj 1 akcję.', 'Zyskujesz 3 akcje.'],
  ],
  [
    'theatre-box',
    'Expense',
    ['Symbol: mask.', 'Laying it down costs 2 actions.', 'Activate it once a round for 1 action: spend 4 pounds.'],
    'Wydatek',
    ['Symbol: maska.', 'Wyłożenie kosztuje 2 akcje.', 'Aktywacja raz na rundę za 1 akcję: wydaj 4 funty.'],
  ],
  [
    'hunting-pack',
    'Expense',
    ['Activate it once a round without an action: spend 1 pound for each of your farms and 1 pound for each dog token on your farms.'],
    'Wydatek',
    ['Aktywacja raz na rundę bez akcji: wydaj 1 funta za każdy swój dom na wsi i 1 funta za każdy znacznik psa na swoich domach na wsi.'],
  ],
  [
    'gardener-tf',
    'Helper',
    ['Activating a town house or farm, you may spend 3 pounds more.'],
    'Pomocnik',
    ['Aktywując kamienicę lub dom na wsi, możesz wydać 3 funty więcej.'],
  ],
  [
    'land-agent',
    'Helper',
    ['Buying or selling a farm, you may lower the price by 2 pounds. Once a round you may buy or sell a farm without an action.'],
    'Pomocnik',
    ['Kupując lub sprzedając dom na wsi, możesz obniżyć cenę o 2 funty. Raz na rundę możesz kupić lub sprzedać dom na wsi bez akcji.'],
  ],
  [
    'estate-agent',
    'Helper',
    ['Twice a round you may buy or sell a mansion, manor house or town house without an action.'],
    'Pomocnik',
    ['Dwa razy na rundę możesz kupić lub sprzedać rezydencję, willę lub kamienicę bez akcji.'],
  ],
  [
    'tailor',
    'Helper',
    ['Using a card with a mask, or at the opera, you may spend 3 pounds more.'],
    'Pomocnik',
    ['Używając karty z maską lub idąc do Opery, możesz wydać 3 funty więcej.'],
  ],
  [
    'sea-dog',
    'Helper',
    ['Using a card with a helm or a wine glass, you may spend 2 pounds more.'],
    'Pomocnik',
    ['Używając karty ze sterem lub winem, możesz wydać 2 funty więcej.'],
  ],
  [
    'impresario',
    'Helper',
    ['Once a round you have one more action, only for playing a white-bordered card.'],
    'Pomocnik',
    ['Raz na rundę masz jedną akcję więcej, tylko na zagranie białej karty.'],
  ],
  [
    'fixer',
    'Helper, special card with 1 crown',
    ['Activate it once a round without an action: draw 6 cards from the regular decks, keep 1, discard the others.'],
    'Pomocnik, karta specjalna z 1 koroną',
    ['Aktywacja raz na rundę bez akcji: dobierz 6 kart z talii właściwych, zatrzymaj 1, pozostałe odrzuć.'],
  ],
  [
    'manor-1',
    'Manor house',
    [
      'Price 13. Each round without maintenance it falls a step: 10, 7, 5, 3.',
      'Maintain it once a round for 1 action: spend 3 pounds.',
      'Companion tokens, placed from top to bottom, let you spend instead: dog 5.',
    ],
    'Willa',
    [
      'Cena 13. W każdej rundzie bez utrzymania spada o stopień: 10, 7, 5, 3.',
      'Utrzymanie raz na rundę za 1 akcję: wydaj 3 funty.',
      'Znaczniki towarzyszy, kładzione od góry do dołu, pozwalają wydać zamiast tego: pies 5.',
    ],
  ],
  [
    'riding-farm',
    'Farm',
    [
      'Price and value 16: it never falls.',
      'Maintain it once a round for 1 action: spend 2 pounds.',
      'Companion tokens, placed from top to bottom, let you spend instead: horse 5 (this token comes with the card), dog 7.',
    ],
    'Dom na wsi',
    [
      'Cena i wartość 16: nigdy nie spada.',
      'Utrzymanie raz na rundę za 1 akcję: wydaj 2 funty.',
      'Znaczniki towarzyszy, kładzione od góry do dołu, pozwalają wydać zamiast tego: koń 5 (ten znacznik jest na karcie od początku), pies 7.',
    ],
  ],
];

describe('reads well', () => {
  it.each(golden)('%s', (id, kind, lines, rodzaj, wiersze) => {
    expect(cardText(card(id), english)).toMatchObject({ kind, lines });
    expect(cardText(card(id), polish)).toMatchObject({ kind: rodzaj, lines: wiersze });
  });

  it('a job, line by line', () => {
    expect(employmentText(jobs[0]!, english).lines[0]).toBe('3 pounds a round, until covered by: wine glass.');
    expect(employmentText(jobs[0]!, polish).lines[2]).toBe('1 funt na rundę, dopóki wiersza nie zakryje: gość.');
  });

  it('where the numbers come from', () => {
    expect(cardText(card('dinner'), english).source).toBe('stated in a rulebook');
    expect(cardText(card('mansion-1'), polish).source).toBe('zaprojektowane dla Parloura');
  });
});
