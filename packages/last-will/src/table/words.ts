/** What is said while a move is put together, and on the buttons that make it. */
import type { TableVoice } from '@parlour/kernel';
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { type Book, lastWill, lineName, type Move, nameOfCard, type Options, tableFor, type Types, type View } from '../rules/index.ts';
import { compose, picks as picksOf } from './picks.ts';

export function confirm(move: Move, view: View, voice: TableVoice<Options>): string {
  const { book } = tableFor(voice.setting);
  const player = view.players[view.viewer ?? view.turn];
  const actionsOf = (space: number) => book.faces[player?.board[space]?.card ?? -1]?.useActions ?? 0;
  switch (move.type) {
    case 'play':
    case 'begin': {
      const { actions = 0, pounds = 0 } = book.faces[move.card]?.pay[move.option] ?? {};
      return voice.say(`lw.do.${move.type}`, { actions, pounds: move.type === 'play' ? move.pounds : pounds });
    }
    case 'lay':
      return voice.say('lw.do.lay', { actions: book.faces[move.card]?.layActions ?? 1, pounds: book.faces[move.card]?.layPounds ?? 0 });
    case 'buy':
    case 'sell':
      return voice.say(`lw.do.${move.type}`, {
        pounds: move.pounds,
        as: voice.say(`type.${move.as}`),
        two: many(move, view, book),
        free: String(move.free),
      });
    case 'drawSix':
      return voice.say('lw.do.drawSix', { cards: book.faces[player?.board[move.space]?.card ?? -1]?.searches ?? 0 });
    case 'activate':
      return voice.say(move.as >= 0 ? 'lw.do.maintain' : 'lw.do.activate', {
        pounds: move.pounds,
        actions: move.free ? 0 : actionsOf(move.space),
        free: String(move.free),
      });
    case 'bring': {
      const option = book.faces[move.to]?.companions.find(({ kind }) => kind === move.as);
      return voice.say('lw.do.bring', { as: voice.say(`companion.${move.as}`), pounds: option?.pounds ?? 0 });
    }
    case 'join':
      return voice.say('lw.do.join', { pounds: book.faces[move.card]?.pay[0]?.pounds ?? 0 });
    case 'toss':
      return voice.say('lw.do.toss');
    case 'token':
    case 'place':
      return voice.say(`lw.do.${move.type}`, { as: voice.say(`companion.${move.as}`) });
    case 'opera':
      return voice.say('lw.do.opera', { pounds: move.pounds });
    case 'either':
    case 'demotion':
    case 'demote':
      if (move.line < 0) return voice.say('move.extension');
      return voice.say('lw.do.demote', { line: lineName(player?.job ?? -1, move.line, voice, book) });
    case 'done':
      return voice.say('lw.do.done', { actions: player?.actions ?? 0 });
    case 'plan':
    case 'block':
    case 'take':
    case 'unknown':
    case 'extension':
    case 'market':
    case 'keep':
    case 'discard':
    case 'replace':
    case 'decay':
    case 'forgo':
      return voice.say(`lw.do.${move.type}`);
    default:
      return lastWill.text.move(move, view, voice);
  }
}

/** Whether a deal must name the type: a property of two types. */
function many(move: Extract<Move, { type: 'buy' | 'sell' }>, view: View, { faces }: Book): string {
  const card = move.type === 'buy' ? move.card : (view.players[view.viewer ?? view.turn]?.board[move.space]?.card ?? -1);
  return (faces[card]?.types.length ?? 0) > 1 ? 'yes' : 'no';
}

/** What is in hand and what may be done with it. */
export function progress(picks: readonly string[], scene: Scene<Types>, voice: TableVoice<Options>): string | undefined {
  const { view, moves } = scene;
  const complete = compose(picks, scene).filter((move) => moves.includes(move));
  const first = complete[0];
  const subject = subjectOf(picks, view, voice);
  if (complete.length === 1 && first !== undefined) return voice.say('lw.progress.one', { move: lastWill.text.move(first, view, voice) });
  if (complete.length > 1) return voice.say('lw.progress.many', { subject });
  if (picks.includes('errand:demotion')) return voice.say('prompt.demote', { players: voice.name(view.viewer ?? 0) });
  if (picks.some((pick) => pick.startsWith('hand:'))) {
    const onto = moves.some((move) => move.type === 'token' && picks.every((pick) => picksOf(move, view).includes(pick)));
    if (onto) return voice.say('lw.progress.token', { subject });
  }
  return subject === '' ? undefined : voice.say('lw.progress.many', { subject });
}

function subjectOf(picks: readonly string[], view: View, voice: TableVoice<Options>): string {
  const { material } = tableFor(voice.setting).book;
  const pick = picks.findLast((one) => /^(hand|space|slot|drawn):/.test(one));
  if (pick === undefined) return picks.includes('errand:opera') ? voice.say('thing.opera') : '';
  const at = Number(pick.slice(pick.indexOf(':') + 1));
  const kind = pick.slice(0, pick.indexOf(':'));
  const card = kind === 'space' ? (view.players[view.viewer ?? -1]?.board[at]?.card ?? -1) : kind === 'slot' ? (view.offer[at] ?? -1) : at;
  const printed = material.cards[card];
  return printed === undefined ? '' : nameOfCard(printed, voice);
}
