/** What each seat may see. LW-VIEW-1, LW-VIEW-2. */
import type { Viewer } from '@parlour/kernel';
import type { Book } from '../book.ts';
import { backsOf } from '../piles.ts';
import { toAct } from '../round.ts';
import type { Event, Tell } from '../event.ts';
import { nameOfCard, speakers } from '../text/names.ts';
import { copyDoing, copyPlayer, type Doing, type Player, type State, type View } from '../state.ts';
import { tableOf } from '../table.ts';

export function view(state: State, viewer: Viewer): View {
  const { book } = tableOf(state);
  return {
    viewer,
    options: state.options,
    opening: state.opening,
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    players: state.players.map((player, seat) => (seat === viewer ? copyPlayer(player) : fromOutside(player, book))),
    decks: state.decks.map((cards) => cards.length),
    discards: state.discards.map((cards) => cards.length),
    offer: [...state.offer],
    figures: [...state.figures],
    market: [...state.market],
    extensions: state.extensions,
    plans: state.plans,
    markers: [...state.markers],
    order: [...state.order],
    pass: state.pass,
    doing: state.doing === null ? null : seen(state.doing, viewer === state.turn, book),
    deciding: toAct(state),
  };
}

/** The backs of the hand; and of a secret choice only whether it is made. */
function fromOutside(player: Player, book: Book): Player {
  return { ...copyPlayer(player), hand: backsOf(book, player.hand), kept: [] };
}

function seen(doing: Doing, own: boolean, book: Book): Doing {
  return doing.type === 'pick' && !own ? { type: 'pick', cards: backsOf(book, doing.cards) } : copyDoing(doing);
}

export function see(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : unnamed({ ...event, cards: event.cards.map(() => -1 - event.deck) });
    case 'kept':
    case 'picked':
      return event.seat === viewer ? event : unnamed({ ...event, ...event.backs });
    default:
      return event;
  }
}

/** Without the names of cards that are not shown. */
function unnamed(event: Event): Event {
  const { names: _, ...shown } = event;
  return shown;
}

/** With a pack, every event brings the names of its cards along: the pack may have renamed them, or added cards of its own. */
export function naming(state: State, tell: Tell): Tell {
  if (state.options.pack === null) return tell;
  const { cards } = tableOf(state).book.material;
  return (event) => {
    const names: Record<number, string[]> = {};
    for (const card of cardsIn(event)) names[card] = speakers.map((speaker) => nameOfCard(cards[card]!, speaker));
    tell({ ...event, names });
  };
}

function cardsIn(event: Event): number[] {
  const found: number[] = [];
  if ('card' in event && event.card >= 0) found.push(event.card);
  if ('onto' in event) found.push(event.onto);
  if ('cards' in event && Array.isArray(event.cards)) found.push(...event.cards);
  if ('helper' in event) found.push(event.helper);
  if ('helpers' in event) found.push(...event.helpers);
  if ('kept' in event) found.push(...event.kept, ...event.discarded);
  return found;
}
