import { cut, flow, padEnd, titleOf, wrap } from '@parlour/terminal-kit';
import { DECKS, deckOfBack, jobName, type PlayerState, type GameTable, type View } from '../rules/index.ts';
import { cardLine, deckColour, jobLine, playedLine } from './faces.ts';
import type { Look } from './look.ts';
import { type Cell, sideBySide } from './layout.ts';

/** Another player: one line of figures, and the cards in play on as few lines as they need. */
export function playerLines(view: View, seat: number, table: GameTable, look: Look): string[] {
  const { paint } = look;
  const player = view.players[seat]!;
  const board = player.board.map((played) => playedLine(table.book.material.cards[played.card]!, played, 60, look).trim());
  const cards = flow(board, paint.columns - 4, paint.sign(' · ', '; '));
  return [...summary(view, seat, look), ...[...job(player, table, look.voice), ...cards].map((line) => `    ${line}`)];
}

/** Oneself: the same line, then every card in play and in hand. */
export function ownLines(view: View, seat: number, table: GameTable, look: Look): string[] {
  const { paint, voice } = look;
  const player = view.players[seat]!;
  const { cards } = table.book.material;
  const board: Cell[] = player.board.map((played) => (columns) => playedLine(cards[played.card]!, played, columns, look));
  const kept = [...player.kept];
  const hand: Cell[] = player.hand.map((card) => {
    const at = kept.indexOf(card);
    if (at >= 0) kept.splice(at, 1);
    const mark = at >= 0 ? paint.sign('✓', '+') : ' ';
    return (columns) => mark + cardLine(cards[card]!, columns - 1, look);
  });
  const titled = (key: string, cells: readonly Cell[]): Cell[] => [
    () => paint.colour('dim', voice.say(key, { count: cells.length })),
    ...cells,
  ];
  return [
    ...summary(view, seat, look),
    ...job(player, table, voice).map((line) => `    ${line}`),
    ...(board.length === 0
      ? titled('lw.hand', hand).map((cell) => cell(paint.columns))
      : sideBySide(titled('lw.board', board), titled('lw.hand', hand), paint)),
  ];
}

function summary(view: View, seat: number, { paint, voice, seats }: Look): string[] {
  const player = view.players[seat]!;
  const { name = '', bot } = seats[seat] ?? {};
  const active = view.deciding.includes(seat);
  const title = `${active ? paint.sign('▸', '*') : ' '} ${padEnd(cut(titleOf({ name, bot }, voice), 18), 18)}`;
  const money = paint.colour('bold', voice.say(player.money < 0 ? 'lw.debt' : 'lw.money', { pounds: Math.abs(player.money) }));
  const plan = player.plan < 0 ? [] : [voice.say('lw.has-plan', { plan: player.plan + 1 })];
  const actions = view.phase === 'actions' && player.actions > 0 ? [voice.say('lw.has-actions', { actions: player.actions })] : [];
  const room = voice.say('lw.room', { used: player.board.length, spaces: player.spaces });
  const facts = [...plan, ...actions, room, ...(seat === view.viewer ? [] : [backs(player, paint, voice)])];
  const flags = [...(player.bankrupt ? [voice.say('lw.bankrupt')] : []), ...(seat === view.starter ? [voice.say('lw.starter')] : [])];
  const flagged = flags.length === 0 ? '' : `${paint.colour('yellow', flags.join(' '))} `;
  const line = `${active ? paint.colour('bold', title) : title} ${money}  ${flagged}${facts.join(paint.sign(' · ', ', '))}`;
  return wrap(line, paint.columns, '      ');
}

/** How many cards of which deck: all that others see of a hand. */
function backs({ hand }: PlayerState, paint: Look['paint'], voice: Look['voice']): string {
  const counts = Map.groupBy(hand, (card) => deckOfBack(card));
  const parts = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([deck, cards]) => {
      const id = DECKS[deck] as string;
      return paint.colour(deckColour(id), voice.say(`lw.holds.${id}`, { count: cards.length }));
    });
  return voice.say('lw.holds', { cards: parts.length === 0 ? '0' : parts.join(', ') });
}

/** The job and the lines that still pay. */
function job({ job, covered }: PlayerState, { book }: GameTable, voice: Look['voice']): string[] {
  if (job < 0) return [];
  const open = book.jobs[job]!.lines.filter((_, line) => ((covered >> line) & 1) === 0);
  return [
    voice.say('lw.job', {
      name: jobName(job, voice, book),
      sum: open.reduce((sum, { income }) => sum + income, 0),
      lines: open.map((line) => jobLine(line, voice)).join(', '),
    }),
  ];
}
