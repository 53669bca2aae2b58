/** What would be different after a move, for whoever makes it: all of it from the engine's own record of that move. */
import { type Outcome, type TableVoice, worldFrom } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import {
  type Book,
  cardName,
  extraActions,
  FREE,
  incomeOf,
  inPounds,
  lastWill,
  type Move,
  moveValues,
  neglect,
  type Options,
  type Played,
  type PlayerState,
  priceOf,
  scoreOf,
  tableFor,
  type Types,
  type View,
} from '../rules/index.ts';
import { actionsWanted } from './about.ts';

type Speaker = TableVoice<Options>;

export function outcome(move: Move, scene: Scene<Types>, after: Outcome<Types>, voice: Speaker): string[] {
  const { view, setting } = scene;
  const { book } = tableFor(setting);
  const me = view.players[view.viewer ?? -1];
  const then = after.view.players[view.viewer ?? -1];
  if (me === undefined || then === undefined) return [];
  if (move.type === 'plan') return planned(move.plan, me, view, book, voice);
  if (move.type === 'done') return [...unused(scene, me, book, voice), ...falling(me.board, book, voice)];
  if (move.type === 'arrange') return arranged(me, view.market, after.view.market, book, voice);
  if (move.type === 'begin') return begun(me, after.view, scene, voice);
  const facts = changes(me, then, view, book, voice);
  if (move.type === 'buy') facts.push(...falling(then.board.slice(-1), book, voice));
  return facts;
}

/** What is other than before: money, what counts in the end, actions, room, wages, and what an errand boy fetches. */
function changes(me: PlayerState, then: PlayerState, { phase }: View, { faces }: Book, voice: Speaker): string[] {
  const facts: string[] = [];
  if (then.money !== me.money) facts.push(voice.say('lw.then.money', { before: inPounds(me.money), after: inPounds(then.money) }));
  const [before, worth] = [scoreOf(me, faces), scoreOf(then, faces)];
  if (worth !== before || facts.length > 0) facts.push(voice.say('lw.then.worth', { before: inPounds(before), after: inPounds(worth) }));
  if (phase === 'actions' && then.actions !== me.actions)
    facts.push(voice.say('lw.then.actions', { before: me.actions, after: then.actions }));
  if (then.spaces !== me.spaces) facts.push(voice.say('lw.then.spaces', { before: me.spaces, after: then.spaces }));
  const [wages, fewer] = [me, then].map((player) => incomeOf(player, tableFor(voice.setting)));
  if (fewer !== wages) facts.push(voice.say('lw.then.income', { before: wages ?? 0, after: fewer ?? 0 }));
  const [hand, more] = [me.hand.length, then.hand.length];
  if (phase === 'errands' && more !== hand) facts.push(voice.say('lw.then.hand', { before: hand, after: more }));
  return facts;
}

/** What a plan means: whose turn comes when, as far as it is settled, and what its actions are wanted for. */
function planned(plan: number, me: PlayerState, { players, markers, plans }: View, { plans: faces, faces: cards }: Book, voice: Speaker) {
  const before = markers.slice(0, plan);
  const ahead = before.filter((marker) => marker >= 0).length;
  const undecided = players.filter((player) => player !== me && player.plan < 0).length;
  const best = ahead + 1 + Math.max(0, undecided - markers.slice(plan + 1).filter(isFree).length);
  const worst = ahead + 1 + Math.min(undecided, before.filter(isFree).length);
  const actions = (faces[plans[plan] ?? -1]?.actions ?? 0) + extraActions(me, cards);
  const wanted = actionsWanted(me, cards);
  return [
    voice.say('lw.then.order', { best, worst, certain: best === worst, players: players.length }),
    voice.say('lw.then.wanted', { actions, wanted }),
  ];
}

function isFree(marker: number): boolean {
  return marker === FREE;
}

/** What a card half played will spend as it is, and with what may still join it. */
function begun(me: PlayerState, then: View, { view, setting }: Scene<Types>, voice: Speaker): string[] {
  const { book } = tableFor(setting);
  const world = worldFrom(lastWill, setting, then);
  const ways = lastWill.moves(world, view.viewer ?? 0);
  const pounds = Math.max(0, ...ways.map((move) => (move.type === 'spend' ? move.pounds : 0)));
  const actions = then.doing?.type === 'use' ? then.doing.actions : 0;
  const spent = { ...me, money: me.money - pounds, actions: me.actions - actions };
  const company = new Map<number, number>();
  for (const move of ways) {
    if (move.type !== 'bring' && move.type !== 'join') continue;
    const more = Number(moveValues(move, then, voice)['pounds']);
    company.set(move.card, Math.max(more, company.get(move.card) ?? 0));
  }
  const joining = [...company].map(([card, more]) => voice.say('lw.then.with', { card: cardName(card, voice, book), pounds: more }));
  return [...changes(me, spent, view, book, voice), ...joining];
}

/** More cards than these are counted, not named. */
const NAMED = 4;

/** What other prices mean for the properties one has and could buy; helpers may change them further. */
function arranged({ board, hand }: PlayerState, before: readonly number[], after: readonly number[], book: Book, voice: Speaker): string[] {
  const deals = [
    ...board.map(({ card, step }) => ({ key: 'lw.then.sells', card, step })),
    ...hand.map((card) => ({ key: 'lw.then.costs', card, step: 0 })),
  ];
  const facts = deals.flatMap(({ key, card, step }) => {
    const face = book.faces[card];
    if (face?.kind !== 'property') return [];
    // A property of two types changes hands as either.
    const prices = (market: readonly number[]) =>
      [...new Set(face.types.map((type) => priceOf(face, step, market[type] ?? 0)))].map(inPounds).join('/');
    const values = { card: cardName(card, voice, book), before: prices(before), after: prices(after) };
    return values.before === values.after ? [] : [voice.say(key, values)];
  });
  return facts.length <= NAMED ? facts : [...facts.slice(0, NAMED), voice.say('lw.then.more', { more: facts.length - NAMED })];
}

/** What could still be used or played when the turn ends; of what falls then, it is said anyway. */
function unused({ moves }: Scene<Types>, { board }: PlayerState, book: Book, voice: Speaker): string[] {
  const usable = new Set(moves.flatMap((move) => (move.type === 'activate' ? [move.space] : [])));
  const kept = [...usable].flatMap((space) => board[space] ?? []).filter((played) => neglect(played, book.faces) === 0);
  const inHand = new Set(moves.flatMap((move) => (isPlayed(move) ? [move.card] : [])));
  const say = (key: string, cards: readonly number[]) => {
    const names = cards.slice(0, NAMED).map((card) => voice.say('lw.then.card', { card: cardName(card, voice, book) }));
    if (cards.length > NAMED) names.push(voice.say('lw.then.more', { more: cards.length - NAMED }));
    return cards.length === 0 ? [] : [voice.say(key, { cards: voice.list(names) })];
  };
  return [
    ...say(
      'lw.then.unused',
      kept.map(({ card }) => card),
    ),
    ...say('lw.then.unplayed', [...inHand]),
  ];
}

/** Whether a card is played from the hand by itself. */
function isPlayed(move: Move): move is Extract<Move, { type: 'play' | 'begin' | 'lay' | 'buy' }> {
  return move.type === 'play' || move.type === 'begin' || move.type === 'lay' || move.type === 'buy';
}

/** What loses value at the end of the round unless it is maintained. */
function falling(board: readonly Played[], book: Book, voice: Speaker): string[] {
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
