import type { Catalogue } from '@parlour/kernel';

/** The comments of a new pack. */
export const catalogue: Catalogue = {
  'pack.template.head':
    'Zestaw kart do „Ostatniej woli” i „Utraty posady”: wszystko, co jest wydrukowane, tak jak ma to Parlour.\n' +
    'Zmień to, co w twoim pudełku wygląda inaczej, a resztę usuń: czego zestaw nie wymienia, pozostaje bez zmian.\n' +
    'Komentarz w wierszu mówi, skąd pochodzą liczby; zacznij od oznaczonych „zaprojektowane dla Parloura”.',
  'pack.template.cards':
    'Karty według identyfikatora. Podaj tylko pola, które się różnią; każde pole zastępuje nasze w całości, a null usuwa pole nieobowiązkowe.\n' +
    'copies: liczba egzemplarzy (0 usuwa kartę z gry).\n' +
    'pay: ile akcji kosztuje i ile funtów wydaje wydarzenie, po jednym wpisie na każdą możliwość. companions: dodatkowe funty za każdą kartę towarzysza.\n' +
    'lay: koszt wyłożenia ponad jedną akcję. use: koszt i kwota aktywacji.\n' +
    'helps: co pomocnik robi dla właściciela, każde najwyżej raz: adds (funty więcej, to: symbole lub rodzaje nieruchomości), shifts (cena),\n' +
    'waives (akcja handlu albo aktywacji), gives (akcje), draws (karty przy planowaniu), keeps (karty na koniec rundy), searches.\n' +
    'steps: miejsca na towarzyszy od góry do dołu i kwoty, które otwierają. scale: wartości od ceny w dół; dom na wsi ma jedną.\n' +
    'Karta, którą ma tylko twoje pudełko, dostaje własny identyfikator, wszystkie pola i rodzaj (kind: event, expense, helper albo property);\n' +
    'korony (crowns) czynią ją kartą specjalną, a part: sacked wkłada ją do dodatku.',
  'pack.template.base.events': 'Wydarzenia (kremowe rewersy)',
  'pack.template.base.helpersAndExpenses': 'Pomocnicy i Wydatki (czerwone rewersy)',
  'pack.template.base.properties': 'Nieruchomości (rewersy w kolorze sepii)',
  'pack.template.base.companions': 'Towarzysze (popielate rewersy): tylko nazwy i liczba egzemplarzy',
  'pack.template.base.specials': 'Karty specjalne (korony na rewersie)',
  'pack.template.base.wild': 'Towarzysz na każdą okazję: tylko nazwa',
  'pack.template.sacked.events': 'Utrata posady: wydarzenia',
  'pack.template.sacked.helpersAndExpenses': 'Utrata posady: pomocnik',
  'pack.template.sacked.properties': 'Utrata posady: nieruchomości',
  'pack.template.sacked.newSpecials': 'Utrata posady: karty specjalne',
  'pack.template.plans': 'Klepsydry na obu stronach Planu Dnia, od lewej do prawej. Lista zastępuje naszą w całości.',
  'pack.template.offer':
    'Plansze Spraw do Załatwienia: dla każdego pola karty talia, z której pochodzi karta, i od której rundy.\n' +
    'Talie: events, helpersAndExpenses, properties, companions, specials, wild. group: karty dzielące mniejszą liczbę pól.\n' +
    'errands: ile jest pól rozszerzenia planszy gracza (extension), Rynku Nieruchomości (market), Opery (opera).',
  'pack.template.market': 'Cztery żetony zmian wartości na Rynku Nieruchomości',
  'pack.template.wills': 'Początkowe pieniądze: na kartach Testamentu Wuja i bez nich',
  'pack.template.table': 'Plansza gracza i Opera',
  'pack.template.sacked':
    'Utrata posady: dwustronne kafelki planów, sprawy nowej planszy, karty Testamentu Wuja\n' +
    'i karty posad (wiersze od góry do dołu; cztery dają razem 7, pięć daje 11).',
};
