import type { Catalogue } from '@parlour/kernel';

/** The words of the table: short, as they stand in columns. */
export const catalogue: Catalogue = {
  'alhambra.take': 'Take money',
  'alhambra.take-both': 'Take {first} and {second}',
  'alhambra.buy': 'Buy {building}',
  'alhambra.over': '{over, plural, =0 {exactly!} other {(+#)}}',
  'alhambra.keep': '{keep, select, true {keep} other {for Dirk}}',
  'alhambra.decks': 'Buildings {buildings}, money {money}, paid {discard}',
  'alhambra.ahead': 'To score: {scorings}',
  'alhambra.yard': 'Yard',
  'alhambra.empty': 'empty',
  'alhambra.hand': 'You have',
  'alhambra.display': 'Money',
  'alhambra.cards': 'money',
  'alhambra.points': 'points',
  'alhambra.scoring': 'Scoring {scoring}',
  'alhambra.sum': 'This scoring',
  'alhambra.total': 'Points so far',
};
