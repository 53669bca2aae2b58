import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'lab.all-facts': 'Every number of “{game}” is a fact: it is printed in the box, so there is nothing to tune.',
  'lab.no-lever': 'No number that may move begins with “{levers}”. One that does: “{example}”.',
  'lab.column.number': 'Number',
  'lab.column.before': 'Before',
  'lab.column.after': 'After',
  'lab.tune.changes': '{count, plural, =0 {No number changed} one {One number changed} other {# numbers changed}}',
  'lab.tune.aims': 'Aims, before and after',
  'lab.tune.loss':
    '✓ met, ✗ clearly missed, ? more games needed. How far off in all (0 is best): before {before}, after {after}; {games, plural, one {one fresh deal} other {# fresh deals}} at each table.',
  'lab.tune.generation': 'Generation {generation}, {bot}',
  'lab.tune.best': 'so far {loss} off, {changed, plural, one {one number changed} other {# numbers changed}}',
  'lab.tune.check': 'Fresh deals',
};
