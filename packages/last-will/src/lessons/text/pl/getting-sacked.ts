import type { Catalogue } from '@parlour/kernel';

/** Nauka Utraty posady: co słychać w każdym kroku i w odpowiedzi na każdy wybór. */
export const catalogue: Catalogue = {
  'lesson.getting-sacked': 'Nauka Utraty posady',

  'lesson.getting-sacked.job': 'Straszna rzecz: posada',
  'lesson.getting-sacked.job.errand':
    'Gorsze niż pieniądze: masz posadę. Co rundę płaci £{pay}, a kto ją ma, nie może zbankrutować. Jedną ze spraw jest Degradacja: wyślij tam chłopca, a potem dotknij wiersza posady, którego chcesz się pozbyć.',
  'lesson.getting-sacked.job.errand.most': 'Najlepiej płatny wiersz na początek: dobry wybór. Posada płaci już tylko £{pay}.',
  'lesson.getting-sacked.job.errand.demoted': 'Stopień w dół! Posada płaci już tylko £{pay}.',
  'lesson.getting-sacked.job.errand.other':
    'Można. Ale pensja przychodzi co rundę i powstrzyma ją tylko degradacja. Chłopca można wysłać właśnie po nią.',
  'lesson.getting-sacked.job.dinner':
    'Rundę później wpływa pensja: £{pay}. Jest i inny sposób: każdy wiersz posady ma symbol; zagraj kartę z takim symbolem, a możesz stracić ten wiersz. Na jednym są sztućce, na karcie Obiad też. Czas na złe maniery!',
  'lesson.getting-sacked.job.dinner.demoted':
    '£{pounds} mniej, a razem z nimi cały wiersz: posada płaci teraz £{pay}. W rundzie możliwa jest jedna degradacja.',
  'lesson.getting-sacked.job.dinner.spent': 'Można. Ale wiersz nadal tam jest. Zagraj Obiad i wybierz wiersz ze sztućcami.',
  'lesson.getting-sacked.job.dinner.other': 'Można. Ale na karcie Obiad są te same sztućce co w jednym wierszu posady: zagraj ją.',
  'lesson.getting-sacked.job.joy':
    'Spóźnienia, złe maniery, publiczne ucztowanie: ktoś zaczyna to zauważać. Zakryty wiersz to pieniądze, które już nie przyjdą.',

  'lesson.getting-sacked.wedding': 'Najdroższy dzień w życiu',
  'lesson.getting-sacked.wedding.set':
    'Nowe wydarzenia: śluby. Pierścionki, prezenty, przyjęcia i sam ślub można zagrać razem, za jedną akcję. Masz akcje: {actions}, a na ręce pół wesela. Zacznij od jednej karty, dołącz pozostałe i wydaj.',
  'lesson.getting-sacked.wedding.set.all': '£{pounds} za jedną akcję. Co za dzień!',
  'lesson.getting-sacked.wedding.set.two': '£{pounds} za jedną akcję, a dało się dołączyć jeszcze więcej.',
  'lesson.getting-sacked.wedding.set.alone':
    'Można, za £{pounds}. Ale razem kosztują jedną akcję: przed wydaniem dołącz podświetlone karty.',
  'lesson.getting-sacked.wedding.set.done': 'Można. Ale nie ma w tej grze nic droższego niż wesele. Dotknij karty z obrączkami.',
  'lesson.getting-sacked.wedding.joy':
    'Zbieraj je na wielki dzień: dwie o tej samej nazwie nie idą w parze, ale różne, do czterech, jak najbardziej.',

  'lesson.getting-sacked.sacked': 'Bez posady!',
  'lesson.getting-sacked.sacked.all':
    'Koniec jest bliski: został jeden wiersz, ze sztućcami. Póki masz posadę, możesz wydać tylko to, co masz: £{money}. Najpierw ją strać, a potem się zadłuż. Masz akcje: {actions}.',
  'lesson.getting-sacked.sacked.all.going':
    '{employed, select, true {Posada nadal jest: Obiad może kosztować jej ostatni wiersz. } other {Bez posady! Teraz wolno się zadłużyć. }}{actions, plural, =0 {Akcji już nie ma: zakończ turę.} one {Została # akcja.} few {Zostały # akcje.} many {Zostało # akcji.} other {Zostało # akcji.}}',
  'lesson.getting-sacked.sacked.all.bankrupt': 'Bez posady i bez grosza! Twój majątek: {score}.',
  'lesson.getting-sacked.sacked.all.employed':
    'Można. Ale posada nadal jest: zapłaci jeszcze raz i nie pozwoli zbankrutować. Obiad ma to, czego trzeba.',
  'lesson.getting-sacked.sacked.all.money': 'Można. Posady już nie ma! Ale zostało {money}, a bez posady wolno wydać więcej, niż się ma.',
  'lesson.getting-sacked.sacked.joy': 'Ani pracy, ani pieniędzy, ani zmartwień: spadek jest twój. Teraz strać posadę w całej grze.',

  'lesson.getting-sacked.game': 'Własna kariera',
  'lesson.getting-sacked.game.say':
    'Krótka gra z dwoma łagodnymi botami: ostatnie trzy rundy, każdy ma £{money} i posadę, z której zostały dwa wiersze. Obok siedzi trener, który odezwie się, gdy coś ma ci umknąć.',
};
