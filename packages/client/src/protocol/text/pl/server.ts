import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'server.input': 'Tego żądania nie da się zrozumieć przy „{field}”: {detail}',
  'server.message': 'Tej wiadomości nie da się zrozumieć: {detail}',
  'server.no-game': 'Nie ma tu gry „{game}”.',
  'server.no-level': 'Ta gra nie ma bota na poziomie „{level}”.',
  'server.no-table': 'Nie ma takiego stołu.',
  'server.no-page': 'Pod tym adresem niczego nie ma.',
  'server.stale': 'Na stole coś się tymczasem zmieniło. Spójrz jeszcze raz i zdecyduj.',
  'server.not-started': 'Gra się jeszcze nie zaczęła: kogoś brakuje.',
  'server.not-over': 'To będzie możliwe dopiero po zakończeniu gry.',
  'server.no-deal': 'Nie ma takiego rozdania.',
  'server.bad-promise': 'To rozdanie obiecano zbyt dawno albo już je rozegrano. Otwórz formularz jeszcze raz.',
  'server.deal-closed': 'To rozdanie jest zamknięte: nie zagra go już żaden nowy stół.',
  'server.deal-secret': 'Inni jeszcze grają to samo rozdanie: jego karty są tajne, dopóki wszyscy nie skończą.',
  'server.deal-again': 'Znasz już to rozdanie: każdy gra je tylko raz.',
  'server.deal-seats': 'To rozdanie jest dla {seats, plural, one {# gracza} other {# graczy}}: zaplanuj tyle samo miejsc.',
  'server.not-sharer': 'To rozdanie może zamknąć tylko osoba, która je udostępniła.',
  'server.no-day': 'Nie ma takiego wyniku.',
  'server.day-other': 'To nie jest rozdanie z dnia {day} rozegrane do końca tak jak u wszystkich.',
  'server.day-over': 'Wyniki z dnia {day} są już zamknięte: wpisać można tylko dzisiejsze rozdanie.',
  'server.day-first': 'Najpierw wpisz swój wynik: potem zobaczysz, jak poszło innym.',
  'server.no-tournament': 'Nie ma takiego turnieju.',
  'server.tournament-begun': 'Ten turniej już się zaczął: nie można do niego dołączyć.',
  'server.tournament-full':
    'W tym turnieju nie ma już miejsc: bierze w nim udział {most, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}.',
  'server.tournament-over': 'Ten turniej już się skończył.',
  'server.round-young':
    'W tej rundzie jeszcze trwa gra. Można ją zakończyć, gdy przy jej stołach nikt nie podjął decyzji przez dobę, a tam, gdzie biegnie zegar, przez dziesięć minut.',
  'server.tournament-few': 'Do turnieju potrzeba co najmniej dwóch osób. Wyślij komuś link.',
  'server.tournament-bots':
    'Przy stole na {seats, plural, few {# osoby} other {# osób}} może być najwyżej {most, plural, one {# bot} few {# boty} many {# botów} other {# bota}}: ktoś musi grać.',
  'server.not-maker': 'To może zrobić tylko osoba, która założyła turniej, albo każdy uczestnik, jeśli od doby nic się w nim nie dzieje.',
  'server.not-entered': 'Nie bierzesz udziału w tym turnieju.',
  'server.too-many-tournaments':
    'Masz {most, plural, one {# niezakończony turniej} few {# niezakończone turnieje} many {# niezakończonych turniejów} other {# niezakończonego turnieju}}. Zanim założysz następny, dokończ któryś albo go opuść.',
  'server.tournament-large':
    'Tylu graczy, tyle rund i własne karty to razem za dużo dla serwera. Zmniejsz liczbę rund albo grajcie zwykłymi kartami.',
  'server.over': 'Ta gra jest już zakończona.',
  'server.not-seated': 'Mogą to zrobić tylko osoby siedzące przy tym stole.',
  'server.not-host': 'Może to zrobić tylko osoba, która utworzyła ten stół.',
  'server.bot-plays': 'Twoje miejsce zajmuje bot. Najpierw je odbierz.',
  'server.already-seated': 'Już siedzisz przy tym stole.',
  'server.seat-taken': 'To miejsce jest zajęte.',
  'server.no-free-seat': 'Przy tym stole nie ma wolnego miejsca.',
  'server.nobody-there': 'Nie siedzi tam nikt, kogo można by odesłać.',
  'server.still-there': '{player} patrzy na stół. Botowi można oddać tylko miejsce kogoś nieobecnego.',
  'server.begun': 'Ta gra już się zaczęła. Miejsca należą do tych, którzy usiedli wcześniej.',
  'server.clock-decides': 'Przy tym stole działa zegar: gdy komuś skończy się czas ({player}), bot sam wejdzie do gry.',
  'server.wait-forever': 'Przy tym stole umówiono się, że czeka się na każdego, ile trzeba.',
  'server.nobody-waits': 'Nikt nie musi teraz czekać na tę osobę ({player}): to nie jej kolej.',
  'server.wait-longer':
    'Zgodnie z umową każdy może przez pewien czas kazać na siebie czekać. Bot może zająć to miejsce ({player}) za {minutes, plural, one {minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'server.undo-away': 'Jedną z tych decyzji podjęła osoba, której teraz nie ma ({player}). Tylko ona mogłaby się zgodzić na jej cofnięcie.',
  'server.undo-rated':
    'Ta gra liczy się do rankingu: nie można cofnąć niczego sprzed chwili, w której odsłonięto coś nowego albo zdecydował bot.',
  'server.rated': 'Ta gra liczy się do rankingu wszystkich przy stole. Nikt nie siada do niej bez zgody na to.',
  'server.bad-link': 'Ten link nie otwiera żadnego miejsca. Mógł zostać już użyty albo zastąpiony nowym.',
  'server.two-seats': 'Przy jednym stole możesz zająć tylko jedno miejsce.',
  'server.no-spectators': 'Ten stół nie jest otwarty dla widzów.',
  'server.who': 'Serwer jeszcze cię nie zna: najpierw usiądź gdzieś albo podaj imię.',
  'server.undo-seat':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: potem decyzję podjęła już kolejna osoba ({player}).',
  'server.undo-dice':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: wcześniej zadziałał los.',
  'server.undo-revealed':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: wcześniej odsłonięto coś ukrytego.',
  'server.undo-start':
    'Podjęto dopiero {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'server.no-request': 'Nikt już nie prosi o cofnięcie.',
  'server.too-fast': 'To było zbyt wiele naraz. Poczekaj chwilę.',
  'server.enough':
    'Z tego miejsca powiedziano i cofnięto już dość: stół przechowuje z każdego {most, plural, one {# wypowiedź, prośbę lub odejście} few {# wypowiedzi, prośby i odejścia} many {# wypowiedzi, próśb i odejść} other {# wypowiedzi, prośby i odejścia}}. Nadal możesz podejmować decyzje.',
  'server.too-many-tables':
    'Masz już {most, plural, one {# niezakończony stół} few {# niezakończone stoły} many {# niezakończonych stołów} other {# niezakończonego stołu}}. Zanim rozstawisz następny, dokończ któryś albo od niego odejdź.',
  'server.origin': 'Ta strona nie może rozmawiać z tym serwerem.',
  'server.busy': 'Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie.',
  'server.damaged':
    'Zapis tego stołu jest uszkodzony na pozycji {number} ({detail}). Kto prowadzi ten serwer, może to sprawdzić poleceniem „parlour admin repair”.',
  'server.refused': '{why}',
  'server.locked': 'Inny Parlour obsługuje już folder {folder}. Najpierw go zatrzymaj albo wskaż inny folder w DATA_DIR.',
  'server.folder-closed':
    'Nie można korzystać z folderu {folder}: {detail}. Sprawdź, czy ten użytkownik może tam zapisywać, albo wskaż inny w DATA_DIR.',
  'server.folder-damaged':
    'Zawartość folderu {folder} jest uszkodzona: {detail}. Zachowaj jego kopię, a potem przywróć kopię zapasową poleceniem „parlour restore”.',
  'server.folder-full': 'Na dysku z folderem {folder} nie ma już miejsca: {detail}. Zwolnij miejsce i uruchom ponownie; nic nie przepadło.',
  'server.newer-store':
    'Przechowywane tu dane zmienił nowszy Parlour (schemat {schema}). Uruchom tamten albo przywróć wcześniejszą kopię zapasową. Niczego nie zmieniono.',
  'server.no-database': 'Nie można połączyć się z bazą danych z DATABASE_URL: {detail}',
  'server.address': 'Parlour jest otwarty pod adresem {address}',
  'server.port-taken': 'Port {port} jest już zajęty. Wybierz inny w PORT albo zatrzymaj program, który go używa.',
  'server.ports-taken': 'Wszystkie porty od {first} do {last} są zajęte. Wybierz inny w PORT.',
  'server.port-forbidden': 'Ten użytkownik nie może używać portu {port}. Wybierz w PORT numer powyżej 1023.',
  'server.setting-number': '{name} musi być liczbą całkowitą od {min} do {max}, a nie „{value}”.',
  'server.setting-choice': '{name} nie może mieć wartości „{value}”. Możliwe: {choices}.',
  'server.no-moment': 'Ten stół nie ma chwili {number}, którą można by pokazać.',
  'server.other-seats': 'Ta zapisana gra jest dla {seats, plural, one {# gracza} other {# graczy}}: zaplanuj tyle samo miejsc.',
  'server.no-mail': 'Ten serwer nie wysyła poczty.',
  'server.bad-address': 'Ten serwer nie łączy się z {url}: tylko z publicznymi adresami https.',
  'server.bad-confirmation': 'To potwierdzenie jest nieznane albo zostało już użyte.',
  'server.too-many-channels':
    'Można mieć najwyżej {most, plural, one {# sposób} few {# sposoby} many {# sposobów} other {# sposobu}} powiadamiania. Najpierw usuń jeden.',
  'notice.title': '{game}: twoja kolej',
  'notice.text': 'Stół czeka na ciebie. Przy stole: {others}.',
  'confirm.title': 'Parlour: czy to twój adres?',
  'confirm.text': '{name} chce tu dostawać wiadomości o swojej kolejce. Jeśli to ty, otwórz link poniżej; jeśli nie, nic nie rób.',
  'server.name-taken': 'Imię „{name}” jest zastrzeżone przez kogoś innego. Wybierz inne albo zaloguj się swoim kluczem.',
  'server.bad-passkey': 'Ten klucz nie został przyjęty. Spróbuj ponownie.',
  'server.use-passkey': 'To miejsce należy do osoby z kluczem dostępu. Zaloguj się nim.',
  'server.no-report': 'Nie ma zgłoszenia {id}.',
  'server.bad-backup': '{file} nie jest kopią zapasową Parloura albo jest uszkodzony. Niczego nie zmieniono.',
  'server.newer-backup': 'Tę kopię utworzył nowszy Parlour (schemat {schema}). Niczego nie zmieniono.',
};
