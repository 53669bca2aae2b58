import type { Catalogue } from '@parlour/kernel';

const decisions = '{number, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzji}}';

export const catalogue: Catalogue = {
  loading: 'Chwileczkę…',
  'not-found': 'Pod tym adresem niczego nie ma.',
  'fault.title': 'Coś na tej stronie się zepsuło.',
  'fault.text': 'Gra zapisuje się po każdej decyzji: otwórz ją ponownie ze strony głównej.',

  'start.title': 'Siadaj do stołu',
  'start.lead':
    'Świetne gry karciane i planszowe przy własnym stole: z botami, z przyjaciółmi na jednym ekranie albo przez link. Bez konta i bez zachodu.',
  'start.bots': 'Zagraj z botami',
  'start.screen': 'Na jednym ekranie',
  'start.foot': 'Działa bez internetu, po polsku i po angielsku.',

  'game.unknown': 'Nie ma tu gry „{game}”.',

  'new.bots': '{game} z botami',
  'new.screen': '{game} na tym ekranie',
  'new.players': 'Liczba graczy',
  'new.guest': 'Gracz',
  'new.person': 'Człowiek',
  'new.bot': 'Bot: {level}',
  'new.seat': 'Gracz {number}',
  'new.name': 'Imię gracza {number}',
  'new.kind': 'Kto gra jako gracz {number}',
  'new.screen.help': 'Między ruchami kurtyna zasłania karty wszystkich, aż następna osoba weźmie urządzenie.',
  'options.choose': 'Wybierz plik…',
  'options.choose-another': 'Wybierz inny…',
  'options.reading': 'Wczytywanie pliku „{file}”…',
  'options.chosen': '„{file}” jest w grze.',
  'options.chosen-name': '„{name}” jest w grze ({file}).',
  'options.unreadable':
    'Wiersz {line} pliku „{file}” to ani JSON, ani YAML: {detail}. Popraw go i wybierz plik ponownie albo zagraj bez pliku.',
  'options.unopened': 'Nie udało się odczytać pliku „{file}”. Wybierz go ponownie albo zagraj bez pliku.',
  'options.empty': 'W pliku „{file}” nic nie ma. Wybierz inny albo zagraj bez pliku.',
  'options.wrong': 'Nie da się grać z plikiem „{file}”. {why} Popraw go i wybierz ponownie albo zagraj bez pliku.',
  'options.more': 'Dla majsterkowiczów: gra własnymi kartami',
  'options.without': 'Bez pliku',
  'new.start': 'Zaczynamy',

  'level.novice': 'nowicjusz',
  'level.novice.help': 'Nowicjusz gra jak pierwszego wieczoru: miły, zapominalski, często się myli.',
  'level.casual': 'niedzielny',
  'level.casual.help': 'Niedzielny gracz zna grę i czasem się potknie. Dobry początek.',
  'level.club': 'klubowy',
  'level.club.help': 'Klubowy gracz myśli kilka ruchów naprzód.',
  'level.expert': 'ekspert',
  'level.expert.help': 'Ekspert myśli naprzód i pamięta każdą kartę.',
  'level.master': 'mistrz',
  'level.master.help': 'Mistrz wykorzystuje cały swój czas. Daj z siebie wszystko.',
  'bot.unknown': 'Ta gra nie ma bota „{bot}”.',

  'saved.go-on': 'Graj dalej',
  'saved.no-others': 'Innych nie ma. Zakończone gry zostają tu do obejrzenia.',
  'saved.title': 'Moje gry na tym urządzeniu',
  'saved.none': 'Jeszcze żadnej. Gry zapisują się tu same po każdej decyzji.',
  'saved.import': 'Otwórz plik…',
  'saved.unopened': 'Nie udało się odczytać pliku „{file}”. Wybierz go ponownie.',
  'saved.export': 'Zapisz do pliku',
  'saved.forget': 'Usuń tę grę',
  'saved.over': `zakończona po ${decisions}`,
  'saved.at':
    '{number, plural, =0 {dopiero rozpoczęta} one {na razie # decyzja} few {na razie # decyzje} many {na razie # decyzji} other {na razie # decyzji}}',
  'saved.gone': 'Tej gry nie ma na tym urządzeniu.',
  'saved.cannot': 'Nie można otworzyć tej gry',
  'saved.no-storage': 'Ta przeglądarka nie pozwala przechowywać gier (okno prywatne?).',

  'hint.none': 'Teraz nie ma czego doradzać.',
  'undo.nothing': 'Nie ma niczego, co można by cofnąć bez zgody innych.',
  'play.late': 'Stół był już o krok dalej. Spójrz jeszcze raz i zdecyduj.',
  'play.refused': 'To niemożliwe: {why}',
  'review.progress': 'Analizowana decyzja: {done} z {of}.',
  'review.how': 'Najsilniejszy bot przejrzał grę z tym, co każdy z graczy wtedy wiedział. Jego szanse to szacunki.',

  'credits.title': 'Podziękowania',
  'credits.games':
    'Autorem gry Alhambra: gra karciana jest Dirk Henn. Last Will i Getting Sacked stworzył Vladimír Suchý. Parlour to niezależny cyfrowy stół dla tych, którzy mają i lubią te gry; nie jest związany z ich autorami ani wydawcami.',
  'credits.icons': 'Ikony: autorzy serwisu',
  'credits.fonts': 'Kroje pisma:',
  'credits.art': 'Karty, kafle i monety Parlour rysuje sam, z tych samych danych, z których korzystają zasady.',

  'start.link': 'Zaproś linkiem',
  'new.link': '{game} przez link',
};
