import type { Catalogue } from '@parlour/kernel';

/** Why a move, by feature: more of it for the mover, or (`.others`) less of it for the others. */
export const catalogue: Catalogue = {
  'why.score': 'od razu daje {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'why.next': 'w następnym punktowaniu da o {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej',
  'why.last':
    'w ostatnim punktowaniu, gdyby nic się nie zmieniło, da o {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej',
  'why.promise': 'buduje przewagi, które mogą jeszcze urosnąć',
  'why.cash': 'zostawia na ręce pieniądze warte o {amount} więcej',
  'why.cards': 'zostawia więcej kart na ręce',
  'why.flexibility': 'zostawia pieniądze, którymi można dokładnie zapłacić więcej różnych cen',
  'why.reach': 'więcej budowli na placu jest w zasięgu',
  'why.exactness': 'pozwala dokładnie zapłacić za budowlę na placu',
  'why.turn': 'daje dodatkową akcję',
  'later.score': 'daje to o około {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej',
  'end.score': 'daje to o około {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej',
  'end.lead':
    'przewaga nad najlepszym z pozostałych jest o około {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} większa',
  'end.others.score': 'inni mają średnio o około {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} mniej',
  'why.others.next':
    'odbiera innym {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} w następnym punktowaniu',
  'why.others.last':
    'odbiera innym {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} w ostatnim punktowaniu, gdyby nic się nie zmieniło',
  'why.others.promise': 'psuje innym przewagę',
  'why.others.reach': 'zabiera budowlę, na którą inni mogliby sobie pozwolić',
  'why.others.exactness': 'zabiera budowlę, za którą inni mogliby zapłacić dokładnie',

  // O czym jest zagadka.
  'theme.score': 'Punkty',
  'theme.next': 'Następne punktowanie',
  'theme.last': 'Ostatnie punktowanie',
  'theme.promise': 'Rosnące przewagi',
  'theme.cash': 'Pieniądze na ręce',
  'theme.cards': 'Karty na ręce',
  'theme.flexibility': 'Właściwe drobne',
  'theme.reach': 'W zasięgu',
  'theme.exactness': 'Co do monety',
  'theme.turn': 'Jeszcze jedna akcja',
  'theme.others.next': 'Psucie następnego punktowania',
  'theme.others.last': 'Psucie ostatniego punktowania',
  'theme.others.promise': 'Psucie przewagi',
  'theme.others.reach': 'Zabrać innym sprzed nosa',
  'theme.others.exactness': 'Zabrać innym to, na co mają odliczone',
};
