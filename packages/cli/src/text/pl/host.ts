import type { Catalogue } from '@parlour/kernel';

/** Dla tych, którzy prowadzą serwer. */
export const catalogue: Catalogue = {
  'help.serve': 'Uruchamia serwer: stoły w przeglądarce, w pojedynkę, ze znajomymi albo z botami.',
  'help.admin': 'Opieka nad stołami serwera, działającego lub nie.',
  'help.admin.list': 'Wypisuje stoły.',
  'help.admin.show': 'Pokazuje stół: kto przy nim siedzi i kto ma decydować.',
  'help.admin.close': 'Zamyka stół na dobre.',
  'help.admin.export': 'Zapisuje grę ze stołu jako zapisaną grę. Zawiera ona tajemnice gry.',
  'help.admin.check': 'Rozgrywa wszystkie zapisane gry według zasad tego programu i mówi, które by zepsuł.',
  'help.admin.repair': 'Wylicza spisy stołu na nowo z tego, co się przy nim stało, i mówi, co jest uszkodzone.',
  'help.admin.reports': 'Wypisuje zgłoszenia błędów.',
  'help.admin.report': 'Zapisuje zgłoszenie błędu jako plik scenariusza dla `parlour scenario`.',
  'help.backup': 'Zapisuje całą zawartość w jednym pliku. Serwer może działać.',
  'help.restore': 'Zastępuje całą zawartość kopią zapasową. Serwer może działać.',
  'help.argument.table': 'identyfikator stołu',
  'help.argument.report': 'identyfikator zgłoszenia',
  'help.argument.backup': 'plik kopii zapasowej',
  'help.argument.out': 'plik do zapisania; bez niego wynik jest wypisywany',
  'help.option.port': 'port (8080 albo następny wolny)',
  'help.option.data': 'folder zapisanych stołów (.parlour)',
  'help.option.database': 'adres PostgreSQL zamiast folderu',
  'help.option.status': 'tylko stoły: waiting, playing, over albo closed',
  'help.option.cut': 'wyjmuje to, co nie mogło się stać, i wszystko po tym, i zapisuje do tego pliku',
  'help.option.json-out': 'wypisuje JSON dla innych programów',
  'help.option.yes': 'wykonuje bez pytania',
  'admin.none': 'Nie ma stołów.',
  'admin.table':
    '{id}  {game}  {status, select, waiting {czeka} playing {trwa} over {zakończony} closed {zamknięty} other {{status}}}  {changed}',
  'admin.seat': '  {seat}. {name}{turn, select, yes {  ma decydować} other {}}',
  'admin.nobody': 'nikt',
  'admin.bot': '{name} (bot, {level})',
  'admin.closed': 'Stół {id} jest zamknięty.',
  'admin.sound': 'Stół {id} jest w porządku; jego spisy wyliczono na nowo.',
  'admin.damaged':
    'Stół {id} jest uszkodzony od wpisu {number}: {reason}. {lost, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} nie da się rozegrać. Aby odciąć to, co uszkodzone: --cut PLIK',
  'admin.cut':
    'Stół {id} jest naprawiony. Liczba wpisów wyjętych i zapisanych w {file}: {lost, plural, one {#} few {#} many {#} other {#}}.',
  'admin.checked':
    'Sprawdzono {checked, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {broken, plural, =0 {wszystkie są grywalne} one {# nie jest grywalny} few {# nie są grywalne} many {# nie jest grywalnych} other {# nie jest grywalnych}}.',
  'admin.no-reports': 'Nie ma zgłoszeń.',
  'admin.written': 'Zapisano: {file}',
  'admin.backed-up': 'Zapisano {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} w {file}.',
  'admin.restored': 'Przywrócono {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} z {file}.',
  'admin.really': 'To zastąpi całą zapisaną zawartość. Dodaj --yes, jeśli tego chcesz.',
};
