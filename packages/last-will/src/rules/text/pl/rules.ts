import type { Catalogue } from '@parlour/kernel';

/** Every rule of Last Will and Getting Sacked in Polish, in the terms of the Polish rulebook. */
export const catalogue: Catalogue = {
  'chapter.setup': 'Przygotowanie rozgrywki',
  'chapter.round': 'Przebieg rundy',
  'chapter.offer': 'Faza 1: Przygotowanie',
  'chapter.planning': 'Faza 2: Plan dnia',
  'chapter.errands': 'Faza 3: Sprawy do załatwienia',
  'chapter.actions': 'Faza 4: Akcje',
  'chapter.end': 'Faza 5: Zakończenie rundy',
  'chapter.white': 'Białe karty',
  'chapter.black': 'Czarne karty',
  'chapter.expenses': 'Wydatki',
  'chapter.helpers': 'Pomocnicy',
  'chapter.properties': 'Nieruchomości',
  'chapter.companions': 'Towarzysze',
  'chapter.spending': 'Wydawanie pieniędzy, bankructwo, zwycięstwo',
  'chapter.views': 'Co jest jawne',
  'chapter.sacked-setup': 'Przygotowanie rozgrywki',
  'chapter.sacked-jobs': 'Posady',
  'chapter.sacked-money': 'Pieniądze i koniec gry',
  'chapter.sacked-plans': 'Klepsydry',
  'chapter.sacked-cards': 'Nowe karty',
  'chapter.sacked-variants': 'Warianty',

  // Setting up
  'rule.LW-SETUP-1':
    'W „Ostatnią wolę” gra od 2 do 5 osób. Każdy ma planszę gracza, 2 chłopców na posyłki, znacznik planowania i znacznik akcji.',
  'rule.LW-SETUP-2':
    'Plansza Planu Dnia i plansza Spraw do Załatwienia mają jedną stronę dla 2–3 graczy, a drugą dla 4–5. Przy dokładnie 3 lub 5 graczach dochodzi uzupełnienie planszy Spraw do Załatwienia.',
  'rule.LW-SETUP-3':
    'Cztery żetony zmian wartości leżą na początku losowo na Rynku Nieruchomości: po jednym dla rezydencji, willi, kamienic i domów na wsi.',
  'rule.LW-SETUP-4':
    'Są cztery talie właściwe: Wydarzenia, Pomocnicy i Wydatki, Nieruchomości oraz Towarzysze. Każdą tasuje się osobno i każda ma własny, zakryty stos kart odrzuconych.',
  'rule.LW-SETUP-5':
    'Karty specjalne tasuje się osobno według liczby koron i układa w jeden stos: na górze z jedną koroną, niżej z dwiema, na dole z trzema. Nie mają stosu odrzuconych: karta specjalna zagrana, odrzucona, sprzedana lub pozostawiona na planszy wypada z gry.',
  'rule.LW-SETUP-6':
    'Dwie karty Towarzysza na każdą okazję nie należą do żadnej talii. W każdej rundzie obie są dostępne na planszy Spraw do Załatwienia.',
  'rule.LW-SETUP-7': 'Wszyscy zaczynają z taką samą sumą: 70 funtów albo tyle, ile wskaże wylosowana karta Testamentu Wuja.',
  'rule.LW-SETUP-8':
    'Dostajesz 3 karty Pomocników i Wydatków oraz 3 karty Nieruchomości i zatrzymujesz dowolne 2 z tych 6. Wszyscy wybierają jednocześnie i w tajemnicy, gdy widać już karty pierwszej rundy; pozostałe trafiają zakryte na swoje stosy kart odrzuconych.',
  'rule.LW-SETUP-9': 'Pierwszego gracza wybiera los, chyba że przed grą wskażecie go sami.',
  'rule.LW-SETUP-10': 'W banku jest łącznie 12 rozszerzeń plansz graczy. Pieniędzy i znaczników nigdy nie brakuje.',

  // The round
  'rule.LW-ROUND-1':
    'Gra trwa najwyżej 7 rund. Każda ma pięć faz: Przygotowanie, Plan dnia, Sprawy do załatwienia, Akcje i Zakończenie rundy.',
  'rule.LW-ROUND-2': 'Gdy ktoś zbankrutuje, wszyscy dogrywają tę rundę do końca. Jest to ostatnia runda.',

  // Phase 1: setup
  'rule.LW-OFFER-1':
    'Na każdym polu planszy Spraw do Załatwienia kładzie się jedną kartę z talii, którą pole wskazuje w tej rundzie. Na niektórych polach talia z czasem się zmienia.',
  'rule.LW-OFFER-2':
    'Na pola kart specjalnych trafiają karty ze stosu specjalnych, a na pola Towarzysza na każdą okazję – karty Towarzysza na każdą okazję.',
  'rule.LW-OFFER-3':
    'Gdy potrzebna jest karta z wyczerpanej talii, tasuje się jej stos kart odrzuconych i tworzy nową talię. Jeśli i on jest pusty, pole pozostaje puste i nikt nie może tam wysłać chłopca, a z tej talii nie można dobierać.',

  // Phase 2: planning
  'rule.LW-PLAN-1':
    'Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy stawia znacznik planowania na wolnej klepsydrze.',
  'rule.LW-PLAN-2':
    'Klepsydra określa, ile kart od razu dobierasz, ilu chłopców na posyłki wyślesz i ile masz akcji. Wyznacza też kolejność do końca rundy: zaczyna gracz ze znacznikiem najbardziej na lewo.',
  'rule.LW-PLAN-3':
    'Karty dobierasz od razu, w dowolnej kombinacji z czterech talii właściwych. Najpierw mówisz, ile kart bierzesz z której talii, a dopiero potem je oglądasz.',
  'rule.LW-PLAN-4': 'Planując dzień, nigdy nie dobierasz kart specjalnych ani kart z planszy Spraw do Załatwienia.',
  'rule.LW-PLAN-5': 'Znacznik pierwszego gracza zostaje na swoim miejscu, choć klepsydry zmieniają kolejność gry.',
  'rule.LW-PLAN-6':
    'Niektórzy pomocnicy pozwalają dobrać więcej: 2 dowolne karty, 3 Wydarzenia albo 3 Towarzyszy. Liczy się każdy taki pomocnik w grze, a korzystasz z niego w całości albo wcale. Decydujesz razem z resztą dobierania; z dodatkowych 3 kart dostajesz tyle, ile zostało w talii i na jej stosie odrzuconych.',
  'rule.LW-PLAN-7':
    'Talia daje najwyżej tyle kart, ile jest w niej i na jej stosie kart odrzuconych. Jeśli wszystkich kart jest mniej, niż ci przysługuje, dobierasz te, które są.',
  'rule.LW-2P-1':
    'W grze dwuosobowej pierwszy gracz najpierw blokuje neutralnym znacznikiem jedną klepsydrę. Drugi gracz blokuje inną, po czym wybiera klepsydrę i dobiera karty; potem wybiera i dobiera pierwszy gracz. Blokady działają tylko w tej rundzie.',

  // Phase 3: errands
  'rule.LW-ERR-1':
    'W kolejności klepsydr każdy stawia jednego chłopca na posyłki przy wolnej sprawie i od razu ją załatwia. Potem gracze, których klepsydra daje drugiego chłopca, stawiają go w tej samej kolejności.',
  'rule.LW-ERR-2':
    'Na jednym polu stoi jeden chłopiec. Kto ma tylko jednego chłopca, jest pomijany w drugiej kolejce. Oba pola wspólnej grupy kart może zająć ten sam gracz.',
  'rule.LW-ERR-3': 'Musisz postawić chłopca, dopóki jest pole, z którego możesz skorzystać. Jeśli takiego nie ma, twoja kolej przepada.',
  'rule.LW-ERR-4':
    'Karty: weź na rękę kartę z zajętego pola. W grze na 2 lub 3 osoby dwa pola odpowiadają trzem kartom: pierwszy wybiera jedną z trzech, drugi jedną z pozostałych dwóch, a ostatniej nie można wziąć.',
  'rule.LW-ERR-5':
    'Rozszerzenie planszy gracza: do końca gry masz o jedno miejsce na czarne karty więcej. Możesz mieć kilka rozszerzeń, dopóki są w banku.',
  'rule.LW-ERR-6': 'Rynek Nieruchomości: ułóż cztery żetony zmian wartości w dowolnej kolejności. Możesz też niczego nie zmieniać.',
  'rule.LW-ERR-7':
    'Karta w ciemno: dobierz wierzchnią kartę jednej z talii właściwych. Każdy ma do tego własne pole, więc można to zrobić raz na rundę.',
  'rule.LW-ERR-8': 'Opera: wydaj 2 funty, a z odpowiednim pomocnikiem więcej. Nie możesz tam iść, jeśli nie wolno ci wydać 2 funtów.',

  // Phase 4: actions
  'rule.LW-ACT-1': 'Masz tyle akcji, ile daje twoja klepsydra, i po jednej za każdego pomocnika w grze, który daje dodatkową akcję.',
  'rule.LW-ACT-2':
    'W kolejności klepsydr każdy rozgrywa jedną turę: zagrywa i aktywuje dowolnie wiele kart w dowolnej kolejności, dopóki starcza mu akcji. Niewykorzystane akcje przepadają.',
  'rule.LW-ACT-3':
    'Nie możesz użyć karty, na którą nie starcza ci akcji. Aktywacje, które nie kosztują akcji, są możliwe nawet wtedy, gdy nie masz już żadnej.',

  // Phase 5: end of round
  'rule.LW-END-1':
    'Wszyscy jednocześnie i w tajemnicy zatrzymują na ręce najwyżej 2 karty (i po 2 więcej za każdego pomocnika, który na to pozwala), a resztę odrzucają zakrytą. Można zatrzymać mniej.',
  'rule.LW-END-2': 'Towarzysza na każdą okazję nigdy się nie zatrzymuje: wraca na planszę, choćby na ręce było mało kart.',
  'rule.LW-END-3':
    'Każda nieruchomość ze skalą wartości, której w tej rundzie nie aktywowano, traci jeden stopień, nawet jeśli kupiono ją w tej rundzie. Na najniższym stopniu już pozostaje. Domy na wsi i inne nieruchomości bez skali nie tracą na wartości.',
  'rule.LW-END-4': 'Aktywowane karty wracają do stanu wyjściowego: w następnej rundzie znów można je aktywować.',
  'rule.LW-END-5':
    'Karty pozostałe na planszy Spraw do Załatwienia trafiają na swoje stosy kart odrzuconych. Karty specjalne wypadają z gry, a karty Towarzysza na każdą okazję wracają na swoje pola.',
  'rule.LW-END-6':
    'Znaczniki planowania i chłopcy wracają do graczy, znacznik rundy przesuwa się dalej, a znacznik pierwszego gracza przechodzi do gracza po lewej.',

  // White-bordered cards
  'rule.LW-WHITE-1': 'Białej karty używa się raz: zużyj akcje, wydaj funty i odrzuć kartę. Karty specjalne wypadają z gry.',
  'rule.LW-WHITE-2':
    'Jeśli na karcie są towarzysze, wydajesz kwotę z górnej monety i z monety każdego towarzysza, którego kartę odrzucasz razem z nią. Każdej możliwości używasz najwyżej raz, dowolnie wielu, w dowolnej kolejności albo żadnej.',
  'rule.LW-WHITE-3': 'Zasmakuj w luksusie: jeśli karta podaje kilka cen, wybierz jedną z nich – jej akcje i jej funty.',
  'rule.LW-WHITE-4': 'Niektóre wydarzenia dają akcje: 3 akcje za 1 akcję albo 2 akcje za 1 akcję i 2 funty.',
  'rule.LW-WHITE-5':
    'Targ hodowlany: za jedną akcję połóż do dwóch znaczników zwierząt (psy, konie lub po jednym) na swoich czarnych kartach w grze, bez odrzucania kart Towarzyszy. Każdy trafia na pierwsze od góry wolne miejsce karty, jeśli przyjmuje ono to zwierzę.',
  'rule.LW-WHITE-6':
    'Za jedną akcję twoje nieruchomości tracą razem trzy stopnie wartości, rozdzielone dowolnie; jedna może stracić kilka, także taka, którą utrzymano. Żadna nie spada poniżej najniższego stopnia. Musisz wykorzystać tyle z tych trzech, ile się da, a karty, która nic by nie zrobiła, nie można zagrać.',

  // Black-bordered cards
  'rule.LW-BLACK-1':
    'Aby wyłożyć czarną kartę, potrzebujesz wolnego miejsca na swojej planszy i 1 akcji, a także opłacasz koszt z lewego górnego rogu karty, jeśli jest.',
  'rule.LW-BLACK-2':
    'Gdy nie masz wolnego miejsca, możesz odrzucić z planszy jedną czarną kartę, która nie jest nieruchomością. Nie kosztuje to akcji i jest możliwe, nawet jeśli karta jest nowa lub aktywowana; jej znaczniki przepadają, a jej przywilej już nie działa. Wolno to zrobić tylko po to, by wyłożyć inną kartę; może nią być nieruchomość.',
  'rule.LW-BLACK-3': 'Każdą kartę możesz aktywować raz na rundę, w dowolnym momencie swojej tury, także w rundzie, w której ją wyłożono.',
  'rule.LW-BLACK-4': 'Aby aktywować kartę, zużyj jej akcje, jeśli są, i wydaj kwotę z prawego górnego rogu.',
  'rule.LW-BLACK-5': 'Aktywowaną kartę nadal można odrzucić, by zrobić miejsce.',

  // Expenses
  'rule.LW-EXP-1':
    'Na czarnej karcie z miejscami na towarzyszy górna kwota jest dostępna zawsze, a każda następna – gdy na jej miejscu leży znacznik. Aktywując kartę, wybierasz jedną z dostępnych kwot; koszt w akcjach jest taki sam.',
  'rule.LW-EXP-2':
    'Wydatki wiejskie liczą to, co masz w danej chwili: 2 funty za każdy dom na wsi, 2 za każdy znacznik konia na domach na wsi albo 1 za każdy dom na wsi i 1 za każdy znacznik psa na nich. Jeśli nie ma czego liczyć, karty nie można aktywować.',
  'rule.LW-EXP-3': 'Niektóre wydatki to 4 funty za jedną akcję, inne 2 funty bez akcji: rób to, co pokazuje karta.',

  // Helpers
  'rule.LW-HELP-0':
    'Aktywacja pomocnika (górna część) i jego przywilej (dolna część) są od siebie niezależne. Z przywileju nie trzeba korzystać; działa bez względu na to, czy kartę aktywowano, a każdy egzemplarz liczy się osobno.',
  'rule.LW-HELP-1':
    'Raz na rundę możesz kupić lub sprzedać jeden dom na wsi bez zużywania akcji. Za każdym razem, gdy kupujesz lub sprzedajesz dom na wsi, jego cena może być też o 2 funty niższa: polska instrukcja mówi tak tylko o zakupie, a przy nim prawie nigdy by to nie pomagało.',
  'rule.LW-HELP-2': 'Dwa razy na rundę możesz kupić lub sprzedać rezydencję, willę lub kamienicę bez zużywania akcji.',
  'rule.LW-HELP-3':
    'Gdy kupujesz lub sprzedajesz rezydencję, willę lub kamienicę, możesz podnieść lub obniżyć jej cenę o 2 funty, ale nie poniżej 0. Działanie kilku takich pomocników dodaje się albo znosi, jak wolisz.',
  'rule.LW-HELP-4': 'Raz na rundę możesz aktywować dom na wsi bez zużywania akcji.',
  'rule.LW-HELP-5': 'Raz na rundę możesz aktywować rezydencję, willę lub kamienicę bez zużywania akcji.',
  'rule.LW-HELP-6': 'Aktywacja nieruchomości jednego z dwóch wskazanych rodzajów pozwala wydać 3 funty więcej.',
  'rule.LW-HELP-7': 'Każde użycie karty ze sztućcami pozwala wydać 1 funta więcej.',
  'rule.LW-HELP-8': 'Każde użycie karty z powozem pozwala wydać więcej o tyle funtów, ile wskazuje pomocnik.',
  'rule.LW-HELP-9': 'Każde użycie karty z maską i każda wizyta w Operze pozwala wydać 3 funty więcej.',
  'rule.LW-HELP-10': 'Każde użycie karty ze sterem lub winem pozwala wydać 2 funty więcej.',
  'rule.LW-HELP-11':
    'Co rundę masz jedną akcję więcej. W rundzie, w której wykładasz pomocnika, dostajesz ją po opłaceniu jego kosztu i zachowujesz, nawet jeśli potem w tej turze go odrzucisz.',
  'rule.LW-HELP-12':
    'Raz na rundę masz dodatkową akcję na zagranie białej karty. Można ją połączyć ze zwykłymi akcjami, ale tylko dopóki pomocnik jest w grze.',
  'rule.LW-HELP-13': 'Gdy dobierasz karty, planując dzień, możesz dobrać 2 dowolne karty więcej.',
  'rule.LW-HELP-14': 'Gdy dobierasz karty, planując dzień, możesz dobrać 3 Wydarzenia więcej.',
  'rule.LW-HELP-15': 'Gdy dobierasz karty, planując dzień, możesz dobrać 3 Towarzyszy więcej.',
  'rule.LW-HELP-16': 'Na koniec rundy możesz zatrzymać na ręce 2 karty więcej.',
  'rule.LW-HELP-17':
    'Użycie karty to zagranie białej lub aktywacja czarnej; wyłożenie karty nie jest jej użyciem. Liczy się tylko symbol w jej lewym górnym rogu. Premie kilku pomocników sumują się, a każda liczy się raz na użycie, bez względu na liczbę towarzyszy.',
  'rule.LW-HELP-18':
    'To, co karta może raz lub dwa razy na rundę, należy do tej karty: ma to w całości w rundzie, w której ją wyłożono, traci, gdy opuszcza planszę, a inny egzemplarz lub ta sama karta wyłożona ponownie ma to od nowa.',

  // Properties
  'rule.LW-PROP-1': 'Są rezydencje, wille i kamienice, których wartość spada według skali, oraz domy na wsi o jednej stałej wartości.',
  'rule.LW-PROP-2':
    'Aby kupić nieruchomość, potrzebujesz 1 akcji (niektórzy pomocnicy z niej zwalniają), wolnego miejsca i całej ceny: kwoty z najwyższego banknotu, zmienionej przez żeton jej rodzaju na Rynku i przez twoich pomocników, ale nie niższej niż 0.',
  'rule.LW-PROP-3': 'Kupiona nieruchomość zaczyna od najwyższego stopnia swojej skali.',
  'rule.LW-PROP-4':
    'Utrzymanie nieruchomości to jej aktywacja, także domu na wsi. Dzięki niemu nie traci ona na wartości na koniec tej rundy. Nic nigdy nie podnosi wartości.',
  'rule.LW-PROP-5':
    'Aby sprzedać nieruchomość, zużyj 1 akcję (niektórzy pomocnicy z niej zwalniają) i weź z banku jej obecną wartość, zmienioną przez żeton na Rynku i przez twoich pomocników, ale nie mniej niż 0. Kartę się odrzuca (specjalna wypada z gry), a jej znaczniki wracają do banku.',
  'rule.LW-PROP-6': 'Nieruchomości nigdy się nie odrzuca, by zrobić miejsce: trzeba ją sprzedać.',
  'rule.LW-PROP-7': 'Nieruchomość możesz sprzedać nawet w rundzie, w której ją kupiono, a także po aktywacji.',

  // Companions
  'rule.LW-COMP-1':
    'Towarzysze to kucharze, goście, psy i konie. Nigdy nie zagrywa się ich samych: tylko z białą kartą albo jako znacznik na czarnej karcie w grze.',
  'rule.LW-COMP-2':
    'Aby położyć znacznik towarzysza, odrzuć odpowiednią kartę Towarzysza i zużyj 1 akcję. Znacznik trafia na pierwsze od góry wolne miejsce karty: miejsca zapełnia się od góry do dołu.',
  'rule.LW-COMP-3': 'Znaczników towarzyszy nie można przesuwać. Znikają tylko razem ze swoją kartą.',
  'rule.LW-WILD-1':
    'Towarzysz na każdą okazję zastępuje dowolnego jednego towarzysza. Po użyciu wraca na planszę na następną rundę. Jego znacznik pozostaje tym towarzyszem, którego zastąpił, a dwie takie karty mogą posłużyć do dwóch możliwości jednego wydarzenia.',

  // Spending, bankruptcy, winning
  'rule.LW-SPEND-1':
    'Dopóki masz nieruchomość, nie możesz wydać więcej, niż posiadasz. Tańsza możliwość na tej samej karcie może być nadal dostępna.',
  'rule.LW-SPEND-2':
    'Aby kupić nieruchomość, musisz mieć całą jej cenę, bo od tej chwili należy ona do ciebie. Po bankructwie nie kupisz już żadnej nieruchomości, za żadną cenę.',
  'rule.LW-SPEND-3':
    'Jeśli nie masz nieruchomości, a po wydaniu pieniędzy zostaje ci 0 lub mniej, bankrutujesz. Do końca rundy grasz dalej i powiększasz debet. Może się to zdarzyć już w Operze.',
  'rule.LW-SPEND-4':
    'Mieć 0 funtów i nieruchomość to nie bankructwo, ale sprzedaż ostatniej nieruchomości może nim być: bankrutujesz w chwili, gdy nie masz ani pieniędzy, ani nieruchomości.',
  'rule.LW-SPEND-5': 'Zawsze wydajesz jedną z podanych kwot i wybrane premie. Nie można wydawać dowolnych sum.',
  'rule.LW-SPEND-6':
    'Z premii lub zmiany ceny każdego pomocnika korzystasz przy każdym użyciu w całości albo wcale. Dopóki masz nieruchomość, musisz mieć całą kwotę razem z premiami: mając 4 funty, nieruchomość i pomocnika od masek, wydasz w Operze 2.',
  'rule.LW-WIN-1':
    'Gra kończy się po rundzie, w której ktoś zbankrutował, albo po rundzie 7. Rozgrywa się też jej zakończenie, więc nieutrzymane nieruchomości najpierw tracą na wartości.',
  'rule.LW-WIN-2':
    'Wygrywa największy debet, a bez debetu – najmniejsza suma pieniędzy i nieruchomości. Każda nieruchomość liczy się jako jej obecna wartość i 5 funtów; żetony na Rynku i pomocnicy nie mają znaczenia.',
  'rule.LW-WIN-3': 'Remis rozstrzyga klepsydra z ostatniej rundy: wygrywa ta bardziej na lewo.',

  // What everyone sees
  'rule.LW-VIEW-1':
    'Jawne są pieniądze, plansze i znaczniki, oferta kart, klepsydry, sprawy, żetony zmian wartości, liczby kart w taliach i stosach oraz rewersy kart na rękach.',
  'rule.LW-VIEW-2':
    'Tajne są awersy kart na ręce, karty odrzucone i kolejność kart w taliach. Kartę wziętą z planszy wszyscy jednak widzieli.',

  // Getting Sacked: setting up
  'rule.GS-SETUP-1':
    '„Utrata posady”: każdy ma 3 chłopców na posyłki. Pierwotna plansza Planu Dnia i pierwotne karty Testamentu Wuja nie są używane.',
  'rule.GS-SETUP-2':
    'Nowa plansza Planu Dnia ma stronę dla 2 lub 5 graczy i stronę dla 3 lub 4, a na każdej miejsce na 8 klepsydr. Do planszy Spraw do Załatwienia dochodzi nowe uzupełnienie ze stroną dla 2–4 i dla 5 graczy.',
  'rule.GS-SETUP-3':
    'Kafelki klepsydr losuje się po kolei. Kafelek dla innej liczby graczy lub na zajętą pozycję odkłada się na bok; każdy inny trafia na swoją pozycję losową stroną do góry, aż zapełni się wszystkie 8.',
  'rule.GS-SETUP-4': 'Jeden nowy pomocnik, 6 nieruchomości i 6 wydarzeń dołącza do swoich talii.',
  'rule.GS-SETUP-5':
    '7 nowych kart specjalnych tworzy osobny stos (z jedną koroną nad tymi z dwiema) i trafia tylko na jedno pole nowej planszy. Co zostanie na tym polu na koniec rundy, wypada z gry.',
  'rule.GS-SETUP-6':
    'Nowa karta Testamentu Wuja określa początkową sumę i to, czy używa się kart posad o 4, czy o 5 wierszach. Każdy dostaje jedną z nich, odkrytą.',

  // Getting Sacked: employment
  'rule.GS-JOB-1':
    'W fazie Przygotowania każdej rundy, także pierwszej, posada wypłaca ci sumę niezakrytych wierszy i musisz ją wziąć. Cała karta daje 7 przy czterech wierszach, a 11 przy pięciu.',
  'rule.GS-JOB-2':
    'Degradacja zakrywa jeden wiersz karty posady. W rundzie możesz ją zdobyć tylko raz, bez względu na źródło, i bierzesz ją w chwili zdobycia albo wcale.',
  'rule.GS-JOB-3': 'Gdy zagrywasz białą kartę, może cię spotkać degradacja w wierszu z symbolem, który jest w lewym górnym rogu karty.',
  'rule.GS-JOB-4':
    'Czarna karta degraduje tylko wtedy, gdy ją wykładasz, a nieruchomość, gdy ją kupujesz: nigdy przez aktywację, sprzedaż, utrzymanie, utratę wartości ani przywilej. Rodzaj nieruchomości musi zgadzać się z wierszem.',
  'rule.GS-JOB-5':
    'Liczy się tylko symbol w lewym górnym rogu samej karty. Pomocnik pasuje do symbolu pomocnika, a nie do symbolu, za który daje premię.',
  'rule.GS-JOB-6':
    'Karta Towarzysza może cię zdegradować, gdy zagrywasz ją z białą kartą lub kładziesz za nią znacznik. Towarzysz na każdą okazję liczy się jako ten, którego zastępuje, albo zakrywa wiersz ze swoim symbolem, do którego pasuje tylko on.',
  'rule.GS-JOB-7': 'Targ hodowlany nie ma symbolu i nigdy nie degraduje.',
  'rule.GS-JOB-8':
    'Sprawa „degradacja”: zakryj dowolny wiersz. Nie możesz tam iść po utracie posady ani jeśli w tej rundzie już cię zdegradowano.',
  'rule.GS-JOB-9':
    'Rozszerzenie albo degradacja: wybierz jedno z dwojga. W grze na 5 osób degradację można tu wziąć tylko wtedy, gdy drugie pole degradacji jest zajęte, a rozszerzenie tylko wtedy, gdy zajęte jest drugie pole rozszerzenia. Nie możesz tam iść, jeśli nie skorzystasz z żadnego.',
  'rule.GS-JOB-10': 'Opera może cię zdegradować w wierszu z maską, tak jak zagranie karty z maską.',
  'rule.GS-JOB-11': 'Degradacja nigdy nie jest obowiązkowa, a jeśli pasuje kilka wierszy, wybierasz jeden.',
  'rule.GS-JOB-12': 'Gdy wszystkie wiersze są zakryte, natychmiast tracisz posadę: kartę posady się odrzuca.',
  'rule.GS-JOB-13':
    'W jednym ruchu najpierw płacisz, w granicach obowiązujących przed nim; potem karta działa; potem jest degradacja i być może utrata posady; a dopiero na końcu okazuje się, kto zbankrutował. Z ostatnim wierszem z maską, bez nieruchomości i z 2 funtami wizyta w Operze kosztuje cię posadę i bankrutujesz; z 1 funtem nie możesz tam iść.',
  'rule.GS-JOB-14':
    'Dlatego bankrut nie ma posady, a nikt, komu ją rozdano, nie zbankrutuje przed rundą 4 (cztery wiersze) lub 5 (pięć wierszy).',

  // Getting Sacked: money and the end
  'rule.GS-SPEND-1': 'Posada działa jak nieruchomość: dopóki ją masz, nie możesz zbankrutować ani wydać więcej, niż posiadasz.',
  'rule.GS-SPEND-2': 'Bankrutujesz w chwili, gdy nie masz ani pieniędzy, ani nieruchomości, ani posady.',
  'rule.GS-WIN-1':
    'Po ostatniej rundzie, gdy nieruchomości straciły już na wartości, każdy, kto ma jeszcze posadę, bierze jej dochód ostatni raz. Potem porównuje się wyniki; poza tym posada się nie liczy.',

  // Getting Sacked: plans
  'rule.GS-PLAN-1':
    'Klepsydry wybiera się jak zwykle. Niektóre dają 3 chłopców na posyłki; trzecich stawia się, gdy wszyscy postawili pierwszych i drugich.',
  'rule.GS-2P-1': 'W grze dwuosobowej każdy nadal najpierw blokuje jedną klepsydrę.',

  // Getting Sacked: new cards
  'rule.GS-NUPT-1':
    'Wydarzenia ślubne to Pierścionek zaręczynowy, Wesele, Prezent ślubny i Wieczór kawalerski. Zagrywa się je jak inne wydarzenia albo w komplecie od 2 do 4 o różnych nazwach za jedną akcję, a każde wydaje swoją kwotę.',
  'rule.GS-NUPT-2': 'Dwie karty ślubne o tej samej nazwie nigdy nie dzielą jednej akcji. To, co zagrano wcześniej, nie ma znaczenia.',
  'rule.GS-NUPT-3':
    'Komplet to jedno zagranie. Towarzysze, symbole i premie liczą się dla każdej karty osobno, ale kosztuje jedną akcję i daje najwyżej jedną degradację, za dowolny symbol lub towarzysza z kompletu. Mając nieruchomość lub posadę, musisz mieć całą sumę.',
  'rule.GS-HELP-1': 'Organizator wesel: przy każdej zagrywanej karcie ślubnej możesz wydać 1 funta więcej.',
  'rule.GS-HELP-2':
    'Raz na rundę, w dowolnym momencie swojej tury i bez akcji, aktywuj tego pomocnika, aby dobrać 6 kart i zatrzymać jedną. Zanim je obejrzysz, mówisz, ile bierzesz z której talii właściwej; pozostałe odrzucasz.',
  'rule.GS-EVT-1':
    'Opróżnianie piwnicy: odrzuć z ręki dowolnie wiele innych kart z symbolem steru lub wina i za każdą wydaj 1 funta więcej. Za te karty nie ma premii ani degradacji, ale za samo wydarzenie są.',
  'rule.GS-EVT-2': 'Karta z czterema symbolami dostaje premię każdego pasującego pomocnika i może zdegradować w wierszu z dowolnym z nich.',
  'rule.GS-EVT-3':
    'Prywatna sprzedaż: sprzedaj jedną nieruchomość bez dodatkowej akcji i bez żetonu zmian wartości. Pomocnicy nadal mogą zmienić cenę.',
  'rule.GS-PROP-1':
    'Nieruchomość o dwóch rodzajach jest przy każdym zakupie, sprzedaży i aktywacji jednym z nich, jak wolisz, ale nigdy oboma naraz. Gdy liczy się domy na wsi, liczy się tak, jak to dla ciebie lepiej, jeden raz.',
  'rule.GS-PROP-2':
    'Aby zakup nieruchomości o dwóch rodzajach dał degradację, musisz kupić ją jako rodzaj z danego wiersza, z jego żetonem zmian wartości.',
  'rule.GS-PROP-3':
    'Nieutrzymana nieruchomość ze znacznikiem na polu rozpadu traci na koniec rundy 2 stopnie zamiast 1, o ile pozwala skala. Nie dotyczy to utraty wartości przez wydarzenie.',
  'rule.GS-PROP-4': 'Miejsce z obydwoma zwierzętami przyjmuje psa albo konia. Wybierasz osobno dla każdego miejsca.',
  'rule.GS-PROP-5':
    'Dom na wsi z darmowym koniem dostaje znacznik przy zakupie, bez karty i bez akcji. Ten znacznik nigdy nie degraduje, choć sam zakup może.',

  // Getting Sacked: variants
  'rule.GS-VAR-1':
    'Bez posad używa się pierwotnych kart Testamentu Wuja, sprawa „degradacja” jest zamknięta, a „rozszerzenie albo degradacja” daje tylko rozszerzenia.',
  'rule.GS-VAR-2':
    'Posada jako utrudnienie: dostają ją tylko wybrani gracze. Pozostali zaczynają z 15 funtami więcej (cztery wiersze) lub 30 więcej (pięć wierszy) i są traktowani jak po utracie posady: bez dochodu i bez degradacji.',
  'rule.GS-VAR-3': 'Można grać z pierwotnymi klepsydrami i ze sprawami nowej planszy.',
  'rule.GS-VAR-4':
    'Nowe karty można pominąć albo użyć ich osobno. Posady zawsze wprowadzają nową planszę i jej sprawy. Bez nowych kart jej pole kart specjalnych jest puste, a kart posad z wierszem ślubnym się nie rozdaje.',
};
