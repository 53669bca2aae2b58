/** How games are won, and what happens on the way. */
import type { Milestone, Seat, Setting, Statistic } from '@parlour/kernel';
import { type Event, type Face, type Options, tableFor } from '../rules/index.ts';
import { themeOf } from './things.ts';

/** Houses, farms, going out (events, with whoever comes along, and the opera), and what is spent round after round (expenses and helpers). */
const ids = ['houses', 'farms', 'outings', 'standing'] as const;
type Way = (typeof ids)[number];

/** A property on a player board and what it is worth now; another black card is worth nothing. */
interface Standing {
  readonly card: number;
  value: number;
}

/** Where each seat's money went. A property has taken what was paid for it and for its upkeep, less what it brought or is still worth. */
export function ways(events: readonly Event[], setting: Setting<Options>): Statistic[] {
  const { faces } = tableFor(setting).book;
  const rows = new Map(ids.map((id) => [id, Array.from({ length: setting.seats }, () => 0)]));
  const add = (way: Way, seat: Seat, pounds: number) => {
    rows.get(way)![seat]! += pounds;
  };
  const estate = (card: number, seat: Seat, pounds: number) => add(themeOf(faces[card]!) === 'farms' ? 'farms' : 'houses', seat, pounds);
  const boards = Array.from({ length: setting.seats }, (): Standing[] => []);
  for (const event of events) {
    follow(event, boards, faces);
    if (event.type === 'sold') estate(event.card, event.seat, -event.pounds);
    if (event.type !== 'spent') continue;
    if (event.on === 'purchase' || event.on === 'maintenance') estate(event.card, event.seat, event.pounds);
    else add(event.on === 'event' || event.on === 'opera' ? 'outings' : 'standing', event.seat, event.pounds);
  }
  for (const [seat, board] of boards.entries()) for (const { card, value } of board) if (value > 0) estate(card, seat, -value);
  return ids.map((id) => ({ id, values: rows.get(id)! }));
}

/** What an event changes on a player board. */
function follow(event: Event, boards: readonly Standing[][], faces: readonly Face[]): void {
  switch (event.type) {
    case 'laid':
      boards[event.seat]!.push({ card: event.card, value: 0 });
      break;
    case 'bought':
      boards[event.seat]!.push({ card: event.card, value: faces[event.card]!.scale[0]! });
      break;
    case 'decayed':
      boards[event.seat]![event.space]!.value = event.to;
      break;
    case 'sold':
    case 'removed':
      boards[event.seat]!.splice(event.space, 1);
      break;
    default:
  }
}

/** Bankruptcies, dismissals, the first house and the first farm of each, and decks that ran out. */
export function milestones(events: readonly Event[], setting: Setting<Options>): Milestone[] {
  const { faces } = tableFor(setting).book;
  const found: Milestone[] = [];
  let period = 1;
  const note = (id: string, seat: Seat | null) => void found.push({ id, seat, period });
  for (const event of events) {
    switch (event.type) {
      case 'round':
        period = event.round;
        break;
      case 'bankrupt':
      case 'sacked':
        note(event.type, event.seat);
        break;
      case 'bought': {
        const theme = themeOf(faces[event.card]!);
        if (!found.some(({ id, seat }) => id === theme && seat === event.seat)) note(theme, event.seat);
        break;
      }
      case 'reshuffled':
        note('shuffled', null);
        break;
      default:
    }
  }
  return found;
}
