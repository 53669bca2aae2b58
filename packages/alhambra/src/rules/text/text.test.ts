import { atTable, kernelText, refusalText, type Refusal, type TableVoice, voice } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { opening, plays, refusal, settingOf, table } from '../../../test/table.ts';
import { alhambra, buildings, buildingTypes, currencies, type Event, moneyCard, type Options } from '../index.ts';
import { statisticIds } from '../statistics.ts';

const { catalogues } = alhambra.text;
const names = ['Ala', 'Bartek', 'Celina'];

/** A voice that fails on a key it does not have, and on a message that leaves anything open. */
function strict(language: string): TableVoice<Options> {
  const speaker = atTable(voice(language, [catalogues, kernelText]), settingOf(names.length), names);
  return {
    ...speaker,
    say(key, values) {
      if (!speaker.has(key)) throw new Error(`there is no text ${key}`);
      return speaker.say(key, values);
    },
  };
}
const english = strict('en');
const polish = strict('pl');
const both = [english, polish];

const rules = `SETUP-1 SETUP-2 SETUP-3 SETUP-4 TURN-1 MONEY-1 BUY-1 BUY-2 BUY-3 REFILL-1 REFILL-2 REFILL-3
  SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5 END-1 END-2 END-3 END-4 2P-1 2P-2 2P-3 2P-4 2P-5 VIEW-1`
  .split(/\s+/)
  .map((rule) => `AL-${rule}`);

const tower = buildings.findIndex(({ type, price }) => type === 'tower' && price === 9);
const arcades = buildings.findIndex(({ type, price }) => type === 'arcades' && price === 4);

const row = { building: 'tower', counts: [2, 1, 1], ranks: [1, 2, 2], points: [13, 3, 3] } as const;
const events: Event[] = [
  { type: 'dealt', seat: 0, cards: [moneyCard(0, 9), moneyCard(1, 8), moneyCard(3, 3)], total: 20 },
  { type: 'began', seat: 1 },
  { type: 'taken', seat: 0, cards: [moneyCard(0, 1), moneyCard(2, 2)], places: [0, 1] },
  { type: 'bought', seat: 0, owner: 0, slot: 0, building: tower, cards: [moneyCard(0, 4), moneyCard(0, 5)], paid: 9, exact: true },
  { type: 'bought', seat: 1, owner: 2, slot: 3, building: arcades, cards: [moneyCard(3, 6)], paid: 6, exact: false },
  { type: 'passed', seat: 0, again: false, reveals: true },
  { type: 'passed', seat: 0, again: true, reveals: true },
  { type: 'building', slot: 1, building: tower, reveals: true },
  { type: 'money', place: 1, card: moneyCard(2, 5), reveals: true },
  { type: 'rebuilt', cards: 22 },
  { type: 'drawn', scoring: 'B', reveals: true },
  { type: 'scored', scoring: 'B', seats: 2, sheet: [row], scores: [20, 3, 5] },
  { type: 'dirk', buildings: [tower, arcades], reveals: true },
  {
    type: 'counted',
    totals: [
      [1, 2],
      [0, 0],
      [3, 4],
      [9, 0],
    ],
    reveals: true,
  },
  { type: 'leftover', slot: 2, building: tower, seat: 1 },
  { type: 'leftover', slot: 3, building: arcades, seat: null },
  { type: 'ended', standings: [[0, 1], [2]], scores: [5, 5, 2] },
  { type: 'ended', standings: [[0], [1, 2]], scores: [5, 2, 2] },
];

