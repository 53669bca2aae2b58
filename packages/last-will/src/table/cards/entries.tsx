/** All cards, to be looked through. */
import type { TableVoice } from '@parlour/kernel';
import type { CardEntry } from '@parlour/table-kit/book/card-entry.ts';
import { type Card, cardText, DECKS, type Options, rulesOfCard, tableFor } from '../../rules/index.ts';
import { CardFace } from './CardFace.tsx';

export function entries(voice: TableVoice<Options>): CardEntry[] {
  return tableFor(voice.setting)
    .book.material.cards.filter(({ copies }) => copies > 0)
    .map((card) => entry(card, voice));
}

function entry(card: Card, voice: TableVoice<Options>): CardEntry {
  const { name, kind, lines, source } = cardText(card, voice);
  const deck = DECKS.indexOf(card.deck);
  const actions = actionsFor(card);
  return {
    id: card.id,
    name,
    kind,
    face: <CardFace card={card} name={name} />,
    copies: card.copies,
    lines,
    deck: { id: String(deck), name: voice.say(`deck.${deck}`) },
    symbols: symbolsOf(card).map((id) => ({ id, name: voice.say(`symbol.${id}`) })),
    cost: { id: String(actions), name: voice.say('lw.cost', { actions }) },
    source: card.source === 'D' ? 'ours' : card.source === 'pack' ? 'pack' : 'printed',
    origin: source,
    rules: rulesOfCard(card),
    measured: `${useOf[card.kind]} ${card.id}`,
  };
}

/** What using a card for the first time is called in the laboratory. */
const useOf: Readonly<Record<Card['kind'], string>> = {
  event: 'played',
  expense: 'laid',
  helper: 'laid',
  property: 'bought',
  companion: 'brought',
  wild: 'brought',
};

/** The least that it takes to play, lay down or buy it; companions go along for nothing. */
function actionsFor(card: Card): number {
  switch (card.kind) {
    case 'event':
      return Math.min(...card.pay.map(({ actions }) => actions));
    case 'expense':
    case 'helper':
      return 1 + (card.lay?.actions ?? 0);
    case 'property':
      return 1;
    default:
      return 0;
  }
}

function symbolsOf(card: Card): readonly string[] {
  switch (card.kind) {
    case 'event':
    case 'expense':
      return card.symbols;
    case 'helper':
      return ['helper'];
    case 'property':
      return card.types;
    case 'companion':
      return [card.companion];
    case 'wild':
      return ['wild'];
  }
}
