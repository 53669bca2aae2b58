import type { Catalogue } from '@parlour/kernel';

/** Nauka Alhambry: co słychać w każdym kroku i w odpowiedzi na każdy wybór. */
export const catalogue: Catalogue = {
  'lesson.alhambra': 'Nauka Alhambry',

  'lesson.alhambra.exact': 'Co do monety',
  'lesson.alhambra.exact.buy':
    'Budujecie Alhambrę, a punkty za dany rodzaj budowli zdobywa ten, kto ma ich najwięcej. Na sprzedaż są cztery, każda za monetę pokazaną nad nią; twoje pieniądze leżą na dole. Kup Ogród: dotknij go, a potem swoich 4 i 5 denarów.',
  'lesson.alhambra.exact.buy.exact': 'Co do monety! Kto płaci dokładnie, gra dalej.',
  'lesson.alhambra.exact.buy.over':
    'Można. Ale nikt nie wydaje reszty: {over} przepada i kolejka się kończy. A twoje 4 i 5 denarów to dokładnie 9.',
  'lesson.alhambra.exact.buy.took': 'Można, pieniądze zawsze się przydadzą. Ale twoje 4 i 5 denarów to już dokładnie 9, czyli cena Ogrodu.',
  'lesson.alhambra.exact.again': 'Nadal twoja kolejka. Czy da się zapłacić dokładnie za coś jeszcze? Potem wolno jeszcze wziąć pieniądze.',
  'lesson.alhambra.exact.again.going': 'Znowu co do monety i nadal twoja kolejka! Kup coś jeszcze albo weź pieniądze.',
  'lesson.alhambra.exact.again.chain':
    'W jednej kolejce masz już {buildings, plural, one {# budowlę} few {# budowle} many {# budowli} other {# budowli}}!',
  'lesson.alhambra.exact.again.over': 'Można. Ale to o {over} za dużo i kolejka się kończy. Jedna z twoich kart to dokładnie czyjaś cena.',
  'lesson.alhambra.exact.again.took':
    'Można, ale to kończy kolejkę. Jedna z twoich kart to dokładnie czyjaś cena: najpierw budowla, a pieniądze dopiero potem.',
  'lesson.alhambra.exact.joy':
    'Dwie budowle i nowe pieniądze w jednej kolejce, gdy inni robią jedną rzecz. Dokładna zapłata to serce Alhambry.',

  'lesson.alhambra.money': 'Właściwe pieniądze',
  'lesson.alhambra.money.take':
    'Teraz brakuje ci pieniędzy. Weź jedną kartę dowolnej wartości albo kilka, razem za najwyżej 5. Która pozwoli następnym razem zapłacić dokładnie?',
  'lesson.alhambra.money.take.five': 'Dobre oko: 4 i 5 dirhamów to 9, cena Seraju.',
  'lesson.alhambra.money.take.several':
    'Można: kilka drobnych kart naraz często się opłaca. Ale 5 dirhamów razem z twoimi 4 to 9, dokładnie cena Seraju.',
  'lesson.alhambra.money.take.one': 'Można. Ale spójrz na Seraj: kosztuje 9 dirhamów, a ty masz 4. Z którą kartą będzie 9?',
  'lesson.alhambra.money.pay': 'Inni też wzięli pieniądze, a Seraj nadal czeka. Twoja kolejka.',
  'lesson.alhambra.money.pay.going': 'Co do monety! Jeszcze jedna akcja: weź pieniądze albo kupuj.',
  'lesson.alhambra.money.pay.exact': 'Co do monety, i znowu dwie rzeczy w jednej kolejce.',
  'lesson.alhambra.money.pay.took': 'Można, ale twoje 4 i 5 dirhamów to dokładnie cena Seraju, a ktoś może go kupić wcześniej.',
  'lesson.alhambra.money.joy': 'To cała kolejka: weź pieniądze albo kupuj. Najlepiej brać to, co następnym razem da dokładną cenę.',

  'lesson.alhambra.scoring': 'Kto ma najwięcej?',
  'lesson.alhambra.scoring.tower':
    'Wkrótce punktowanie. W każdym rodzaju budowli punkty dostaje ten, kto ma ich najwięcej: od 1 za Pawilony do 6 za Wieże. Ty i Ada macie po jednej Wieży. Co kupujesz?',
  'lesson.alhambra.scoring.tower.going':
    'Co do monety, więc grasz dalej. Twoje 6 i 8 dukatów wystarczy na Wieżę, choć reszty nikt nie wyda.',
  'lesson.alhambra.scoring.tower.both': 'Po mistrzowsku: Pawilon co do monety, a Wieża w ramach dodatkowej akcji.',
  'lesson.alhambra.scoring.tower.tower': 'Dwie Wieże przeciw jednej. O 2 za dużo, ale większość jest twoja.',
  'lesson.alhambra.scoring.tower.pavilion':
    'Można: Pawilon to teraz 1 punkt. Ale za 6 i 8 dukatów jest Wieża, a większość w Wieżach to 6 punktów.',
  'lesson.alhambra.scoring.tower.took':
    'Można. Ale punktowanie nie poczeka: za 6 i 8 dukatów jest Wieża, a większość w Wieżach to 6 punktów.',
  'lesson.alhambra.scoring.joy':
    'Pierwsze punkty! Karty punktowania kryją się między pieniędzmi, więc nikt dokładnie nie wie, kiedy się pojawią.',

  'lesson.alhambra.rank': 'Drugie miejsce też się liczy',
  'lesson.alhambra.rank.buy':
    'Drugie punktowanie daje więcej, i to dwóm miejscom: za Pawilony 8 i 1, za Ogrody 12 i 5. Stać cię na jedną budowlę. Policz: gdzie jest więcej do zdobycia?',
  'lesson.alhambra.rank.buy.first':
    'Zgadza się: prowadzisz w Pawilonach, a to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'lesson.alhambra.rank.buy.second':
    'Można: drugie miejsce w Ogrodach daje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Ale w Pawilonach remisujesz z Brunem. Jeszcze jeden i prowadzisz: 8 punktów zamiast połowy z 9.',
  'lesson.alhambra.rank.buy.took': 'Można. Ale punktowanie jest blisko, a jeden Pawilon więcej rozstrzyga remis z Brunem.',
  'lesson.alhambra.rank.joy':
    'Spójrz na arkusz: remisujący dzielą się punktami zajętych miejsc. Trzecie punktowanie nagradza trzy miejsca, i to najhojniej.',

  'lesson.alhambra.end': 'Ostatnia karta',
  'lesson.alhambra.end.last':
    'Talia jest pusta: po zakupie budowli ta kolejka jest ostatnia. Co zostanie, dostaje ten, kto ma najwięcej danej monety. Ada ma 10 dukatów, ty 8, a Wieża kosztuje 13. Czy zdobędziesz dwie budowle?',
  'lesson.alhambra.end.last.going':
    'Co do monety: jeszcze jedna akcja przed końcem. Wieżę dostanie ten, kto ma najwięcej dukatów: Ada ma 10, ty 8.',
  'lesson.alhambra.end.last.tower': 'Pięknie: Pawilon co do monety, potem dukaty, i Wieża przypadła ci za darmo. {points} do {best}!',
  'lesson.alhambra.end.last.ended':
    'Można, i to koniec gry: {points} dla ciebie, {best} dla najlepszego z pozostałych. Ale Wieżę dały Adzie jej 10 dukatów. Zapłać za Pawilon dokładnie i wykorzystaj drugą akcję.',
  'lesson.alhambra.end.last.waited':
    'Można poczekać. Ale wtedy Ada kupi, zakończy grę i jej dukaty dadzą jej Wieżę. Zapłać za Pawilon dokładnie i wykorzystaj drugą akcję.',
  'lesson.alhambra.end.joy': 'Zwycięstwo! I znasz już całą Alhambrę. Pora na prawdziwą grę?',

  'lesson.alhambra.game': 'Własna gra',
  'lesson.alhambra.game.say':
    'Krótka gra z dwoma łagodnymi botami: każdy ma już sześć budowli i 7 punktów, a przed wami dwa punktowania. Obok siedzi trener, który odezwie się, gdy coś ma ci umknąć.',
};
