/** The table in words: all that its viewer sees, part by part. */
import type { Account, Scene } from '@parlour/table-kit/state/plug.ts';
import type { Seat, TableVoice } from '@parlour/kernel';
import {
  BLOCKED,
  cardName,
  deckOfBack,
  DECKS,
  type Doing,
  employmentText,
  type Errand,
  type GameTable,
  incomeOf,
  inPounds,
  NEW_SPECIALS,
  type Options,
  type Played,
  type PlayerState,
  planText,
  propertyTypes,
  REGULAR,
  rounds,
  scoreOf,
  signed,
  SPECIALS,
  symbolName,
  tableFor,
  type Types,
  type View,
} from '../rules/index.ts';
import { inShort, spoken } from './spoken.ts';

interface Told {
  readonly view: View;
  readonly table: GameTable;
  readonly voice: TableVoice<Options>;
}

export function account({ view, setting }: Scene<Types>, voice: TableVoice<Options>): readonly Account[] {
  const told: Told = { view, table: tableFor(setting), voice };
  const { viewer } = view;
  const me = viewer === null ? undefined : view.players[viewer];
  return [
    { title: voice.say('lw.words.now'), lines: nowLines(told) },
    ...(me === undefined
      ? []
      : [{ about: 'hand', title: voice.say('lw.hand'), lines: handLines(me, told, spoken), short: handLines(me, told, inShort) } as const]),
    { about: 'offer', title: voice.say('lw.offer'), lines: offerLines(told, spoken), short: offerLines(told, inShort) },
    { title: voice.say('lw.plans'), lines: planLines(told) },
    { title: voice.say('lw.errands'), lines: [...errandLines(told), ...deckLines(told)] },
    ...view.players.map((player, seat) => ({ title: voice.name(seat), lines: playerLines(player, told) })),
    { about: 'lead', title: voice.say('lw.words.lead'), lines: leadLines(told) },
  ];
}

function nowLines({ view, table, voice }: Told): string[] {
  const { round, phase, deciding, starter, order, pass, doing } = view;
  return [
    voice.say('lw.words.round', { round, rounds, phase: voice.say(`phase.${phase}`) }),
    ...(deciding.length > 0 ? [voice.say('lw.words.deciding', { players: named(deciding, voice) })] : []),
    voice.say('lw.words.starter', { player: voice.name(starter) }),
    ...(order.length > 0 ? [voice.say('lw.words.order', { players: named(order, voice) })] : []),
    ...(phase === 'errands' ? [voice.say('lw.words.pass', { pass })] : []),
    ...(doing === null ? [] : doingLines(doing, { view, table, voice })),
  ];
}

/** A decision half made. */
function doingLines(doing: Doing, { view, table, voice }: Told): string[] {
  const name = (card: number) => voice.quote(cardName(card, voice, table.book));
  const names = (cards: readonly number[]) => cards.map(name).join(', ');
  switch (doing.type) {
    case 'draw': {
      const { due, deck, counts, forgone, six } = doing;
      const board = view.players[view.turn]?.board ?? [];
      return [
        voice.say('lw.words.draw', { due, deck: voice.say(`deck.${deck}`), six: String(six) }),
        ...counts.slice(0, deck).map((count, earlier) => voice.say('lw.words.declared', { deck: voice.say(`deck.${earlier}`), count })),
        ...forgone.map((space) => voice.say('lw.words.forgone', { space: space + 1, card: name(board[space]?.card ?? -1) })),
      ];
    }
    case 'pick':
      return [
        voice.say('lw.words.pick', { count: doing.cards.length }),
        ...doing.cards.flatMap((card) => (card < 0 ? [] : [spoken(table.book.material.cards[card], voice)])),
      ];
    case 'market':
      return [voice.say('lw.words.arranging')];
    case 'use':
      return [
        voice.say('lw.words.use', { cards: names(doing.cards), actions: doing.actions, pounds: doing.pounds }),
        ...doing.brought.map(({ card, as, to }) =>
          voice.say('lw.words.brought', { card: name(card), companion: voice.say(`companion.${as}`), to: name(to) }),
        ),
        ...(doing.tossed.length > 0 ? [voice.say('lw.words.tossed', { cards: names(doing.tossed) })] : []),
      ];
    case 'room':
    case 'purchase':
      return [voice.say(`lw.words.${doing.type}`, { card: name(doing.card) })];
    case 'fair':
    case 'roof':
      return [voice.say(`lw.words.${doing.type}`, { left: doing.left })];
    case 'sale':
      return [voice.say('lw.words.sale')];
    case 'demote':
      return [voice.say('lw.words.demote', { symbols: symbols(doing.symbols, voice) })];
  }
}

