import type { Catalogue } from '../text.ts';

export const pl: Catalogue = {
  'options.seats': 'W tę grę gra od {min} do {max} osób, a nie {seats}.',
  'options.unknown': 'Ta gra nie ma opcji „{option}”.',
  'options.choice': '„{value}” nie jest możliwym wyborem dla opcji „{option}”. Do wyboru: {choices}.',
  'options.seat-list': 'Opcja „{option}” to lista różnych miejsc, każde od 1 do {seats}.',
  'options.refused': 'Te opcje nie pasują do siebie: {why}',
  'record.not-json': 'To nie jest zapis gry: plik nie jest poprawnym JSON-em ({detail}).',
  'record.field': 'Ten zapis gry jest uszkodzony w polu „{field}”: {detail}.',
  'record.other-game': 'To zapis gry „{game}”, a nie „{expected}”.',
  'record.other-rules': 'Tę grę zapisano według wersji {rules} zasad; ten program gra według wersji {known}.',
  'record.no-seat': 'Decyzję {number} w tym zapisie podjęło miejsce {seat}, ale nikt tam nie siedzi.',
  'record.move': 'Decyzja {number} w tym zapisie (gracz: {player}) jest niemożliwa: {why}',
  'record.arranged': 'Nie można zapisać gry, która zaczęła się od ustawionej pozycji.',
  'refusal.TURN': 'Ten gracz nie podejmuje teraz decyzji.',
  'refusal.OVER': 'Gra jest skończona.',
  'undo.start': 'To początek gry.',
  'undo.seat': 'Od tego czasu decyzję podjął gracz {player}.',
  'undo.dice': 'Od tego czasu zadziałał los, a kości się nie cofają.',
  'undo.revealed': 'Od tego czasu odsłonięto coś ukrytego.',
};
