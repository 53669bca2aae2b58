/** What players use or leave, and which moves use it. */
import { type Seat, type Setting, type Thing, thingKey } from '@parlour/kernel';
import { type Book, DECKS, type Face, FARM, type Move, type Options, type State, tableFor, tableOf } from '../rules/index.ts';

/** Kinds of cards that make a plan for a whole game together. */
export const themes = ['houses', 'farms', 'events', 'helpers', 'expenses', 'companions'] as const;
type Theme = (typeof themes)[number];

const errands = ['take', 'extension', 'market', 'unknown', 'opera', 'demotion', 'either'] as const;

/** What a card is used for, beside being bought, laid down or played itself; nothing for a wild card, which stands for a companion. */
export function themeOf({ kind, types }: Face): Theme {
  if (kind === 'property') return types.includes(FARM) ? 'farms' : 'houses';
  if (kind === 'event') return 'events';
  if (kind === 'helper') return 'helpers';
  return kind === 'expense' ? 'expenses' : 'companions';
}

export function things(setting: Setting<Options>): Thing[] {
  const { book, parts, seats, spaces } = tableFor(setting);
  const faces = book.faces.filter(({ sacked, copies }) => copies > 0 && (parts.cards || !sacked));
  const cards = (group: string, wanted: (face: Face) => boolean) => faces.filter(wanted).map(({ id }) => ({ group, id }));
  return [
    ...themes.map((id) => ({ group: 'theme', id })),
    ...book.material.plans[seats <= 3 ? '2-3' : '4-5'].map((_, plan) => ({ group: 'plan', id: String(plan + 1) })),
    ...errands
      .filter((errand) => errand === 'unknown' || spaces.some((space) => space.errand === errand))
      .map((id) => ({ group: 'errand', id })),
    ...cards('bought', ({ kind }) => kind === 'property'),
    ...cards('laid', ({ kind }) => kind === 'helper' || kind === 'expense'),
    ...cards('played', ({ kind }) => kind === 'event'),
    ...cards('brought', ({ kind }) => kind === 'companion' || kind === 'wild'),
    ...cards('activated', ({ kind, usable, searches }) => (kind !== 'event' && usable) || searches > 0),
    ...cards('helped', ({ kind }) => kind === 'helper'),
  ];
}

const nothing: readonly string[] = [];

/** The keys of what the moves of a book use, made once. */
interface Keys {
  readonly plans: readonly (readonly string[])[];
  readonly errands: Readonly<Record<string, readonly string[]>>;
  /** By card. */
  readonly acquired: readonly (readonly string[])[];
  readonly played: readonly (readonly string[])[];
  readonly brought: readonly (readonly string[])[];
  readonly activated: readonly (readonly string[])[];
  /** What a card in hand may be used for. */
  readonly held: readonly (readonly string[])[];
  /** By deck: the themes that its cards are of. */
  readonly drawn: readonly (readonly string[])[];
}

const known = new WeakMap<Book, Keys>();

function keysOf(book: Book): Keys {
  let keys = known.get(book);
  if (keys === undefined) known.set(book, (keys = makeKeys(book)));
  return keys;
}

function makeKeys({ faces }: Book): Keys {
  const themed = (group: string) =>
    faces.map((face) => [thingKey({ group, id: face.id }), thingKey({ group: 'theme', id: themeOf(face) })]);
  const [bought, laid, played, brought] = [themed('bought'), themed('laid'), themed('played'), themed('brought')];
  const acquired = faces.map(({ kind }, card) => (kind === 'property' ? bought : laid)[card]!);
  return {
    plans: Array.from({ length: 8 }, (_, plan) => [thingKey({ group: 'plan', id: String(plan + 1) })]),
    errands: Object.fromEntries(errands.map((id) => [id, [thingKey({ group: 'errand', id })]])),
    acquired,
    played,
    brought,
    activated: faces.map(({ id }) => [thingKey({ group: 'activated', id })]),
    held: faces.map(({ kind }, card) => (kind === 'event' ? played : kind === 'companion' || kind === 'wild' ? brought : acquired)[card]!),
    drawn: DECKS.map((_, deck) => [
      ...new Set(faces.filter((face) => face.deck === deck).map((face) => thingKey({ group: 'theme', id: themeOf(face) }))),
    ]),
  };
}

export function uses(state: State, seat: Seat, move: Move): readonly string[] {
  const keys = keysOf(tableOf(state).book);
  switch (move.type) {
    case 'plan':
      return keys.plans[move.plan]!;
    case 'take':
    case 'extension':
    case 'market':
    case 'unknown':
    case 'opera':
    case 'demotion':
    case 'either':
      return keys.errands[move.type]!;
    case 'play':
    case 'begin':
    case 'join':
      return keys.played[move.card]!;
    case 'bring':
    case 'token':
      return keys.brought[move.card]!;
    case 'buy':
      // The space was made for this very card: it was chosen then.
      return state.doing === null ? keys.acquired[move.card]! : nothing;
    case 'lay':
    case 'replace':
      return keys.acquired[move.card]!;
    case 'activate':
    case 'drawSix':
      return keys.activated[state.players[seat]!.board[move.space]!.card]!;
    default:
      return nothing;
  }
}

/** Cards that are kept or taken, and draws from a deck with cards of a kind. */
export function seeks(state: State, _seat: Seat, move: Move): readonly string[] {
  const keys = keysOf(tableOf(state).book);
  switch (move.type) {
    case 'keep':
      return keys.held[move.card]!;
    case 'take':
      return keys.held[state.offer[move.slot]!] ?? nothing;
    case 'draw':
      return move.cards > 0 ? keys.drawn[move.deck]! : nothing;
    case 'unknown':
      return keys.drawn[move.deck]!;
    default:
      return nothing;
  }
}

/** Actions are left, and there is nothing to do with them but to end the turn or to sell. */
export function idle(state: State, seat: Seat, moves: readonly Move[]): boolean {
  if (state.phase !== 'actions' || state.doing !== null || state.players[seat]!.actions === 0) return false;
  return moves.every(({ type }) => type === 'done' || type === 'sell');
}