function symbols(bits: number, voice: TableVoice<Options>): string {
  return Array.from({ length: 31 }, (_, i) => 1 << i)
    .filter((bit) => (bits & bit) !== 0)
    .map((bit) => symbolName(bit, voice))
    .join(', ');
}

function handLines({ hand, kept }: PlayerState, { table, voice }: Told, tell: typeof spoken): string[] {
  const { cards } = table.book.material;
  const lines = hand.map((card) => tell(cards[card], voice));
  const keeping = kept.map((card) => voice.quote(cardName(card, voice, table.book))).join(', ');
  return [
    ...(lines.length > 0 ? lines : [voice.say('lw.hand.empty')]),
    ...(kept.length > 0 ? [voice.say('lw.words.kept', { cards: keeping })] : []),
  ];
}

function offerLines({ view, table, voice }: Told, tell: typeof spoken): string[] {
  const { slots, spaces, book } = table;
  const lines = slots.map((_, slot) => {
    const card = view.offer[slot] ?? -1;
    const space = spaces.findIndex((one) => one.errand === 'take' && one.slot === slot);
    return voice.say('lw.words.slot', {
      number: slot + 1,
      card: card < 0 ? voice.say('lw.taken') : tell(book.material.cards[card], voice),
      stands: space === -1 ? 'shared' : (view.figures[space] ?? -1) < 0 ? 'free' : 'taken',
      player: space === -1 ? '' : voice.name(view.figures[space] ?? 0),
    });
  });
  const shared = spaces.flatMap((space, i) => (space.errand === 'take' && space.slot < 0 ? [i] : []));
  return shared.length === 0 ? lines : [...lines, voice.say('lw.words.shared', { stands: stands(shared, view, voice) })];
}

/** Who stands on these spaces: “Ann, free”. */
function stands(spaces: readonly number[], view: View, voice: TableVoice<Options>): string {
  return spaces
    .map((space) => ((view.figures[space] ?? -1) < 0 ? voice.say('lw.words.free') : voice.name(view.figures[space]!)))
    .join(', ');
}

function planLines({ view, table, voice }: Told): string[] {
  return view.plans.map((plan, i) => {
    const marker = view.markers[i] ?? -1;
    const holder = marker >= 0 ? voice.name(marker) : voice.say(marker === BLOCKED ? 'lw.blocked' : 'lw.words.free');
    return voice.say('lw.words.plan', { number: i + 1, summary: planText(table.book.plans[plan], voice), holder });
  });
}

function errandLines({ view, table, voice }: Told): string[] {
  const errands = [...new Set(table.spaces.map(({ errand }) => errand))].filter((errand) => errand !== 'take');
  const places = errands.map((errand: Errand) =>
    voice.say('lw.words.errand', {
      errand: voice.say(errand === 'market' ? 'lw.market' : `lw.errand.${errand}`),
      stands: stands(
        table.spaces.flatMap((space, i) => (space.errand === errand ? [i] : [])),
        view,
        voice,
      ),
    }),
  );
  const prices = propertyTypes.map((_, i) => `${voice.say(`type.${i}`)} ${signed(view.market[i] ?? 0)}`);
  return [
    ...places,
    voice.say('lw.words.prices', { prices: prices.join(', ') }),
    voice.say('lw.words.extensions', { left: view.extensions }),
  ];
}

