import type { Catalogue } from '../../text.ts';

/** What is wrong with a field of a file. */
const problem =
  '{problem, select, unknown {nie ma takiego pola} missing {brakuje go} big {jest za długie lub za duże} small {jest za krótkie lub za małe} other {to nie to, co powinno tam być}}';

export const catalogue: Catalogue = {
  quote: '„{text}”',
  'options.seats': 'W tę grę gra od {min} do {max} osób, a nie {seats}.',
  'options.unknown': 'Ta gra nie ma opcji „{option}”.',
  'options.choice': '„{value}” nie jest możliwym wyborem dla opcji „{option}”. Do wyboru: {choices}.',
  'options.one-seat': 'Opcja „{option}” to jedno miejsce, od 1 do {seats}.',
  'options.seat-list': 'Opcja „{option}” to lista różnych miejsc, każde od 1 do {seats}.',
  'options.refused': 'Te opcje nie pasują do siebie: {why}',
  'options.document': 'Dokumentu podanego dla opcji „{option}” nie można użyć: {why}',
  'record.not-json': 'To nie jest zapis gry: plik nie jest poprawnym JSON-em ({detail}).',
  'record.field': `Ten zapis gry jest uszkodzony w polu „{field}”: ${problem}.`,
  'record.other-game': 'To zapis gry „{game}”, a nie „{expected}”.',
  'record.other-rules': 'Tę grę zapisano według wersji {rules} zasad; ten program gra według wersji {known}.',
  'record.no-seat': 'Decyzję {number} w tym zapisie podjęło miejsce {seat}, ale nikt tam nie siedzi.',
  'record.move': 'Decyzja {number} w tym zapisie (gracz: {player}) jest niemożliwa: {why}',
  'puzzle.not-json': 'To nie jest plik z zagadkami: nie jest poprawnym JSON-em ({detail}).',
  'puzzle.field': `Ten plik z zagadkami jest uszkodzony w polu „{field}”: ${problem}.`,
  'puzzle.astray': 'Zasady nie prowadzą do tej zagadki: powstała dla innej ich wersji.',
  'record.arranged': 'Ta gra zaczęła się od pozycji ustawionej na potrzeby lekcji. Można w nią grać tutaj, ale nie da się jej przenieść.',
  'deal.none': 'Ta gra nie ma skrótu: jej ziarno nie jest rozdaniem, które można sprawdzić. Jej decyzje można mimo to odtworzyć.',
  'deal.other-hash': 'Skrót sekretu tej gry to {hash}, a przed jej rozpoczęciem pokazano {promised}.',
  'deal.other-word': 'Twoje słowo to „{word}”, a w tym rozdaniu użyto „{used}”.',
  'deal.other-cards':
    '{number, plural, =0 {To, co było widać przed pierwszą decyzją,} other {To, co było widać przy decyzji #,}} nie wynika z tego ziarna.',
  'packs.csv-large': 'Ten arkusz jest o wiele większy, niż trzeba na jedno pudełko.',
  'packs.csv-quote': 'W wierszu {row} arkusza jest cudzysłów, którego nic nie zamyka.',
  'packs.csv-header':
    'Pierwszy wiersz arkusza zawiera nazwy kolumn, a jedną z nich musi być „entry”. Zapisz dowolny zestaw jako arkusz, aby zobaczyć, jak to wygląda.',
  'packs.csv-entry':
    'Wiersz {row} dotyczy „{entry}”, a czegoś takiego nie ma. To, co ma tylko twoje pudełko, nazywa się {place} i ma też rodzaj („kind”): {kinds}.',
  'packs.csv-column': 'Wiersz {row}: „{entry}” nie ma pola „{column}”. Na notatki jest kolumna, której nazwa zaczyna się od #.',
  'packs.csv-twice': '„{what}” występuje w tym arkuszu dwa razy, a liczyć się może tylko raz.',
  'refusal.PARTS': 'Te ruchy nie są jedną decyzją.',
  'refusal.TURN': 'Ten gracz nie podejmuje teraz decyzji.',
  'refusal.OVER': 'Gra jest skończona.',
  'scenario.not-json': 'To nie jest scenariusz: plik nie jest poprawnym JSON-em ({detail}).',
  'scenario.field': `Ten scenariusz ma błąd w polu „{field}”: ${problem}.`,
  'scenario.step': 'Ten scenariusz ma błąd w polu „{field}”: pola „seat” i „move” występują w kroku razem, a „refused” tylko z nimi.',
  'scenario.start':
    'Scenariusz zaczyna się od „seats” (opcjonalnie z „options”, „seed” i „position”) albo od „record” (opcjonalnie z „decisions”), a nie od obu.',
  'scenario.other-game': 'To scenariusz gry „{game}”, a nie „{expected}”.',
  'scenario.no-seat': 'Przy tym stole nie ma miejsca „{seat}”.',
  'scenario.accepted': 'Ruch (gracz: {player}) przyjęto, a powinna go odrzucić zasada {rule}.',
  'scenario.refused': 'Ruch (gracz: {player}) odrzucono ({rule}): {why}',
  'scenario.refused-otherwise': 'Ruch (gracz: {player}) odrzuciła zasada {rule}, a nie {expected}: {why}',
  'scenario.differs': '„{what}” powinno mieć wartość {expected}, a ma {actual}.',
  'scenario.not-told': 'Nie ogłoszono zdarzenia {event}; ogłoszono: {told}.',
  'scenario.not-listed': 'Ruch {move} powinien być na liście, a go nie ma.',
  'scenario.listed': 'Ruchu {move} nie powinno być na liście, a jest.',
  'undo.start': 'To początek gry.',
  'undo.seat': 'Od tego czasu decyzję podjęła już kolejna osoba ({player}).',
  'undo.dice': 'Od tego czasu zadziałał los, a kości się nie cofają.',
  'undo.revealed': 'Od tego czasu odsłonięto coś ukrytego.',

  'lesson.cannot': 'Ta lekcja zmieniła się od ostatniego razu: {why} Zaczyna się od nowa.',
};
