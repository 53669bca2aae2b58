import { cut, flow, padEnd, padStart, width, wrap } from '@parlour/terminal-kit';
import { DECKS, type GameTable, tableFor, type View } from '../rules/index.ts';
import type { Look } from './look.ts';
import { cardLine, deckColour } from './faces.ts';
import { capital } from './moves.ts';
import { section, sideBySide } from './layout.ts';
import { ownLines, playerLines } from './players.ts';

/** The whole table: what matters in this phase first, one's own things last, next to what is asked. */
export function drawTable(view: View, look: Look): string[] {
  const table = tableFor(look.voice.setting);
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  return [
    ...heading(view, look),
    ...(view.phase === 'planning' ? plans(view, table, look) : order(view, look)),
    ...(view.phase === 'actions' || view.phase === 'ending' || view.phase === 'over' ? [] : offer(view, table, look)),
    ...(view.phase === 'planning' || view.phase === 'errands' ? errands(view, table, look) : []),
    section(look.voice.say('lw.players'), look.paint),
    ...others.flatMap((seat) => playerLines(view, seat, table, look)),
    ...(view.viewer === null ? [] : ownLines(view, view.viewer, table, look)),
  ];
}

function heading({ round, phase, decks, market }: View, { paint, voice }: Look): string[] {
  const title = paint.colour(['bold', 'underline'], voice.say('title'));
  const where = voice.say('lw.round', { round, phase: voice.say(`phase.${phase}`) });
  const types = ['mansion', 'manor', 'town', 'farm'].map((type, index) => `${voice.say(`symbol.${type}`)} ${signed(market[index] ?? 0)}`);
  const sizes = DECKS.slice(0, 4).map((deck, index) => `${paint.colour(deckColour(deck), voice.say(`lw.deck.${deck}`))} ${decks[index]}`);
  return flow(
    [
      `${title}  ${paint.colour('bold', where)}`,
      paint.colour('dim', voice.say('lw.market', { types: types.join(', ') })),
      `${paint.colour('dim', voice.say('lw.decks'))} ${sizes.join(', ')}`,
    ],
    paint.columns,
    '  ',
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** One column a plan: what it gives, and who has taken it. */
function plans(view: View, { book }: GameTable, look: Look): string[] {
  const { paint, voice } = look;
  const faces = view.plans.map((plan) => book.plans[plan]!);
  const label = Math.max(...['plan', 'cards', 'boys', 'actions', 'taken'].map((key) => width(voice.say(`lw.${key}`)))) + 1;
  const column = Math.min(10, Math.floor((paint.columns - label) / faces.length));
  const row = (key: string, cells: readonly (string | number)[]) =>
    paint.colour('dim', padEnd(voice.say(`lw.${key}`), label)) +
    cells.map((cell) => padStart(cut(String(cell), column - 1), column)).join('');
  const holders = view.markers.map((holder) =>
    holder >= 0 ? (look.seats[holder]?.name ?? '') : holder === -2 ? paint.sign('×', 'x') : paint.sign('·', '-'),
  );
  return [
    paint.colour(
      'bold',
      row(
        'plan',
        faces.map((_, index) => index + 1),
      ),
    ),
    row(
      'cards',
      faces.map(({ cards }) => cards),
    ),
    row(
      'boys',
      faces.map(({ errandBoys }) => errandBoys),
    ),
    row(
      'actions',
      faces.map(({ actions }) => actions),
    ),
    row('taken', holders),
  ];
}

/** In which order they play, once everyone has a plan. */
function order({ order }: View, { paint, voice, seats }: Look): string[] {
  if (order.length === 0) return [];
  const names = order.map((seat) => seats[seat]?.name ?? '').join(paint.sign(' → ', ', '));
  return [`${paint.colour('dim', voice.say('lw.order'))} ${names}`];
}

/** The cards on offer; cards that share errand spaces are marked. */
function offer(view: View, table: GameTable, look: Look): string[] {
  const { paint, voice } = look;
  const mark = paint.sign('¦', '|');
  const cells = view.offer.map((card, slot) => (columns: number) => {
    const before = table.slots[slot]!.shared ? `${mark} ` : '  ';
    if (card < 0) return paint.colour('dim', before + taker(view, table, slot, look));
    return before + cardLine(table.book.material.cards[card]!, columns - 2, look);
  });
  const rows = paint.columns >= 96 ? Math.ceil(cells.length / 2) : cells.length;
  const shared = table.slots.some(({ shared }) => shared) ? ` ${voice.say('lw.shared', { mark })}` : '';
  return [section(voice.say('lw.offer') + shared, paint), ...sideBySide(cells.slice(0, rows), cells.slice(rows), paint)];
}

function taker(view: View, table: GameTable, slot: number, { voice, seats }: Look): string {
  const space = table.spaces.findIndex((space) => space.errand === 'take' && space.slot === slot);
  const seat = space < 0 ? -1 : view.figures[space]!;
  return seat < 0 ? voice.say('lw.gone') : voice.say('lw.taken-by', { player: seats[seat]?.name ?? '' });
}

/** The errands beside the cards, and who stands there. */
function errands(view: View, table: GameTable, look: Look): string[] {
  const { paint, voice, seats } = look;
  const kinds = ['extension', 'market', 'opera', 'demotion', 'either'] as const;
  const places = kinds.flatMap((errand) => {
    const spaces = table.spaces.flatMap((space, index) => (space.errand === errand ? [index] : []));
    if (spaces.length === 0) return [];
    const figures = spaces.map((space) => (view.figures[space]! < 0 ? paint.sign('○', '-') : (seats[view.figures[space]!]?.name ?? '')));
    return [`${capital(voice.say(`thing.${errand}`))} ${figures.join(' ')}`];
  });
  const unknown = view.players.flatMap(({ unknown }, seat) => (unknown ? [seats[seat]?.name ?? ''] : []));
  const cards = `${voice.say('thing.unknown')} ${unknown.length === 0 ? paint.sign('○', '-') : unknown.join(' ')}`;
  return wrap(`${paint.colour('dim', voice.say('lw.errands'))} ${[...places, cards].join(paint.sign(' · ', ', '))}`, paint.columns, '  ');
}
