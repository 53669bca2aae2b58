import type { Catalogue } from '@parlour/kernel';

/** Na sprzedaż za co? */
const zaCo = '{currency, select, florin {floreny} dirham {dirhamy} denar {denary} other {dukaty}}';
/** Najwięcej, brakuje czego? */
const czego = '{currency, select, florin {florenów} dirham {dirhamów} denar {denarów} other {dukatów}}';
/** Płaci się w czym? */
const wCzym = '{currency, select, florin {we florenach} dirham {w dirhamach} denar {w denarach} other {w dukatach}}';
/** „1 floren”, „2 floreny”, „5 florenów” */
const ile = (number: string, currency = 'currency') =>
  `{${currency}, select, florin {{${number}, plural, one {# floren} few {# floreny} other {# florenów}}} dirham {{${number}, plural, one {# dirham} few {# dirhamy} other {# dirhamów}}} denar {{${number}, plural, one {# denar} few {# denary} other {# denarów}}} other {{${number}, plural, one {# dukat} few {# dukaty} other {# dukatów}}}}`;
/** Co leży na placu? */
const co = '{building, select, pavilion {Pawilon} seraglio {Seraj} arcades {Arkady} chambers {Komnaty} garden {Ogród} other {Wieża}}';
/** Co kupuje? */
const kupujeCo = '{building, select, pavilion {Pawilon} seraglio {Seraj} arcades {Arkady} chambers {Komnaty} garden {Ogród} other {Wieżę}}';
/** Nie dostaje czego? */
const nieDostajeCzego =
  '{building, select, pavilion {Pawilonu} seraglio {Seraju} arcades {Arkad} chambers {Komnat} garden {Ogrodu} other {Wieży}}';
const reszta = '{over, plural, =0 {dokładnie} other {o # za dużo}}';
const reszta2 = '{over, plural, =0 {dokładnie, i gra dalej} other {o # za dużo}}';

