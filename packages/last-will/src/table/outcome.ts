/** What would be different after a move, for whoever makes it: all of it from the engine's own record of that move. */
import type { Outcome, TableVoice } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import {
  type Book,
  cardName,
  inPounds,
  type Move,
  neglect,
  type Options,
  type Played,
  scoreOf,
  tableFor,
  type Types,
} from '../rules/index.ts';

export function outcome(move: Move, { view, setting, moves }: Scene<Types>, after: Outcome<Types>, voice: TableVoice<Options>): string[] {
  const { book } = tableFor(setting);
  const me = view.players[view.viewer ?? -1];
  const then = after.view.players[view.viewer ?? -1];
  if (me === undefined || then === undefined) return [];
  if (move.type === 'done') return [...unused(moves, me.board, book, voice), ...falling(me.board, book, voice)];
  const facts: string[] = [];
  if (then.money !== me.money) facts.push(voice.say('lw.then.money', { before: inPounds(me.money), after: inPounds(then.money) }));
  const [before, worth] = [scoreOf(me, book.faces), scoreOf(then, book.faces)];
  if (worth !== before || facts.length > 0) facts.push(voice.say('lw.then.worth', { before: inPounds(before), after: inPounds(worth) }));
  if (view.phase === 'actions' && then.actions !== me.actions)
    facts.push(voice.say('lw.then.actions', { before: me.actions, after: then.actions }));
  if (move.type === 'buy') facts.push(...falling(then.board.slice(-1), book, voice));
  return facts;
}

/** What could still be used without an action when the turn ends. */
function unused(moves: readonly Move[], board: readonly Played[], book: Book, voice: TableVoice<Options>): string[] {
  const spaces = new Set(moves.flatMap((move) => (move.type === 'activate' && isFree(move, board, book) ? [move.space] : [])));
  const cards = [...spaces].map((space) => voice.say('lw.then.card', { card: cardName(board[space]?.card ?? -1, voice, book) }));
  return cards.length === 0 ? [] : [voice.say('lw.then.unused', { cards: voice.list(cards) })];
}

function isFree({ space, free }: Extract<Move, { type: 'activate' }>, board: readonly Played[], { faces }: Book): boolean {
  return free || faces[board[space]?.card ?? -1]?.useActions === 0;
}

/** What loses value at the end of the round unless it is maintained. */
function falling(board: readonly Played[], book: Book, voice: TableVoice<Options>): string[] {
  return board.flatMap((played) => {
    const steps = neglect(played, book.faces);
    const { scale = [] } = book.faces[played.card] ?? {};
    if (steps === 0) return [];
    const values = { before: scale[played.step] ?? 0, after: scale[played.step + steps] ?? 0 };
    return [voice.say('lw.then.falls', { card: cardName(played.card, voice, book), ...values })];
  });
}

/** Of several ways to do the same, the one that leaves least: it is a game about spending. */
export function preferred(
  moves: readonly Move[],
  { view, setting }: Scene<Types>,
  after: (move: Move) => Outcome<Types>,
): Move | undefined {
  const { faces } = tableFor(setting).book;
  const left = (move: Move) => {
    const { players, doing } = after(move).view;
    const then = players[view.viewer ?? -1];
    // What a card half played will spend is as good as spent.
    return then === undefined ? 0 : scoreOf(then, faces) - (doing?.type === 'use' ? doing.pounds : 0);
  };
  const alike = moves.filter(({ type }) => type === moves[0]?.type);
  return alike.toSorted((a, b) => left(a) - left(b))[0];
}
