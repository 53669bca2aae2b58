/**
 * The table a game is played on: the book of its pack, the boards for its number of players, the parts of the expansion in use.
 * It follows from the setting, so a state need not hold it.
 */
import { canonical, type Setting } from '@parlour/kernel';
import { type Book, bookOf, standardBook } from './book.ts';
import { materialOf, type OfferSpace, rounds } from './material/index.ts';
import { applyPack } from './pack/index.ts';
import type { Errand } from './event.ts';
import { DECKS, NEW_SPECIALS, type Options, type State } from './state.ts';

/** A slot of the offer. */
export interface Slot {
  /** By round (the first entry is unused): the deck that is dealt to it. */
  readonly decks: readonly number[];
  /** Whether it shares errand spaces with other slots (LW-ERR-4). */
  readonly shared: boolean;
}

/** A space for an errand boy. The unknown card has none here: each player has a space of their own. */
export interface ErrandSpace {
  readonly errand: Errand;
  /** The slot whose card is taken; -1 where it is chosen among the shared ones, or where no card is taken. */
  readonly slot: number;
}

/** Which parts of the expansion are in use. */
export interface Parts {
  /** The supplemental board comes with any part. */
  readonly board: boolean;
  readonly employment: boolean;
  readonly tiles: boolean;
  readonly cards: boolean;
}

export interface GameTable {
  readonly book: Book;
  readonly seats: number;
  readonly slots: readonly Slot[];
  readonly spaces: readonly ErrandSpace[];
  readonly parts: Parts;
  /** By deck: the crowns of its cards from the bottom up; specials lie in this order (LW-SETUP-5). */
  readonly crowns: readonly (readonly number[])[];
}

const tables = new WeakMap<Setting<Options>, GameTable>();
/** The latest is remembered by itself: random games are 2 to 5 % faster with it. */
let lastSetting: Setting<Options> | undefined;
let lastTable: GameTable | undefined;

export function tableOf(state: Pick<State, 'setting'>): GameTable {
  return tableFor(state.setting);
}

/** The table of a game. Fast for the same setting again and again, as copies of a state share it. */
export function tableFor(setting: Setting<Options>): GameTable {
  if (lastTable !== undefined && lastSetting === setting) return lastTable;
  const table = tables.get(setting) ?? laidFor(setting);
  tables.set(setting, table);
  lastSetting = setting;
  lastTable = table;
  return table;
}

const books = new Map<string, Book>();

/** The book of a pack laid over what a revision had, the same for equal packs. */
export function bookFor({ options: { pack }, revision }: Pick<Setting<Options>, 'options' | 'revision'>): Book {
  const key = `${revision} ${canonical(pack)}`;
  let book = books.get(key);
  if (book === undefined) {
    // A server meets many packs in its life; the latest few are enough.
    if (books.size >= 50) books.clear();
    const material = materialOf(revision, standardBook.material);
    book =
      pack === null && material === standardBook.material ? standardBook : bookOf(pack === null ? material : applyPack(material, pack));
    books.set(key, book);
  }
  return book;
}

export function partsOf({ expansion, employment, plans, cards }: Options): Parts {
  if (expansion === 'none') return { board: false, employment: false, tiles: false, cards: false };
  if (expansion === 'full') return { board: true, employment: true, tiles: true, cards: true };
  const parts = { employment: employment !== 'nobody', tiles: plans === 'tiles', cards: cards === 'new' };
  return { ...parts, board: parts.employment || parts.tiles || parts.cards };
}

const laid = new WeakMap<Book, Map<string, GameTable>>();

/** The same table for settings that differ in nothing it is laid with: who plays many games lays it once. */
function laidFor(setting: Setting<Options>): GameTable {
  const { options, seats } = setting;
  const book = bookFor(setting);
  const parts = partsOf(options);
  const alike = laid.get(book) ?? new Map<string, GameTable>();
  laid.set(book, alike);
  const key = `${seats} ${Object.values(parts).join(' ')}`;
  const table = alike.get(key) ?? lay(book, seats, parts);
  alike.set(key, table);
  return table;
}

function lay(book: Book, seats: number, parts: Parts): GameTable {
  const { offer, sacked } = book.material;
  const board = offer[seats <= 3 ? '2-3' : '4-5'];
  const supplements = seats === 3 ? offer.supplement3.spaces : seats === 5 ? offer.supplement5.spaces : [];
  const extra = parts.board ? sacked.errands[seats === 5 ? '5' : '2-4'] : { newSpecial: 0, demotion: 0, extensionOrDemotion: 0 };

  const slots: Slot[] = [
    ...(board.group?.spaces ?? []).map((space) => slotOf(space, true)),
    ...[...board.spaces, ...supplements].map((space) => slotOf(space, false)),
    ...times(extra.newSpecial, () => ({ decks: Array.from({ length: rounds + 1 }, () => NEW_SPECIALS), shared: false })),
  ];
  const spaces: ErrandSpace[] = [
    ...times(board.group?.errandSpaces ?? 0, (): ErrandSpace => ({ errand: 'take', slot: -1 })),
    ...slots.flatMap((slot, index): ErrandSpace[] => (slot.shared ? [] : [{ errand: 'take', slot: index }])),
    ...times(board.errands.extension, (): ErrandSpace => ({ errand: 'extension', slot: -1 })),
    ...times(board.errands.market, (): ErrandSpace => ({ errand: 'market', slot: -1 })),
    ...times(board.errands.opera, (): ErrandSpace => ({ errand: 'opera', slot: -1 })),
    ...times(extra.demotion, (): ErrandSpace => ({ errand: 'demotion', slot: -1 })),
    ...times(extra.extensionOrDemotion, (): ErrandSpace => ({ errand: 'either', slot: -1 })),
  ];
  const crowns = DECKS.map((_, deck) => {
    const faces = book.faces.filter((face) => face.deck === deck && (parts.cards || !face.sacked));
    return faces.flatMap((face) => times(face.copies, () => face.crowns)).toSorted((a, b) => b - a);
  });
  return { book, seats, slots, spaces, parts, crowns };
}

function slotOf(space: OfferSpace, shared: boolean): Slot {
  const decks = Array.from({ length: rounds + 1 }, (_, round) => {
    const entry = space.findLast(({ from }) => from <= Math.max(round, 1));
    return entry === undefined ? -1 : DECKS.indexOf(entry.deck);
  });
  return { decks, shared };
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