export const catalogue: Catalogue = {
  dirk: 'Dirk',

  'building.pavilion': 'Pawilon',
  'building.seraglio': 'Seraj',
  'building.arcades': 'Arkady',
  'building.chambers': 'Komnaty',
  'building.garden': 'Ogród',
  'building.tower': 'Wieża',
  'building.card': `${co} ({price})`,
  'currency.florin': 'floren',
  'currency.dirham': 'dirham',
  'currency.denar': 'denar',
  'currency.ducat': 'dukat',
  'money.card': ile('value'),
  'money.sum':
    '{values} {currency, select, florin {{last, plural, one {floren} few {floreny} other {florenów}}} dirham {{last, plural, one {dirham} few {dirhamy} other {dirhamów}}} denar {{last, plural, one {denar} few {denary} other {denarów}}} other {{last, plural, one {dukat} few {dukaty} other {dukatów}}}}',

  'prompt.turn': '{player}: weź pieniądze albo kup budowlę.',
  'prompt.again': '{player}: zapłata była dokładna, więc graj dalej. Weź pieniądze albo kup budowlę.',
  'move.take': 'Weź {cards}',
  'move.buy': `Kup ${kupujeCo} ({price}) za {payment}: ${reszta}`,
  'move.buy.dirk': `Kup ${kupujeCo} ({price}) za {payment}: ${reszta}; {keep, select, true {dla siebie} other {dla Dirka}}`,

  'event.dealt': '{player} dostaje {cards}: razem {total}.',
  'event.began': '{player} zaczyna.',
  'event.taken': '{player} bierze {cards}.',
  'event.bought': `{player} kupuje ${kupujeCo} ({price}) za {payment}: ${reszta2}.`,
  'event.bought.dirk': `{player} kupuje dla Dirka ${kupujeCo} ({price}) za {payment}: ${reszta2}.`,
  'event.passed':
    '{again, select, true {{player} płaci dokładnie, ale nie może już niczego wziąć ani kupić.} other {{player} nie może niczego wziąć ani kupić i traci kolejkę.}}',
  'event.building': `Na sprzedaż za ${zaCo}: ${co} ({price}).`,
  'event.money': 'Wyłożono kartę: {card}.',
  'event.rebuilt':
    'Talia pieniędzy jest pusta: {cards, plural, one {przetasowano # zapłaconą kartę} few {przetasowano # zapłacone karty} other {przetasowano # zapłaconych kart}}.',
  'event.drawn': 'Odsłonięto kartę punktowania {scoring}.',
  'event.scored': 'Punktowanie {scoring}: {gains}.',
  'event.scored.gain': '{player} +{points} = {total}',
  'event.dirk': 'Dirk dostaje: {buildings}.',
  'event.counted': 'Pozostałe pieniądze: {totals}.',
  'event.counted.currency': `${zaCo}: {totals}`,
  'event.leftover': `{player} ma najwięcej ${czego} i dostaje ${kupujeCo} ({price}).`,
  'event.leftover.nobody': `Nikt sam nie ma najwięcej ${czego}, więc nikt nie dostaje ${nieDostajeCzego} ({price}).`,
  'event.ended': '{count, plural, one {Wygrywa {players}.} other {Zwycięstwem dzielą się {players}.}}',

  'refusal.MOVE':
    '{problem, select, order {Podaj karty od najniższej do najwyższej, waluta po walucie.} other {W tej grze nie ma takiego ruchu.}}',
  'refusal.AL-MONEY-1': `{problem, select, none {Wybierz co najmniej jedną kartę.} missing {Takiej karty nie wyłożono albo nie ma ich tyle: ${ile('value')}.} other {Kilka kart może być wartych razem najwyżej 5, a te są warte {total}. Jedna karta może mieć każdą wartość.}}`,
  'refusal.AL-BUY-1': `{problem, select, none {Wybierz ${zaCo}, którymi zapłacisz.} poor {Cena to ${ile('price')}, a nie masz ani jednego.} currency {Za tę budowlę płaci się ${wCzym}, a ta karta to ${ile('value', 'other')}.} hand {Takiej karty nie masz na ręce albo nie masz ich tyle: ${ile('value')}.} other {Cena to ${ile('price')}: brakuje jeszcze {missing}.}}`,
  'refusal.AL-REFILL-1': `Miejsce na placu za ${zaCo} jest puste aż do końca kolejki.`,
  'refusal.AL-2P-4': 'Dirk gra tylko wtedy, gdy jest dwoje graczy.',

  'chapter.setup': 'Przygotowanie',
  'chapter.turn': 'Twoja kolejka',
  'chapter.money': 'Branie pieniędzy',
  'chapter.buy': 'Kupowanie budowli',
  'chapter.refill': 'Po kolejce',
  'chapter.score': 'Punktowanie',
  'chapter.end': 'Koniec gry',
  'chapter.two': 'We dwoje: gra z Dirkiem',
  'chapter.view': 'Co jest jawne',

  'rule.AL-SETUP-1':
    'Gra od dwóch do sześciu osób. 54 budowle tasuje się i wykłada cztery na plac budowy, po jednej w miejscu każdej waluty, od lewej do prawej.',
  'rule.AL-SETUP-2':
    'Każdy po kolei dostaje odkryte pieniądze, aż będą warte 20 lub więcej, bez względu na walutę. Raz widzą je wszyscy; potem są ukryte na ręce.',
  'rule.AL-SETUP-3':
    'Zaczyna osoba, która dostała najmniej kart; przy remisie ta z najniższą sumą; jeśli i ona jest równa, rozstrzyga los.',
  'rule.AL-SETUP-4':
    'Wykłada się cztery karty pieniędzy. Resztę dzieli się na pięć stosów podobnej wielkości; kartę punktowania A wtasowuje się w drugi, a B w czwarty, po czym układa się stosy jeden na drugim, pierwszy na wierzchu.',
  'rule.AL-TURN-1':
    'W swojej kolejce musisz wziąć pieniądze albo kupić jedną budowlę; nie wolno spasować, póki możesz zrobić którąś z tych rzeczy. Gra toczy się zgodnie z ruchem wskazówek zegara. Na ręce wolno mieć dowolnie dużo kart.',
  'rule.AL-MONEY-1':
    'Weź jedną wyłożoną kartę o dowolnej wartości albo kilka wartych razem najwyżej 5, w dowolnych walutach. To kończy twoją kolejkę.',
  'rule.AL-BUY-1':
    'Zapłać co najmniej cenę własnymi kartami, wszystkimi w walucie miejsca, w którym leży budowla; kolor budowli nie ma znaczenia. Reszty się nie wydaje. Wolno zapłacić za dużo, nawet kartami, które nie były potrzebne.',
  'rule.AL-BUY-2':
    'Jeśli zapłacisz dokładnie tyle, ile wynosi cena, musisz od razu grać dalej, i tak za każdym razem: najwyżej cztery zakupy, a potem wzięcie pieniędzy.',
  'rule.AL-BUY-3': 'Zapłacone karty trafiają na stos kart odrzuconych. Budowla leży odkryta przed tobą.',
  'rule.AL-REFILL-1':
    'W trakcie kolejki niczego się nie uzupełnia. Po niej puste miejsca na placu zapełnia się budowlami od lewej do prawej, a potem wykłada się pieniądze do czterech kart. Budowla nigdy nie zmienia miejsca.',
  'rule.AL-REFILL-2':
    'Gdy potrzebna jest karta pieniędzy, a talia jest pusta, tasuje się karty odrzucone i tworzy z nich nową talię, także w trakcie uzupełniania. Jeśli nie ma czego tasować, wyłożonych kart jest mniej i gra toczy się dalej.',
  'rule.AL-REFILL-3': 'Kto nie ma czego wziąć i na nic go nie stać, traci kolejkę, także po dokładnej zapłacie; dziennik gry o tym mówi.',
  'rule.AL-SCORE-1':
    'Gdy przy uzupełnianiu pojawi się karta punktowania, od razu liczy się punkty i usuwa ją z gry; na jej miejsce dobiera się następną kartę. Gdyby obie pojawiły się razem, pierwsza jest A.',
  'rule.AL-SCORE-2':
    'W każdym rodzaju budowli punktują ci, którzy mają najwięcej kart: w punktowaniu A pierwsze miejsce, w B dwa pierwsze, w C trzy pierwsze. Od Pawilonu do Wieży, z każdym rodzajem o jeden więcej, pierwsze miejsce daje od 1 do 6 punktów w A, od 8 do 13 w B i od 16 do 21 w C; drugie od 1 do 6 w B i od 8 do 13 w C; trzecie od 1 do 6 w C.',
  'rule.AL-SCORE-3':
    'Kto ma tyle samo kart, dzieli się punktami wszystkich zajętych wspólnie miejsc, z zaokrągleniem w dół w każdym rodzaju; miejsce bez punktów liczy się jako zero. Następny gracz zajmuje miejsce za nimi.',
  'rule.AL-SCORE-4': 'Bez karty danego rodzaju nie ma ani miejsca, ani punktów. Punktów, których nikt nie może wziąć, nie przyznaje się.',
  'rule.AL-SCORE-5':
    'Przykłady: Wieże w B, 4 – 4 – 1 karty dają 9 – 9 – 0; 3 – 2 – 2 karty dają 13 – 3 – 3. Ogrody w C, 3 – 3 – 2 – 2 karty dają 16 – 16 – 2 – 2; 4 – 2 – 2 – 2 dają 20 – 5 – 5 – 5; 2 – 2 – 2 – 1 dają 12 – 12 – 12 – 0. Pawilony: dwoje graczy z jedną kartą nie dostaje w A nic; sześcioro z jedną kartą dostaje w C po 4.',
  'rule.AL-END-1':
    'Gra kończy się po kolejce, po której nie da się zapełnić placu do czterech budowli; wykłada się jeszcze tyle, ile jest, od lewej do prawej. Jeśli ostatnia budowla zapełni czwarte miejsce, gra toczy się dalej.',
  'rule.AL-END-2':
    'Karta punktowania, która pojawi się w ostatnim uzupełnieniu, liczy się najpierw. Karty, która się nie pojawi, nie punktuje się.',
  'rule.AL-END-3':
    'Każda budowla pozostała na placu trafia za darmo do gracza, który ma najwięcej pieniędzy w walucie jej miejsca; do nikogo, jeśli najwięcej ma kilka osób albo nikt nie ma ich wcale. Wszystkim pokazuje się, ile kto ma w każdej walucie.',
  'rule.AL-END-4': 'Potem następuje punktowanie C. Wygrywa najwyższa suma punktów; przy remisie zwycięstwo jest wspólne.',
  'rule.AL-2P-1':
    'We dwoje odkłada się po jednej sztuce każdej karty pieniędzy: zostają 72. Trzeci zbieracz, Dirk, nie ma kolejek ani pieniędzy i nigdy nie zaczyna.',
  'rule.AL-2P-2':
    'Dirk dostaje sześć budowli na początku, sześć zaraz po punktowaniu A, a po punktowaniu B jedną trzecią budowli leżących jeszcze zakrytych w talii, z zaokrągleniem w dół; mniej, jeśli tylu nie ma. To, co dobiera, samo nigdy nie kończy gry.',
  'rule.AL-2P-3':
    'Dirk zajmuje miejsca, przy remisie dzieli się punktami i zdobywa je jak każdy, ale nigdy nie dostaje budowli pozostałych na końcu.',
  'rule.AL-2P-4':
    'Za każdym razem, gdy kupujesz budowlę, zatrzymujesz ją albo oddajesz Dirkowi; po dokładnej zapłacie tak czy inaczej grasz dalej. Budowle zdobyte na końcu gry zatrzymujesz.',
  'rule.AL-2P-5': 'Wynik Dirka jest pokazywany, ale wygrać może tylko jedno z dwojga graczy.',
  'rule.AL-VIEW-1':
    'Wszyscy widzą plac, wyłożone pieniądze, wszystkie budowle, punkty i karty odrzucone oraz to, ile kart kto ma na ręce i ile jest w taliach. Ukryte są kolejność talii, położenie A i B oraz ręce; karty przychodzą i odchodzą jednak na oczach wszystkich, więc kto pamięta, ten zna rękę.',

  'statistic.points.A': 'Punkty w punktowaniu A',
  'statistic.points.B': 'Punkty w punktowaniu B',
  'statistic.points.C': 'Punkty w punktowaniu C',
  'statistic.points.pavilion': 'Punkty za Pawilony',
  'statistic.points.seraglio': 'Punkty za Seraje',
  'statistic.points.arcades': 'Punkty za Arkady',
  'statistic.points.chambers': 'Punkty za Komnaty',
  'statistic.points.garden': 'Punkty za Ogrody',
  'statistic.points.tower': 'Punkty za Wieże',
  'statistic.bought': 'Kupione budowle',
  'statistic.given': 'Budowle oddane Dirkowi',
  'statistic.leftovers': 'Budowle zdobyte na końcu',
  'statistic.exact': 'Dokładne zapłaty',
  'statistic.overpaid': 'Zapłaty z nadpłatą',
  'statistic.wasted': 'Pieniądze stracone przez nadpłaty',
  'statistic.paid': 'Zapłacone pieniądze',
  'statistic.takes': 'Ile razy wzięto pieniądze',
  'statistic.cardsTaken': 'Wzięte karty pieniędzy',
  'statistic.moneyTaken': 'Wzięte pieniądze',
  'statistic.passed': 'Stracone kolejki',

  'scribe.position': 'Pozycja to obiekt z polami takimi jak „hands”, „yard” czy „turn”.',
  'scribe.field': 'Pozycja nie ma pola „{field}”. Może mieć: {fields}.',
  'scribe.value':
    'Nie da się odczytać pola „{field}”: {expected, select, seat {oczekiwane jest miejsce od 0 do {max}} scores {oczekiwana jest lista punktów, 0 lub więcej} dirk {Dirk gra tylko we dwoje} one {na jednym miejscu leży jedna karta} rest {możliwe jest „deck” albo „discard”} scored {karty A i B już nie ma w grze albo jest raz w talii} other {oczekiwana jest lista o najwyżej {max} pozycjach}}.',
  'scribe.money': '„{given}” nie jest kartą pieniędzy. Napisz walutę i wartość od 1 do 9, na przykład florin: 3.',
  'scribe.building': '„{given}” nie jest kartą budowli. Napisz rodzaj i jedną z jego cen, na przykład tower: 9.',
  'scribe.too-many-money': `Nie ma tylu kart: ${ile('value')}.`,
  'scribe.too-many-buildings': `Nie ma tylu kart „${co}” za {price}.`,
  'scribe.move': 'To nie jest ruch. Napisz take: i karty, albo buy: i budowlę z placu oraz with: i zapłacone wartości.',
  'scribe.not-in-yard': `„${co}” za {price} nie leży na placu.`,
};
