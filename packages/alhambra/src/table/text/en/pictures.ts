import type { Catalogue } from '@parlour/kernel';

/** What the pictures in the rules show. */
export const catalogue: Catalogue = {
  'al.picture.goal': 'The six types with all their prices, and the four currencies.',
  'al.picture.money': 'Each of these alone, or the 2 and the 3 together: 5 in all.',
  'al.picture.buy': 'A building in the place for florins, and two florin cards that pay for it exactly: 5 and 4 are 9.',
  'al.picture.score': 'Points for first, second and third place in the scorings A, B and C.',
  'al.picture.type': 'Building',
  'al.picture.rank': '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'al.entry.building': 'Building',
  'al.entry.building.about':
    'Costs its price in the currency of the place where it lies. Every card counts one towards the majority of its type.',
  'al.entry.buildings': 'Buildings',
  'al.entry.money': 'Money card',
  'al.entry.monies': 'Money',
  'al.entry.cost': '{value}',
};
