/**
 * What one touches at this table, and the moves that it makes: a plan (`plan:3`), a card on offer (`slot:2`), an errand (`errand:opera`), a deck
 * (`deck:1`), a card in hand (`hand:17`), one's own card in play (`space:0`), a drawn card (`drawn:5`), a line of one's job (`line:2`).
 */
import type { Scene } from '@parlour/table-kit/state/plug.ts';
import { type Book, type Errand, type Move, tableFor, type Types, type View, wished } from '../rules/index.ts';

export function picks(move: Move, view: View): string[] {
  switch (move.type) {
    case 'keep':
      return view.doing?.type === 'pick' ? [`drawn:${move.card}`] : [];
    case 'block':
    case 'plan':
      return [`plan:${move.plan}`];
    case 'take':
      return [`slot:${move.slot}`];
    case 'extension':
    case 'market':
    case 'opera':
      return [`errand:${move.type}`];
    case 'unknown':
      return [`deck:${move.deck}`];
    case 'demotion':
      return ['errand:demotion', `line:${move.line}`];
    case 'either':
      return move.line < 0 ? ['errand:either'] : ['errand:either', `line:${move.line}`];
    case 'play':
    case 'begin':
    case 'lay':
    case 'replace':
    case 'buy':
    case 'bring':
    case 'join':
    case 'toss':
      return [`hand:${move.card}`];
    case 'token':
      return [`hand:${move.card}`, `space:${move.space}`];
    case 'discard':
    case 'sell':
    case 'activate':
    case 'drawSix':
    case 'place':
    case 'decay':
    case 'forgo':
      return [`space:${move.space}`];
    case 'demote':
      return [`line:${move.line}`];
    case 'done':
    case 'decline':
      return [move.type];
    // These have a panel of their own, and so has keeping cards of one's hand.
    case 'draw':
    case 'arrange':
    case 'spend':
    case 'keepAll':
    case 'keepNoMore':
      return [];
  }
}

/** The legal moves that exactly these picks make; where there is none, what was probably meant, so that the engine can say what is wrong with it. */
export function compose(all: readonly string[], { view, setting, moves }: Scene<Types>): readonly Move[] {
  const wanted = all.toSorted().join(' ');
  const found = moves.filter((move) => picks(move, view).toSorted().join(' ') === wanted);
  return found.length > 0 ? found : meant(all, view, tableFor(setting).book);
}

function meant(all: readonly string[], view: View, book: Book): Move[] {
  const number = (kind: string) => {
    const pick = all.find((one) => one.startsWith(`${kind}:`));
    return pick === undefined ? undefined : Number(pick.slice(kind.length + 1));
  };
  const [plan, slot, deck, card, space, line, drawn] = ['plan', 'slot', 'deck', 'hand', 'space', 'line', 'drawn'].map(number);
  const errand = all.find((pick) => pick.startsWith('errand:'))?.slice(7) as Errand | undefined;
  const wishes = wished({ plan, slot, errand, deck, drawn, card, space, line }, view, book);
  const answer = all.find((pick) => pick === 'done' || pick === 'decline');
  return wishes.length > 0 || answer === undefined ? wishes : [{ type: answer }];
}
