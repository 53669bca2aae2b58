/** A decision as one choice in a list. */
import type { TableVoice } from '@parlour/kernel';
import type { Move } from '../move.ts';
import type { Options, View } from '../state.ts';
import { tableFor } from '../table.ts';
import { cardName, hasTwoTypes, lineName, market } from './names.ts';

export function moveText(move: Move, view: View, voice: TableVoice<Options>): string {
  const { book } = tableFor(voice.setting);
  const player = view.players[view.viewer ?? view.turn];
  const name = (card: number) => cardName(card, voice, book);
  const onBoard = (space: number) => name(player?.board[space]?.card ?? -1);
  const searched = (space: number) => book.faces[player?.board[space]?.card ?? -1]?.searches ?? 0;
  switch (move.type) {
    case 'keep':
    case 'join':
    case 'toss':
    case 'replace': {
      const pounds = book.faces[move.card]?.pay[0]?.pounds ?? 0;
      return voice.say(`move.${move.type}`, { card: name(move.card), pounds });
    }
    case 'keepNoMore':
      return voice.say('move.keepNoMore', { kept: player?.kept.length ?? 0 });
    case 'block':
    case 'plan': {
      const { cards = 0, errandBoys = 0, actions = 0 } = book.plans[view.plans[move.plan] ?? -1] ?? {};
      return voice.say(`move.${move.type}`, { number: move.plan + 1, summary: voice.say('plan.summary', { cards, errandBoys, actions }) });
    }
    case 'draw':
      return voice.say('move.draw', { deck: move.deck, cards: move.cards });
    case 'forgo':
    case 'discard':
      return voice.say(`move.${move.type}`, { card: onBoard(move.space) });
    case 'drawSix':
      return voice.say('move.drawSix', { card: onBoard(move.space), cards: searched(move.space) });
    case 'take':
      return voice.say('move.take', { card: name(view.offer[move.slot] ?? -1) });
    case 'arrange':
      return voice.say('move.arrange', market(move.order));
    case 'unknown':
      return voice.say('move.unknown', { deck: move.deck });
    case 'opera':
    case 'spend':
      return voice.say(`move.${move.type}`, { pounds: move.pounds });
    case 'demotion':
    case 'demote':
      return voice.say(`move.${move.type}`, { line: lineName(player?.job ?? -1, move.line, voice, book) });
    case 'either':
      if (move.line < 0) return voice.say('move.either.extension');
      return voice.say('move.either', { line: lineName(player?.job ?? -1, move.line, voice, book) });
    case 'play':
    case 'begin': {
      const { actions = 0, pounds = 0 } = book.faces[move.card]?.pay[move.option] ?? {};
      return voice.say(`move.${move.type}`, { card: name(move.card), actions, pounds: move.type === 'play' ? move.pounds : pounds });
    }
    case 'bring': {
      const option = book.faces[move.to]?.companions.find(({ kind }) => kind === move.as);
      return voice.say('move.bring', { card: name(move.card), as: move.as, pounds: option?.pounds ?? 0 });
    }
    case 'lay':
      return voice.say('move.lay', { card: name(move.card), actions: book.faces[move.card]?.layActions ?? 1 });
    case 'buy':
      return voice.say('move.buy', {
        card: name(move.card),
        as: move.as,
        two: hasTwoTypes(move.card, book),
        pounds: move.pounds,
        free: move.free,
      });
    case 'sell':
      return voice.say('move.sell', {
        card: onBoard(move.space),
        as: move.as,
        two: hasTwoTypes(player?.board[move.space]?.card ?? -1, book),
        pounds: move.pounds,
        free: move.free,
      });
    case 'activate': {
      const actions = move.free ? 0 : (book.faces[player?.board[move.space]?.card ?? -1]?.useActions ?? 0);
      return voice.say('move.activate', { card: onBoard(move.space), actions, pounds: move.pounds, free: move.free });
    }
    case 'token':
      return voice.say('move.token', { card: name(move.card), onto: onBoard(move.space), as: move.as });
    case 'place':
      return voice.say('move.place', { onto: onBoard(move.space), as: move.as });
    case 'decay': {
      const { card = -1, step = 0 } = player?.board[move.space] ?? {};
      const scale = book.faces[card]?.scale ?? [];
      return voice.say('move.decay', { card: name(card), from: scale[step] ?? 0, to: scale[step + 1] ?? 0 });
    }
    case 'keepAll':
    case 'extension':
    case 'market':
    case 'decline':
    case 'done':
      return voice.say(`move.${move.type}`);
  }
}
