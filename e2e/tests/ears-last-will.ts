/** What somebody understands of a table of Last Will from words alone, and the same from the engine's view. */
import { atTable, type Setting, type TableVoice, voice as speak } from '@parlour/kernel';
import {
  BLOCKED,
  type Book,
  cardName,
  cardText,
  type Card,
  type Doing,
  lastWill,
  type Options,
  planText,
  tableFor,
  type View,
} from '@parlour/last-will';

type Parts = ReadonlyMap<string, readonly string[]>;
const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];
const number = (pattern: RegExp, text: string) =>
  first(pattern, text) === undefined ? undefined : Number(first(pattern, text)!.replace('−', '-').replace('£', ''));
const list = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(', '));

/** The words of the game, for naming what is seen as a reader of the rules would. */
export function wordsOf(setting: Setting<Options>, names: readonly string[]): TableVoice<Options> {
  return atTable(speak('en', [lastWill.text.catalogues]), setting, names);
}

export function understood(parts: Parts, names: readonly string[]) {
  const part = (title: string) => parts.get(title) ?? [];
  const now = part('Now').join(' ');
  const offer = part('Cards on offer');
  const errands = part('Errands and decks');
  return {
    round: number(/Round (\d)/, now),
    phase: first(/Round \d of \d: ([\w ]+)\./, now),
    deciding: list(first(/To decide: ([\w, ]+)\./, now)),
    starter: first(/Starting player: (\w+)/, now),
    order: list(first(/Order of play: ([\w, ]+)\./, now)),
    pass: number(/Errand boy number (\d)/, now),
    doing: doing(part('Now')),
    hand: part('Your hand').filter((line) => line !== 'Your hand is empty.' && !line.startsWith('Kept so far')),
    kept: list(first(/Kept so far: (.*)\./, part('Your hand').at(-1) ?? '')).map((name) => name.slice(1, -1)),
    offer: offer
      .filter((line) => /^\d/.test(line))
      .map((line) => line.replace(/^\d+\. /, ''))
      .map((line) => ({
        card: line.replace(/ \w+ has sent an errand boy here\.$/, ''),
        boy: first(/ (\w+) has sent an errand boy/, line),
      })),
    shared: list(first(/share: ([\w, ]+)\./, offer.at(-1) ?? '')),
    plans: part('Plans for the day').map((line) => line.replace(/^Plan \d+: /, '')),
    stands: Object.fromEntries(
      errands.flatMap((line) => {
        const [, errand, stands] = /^(Property market|Opera|Extension|Demotion|Extension\/ demotion): ([\w, ]+)\.$/.exec(line) ?? [];
        return errand === undefined ? [] : [[errand, list(stands)]];
      }),
    ),
    market: (first(/^Prices: (.*)\.$/, errands.find((line) => line.startsWith('Prices')) ?? '') ?? '')
      .split(', ')
      .map((price) => number(/([+−]?\d)$/, price)),
    extensions: number(/bank: (\d+)/, errands.join(' ')),
    decks: errands.flatMap((line) => {
      const [, , count, discards] = /^(.*): (\d+) in the deck, (\d+) discarded$/.exec(line) ?? [];
      return count === undefined ? [] : [[Number(count), Number(discards)]];
    }),
    players: names.map((name) => playerUnderstood(part(name))),
  };
}

