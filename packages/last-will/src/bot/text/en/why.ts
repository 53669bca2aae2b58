import type { Catalogue } from '@parlour/kernel';

/** Why a move, by feature: more of it for the mover (less, where less is better), or `.others` for the reverse. */
export const catalogue: Catalogue = {
  'why.score': 'it gets rid of {amount, plural, one {a pound} other {# pounds}} more at once',
  'why.wages': 'about {amount, plural, one {a pound} other {# pounds}} less in wages will come',
  'why.lines': 'it brings the sack nearer',
  'why.estate': 'property will lose about {amount, plural, one {a pound} other {# pounds}} more',
  'why.engine': 'cards in play will get rid of about {amount, plural, one {a pound} other {# pounds}} more',
  'why.hand': 'the hand promises about {amount, plural, one {a pound} other {# pounds}} more',
  'why.properties': 'it is the better number of properties to hold now',
  'why.actions': 'it leaves {amount, plural, one {an action} other {# actions}} more',
  'why.errands': 'it leaves {amount, plural, one {an errand boy} other {# errand boys}} more to send',
  'why.cards': 'it leaves more cards to choose from',
  'why.spaces': 'it leaves more room on the board',
  'why.bankrupt': 'it means bankruptcy, which ends the game with this round',
  'later.score': 'about {amount, plural, one {a pound more is} other {# pounds more are}} gone',
  'end.score': 'about {amount, plural, one {a pound more is} other {# pounds more are}} gone',
  'end.lead': 'it is worth about {amount, plural, one {a pound} other {# pounds}} against the poorest of the others',
  'end.others.score': 'the others are about {amount, plural, one {a pound} other {# pounds}} richer',

  // What a puzzle is about.
  'theme.score': 'Getting rid of money',
  'theme.wages': 'Less in wages',
  'theme.lines': 'Nearer the sack',
  'theme.estate': 'Property that loses value',
  'theme.engine': 'Cards that go on spending',
  'theme.hand': 'A promising hand',
  'theme.properties': 'The right number of properties',
  'theme.actions': 'Saving actions',
  'theme.errands': 'Saving errand boys',
  'theme.cards': 'More to choose from',
  'theme.spaces': 'Room on the board',
  'theme.bankrupt': 'Bankruptcy',
};
