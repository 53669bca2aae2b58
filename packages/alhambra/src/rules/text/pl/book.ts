import type { Catalogue } from '@parlour/kernel';

/** O czym mówi każdy rozdział zasad, dla kogoś, kto nigdy nie widział pudełka. Każdy wiersz to akapit. */
export const catalogue: Catalogue = {
  'chapter.goal': 'O co chodzi',
  'chapter.goal.about':
    'Alhambrę wznoszą budowniczowie z całego świata, a każdy chce zapłaty w monecie swojego kraju. Kupujesz budowle sześciu rodzajów, od taniego Pawilonu po drogą Wieżę. Chodzi o to, by mieć ich w danym rodzaju więcej niż inni.\nTrzy razy w grze, w chwilach, których nikt dokładnie nie zna, punktuje się każdy rodzaj: drogie dają więcej niż tanie, a każde punktowanie daje o wiele więcej niż poprzednie. Kto po trzecim ma najwięcej punktów, wygrywa.\nBudowli jest 54, a kart pieniędzy 108 w czterech walutach: każda wartość od 1 do 9 po trzy razy w każdej. Wśród pieniędzy ukryte są dwie karty punktowania, A i B. Trzecie punktowanie, C, jest na końcu.',
  'chapter.setup.about': 'Karty rozdaje strona. Oto, skąd każdy ma pierwsze pieniądze i gdzie ukryte są punktowania.',
  'chapter.turn.about': 'Kolejka to jedna z dwóch rzeczy: bierzesz pieniądze albo kupujesz budowlę. To wszystko, i idzie szybko.',
  'chapter.money.about':
    'Zawsze leżą odkryte cztery karty pieniędzy. Weź jedną dużą albo kilka drobnych: drobne się przydają, bo pozwalają zapłacić dokładnie.',
  'chapter.buy.about':
    'Na placu leżą cztery budowle, po jednej w miejscu każdej waluty. To miejsce decyduje, jakich pieniędzy trzeba, więc gdzie indziej ta sama budowla kosztowałaby inne monety. Reszty nikt nie wydaje, ale kto płaci dokładnie, gra dalej.',
  'chapter.refill.about': 'Po kolejce uzupełnia się to, co zabrano, i może się okazać, że czas na punktowanie.',
  'chapter.score.about':
    'Każdy rodzaj punktuje się osobno. Kto ma w nim najwięcej kart, dostaje punkty za pierwsze miejsce; później liczą się też drugie i trzecie.',
  'chapter.end.about':
    'Gdy kończą się budowle, ostatnie trafiają do tych, którzy zachowali na nie najwięcej pieniędzy. Potem wszystko punktuje się jeszcze raz.',
  'chapter.two.about':
    'Dwoje graczy dzieliłoby każdy rodzaj tylko między siebie. Jest więc trzeci zbieracz, nazwany imieniem autora gry: nie ma swoich kolejek, ale odbiera punkty obojgu. Można mu nawet robić prezenty.',
  'chapter.view.about': 'Co wolno oglądać, a czego nie.',
};