function deckLines({ view, table, voice }: Told): string[] {
  const decks = [...Array.from({ length: REGULAR }, (_, deck) => deck), SPECIALS, ...(table.parts.cards ? [NEW_SPECIALS] : [])];
  return decks.map((deck) =>
    voice.say('lw.deck.label', { deck: voice.say(`deck.${deck}`), count: view.decks[deck] ?? 0, discards: view.discards[deck] ?? 0 }),
  );
}

function playerLines(player: PlayerState, { view, table, voice }: Told): string[] {
  const { money, bankrupt, hand, board, spaces, plan, actions, unknown, chosen } = player;
  const word = (key: string, values = {}) => voice.say(`lw.words.${key}`, values);
  const decks = DECKS.map((_, deck) => hand.filter((card) => deckOfCard(card, table) === deck).length);
  const backs = decks.flatMap((count, deck) => (count === 0 ? [] : [`${voice.say(`deck.${deck}`)} ${count}`]));
  return [
    word('money', { money: inPounds(money), score: inPounds(scoreOf(player, table.book.faces)) }),
    ...(bankrupt ? [word('bankrupt')] : []),
    word('cards', { count: hand.length, backs: backs.join(', ') }),
    ...(plan >= 0 ? [word('has-plan', { number: plan + 1 })] : []),
    ...(view.phase === 'actions' ? [word('actions', { actions })] : []),
    ...(unknown ? [word('unknown')] : []),
    ...(chosen && view.turn < 0 && view.phase !== 'over' ? [word('chosen')] : []),
    ...(player.job >= 0 ? jobLines(player, { view, table, voice }) : []),
    voice.say('lw.board.full', { cards: board.length, spaces }),
    ...board.map((played, i) => playedLine(played, i, table, voice)),
  ];
}

function deckOfCard(card: number, { book }: GameTable): number {
  return card < 0 ? deckOfBack(card) : (book.faces[card]?.deck ?? -1);
}

function playedLine({ card, step, tokens, activated, served }: Played, i: number, { book }: GameTable, voice: TableVoice<Options>): string {
  const face = book.faces[card];
  return [
    voice.say('lw.words.played', { number: i + 1, card: spoken(book.material.cards[card], voice) }),
    ...(face?.kind === 'property' ? [voice.say('lw.words.value', { value: face.scale[step] ?? 0 })] : []),
    ...(tokens.length > 0
      ? [voice.say('lw.words.tokens', { companions: tokens.map((kind) => voice.say(`companion.${kind}`)).join(', ') })]
      : []),
    ...(activated ? [voice.say('lw.used')] : []),
    ...(served > 0 ? [voice.say('lw.words.served', { times: served })] : []),
  ].join(' ');
}

function jobLines(player: PlayerState, { table, voice }: Told): string[] {
  const { four, five } = table.book.material.sacked.employment;
  const printed = [...four, ...five][player.job];
  if (printed === undefined) return [];
  const { name, lines } = employmentText(printed, voice);
  return [
    voice.say('lw.words.job', { name, pounds: incomeOf(player, table) }),
    ...lines.map((line, i) => voice.say('lw.words.line', { number: i + 1, line, covered: String((player.covered & (1 << i)) !== 0) })),
    ...(player.demoted ? [voice.say('lw.words.demoted')] : []),
  ];
}

function leadLines({ view, table, voice }: Told): string[] {
  const scores = view.players.map((player, seat) => ({ seat, score: scoreOf(player, table.book.faces) }));
  return scores
    .toSorted((a, b) => a.score - b.score)
    .map(({ seat, score }) => voice.say('lw.words.total', { player: voice.name(seat), score: inPounds(score) }));
}

function named(seats: readonly Seat[], voice: TableVoice<Options>): string {
  return seats.map((seat) => voice.name(seat)).join(', ');
}
