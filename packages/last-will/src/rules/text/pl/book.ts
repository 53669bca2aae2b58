import type { Catalogue } from '@parlour/kernel';

/** O czym mówi każdy rozdział zasad, dla kogoś, kto nigdy nie widział pudełka. Każdy wiersz to akapit. */
export const catalogue: Catalogue = {
  'volume.getting-sacked': 'Utrata posady',
  'volume.getting-sacked.about':
    'Dodatek do „Ostatniej woli”, w trzech częściach, w które można grać razem albo osobno: posady, nowe klepsydry i nowe karty. Obowiązują wszystkie zasady „Ostatniej woli”, chyba że ta książka mówi inaczej.',

  'chapter.goal': 'O co chodzi',
  'chapter.goal.about':
    'Wuj, który nigdy nie umiał cieszyć się pieniędzmi, zapisał majątek temu z krewnych, kto potrafi to najlepiej. Żeby się o tym przekonać, każdy dostaje jego małą część, wszyscy tyle samo: kto pierwszy się jej pozbędzie, odziedziczy resztę.\nWszystko, co wiesz z innych gier, jest więc tutaj na opak. Celem jest bieda. Dobry interes to taki, na którym się traci: wystawny obiad, jacht, rezydencja kupiona drogo, zostawiona na deszczu i sprzedana za bezcen. Karty mówią, na co można wydawać; sztuka w tym, by mieć w jednej rundzie i właściwe karty, i czas, i ludzi.\nGra kończy się z rundą, w której ktoś zbankrutuje, albo po siedmiu rundach. Wygrywa, kto ma wtedy najmniej, a długi są jeszcze lepsze niż pusta kieszeń.',
  'chapter.setup.about':
    'Wszystko rozkłada sama strona. Oto, co leży na stole i skąd się bierze: cztery talie kart, karty specjalne, które pojawiają się z czasem, cztery żetony zmieniające ceny domów i dwie karty, które każdy zostawia sobie z pierwszych sześciu.',
  'chapter.round.about':
    'Runda to jeden dzień w Londynie. Wykłada się karty; każdy planuje dzień; chłopcy na posyłki biegną w miasto po karty i w innych sprawach; potem kolejno używacie życia, a nocą domy niszczeją.',
  'chapter.offer.about':
    'Wykłada się nowe karty, po które pobiegną chłopcy na posyłki. Każde pole mówi, z której talii jest jego karta. Z czasem niektóre pola się zmieniają i przybywa kart specjalnych.',
  'chapter.planning.about':
    'Kładąc kapelusz na klepsydrze, wybierasz, jak upłynie ci dzień. Każda daje coś z czterech rzeczy: karty do dobrania, chłopców na posyłki, akcje do wydawania pieniędzy oraz wcześniejszą albo późniejszą kolej. Żadna nie daje wszystkiego naraz: dużo akcji oznacza późne wstawanie, gdy najlepsze sprawy są już załatwione.',
  'chapter.errands.about':
    'Chłopców wysyła się po jednym, w kolejności klepsydr. Co ktoś weźmie, tego nie ma już dla innych. Najczęściej przynoszą kartę, którą wszyscy widzą; mogą też przestawić ceny na Rynku Nieruchomości, przynieść rozszerzenie planszy, dobrać kartę w ciemno albo zabrać cię do Opery.',
  'chapter.actions.about':
    'Teraz pieniądze znikają. W swojej turze robisz tyle, na ile starcza akcji, w dowolnej kolejności, a dopiero potem zaczyna następny gracz. Białe karty zagrywa się raz, czarne wykłada się, by służyły co rundę, a nieruchomości kupuje się i sprzedaje.',
  'chapter.end.about': 'Dzień się skończył. Zostawiasz sobie kilka kart, a dom, którego nie utrzymano, rano jest wart mniej.',
  'chapter.white.about':
    'Karta w białej ramce to jednorazowa przyjemność: zagrywasz ją, wydajesz, ile każe, i odrzucasz. Klepsydry to akcje, których wymaga, a moneta to kwota, którą wydaje.',
  'chapter.black.about':
    'Karta w czarnej ramce zostaje. Wyłożenie jej kosztuje akcję i miejsce na planszy; od tej pory można jej użyć raz w każdej rundzie. Miejsca jest mało, więc złe nawyki trzeba dobierać starannie.',
  'chapter.expenses.about': 'Wydatki to najprostsze czarne karty: zarezerwowany stolik, loża w teatrze. Wydają pieniądze runda po rundzie.',
  'chapter.helpers.about':
    'Dzięki pomocnikom wszystko inne jest droższe, szybsze albo łatwiejsze. Niektórych można też aktywować jak wydatek. To, co dla ciebie robią, działa, dopóki leżą na planszy, a korzystać z tego nie musisz.',
  'chapter.properties.about':
    'Na niczym nie traci się tyle, co na domu. Płacisz cenę z góry skali, wydajesz na utrzymanie albo pozwalasz mu niszczeć i sprzedajesz za to, co zostało. Byle zdążyć: kto ma nieruchomość, nie może zbankrutować, a niesprzedana liczy się na koniec gry drożej, niż jest warta.',
  'chapter.companions.about':
    'W towarzystwie wszystko kosztuje więcej. Towarzysz wychodzi z tobą raz, przy białej karcie, albo zostaje na stałe jako znacznik na czarnej.',
  'chapter.spending.about': 'Bieda to kwestia definicji: oto, kto ile może wydać, kto jest bankrutem i kto wygrał.',
  'chapter.views.about': 'Co wolno oglądać, a czego nie. Ile zostało ci pieniędzy, widzą wszyscy.',

  'chapter.sacked-goal': 'O co chodzi',
  'chapter.sacked-goal.about':
    'Prawnicy wuja odkryli, że wszyscy macie porządną posadę. To straszna rzecz: płaci co rundę, a kto ją ma, nie może zbankrutować. Trzeba ją więc stracić! Każdy wiersz karty posady pokazuje, czego pracodawca nie znosi. Zrób to, a czeka cię degradacja: wiersz zostaje zakryty i już nie płaci. Gdy zakryte są wszystkie, wylatujesz z pracy i możesz spokojnie się rujnować.\nOprócz posad są klepsydry, które w każdej grze są inne, nowe sprawy do załatwienia i nowe karty, a wśród nich wesela: najdroższy dzień w życiu.',
  'chapter.sacked-setup.about': 'Co jest w drugim pudełku i gdzie to położyć.',
  'chapter.sacked-jobs.about':
    'Każdy wiersz karty posady ma kwotę i symbol. Gdy zagrywasz lub kupujesz coś z tym symbolem, możesz zakryć ten wiersz, raz w rundzie; jedna ze spraw pozwala zakryć wiersz dowolny. Warto zacząć wcześnie: zakrywa się jeden wiersz na rundę, a do tej pory pieniądze płyną.',
  'chapter.sacked-money.about': 'Dopóki masz posadę, to jeszcze nie bieda, choćby sakiewka była pusta.',
  'chapter.sacked-plans.about':
    'Osiem klepsydr, ułożonych z kafelków na początku każdej gry. Niektóre pozwalają wysłać trzech chłopców na posyłki.',
  'chapter.sacked-cards.about':
    'Wesela zagrywa się w kompletach za jedną akcję. Domy mogą mieć dwa rodzaje naraz. A niektóre wydarzenia robią to, czego dotąd nie robiło żadne.',
  'chapter.sacked-variants.about': 'Części dodatku można pominąć jedną po drugiej. Wybiera się to przed grą.',
};
