/** What each seat may see. LW-VIEW-1, LW-VIEW-2. */
import type { Viewer } from '@parlour/kernel';
import type { Book } from '../book.ts';
import { backsOf } from '../piles.ts';
import { toAct } from '../round.ts';
import type { Event } from '../event.ts';
import { copyDoing, copyPlayer, type Doing, type PlayerState, type State, type View } from '../state.ts';
import { tableOf } from '../table.ts';

export function view(state: State, viewer: Viewer): View {
  const { book } = tableOf(state);
  return {
    viewer,
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
function fromOutside(player: PlayerState, book: Book): PlayerState {
  return { ...copyPlayer(player), hand: backsOf(book, player.hand), kept: [] };
}

function seen(doing: Doing, own: boolean, book: Book): Doing {
  return doing.type === 'pick' && !own ? { type: 'pick', cards: backsOf(book, doing.cards) } : copyDoing(doing);
}

export function see(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => -1 - event.deck) };
    case 'kept':
    case 'picked':
      return event.seat === viewer ? event : { ...event, ...event.backs };
    default:
      return event;
  }
}
