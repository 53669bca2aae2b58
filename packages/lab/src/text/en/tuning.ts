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
  'lab.tune.better': 'That is {gain} closer to the aims ({low} to {high} with 95% confidence).',
  'lab.tune.unsure':
    'That is {gain} closer to the aims, but it may be chance ({low} to {high} with 95% confidence): play more deals before you believe it.',
  'lab.tune.lucky':
    'The new numbers were only lucky: on fresh deals they are no closer to the aims ({gain}; {low} to {high} with 95% confidence). No pack is written.',
  'lab.tune.none': 'Nothing was found that is better than the numbers it began with, so no pack is written.',
  'lab.tune.generation': 'Generation {generation}, {bot}',
  'lab.tune.best': 'so far {loss} off, {changed, plural, one {one number changed} other {# numbers changed}}',
  'lab.tune.check': 'Fresh deals',
};
