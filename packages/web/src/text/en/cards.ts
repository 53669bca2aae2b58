import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'sheet.title': '{game}: on one page',
  'cards.title': '{game}: all cards',
  'cards.search': 'Search the cards',
  'cards.deck': 'Deck',
  'cards.symbol': 'Symbol',
  'cards.cost': 'Cost',
  'cards.source': 'Numbers',
  'cards.any': 'any',
  'cards.source.printed': 'from print',
  'cards.source.ours': 'our design',
  'cards.source.pack': 'from a pack',
  'cards.found': '{count, plural, one {# card} other {# cards}}',
  'cards.none': 'No card is like that.',
  'cards.copies': '{count, plural, one {one copy} other {# copies}}',
  'cards.rules': 'Rules that speak of it',
  'cards.of-rule': '{count, plural, one {# card} other {# cards}}',
  'cards.of-rule.clear': 'Only those that {rule} is about',
  'cards.figures': 'In the hands of good bots',
  'cards.figures.used': 'Used by {share, number, percent} of those who could.',
  'cards.figures.won':
    'Its users won {share, number, percent} of their games; with luck and skill alike it would be {even, number, percent}.',
  'cards.figures.few': 'Too few have used it to say whether it wins.',
  'cards.figures.from':
    '{games, plural, one {# game} other {# games}} between bots (level: {bot}), revision {revision} of the rules. Whoever wins can afford more: that a card goes with winning does not mean that it is why.',
};
