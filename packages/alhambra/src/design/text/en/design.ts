import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  period: 'Tenth of the buildings',
  'usage.act': 'What was done in a turn',
  'usage.building': 'Buildings bought and kept',
  'act.one': 'One money card taken',
  'act.several': 'Several small money cards taken',
  'act.exact': 'Paid exactly',
  'act.over': 'Paid too much',
  'act.given': 'Bought for Dirk',
  'gauge.cash': 'Money in hand',
  'gauge.cards': 'Cards in hand',
  'gauge.buildings': 'Buildings',
  'milestone.ahead.A': 'Ahead after scoring A',
  'milestone.ahead.B': 'Ahead after scoring B',
  'milestone.shuffled': 'The money was shuffled anew',
  'way.pavilion': 'Pavilion',
  'way.seraglio': 'Seraglio',
  'way.arcades': 'Arcades',
  'way.chambers': 'Chambers',
  'way.garden': 'Garden',
  'way.tower': 'Tower',
};
