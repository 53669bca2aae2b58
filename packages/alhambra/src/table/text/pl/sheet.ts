import type { Catalogue } from '@parlour/kernel';

/** Ściąga. */
export const catalogue: Catalogue = {
  'sheet.goal': 'Jak wygrać',
  'sheet.goal.1': 'Miej najwięcej punktów po trzech punktowaniach: A i B, ukrytych w pieniądzach, oraz C na końcu.',
  'sheet.goal.2': 'W każdym rodzaju budowli punktują ci, którzy mają najwięcej kart. Remis na szczycie to wspólna wygrana.',
  'sheet.turn': 'Twoja kolejka: jedno z dwojga',
  'sheet.turn.1': 'Weź pieniądze: jedną kartę o dowolnej wartości albo kilka wartych razem najwyżej 5.',
  'sheet.turn.2': 'Kup budowlę: zapłać co najmniej cenę, całą w walucie jej miejsca. Reszty nie ma.',
  'sheet.turn.3': 'Dokładnie? Graj od razu dalej, i tak za każdym razem.',
  'sheet.turn.4': 'Nie wolno spasować, póki możesz zrobić którąś z tych rzeczy. Na ręce może być dowolnie dużo kart.',
  'sheet.refill': 'Po kolejce',
  'sheet.refill.1': 'Najpierw budowle, od lewej; potem pieniądze do czterech kart.',
  'sheet.refill.2': 'Karta punktowania wśród pieniędzy: od razu liczy się punkty i dobiera następną.',
  'sheet.refill.3': 'Pustą talię pieniędzy tworzy się na nowo z odrzuconych kart.',
  'sheet.score': 'Punktowanie',
  'sheet.score.1': 'A: pierwszy w każdym rodzaju. B: dwaj pierwsi. C: trzej pierwsi.',
  'sheet.score.2': 'Kto ma tyle samo kart, dzieli się punktami zajętych miejsc, z zaokrągleniem w dół w każdym rodzaju.',
  'sheet.score.3': 'Bez karty danego rodzaju nie ma w nim miejsca.',
  'sheet.points': 'Punkty',
  'sheet.end': 'Koniec',
  'sheet.end.1': 'Gdy po kolejce placu nie da się zapełnić do czterech.',
  'sheet.end.2': 'Każda pozostała budowla trafia do tego, kto sam ma najwięcej pieniędzy jej waluty; za darmo.',
  'sheet.end.3': 'Potem punktowanie C.',
  'sheet.two': 'We dwoje',
  'sheet.two.1':
    'Odkłada się po jednej sztuce każdej karty pieniędzy. Zbiera też Dirk: 6 budowli na początku, 6 po A i trzecią część talii po B.',
  'sheet.two.2': 'Każdą kupioną budowlę zatrzymaj albo oddaj Dirkowi.',
  'sheet.two.3': 'Dirk punktuje, nie dostaje resztek i nie może wygrać.',
  'sheet.cards': 'Karty',
};