function doing(lines: readonly string[]): Record<string, unknown> {
  const text = lines.join(' ');
  const known = {
    draw: number(/to be drawn: (\d+)/, text),
    pick: number(/One of (\d+) cards? drawn/, text),
    market: text.includes('prices of the market are being set') || undefined,
    use: first(/On the table: (.*?)\. So far/, text),
    spent: first(/So far (actions: \d+, pounds: \d+)/, text),
    brought: lines.filter((line) => line.includes('has come along')).length || undefined,
    room: first(/Room is wanted for “(.*)”/, text),
    purchase: first(/“([^”]*)” is being bought/, text),
    fair: number(/Animals still to be placed: (\d)/, text),
    roof: number(/Steps down still to be taken: (\d)/, text),
    sale: text.includes('A property is to be sold') || undefined,
    demote: text.includes('line of the job is to be covered') || undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

function playerUnderstood(lines: readonly string[]) {
  const text = lines.join(' ');
  return {
    money: number(/Money (−?£\d+)/, text),
    score: number(/in all (−?£\d+)/, text),
    bankrupt: lines.includes('Bankrupt.'),
    cards: number(/^(\d+) cards? in hand/m, lines.find((line) => line.includes('in hand:')) ?? '') ?? 0,
    plan: number(/Has plan (\d)/, text) ?? 0,
    actions: number(/Actions left: (\d+)/, text),
    unknown: lines.some((line) => line.startsWith('Has drawn an unknown card')),
    chosen: lines.includes('Has chosen.'),
    covered: lines.filter((line) => line.startsWith('Line ')).map((line) => line.endsWith('Covered.')),
    demoted: lines.includes('Has earned a demotion in this round.'),
    spaces: number(/of (\d+) spaces? on the board/, text),
    board: lines
      .filter((line) => line.startsWith('Space '))
      .map((line) => ({
        card: first(/^Space \d+: ([^.]*)\./, line),
        value: number(/Value now (\d+)/, line),
        tokens: list(first(/Tokens on it: ([\w, ]+)\./, line)),
        used: line.includes('Activated in this round.'),
        served: number(/was used in this round: (\d)/, line) ?? 0,
      })),
  };
}

const companions = ['Dog', 'Horse', 'Guest', 'Chef'];
const errandNames = {
  opera: 'Opera',
  extension: 'Extension',
  demotion: 'Demotion',
  either: 'Extension/ demotion',
  market: 'Property market',
} as const;

export function seen(view: View, setting: Setting<Options>, names: readonly string[]): ReturnType<typeof understood> {
  const { book, spaces, slots, parts } = tableFor(setting);
  const voice = wordsOf(setting, names);
  const who = (seat: number | undefined) => (seat === undefined || seat < 0 ? 'free' : names[seat]!);
  const standsAt = (errand: string) => spaces.flatMap((space, i) => (space.errand === errand ? [who(view.figures[i])] : []));
  const me = view.players[view.viewer ?? 0]!;
  const decks = [0, 1, 2, 3, 4, ...(parts.cards ? [5] : [])];
  const shared = spaces.flatMap((space, i) => (space.errand === 'take' && space.slot < 0 ? [who(view.figures[i])] : []));
  return {
    round: view.round,
    phase: voice.say(`phase.${view.phase}`),
    deciding: view.deciding.map(who),
    starter: names[view.starter],
    order: view.order.map(who),
    pass: view.phase === 'errands' ? view.pass : undefined,
    doing: view.doing === null ? {} : doingSeen(view.doing, book, voice),
    hand: me.hand.map((card) => inWords(book.material.cards[card]!, voice)),
    kept: me.kept.map((card) => cardName(card, voice, book)),
    offer: slots.map((_, slot) => {
      const card = view.offer[slot] ?? -1;
      const space = spaces.findIndex((one) => one.errand === 'take' && one.slot === slot);
      const boy = space === -1 ? -1 : (view.figures[space] ?? -1);
      return { card: card < 0 ? 'Taken' : inWords(book.material.cards[card]!, voice), boy: boy < 0 ? undefined : names[boy] };
    }),
    shared,
    plans: view.plans.map((plan, i) => {
      const marker = view.markers[i] ?? -1;
      return `${planText(book.plans[plan], voice)}. ${marker === BLOCKED ? 'Blocked' : who(marker)}.`;
    }),
    stands: Object.fromEntries(
      Object.entries(errandNames).flatMap(([errand, name]) => (standsAt(errand).length > 0 ? [[name, standsAt(errand)]] : [])),
    ),
    market: [...view.market],
    extensions: view.extensions,
    decks: decks.map((deck) => [view.decks[deck] ?? 0, view.discards[deck] ?? 0]),
    players: view.players.map((player, seat) => ({
      money: player.money,
      score:
        player.money +
        player.board.reduce(
          (sum, { card, step }) => sum + (book.faces[card]!.kind === 'property' ? book.faces[card]!.scale[step]! + 5 : 0),
          0,
        ),
      bankrupt: player.bankrupt,
      cards: player.hand.length,
      plan: player.plan + 1,
      actions: view.phase === 'actions' ? player.actions : undefined,
      unknown: player.unknown,
      chosen: view.turn < 0 && player.chosen && !view.deciding.includes(seat),
      covered: (book.jobs[player.job]?.lines ?? []).map((_, line) => (player.covered & (1 << line)) !== 0),
      demoted: player.job >= 0 && player.demoted,
      spaces: player.spaces,
      board: player.board.map(({ card, step, tokens, activated, served }) => ({
        card: cardName(card, voice, book),
        value: book.faces[card]!.kind === 'property' ? book.faces[card]!.scale[step] : undefined,
        tokens: tokens.map((kind) => companions[kind]!),
        used: activated,
        served,
      })),
    })),
  };
}

/** A card as it is read aloud. */
function inWords(card: Card, voice: TableVoice<Options>): string {
  const { name, kind, lines } = cardText(card, voice);
  return [...(kind.toLowerCase() === name.toLowerCase() ? [`${name}.`] : [`${name}.`, `${kind}.`]), ...lines].join(' ');
}

function doingSeen(half: Doing, book: Book, voice: TableVoice<Options>): Record<string, unknown> {
  const name = (card: number) => cardName(card, voice, book);
  switch (half.type) {
    case 'draw':
      return { draw: half.due };
    case 'pick':
      return { pick: half.cards.length };
    case 'use':
      return {
        use: half.cards.map((card) => `“${name(card)}”`).join(', '),
        spent: `actions: ${half.actions}, pounds: ${half.pounds}`,
        ...(half.brought.length > 0 ? { brought: half.brought.length } : {}),
      };
    case 'room':
    case 'purchase':
      return { [half.type]: name(half.card) };
    case 'fair':
    case 'roof':
      return { [half.type]: half.left };
    default:
      return { [half.type]: true };
  }
}
