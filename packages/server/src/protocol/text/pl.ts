import type { Catalogue } from '@parlour/kernel';

export const pl: Catalogue = {
  'server.input': 'Tego żądania nie da się zrozumieć przy „{field}”: {detail}',
  'server.message': 'Tej wiadomości nie da się zrozumieć: {detail}',
  'server.no-game': 'Nie ma tu gry „{game}”.',
  'server.no-level': 'Ta gra nie ma bota na poziomie „{level}”.',
  'server.no-table': 'Nie ma takiego stołu.',
  'server.no-page': 'Pod tym adresem niczego nie ma.',
  'server.stale': 'Na stole coś się tymczasem zmieniło. Spójrz jeszcze raz i zdecyduj.',
  'server.not-started': 'Gra się jeszcze nie zaczęła: kogoś brakuje.',
  'server.not-over': 'To będzie możliwe dopiero po zakończeniu gry.',
  'server.over': 'Ta gra jest już zakończona.',
  'server.not-seated': 'Mogą to zrobić tylko osoby siedzące przy tym stole.',
  'server.not-host': 'Może to zrobić tylko osoba, która utworzyła ten stół.',
  'server.not-yours': 'To nie jest twoje miejsce.',
  'server.bot-plays': 'Twoje miejsce zajmuje bot. Najpierw je odbierz.',
  'server.already-seated': 'Już siedzisz przy tym stole.',
  'server.seat-taken': 'To miejsce jest zajęte.',
  'server.no-free-seat': 'Przy tym stole nie ma wolnego miejsca.',
  'server.bad-link': 'Ten link nie otwiera żadnego miejsca. Mógł zostać już użyty albo zastąpiony nowym.',
  'server.two-seats': 'Przy jednym stole możesz zająć tylko jedno miejsce.',
  'server.no-spectators': 'Ten stół nie jest otwarty dla widzów.',
  'server.who': 'Serwer jeszcze cię nie zna: najpierw usiądź gdzieś albo podaj imię.',
  'server.undo-seat':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: potem decyzję podjął gracz {player}.',
  'server.undo-dice':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: wcześniej zadziałał los.',
  'server.undo-revealed':
    'Bez pytania możesz cofnąć {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}: wcześniej odsłonięto coś ukrytego.',
  'server.undo-start':
    'Podjęto dopiero {steps, plural, =0 {zero decyzji} one {jedną decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'server.no-request': 'Nikt już nie prosi o cofnięcie.',
  'server.too-fast': 'To było zbyt wiele naraz. Poczekaj chwilę.',
  'server.origin': 'Ta strona nie może rozmawiać z tym serwerem.',
  'server.busy': 'Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie.',
  'server.stopping': 'Serwer uruchamia się ponownie. Nic nie przepadło.',
};
