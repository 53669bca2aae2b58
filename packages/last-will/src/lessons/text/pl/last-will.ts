import type { Catalogue } from '@parlour/kernel';

const funty = '{pounds, plural, one {# funt} few {# funty} many {# funtów} other {# funta}}';

/** Nauka Ostatniej woli: co słychać w każdym kroku i w odpowiedzi na każdy wybór. */
export const catalogue: Catalogue = {
  'lesson.last-will': 'Nauka Ostatniej woli',

  'lesson.last-will.spend': 'Pozbądź się ich!',
  'lesson.last-will.spend.first':
    'Wujek zostawia majątek temu, kto pierwszy roztrwoni £{money}. Wygrywa więc najbiedniejszy! Dotknij białej karty na ręce i wydawaj.',
  'lesson.last-will.spend.first.spent': `${funty} mniej. I bardzo dobrze.`,
  'lesson.last-will.spend.first.done':
    'Można zakończyć turę. Ale akcje przepadną, a pieniądze zostaną. Dotknij białej karty, a potem przycisku.',
  'lesson.last-will.spend.company':
    'Małe klepsydry to akcje: w tej turze masz ich {actions}. A w towarzystwie jest drożej. Zagraj Wycieczkę statkiem, dołącz popielatych towarzyszy i wydaj wszystko.',
  'lesson.last-will.spend.company.all': `${funty} w jedno popołudnie, razem z psem i gościem!`,
  'lesson.last-will.spend.company.one': `${funty}! A na pokładzie było jeszcze jedno miejsce.`,
  'lesson.last-will.spend.company.alone': `Można, za £{pounds}. Ale w towarzystwie wycieczka kosztuje znacznie więcej, a o to nam chodzi.`,
  'lesson.last-will.spend.company.done': 'Można. Ale statek czeka, a pies i gość sprawią, że będzie naprawdę drogo.',
  'lesson.last-will.spend.joy': 'Pierwsze szaleństwo za tobą! W tym tempie ruina przyjdzie przed niedzielą.',

  'lesson.last-will.stay': 'Kosztowne nawyki',
  'lesson.last-will.stay.lay':
    'Białą kartę zagrywa się raz. Karta z czarną ramką to nawyk: zostaje na planszy i kosztuje w każdej rundzie. Wyłóż jedną.',
  'lesson.last-will.stay.lay.laid': 'Karta „{card}” zostaje z tobą na dobre.',
  'lesson.last-will.stay.lay.white': `Można: £{pounds} mniej, ale tylko raz. Czarna karta robi to runda po rundzie.`,
  'lesson.last-will.stay.lay.done': 'Można zakończyć turę, ale akcje przepadną. Wyłóż czarną kartę.',
  'lesson.last-will.stay.use':
    'Kart na planszy można użyć raz w rundzie, także od razu. Nie ma na karcie klepsydry? To bez akcji. Zostało ci akcji: {actions}. Użyj wszystkiego i zakończ turę.',
  'lesson.last-will.stay.use.going':
    '{actions, plural, =0 {Akcji już nie ma.} one {Została # akcja.} few {Zostały # akcje.} many {Zostało # akcji.} other {Zostało # akcji.}}{free, select, true { Karta na planszy bez klepsydry nie potrzebuje akcji: dotknij jej.} other {}} Gdy nic już nie zostanie, zakończ turę.',
  'lesson.last-will.stay.use.lost':
    'Można. Ale {lost, plural, one {została # akcja} few {zostały # akcje} many {zostało # akcji} other {zostało # akcji}}, a niewykorzystane przepadają.',
  'lesson.last-will.stay.use.unused': 'Można. Ale Rezerwacja wydaje pieniądze bez akcji: dotknij jej na planszy.',
  'lesson.last-will.stay.use.all': 'Nic się nie zmarnowało: £{pounds} w jednej turze, a nawyki zostają na następną.',
  'lesson.last-will.stay.joy': 'Kelner podnosi cenę każdego obiadu, stolik czeka w każdej rundzie. Tak majątek topnieje sam.',

  'lesson.last-will.house': 'Drogo kup, tanio sprzedaj',
  'lesson.last-will.house.buy':
    'Najszybciej traci się na nieruchomościach. Dziś rynek dolicza 3 do każdej willi, więc to cudownie zła chwila na zakup. Kup swoją!',
  'lesson.last-will.house.buy.bought': '£{pounds} za dom wart {value}. Znakomicie!',
  'lesson.last-will.house.buy.other': 'Można. Ale ceny się zmieniają, a dziś willa kosztuje o 3 więcej, niż jest warta.',
  'lesson.last-will.house.rot':
    'Zanim sprzedasz dom, niech straci na wartości. Zostaw go w spokoju, a wieczorem spadnie o stopień. Albo go utrzymuj: to wydatek już teraz, ale wartość zostaje. Zrób, co chcesz, i zakończ turę.',
  'lesson.last-will.house.rot.sold':
    'Można. Ale za £{pounds} masz znowu tyle, co przedtem. Niech najpierw straci na wartości; sprzedasz go, gdy będzie prawie nic niewart.',
  'lesson.last-will.house.rot.maintained': `Wydane: ${funty}. Tym razem dom trzyma wartość.`,
  'lesson.last-will.house.rot.neglected': 'Niech przecieka.',
  'lesson.last-will.house.keep': 'Koniec rundy. Na ręce mogą zostać dwie karty, reszta przepada. Które dwie?',
  'lesson.last-will.house.keep.fell': 'A przez noc dom spadł z {from} na {to}: £{gone} straty bez kiwnięcia palcem.',
  'lesson.last-will.house.keep.kept': 'Zadbany dom jest nadal wart {value}. Jutro może już niszczeć.',
  'lesson.last-will.house.sell':
    'Kilka rund później: dom jest wart {value}, a rynek odejmuje 2. Niesprzedany liczyłby się na koniec jako {counts}, a kto ma dom, nie może zbankrutować. Co teraz?',
  'lesson.last-will.house.sell.sold': 'Sprzedany za £{pounds}. Co za strata, co za sukces!',
  'lesson.last-will.house.sell.other':
    'Można. Ale niesprzedany dom liczy się na koniec jako wartość i jeszcze 5, a do tego nie pozwala zbankrutować.',
  'lesson.last-will.house.joy': 'Kupno na górce, sprzedaż ruiny. Żadna karta nie pozbawi cię większych pieniędzy.',

  'lesson.last-will.day': 'Plan dnia',
  'lesson.last-will.day.plan':
    'Rundę otwiera wybór klepsydry, czyli planu dnia: karty do dobrania, chłopcy na posyłki (kapelusze) i akcje (małe klepsydry). Bardziej na lewo to wcześniej. Wybierz; jeśli plan daje karty, powiedz, z których talii.',
  'lesson.last-will.day.plan.busy':
    '{actions, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}: to będzie dzień wydatków! Za to nowych kart mało, a inni grają wcześniej.',
  'lesson.last-will.day.plan.cards':
    '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}: zapas na kolejne dni. Dziś wydawanie pójdzie wolno.',
  'lesson.last-will.day.plan.even': 'Dzień w sam raz, i to wcześnie w kolejce: pierwsze sprawy są twoje.',
  'lesson.last-will.day.errand':
    'Teraz chłopiec na posyłki. Przyniesie dowolną wyłożoną kartę, pójdzie do opery (od razu £2 mniej), zdobędzie więcej miejsca albo ustawi ceny domów. Gdzie stoi jeden, tam nie pójdzie drugi.',
  'lesson.last-will.day.errand.opera': 'Wieczór w operze: £{pounds} mniej, i to bez akcji.',
  'lesson.last-will.day.errand.took': 'Karta „{card}” jest na twojej ręce i nikt inny jej nie dostanie.',
  'lesson.last-will.day.errand.extended': 'Jedno miejsce więcej na kosztowne nawyki, do końca gry.',
  'lesson.last-will.day.errand.market': 'Rynek gra, jak mu zagrasz: drogo tam, gdzie kupujesz, tanio tam, gdzie sprzedajesz.',
  'lesson.last-will.day.errand.unknown': 'Karta z wybranej talii: nikt nie wie, co masz.',
  'lesson.last-will.day.joy': 'Plan, sprawy, akcje, a nocą domy tracą na wartości: oto cała runda. Jest ich najwyżej siedem.',

  'lesson.last-will.ruin': 'Nareszcie ruina',
  'lesson.last-will.ruin.all':
    'Ostatnia prosta! Bez pieniędzy i bez domu jesteś bankrutem: runda kończy grę, a każdy funt długu liczy się na twoją korzyść. Masz £{money}, zapuszczoną willę i akcje: {actions}. Sprzedaj, wydaj, zakończ turę!',
  'lesson.last-will.ruin.all.going':
    '{house, select, true {Dom nadal jest twój: dotknij go, żeby sprzedać. } other {}}{bankrupt, select, true {Bankructwo! Każdy kolejny funt działa na twoją korzyść. } other {}}{actions, plural, =0 {Akcji już nie ma: zakończ turę.} one {Została # akcja.} few {Zostały # akcje.} many {Zostało # akcji.} other {Zostało # akcji.}}',
  'lesson.last-will.ruin.all.bankrupt': 'Bankructwo! Twój majątek: {score}.',
  'lesson.last-will.ruin.all.house':
    'Można. Ale dom nadal jest twój: liczy się na koniec i nie pozwala zbankrutować. Dotknij go, żeby sprzedać.',
  'lesson.last-will.ruin.all.money': 'Można. Ale zostało £{money}, a inni są blisko. Masz karty, żeby wydać wszystko.',
  'lesson.last-will.ruin.joy': 'Ani pensa, a więc cały majątek wujka jest twój. Pora stracić cały?',

  'lesson.last-will.game': 'Własna gra',
  'lesson.last-will.game.say':
    'Krótka gra z dwoma łagodnymi botami: ostatnie trzy rundy, każdy ma £{money} i pustą planszę. Kto pierwszy się zrujnuje? Obok siedzi trener, który odezwie się, gdy coś ma ci umknąć.',
};
