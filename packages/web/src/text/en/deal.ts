import type { Catalogue } from '@parlour/kernel';

/** What the cards of a game follow from. */
export const catalogue: Catalogue = {
  'deal.title': 'This deal',
  'deal.about':
    'All cards follow from a secret and from what the players add to it. The hash of the secret is settled before anybody adds a word, so nobody can choose the cards; afterwards everybody can check it.',
  'deal.about.shared':
    'All cards of all tables follow from one secret. Its hash was settled before the first table began, so nobody could choose the cards later; afterwards everybody can check it.',
  'deal.hash': 'Hash of the secret (SHA-256)',
  'deal.word': 'Your word',
  'deal.word-of': 'Word of {name}',
  'deal.word.help':
    'Up to 12 letters and digits; if you leave it empty, this one is taken. All at the table see it, and it stays in the saved game.',
  'deal.unchecked': 'This game has no hash: it is older than that, or goes on with a saved game.',
  'deal.shared': 'Other tables have the same cards. The secret is told once all of them have finished.',
  'deal.others': 'The tables with the same cards',
  'deal.later': 'When the game is over, your browser checks all of it here.',
  'deal.checking': 'Playing the game again…',
  'deal.verified':
    'Checked in your browser: the deal, {draws, plural, one {its one draw} other {all # draws}} and the result follow from the secret of this hash.',
  'deal.compare': 'This device saw the hash only after the game had begun: compare it with the one somebody was shown before.',
};
