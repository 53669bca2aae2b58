import type { Voice } from '@parlour/kernel';
import { companionKinds, DECKS, type Move, nameOfCard, propertyTypes, signed, type Table, tableFor, type View } from '../rules/index.ts';
import { cardLine, jobLine } from './faces.ts';
import type { Look } from './look.ts';

const headings: Readonly<Partial<Record<Move['type'], string>>> = {
  keep: 'keep',
  take: 'take',
  unknown: 'unknown',
  extension: 'errand',
  market: 'errand',
  opera: 'errand',
  demotion: 'errand',
  either: 'errand',
  play: 'play',
  begin: 'play',
  lay: 'lay',
  replace: 'lay',
  buy: 'buy',
  sell: 'sell',
  activate: 'activate',
  drawSix: 'activate',
  token: 'token',
  place: 'token',
  arrange: 'arrange',
};

/** What a choice is listed under; steps of a decision half done stand alone. */
export function headingOf(move: Move, { voice }: Look): string {
  const heading = headings[move.type];
  if (heading === undefined) return '';
  return voice.say(`lw.do.${heading}`, { types: propertyTypes.map((type) => voice.say(`symbol.${type}`)).join(', ') });
}

/** Plans have their own numbers, so many cards are so many, and a card in hand keeps its number while others are chosen. */
export function numberOf(move: Move, view: View): number | undefined {
  if (move.type === 'draw') return move.cards;
  if (move.type === 'plan' || move.type === 'block') return move.plan + 1;
  if (move.type === 'keep' && view.doing === null) return (view.players[view.viewer ?? -1]?.hand.indexOf(move.card) ?? 0) + 1;
  return undefined;
}

/** A choice in the short words of the table; whole sentences for whoever cannot see the table. */
export function labelOf(move: Move, view: View, look: Look): string | undefined {
  if (look.paint.plain) return undefined;
  const table = tableFor(look.voice.setting);
  const { voice } = look;
  // Two to a line where there is room.
  const columns = look.paint.columns >= 96 ? Math.floor((look.paint.columns - 14) / 2) : look.paint.columns - 8;
  const name = (card: number) => nameOf(card, table, voice);
  const face = (card: number) => table.book.faces[card]!;
  const own = view.players[view.viewer ?? view.turn];
  const onBoard = (space: number) => own?.board[space]?.card ?? -1;
  // What a card does stands in the table just above; here only where another one has the same name.
  const brief = (card: number, among: readonly number[]) =>
    among.some((other) => other !== card && other >= 0 && name(other) === name(card))
      ? cardLine(table.book.material.cards[card]!, columns, look)
      : name(card);
  const trade = (pounds: number, as: number, free: boolean) =>
    [`£${pounds}`, ...(as >= 0 ? [voice.say(`symbol.${propertyTypes[as]}`)] : []), ...(free ? [voice.say('lw.free')] : [])].join(' ');
  switch (move.type) {
    case 'keep':
      return brief(move.card, own?.hand ?? []);
    case 'take':
      return brief(view.offer[move.slot]!, view.offer);
    case 'plan':
    case 'block':
      return voice.say('lw.wish.plan', { plan: move.plan + 1 });
    case 'unknown':
      return voice.say(`lw.deck.${DECKS[move.deck]}`);
    case 'extension':
    case 'market':
      return capital(voice.say(`thing.${move.type}`));
    case 'demotion':
    case 'either':
      return move.type === 'either' && move.line < 0
        ? undefined
        : `${capital(voice.say(`thing.${move.type}`))}: ${jobLine(table.book.jobs[own?.job ?? -1]?.lines[move.line], voice)}`;
    case 'opera':
      return `${voice.say('thing.opera')} £${move.pounds}`;
    case 'arrange':
      return move.order.map(signed).join(' ');
    case 'play':
      return `${name(move.card)} ${face(move.card).pay[move.option]?.actions}a £${move.pounds}`;
    case 'begin':
      return `${name(move.card)} ${face(move.card).pay[move.option]?.actions}a £${face(move.card).pay[move.option]?.pounds}+…`;
    case 'lay':
      return `${name(move.card)} ${face(move.card).layActions}a`;
    case 'replace':
      return voice.say('lw.replacing', { card: name(move.card) });
    case 'buy':
      return `${name(move.card)} ${trade(move.pounds, face(move.card).types.length > 1 ? move.as : -1, move.free)}`;
    case 'sell':
      return `${name(onBoard(move.space))} ${trade(move.pounds, face(onBoard(move.space)).types.length > 1 ? move.as : -1, move.free)}`;
    case 'activate':
      return `${name(onBoard(move.space))} ${move.free ? 0 : face(onBoard(move.space)).useActions}a £${move.pounds}`;
    case 'token':
      return voice.say('lw.onto', { companion: voice.say(`symbol.${companionKinds[move.as]}`), card: name(onBoard(move.space)) });
    default:
      return undefined;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf(card: number, { book }: Table, voice: Voice): string {
  const printed = book.material.cards[card];
  return printed === undefined ? '' : nameOfCard(printed, voice);
}
