import type { Catalogues } from '@parlour/kernel';

/** Why a move, by feature: more of it for the mover (less, where less is better), or `.others` for the reverse. */
export const words: Catalogues = {
  en: {
    'why.score': 'it gets rid of {amount, plural, one {a pound} other {# pounds}} more at once',
    'why.wages': 'about {amount, plural, one {a pound} other {# pounds}} less in wages will come',
    'why.lines': 'it brings the sack nearer',
    'why.estate': 'property will lose about {amount, plural, one {a pound} other {# pounds}} more',
    'why.engine': 'cards in play will get rid of about {amount, plural, one {a pound} other {# pounds}} more',
    'why.hand': 'the hand promises about {amount, plural, one {a pound} other {# pounds}} more',
    'why.properties': 'it is the better number of properties to hold now',
    'why.actions': 'it leaves {amount, plural, one {an action} other {# actions}} more',
    'why.errands': 'it leaves {amount, plural, one {an errand boy} other {# errand boys}} more to send',
    'why.cards': 'it leaves more cards to choose from',
    'why.spaces': 'it leaves more room on the board',
    'why.bankrupt': 'it means bankruptcy, which ends the game with this round',
  },
  pl: {
    'why.score': 'od razu pozbywa się o {amount, plural, one {funta} few {# funty} many {# funtów} other {# funta}} więcej',
    'why.wages': 'pensji wpłynie o jakieś {amount, plural, one {funta} few {# funty} many {# funtów} other {# funta}} mniej',
    'why.lines': 'przybliża utratę pracy',
    'why.estate':
      'nieruchomości stracą na wartości o jakieś {amount, plural, one {funta} few {# funty} many {# funtów} other {# funta}} więcej',
    'why.engine':
      'karty na planszy pozbędą się o jakieś {amount, plural, one {funta} few {# funty} many {# funtów} other {# funta}} więcej',
    'why.hand': 'karty w ręce obiecują o jakieś {amount, plural, one {funta} few {# funty} many {# funtów} other {# funta}} więcej',
    'why.properties': 'to teraz lepsza liczba nieruchomości',
    'why.actions': 'zostaje o {amount, plural, one {akcję} few {# akcje} many {# akcji} other {# akcji}} więcej',
    'why.errands': 'zostaje o {amount, plural, one {chłopca} few {# chłopców} many {# chłopców} other {# chłopca}} na posyłki więcej',
    'why.cards': 'zostaje więcej kart do wyboru',
    'why.spaces': 'zostaje więcej miejsca na planszy',
    'why.bankrupt': 'oznacza bankructwo, które kończy grę z tą rundą',
  },
};
