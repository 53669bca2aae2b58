import type { Catalogue } from '@parlour/kernel';

/** The words of the table: short, as they stand in columns. */
export const catalogue: Catalogue = {
  'alhambra.take': 'Weź pieniądze',
  'alhambra.take-both': 'Weź {first} i {second}',
  'alhambra.buy': 'Kup: {building}',
  'alhambra.over': '{over, plural, =0 {dokładnie!} other {(+#)}}',
  'alhambra.keep': '{keep, select, true {dla siebie} other {dla Dirka}}',
  'alhambra.decks': 'Budowle {buildings}, pieniądze {money}, wydane {discard}',
  'alhambra.ahead': 'Przed nami: {scorings}',
  'alhambra.yard': 'Plac',
  'alhambra.empty': 'puste',
  'alhambra.hand': 'Masz',
  'alhambra.display': 'Na stole',
  'alhambra.cards': 'karty',
  'alhambra.points': 'punkty',
  'alhambra.scoring': 'Punktowanie {scoring}',
  'alhambra.sum': 'To punktowanie',
  'alhambra.total': 'Punkty dotąd',
};