describe('the words', () => {
  it('are all well-formed messages', () => {
    for (const speaker of both)
      for (const key of Object.keys(catalogues['en']!)) {
        const values = {
          player: 'Ala',
          players: 'Ala',
          cards: 3,
          card: 'x',
          total: 3,
          payment: 'x',
          over: 2,
          count: 1,
          value: 3,
          last: 3,
          price: 7,
          missing: 2,
        };
        const more = {
          building: 'tower',
          currency: 'denar',
          other: 'ducat',
          again: true,
          keep: true,
          scoring: 'A',
          points: 3,
          problem: 'none',
          values: '1 + 2',
        };
        const rest = { gains: 'x', totals: 'x', buildings: 'x', field: 'x', fields: 'x', expected: 'list', max: 4, given: 'x' };
        expect(speaker.say(key, { ...values, ...more, ...rest })).not.toMatch(/[{}]/);
      }
  });

  it('explain every rule, and nothing that is not one', () => {
    const explained = Object.keys(catalogues['en']!).filter((key) => key.startsWith('rule.'));
    expect(explained).toEqual(rules.map((rule) => `rule.${rule}`));
  });

  it('name every building, currency and statistic', () => {
    for (const speaker of both) {
      for (const type of buildingTypes) expect(speaker.say(`building.${type}`)).not.toBe('');
      for (const currency of currencies) expect(speaker.say(`currency.${currency}`)).not.toBe('');
      for (const id of [...statisticIds(2), ...statisticIds(3)]) expect(speaker.say(`statistic.${id}`)).not.toBe('');
    }
  });

  it('tell every event in English', () => {
    expect(events.map((event) => alhambra.text.event(event, english))).toMatchInlineSnapshot(`
      [
        "Ala is dealt 9 florins, 8 dirhams, and 3 ducats: 20 in all.",
        "Bartek begins.",
        "Ala takes 1 florin and 2 denars.",
        "Ala buys the Tower (9) for 4 + 5 florins, exactly, and acts again.",
        "Bartek buys the Arcades (4) for Dirk with 6 ducats, 2 too many.",
        "Ala can neither take nor buy anything and is passed over.",
        "Ala paid exactly but can neither take nor buy anything more.",
        "Now on sale for dirhams: Tower (9).",
        "A card of 5 denars is laid out.",
        "The money deck is empty: 22 paid cards are shuffled into a new one.",
        "The scoring card B comes up.",
        "Scoring B: Ala +13 = 20; Bartek +3 = 3; Dirk +3 = 5.",
        "Dirk gets Tower (9) and Arcades (4).",
        "The money that is left: florins: Ala 1, Bartek 2; dirhams: Ala 0, Bartek 0; denars: Ala 3, Bartek 4; ducats: Ala 9, Bartek 0.",
        "Bartek has the most denars and gets the Tower (9).",
        "Nobody alone has the most ducats, so nobody gets the Arcades (4).",
        "Ala and Bartek share the victory.",
        "Ala wins.",
      ]
    `);
  });

  it('tell every event in Polish', () => {
    expect(events.map((event) => alhambra.text.event(event, polish))).toMatchInlineSnapshot(`
      [
        "Ala dostaje 9 florenów, 8 dirhamów i 3 dukaty: razem 20.",
        "Bartek zaczyna.",
        "Ala bierze 1 floren i 2 denary.",
        "Ala kupuje Wieżę (9) za 4 + 5 florenów: dokładnie, i gra dalej.",
        "Bartek kupuje dla Dirka Arkady (4) za 6 dukatów: o 2 za dużo.",
        "Ala nie może niczego wziąć ani kupić i traci kolejkę.",
        "Ala płaci dokładnie, ale nie może już niczego wziąć ani kupić.",
        "Na sprzedaż za dirhamy: Wieża (9).",
        "Wyłożono kartę: 5 denarów.",
        "Talia pieniędzy jest pusta: przetasowano 22 zapłacone karty.",
        "Odsłonięto kartę punktowania B.",
        "Punktowanie B: Ala +13 = 20; Bartek +3 = 3; Dirk +3 = 5.",
        "Dirk dostaje: Wieża (9) i Arkady (4).",
        "Pozostałe pieniądze: floreny: Ala 1, Bartek 2; dirhamy: Ala 0, Bartek 0; denary: Ala 3, Bartek 4; dukaty: Ala 9, Bartek 0.",
        "Bartek ma najwięcej denarów i dostaje Wieżę (9).",
        "Nikt sam nie ma najwięcej dukatów, więc nikt nie dostaje Arkad (4).",
        "Zwycięstwem dzielą się Ala i Bartek.",
        "Wygrywa Ala.",
      ]
    `);
  });

  it('tell the third player of three from Dirk (AL-2P-1)', () => {
    const three = atTable(voice('en', [catalogues]), settingOf(3), ['Ala', 'Bartek', 'Cela']);
    const scored: Event = { type: 'scored', scoring: 'B', seats: 3, sheet: [row], scores: [20, 3, 5] };
    expect(alhambra.text.event(scored, three)).toBe('Scoring B: Ala +13 = 20; Bartek +3 = 3; Cela +3 = 5.');
  });

  it('tell the opening, and leave paying to the line of the purchase', () => {
    for (const speaker of both) for (const event of opening(2)) expect(alhambra.text.event(event, speaker)).toMatch(/\.$/);
    expect(alhambra.text.event({ type: 'paid', seat: 0, slot: 0, cards: [1] }, english)).toBeUndefined();
  });

  it('offer every move as a choice', () => {
    const position = {
      turn: 0,
      yard: [{ tower: 9 }, { arcades: 4 }, null, null],
      display: [{ florin: 1 }, { ducat: 3 }],
      hands: [{ florin: [4, 5], dirham: 6 }],
    };
    const spoken = (seats: number, speaker: TableVoice<Options>) => {
      const state = table(seats, position);
      return alhambra.moves(state, 0).map((move) => alhambra.text.move(move, alhambra.view(state, 0), speaker));
    };
    expect(spoken(3, english)).toMatchInlineSnapshot(`
      [
        "Take 1 florin",
        "Take 3 ducats",
        "Take 1 florin and 3 ducats",
        "Buy the Tower (9) for 4 + 5 florins: exactly",
        "Buy the Arcades (4) for 6 dirhams: 2 too many",
      ]
    `);
    expect(spoken(3, polish)).toMatchInlineSnapshot(`
      [
        "Weź 1 floren",
        "Weź 3 dukaty",
        "Weź 1 floren i 3 dukaty",
        "Kup Wieżę (9) za 4 + 5 florenów: dokładnie",
        "Kup Arkady (4) za 6 dirhamów: o 2 za dużo",
      ]
    `);
    expect(spoken(2, english).slice(-2)).toMatchInlineSnapshot(`
      [
        "Buy the Arcades (4) for 6 dirhams: 2 too many; keep it",
        "Buy the Arcades (4) for 6 dirhams: 2 too many; give it to Dirk",
      ]
    `);
    expect(spoken(2, polish).slice(-2)).toMatchInlineSnapshot(`
      [
        "Kup Arkady (4) za 6 dirhamów: o 2 za dużo; dla siebie",
        "Kup Arkady (4) za 6 dirhamów: o 2 za dużo; dla Dirka",
      ]
    `);
  });

  it('say who must do what, and who won', () => {
    const state = table(3, {
      turn: 1,
      yard: [{ pavilion: 2 }, { garden: 8 }, { tower: 9 }, { tower: 10 }],
      hands: [{}, { florin: [2] }, {}],
    });
    const said = (speaker: TableVoice<Options>) => alhambra.text.prompt(alhambra.view(state, 0), speaker);
    expect(both.map(said)).toEqual(['Bartek: take money or buy a building.', 'Bartek: weź pieniądze albo kup budowlę.']);
    plays(state, { buy: 'florin', with: [2] });
    expect(both.map(said)).toEqual([
      'Bartek: the payment was exact, so act again. Take money or buy a building.',
      'Bartek: zapłata była dokładna, więc graj dalej. Weź pieniądze albo kup budowlę.',
    ]);
    state.over = true;
    state.scores = [7, 3, 7];
    expect(both.map(said)).toEqual(['Ala and Celina share the victory.', 'Zwycięstwem dzielą się Ala i Celina.']);
  });

  it('give the reason for every refusal', () => {
    const state = table(3, {
      turn: 0,
      yard: [{ tower: 9 }, null, { garden: 8 }],
      display: [{ florin: 4 }, { ducat: 3 }],
      hands: [{ florin: [4, 2], denar: 1 }, {}, {}],
    });
    const refusals: (Refusal | undefined)[] = [
      refusal(state, { take: [] }),
      refusal(state, { take: { denar: 1 } }),
      refusal(state, { take: { florin: 4, ducat: 3 } }),
      refusal(state, { buy: 'florin', with: [] }),
      refusal({ ...state, hands: [[], [], []] }, { buy: 'florin', with: [] }),
      refusal(state, { buy: 'florin', with: { denar: 1 } }),
      refusal(state, { buy: 'florin', with: [9] }),
      refusal(state, { buy: 'florin', with: [2, 4] }),
      refusal(state, { buy: 'denar', with: [1] }),
      refusal(state, { buy: 'dirham', with: [1] }),
      refusal(state, { buy: 'florin', with: [2, 4], for: 'dirk' }),
      alhambra.refuse(state, 1, { type: 'take', cards: [3] }),
      alhambra.refuse(state, 0, {}),
      alhambra.refuse({ ...state, over: true }, 0, { type: 'take', cards: [3] }),
    ];
    expect(refusals).not.toContain(undefined);
    const spoken = (speaker: TableVoice<Options>) => refusals.map((why) => refusalText(why!, speaker));
    expect(spoken(english)).toMatchInlineSnapshot(`
      [
        "Choose at least one card to take.",
        "There is no card of 1 denar on display, or not so many.",
        "Several cards may be worth 5 together at most; these are worth 7. One card alone may be worth anything.",
        "Choose the cards to pay with, in florins.",
        "The price is 9 florins, and you have none.",
        "This building is paid in florins, not with 1 denar.",
        "There is no card of 9 florins in your hand, or not so many.",
        "The price is 9 florins: 3 more are needed.",
        "The price is 8 denars: 7 more are needed.",
        "The slot for dirhams is empty until the turn is over.",
        "Dirk only plays along when there are two players.",
        "It is not this player’s turn to decide.",
        "This is not a move of this game.",
        "The game is over.",
      ]
    `);
    expect(spoken(polish)).toMatchInlineSnapshot(`
      [
        "Wybierz co najmniej jedną kartę.",
        "Takiej karty nie wyłożono albo nie ma ich tyle: 1 denar.",
        "Kilka kart może być wartych razem najwyżej 5, a te są warte 7. Jedna karta może mieć każdą wartość.",
        "Wybierz floreny, którymi zapłacisz.",
        "Cena to 9 florenów, a nie masz ani jednego.",
        "Za tę budowlę płaci się we florenach, a ta karta to 1 denar.",
        "Takiej karty nie masz na ręce albo nie masz ich tyle: 9 florenów.",
        "Cena to 9 florenów: brakuje jeszcze 3.",
        "Cena to 8 denarów: brakuje jeszcze 7.",
        "Miejsce na placu za dirhamy jest puste aż do końca kolejki.",
        "Dirk gra tylko wtedy, gdy jest dwoje graczy.",
        "Ten gracz nie podejmuje teraz decyzji.",
        "W tej grze nie ma takiego ruchu.",
        "Gra jest skończona.",
      ]
    `);
  });
});
