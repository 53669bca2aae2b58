import type { Catalogue } from '@parlour/kernel';

/** Why a move, by feature: more of it for the mover (less, where less is better), or `.others` for the reverse. */
export const catalogue: Catalogue = {
  'why.score': 'od razu pozbywa się o {amount, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej',
  'why.wages': 'pensji wpłynie o jakieś {amount, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} mniej',
  'why.lines': 'przybliża utratę pracy',
  'why.estate':
    'nieruchomości stracą na wartości o jakieś {amount, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej',
  'why.engine':
    'karty na planszy pozbędą się o jakieś {amount, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej',
  'why.hand': 'karty na ręce obiecują o jakieś {amount, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej',
  'why.properties': 'to teraz lepsza liczba nieruchomości',
  'why.actions': 'zostaje o {amount, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}} więcej',
  'why.errands': 'zostaje o {amount, plural, one {# chłopca} few {# chłopców} many {# chłopców} other {# chłopca}} na posyłki więcej',
  'why.cards': 'zostaje więcej kart do wyboru',
  'why.spaces': 'zostaje więcej miejsca na planszy',
  'why.bankrupt': 'oznacza bankructwo, które kończy grę z tą rundą',
  'later.score': 'ubyło o około {amount, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} więcej',
  'end.score': 'ubyło o około {amount, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} więcej',
  'end.lead':
    'przewaga nad najbiedniejszym z pozostałych jest o około {amount, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} większa',
  'end.others.score': 'inni mają średnio o około {amount, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} więcej',

  // O czym jest zagadka.
  'theme.score': 'Pozbywanie się pieniędzy',
  'theme.wages': 'Mniejsza pensja',
  'theme.lines': 'Bliżej zwolnienia',
  'theme.estate': 'Nieruchomości, które tracą',
  'theme.engine': 'Karty, które wydają dalej',
  'theme.hand': 'Obiecująca ręka',
  'theme.properties': 'Właściwa liczba nieruchomości',
  'theme.actions': 'Oszczędzanie akcji',
  'theme.errands': 'Oszczędzanie chłopców na posyłki',
  'theme.cards': 'Większy wybór kart',
  'theme.spaces': 'Miejsce na planszy',
  'theme.bankrupt': 'Bankructwo',
};
