import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'book.title': '{game}: zasady',
  'book.cards': 'Wszystkie karty',
  'book.print': 'Drukuj',
  'book.nav': 'O tej grze',
  'book.open': 'Czytaj w książce',
  'book.play': 'Przejdź krok po kroku przy stole',
  'book.refused': 'Nie wolno: {why}',
  'example.cannot': 'Nie da się pokazać tego przykładu',
  'example.of': 'Krok {number} z {of}',
  'example.begin': 'Przed pierwszym krokiem',
  'example.next': 'Dalej',
  'example.back': 'Wstecz',
  'example.again': 'Od początku',
  'example.over': 'To cały przykład. Spróbuj, co jeszcze można, albo wróć do książki.',
  'example.free': 'To już nie przykład: stół gra z tobą wszystko, co dozwolone.',
  'example.return': 'Wróć do przykładu',
  'example.book': 'Do książki',
};
