import type { Event } from '../rules/index.ts';
import type { Viewer } from '@parlour/kernel';
import type { Flight } from '@parlour/table-kit/state/plug.ts';
import type { SoundName } from '@parlour/table-kit/motion/sound.ts';
import { Hat } from './boards/Hat.tsx';
import { Face } from './faces.tsx';
import { Purse } from './players/Purse.tsx';

/** What an event moves across the table: cards by their places, money between purses and the bank, hats to their errands. */
export function flights(event: Event, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'dealt':
      return [{ face: <Face card={event.card} />, from: decks(), to: [`slot:${event.slot}/0`] }];
    case 'drew':
      return event.cards.map((card) => ({
        face: <Face card={card} />,
        from: [`deck:${event.deck}/0`],
        to: event.seat === viewer ? [`drawn:${card}/0`, `hand:${card}/0`, 'hand'] : held(event.seat),
      }));
    case 'took':
      return [
        {
          face: <Face card={event.card} />,
          from: [`slot:${event.slot}/0`],
          to: event.seat === viewer ? [`hand:${event.card}/0`, 'hand'] : held(event.seat),
        },
      ];
    case 'planned':
      return [{ face: <Hat seat={event.seat} size={40} />, from: [`seat:${event.seat}`], to: [`marker:${event.plan}`] }];
    case 'errand':
      return [
        { face: <Hat seat={event.seat} size={30} />, from: [`seat:${event.seat}`], to: [`hat:${event.space}`, `stand:${event.space}`] },
      ];
    case 'began':
    case 'joined':
      return [{ face: <Face card={event.card} />, from: mineOr(event.seat, viewer, event.card), to: [`stage:${event.card}/0`, 'stage'] }];
    case 'brought':
    case 'tossed':
      return [{ face: <Face card={event.card} />, from: mineOr(event.seat, viewer, event.card), to: ['stage', `stage:${event.card}/0`] }];
    case 'played':
      return event.cards.map((card) => ({
        face: <Face card={card} />,
        from: [`stage:${card}/0`, ...mineOr(event.seat, viewer, card)],
        to: ['discards:0', 'bank'],
      }));
    case 'laid':
    case 'bought':
      return [
        {
          face: <Face card={event.card} />,
          from: [`stage:${event.card}/0`, ...mineOr(event.seat, viewer, event.card)],
          to: newest(event.seat, viewer),
        },
      ];
    case 'spent':
      return [{ face: <Purse pounds={event.pounds} />, from: purse(event.seat, viewer), to: ['bank'] }];
    case 'sold':
      return [
        {
          face: <Face card={event.card} />,
          from: event.seat === viewer ? [`space:${event.space}/0`] : [`board:${event.seat}:${event.space}`, `seat:${event.seat}`],
          to: ['discards:2'],
        },
        { face: <Purse pounds={event.pounds} />, from: ['bank'], to: purse(event.seat, viewer) },
      ];
    case 'income':
      return [{ face: <Purse pounds={event.pounds} />, from: ['bank'], to: purse(event.seat, viewer) }];
    default:
      return [];
  }
}

function decks(): string[] {
  return ['deck:4/0', 'deck:0/0'];
}

function purse(seat: number, viewer: Viewer): string[] {
  return seat === viewer ? ['purse', `seat:${seat}`] : [`purse:${seat}`, `seat:${seat}`];
}

/** Somebody else's hand. */
function held(seat: number): string[] {
  return [`backs:${seat}`, `seat:${seat}`];
}

/** More than any board has, with all its extensions. */
const MOST_SPACES = 30;

/** Where a card comes to lie on a board: behind all others. */
function newest(seat: number, viewer: Viewer): string[] {
  const spaces = Array.from({ length: MOST_SPACES }, (_, i) => MOST_SPACES - 1 - i);
  return [...spaces.map((space) => (seat === viewer ? `space:${space}/0` : `board:${seat}:${space}`)), `seat:${seat}`];
}

function mineOr(seat: number, viewer: Viewer, card: number): string[] {
  return seat === viewer ? [`hand:${card}/0`, 'hand'] : held(seat);
}

export function sound(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'drew':
    case 'took':
    case 'laid':
    case 'played':
      return 'card';
    case 'spent':
    case 'sold':
    case 'income':
      return 'coins';
    case 'bankrupt':
      return 'score';
    case 'ended':
      return 'end';
    default:
      return undefined;
  }
}
