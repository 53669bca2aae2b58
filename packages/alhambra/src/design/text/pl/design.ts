import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  period: 'Dziesiąta część budowli',
  'usage.act': 'Co zrobiono w kolejce',
  'usage.building': 'Budowle kupione i zatrzymane',
  'act.one': 'Wzięta jedna karta pieniędzy',
  'act.several': 'Wzięte kilka małych kart pieniędzy',
  'act.exact': 'Zapłacone dokładnie',
  'act.over': 'Zapłacone z nadpłatą',
  'act.given': 'Kupione dla Dirka',
  'gauge.cash': 'Pieniądze na ręce',
  'gauge.cards': 'Karty na ręce',
  'gauge.buildings': 'Budowle',
  'milestone.ahead.A': 'Prowadzenie po punktowaniu A',
  'milestone.ahead.B': 'Prowadzenie po punktowaniu B',
  'milestone.shuffled': 'Ponowne tasowanie pieniędzy',
  'way.pavilion': 'Pawilon',
  'way.seraglio': 'Seraj',
  'way.arcades': 'Arkady',
  'way.chambers': 'Komnaty',
  'way.garden': 'Ogród',
  'way.tower': 'Wieża',
};
