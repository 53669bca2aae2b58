import type { Catalogue } from '@parlour/kernel';

/** What a card does, said from what is printed on it. */
export const catalogue: Catalogue = {
  'symbol.silverware': 'sztućce',
  'symbol.coach': 'powóz',
  'symbol.mask': 'maska',
  'symbol.helm': 'ster',
  'symbol.wine': 'wino',
  'symbol.nuptial': 'ślub',
  'symbol.helper': 'pomocnik',
  'symbol.mansion': 'rezydencja',
  'symbol.manor': 'willa',
  'symbol.town': 'kamienica',
  'symbol.farm': 'dom na wsi',
  'symbol.dog': 'pies',
  'symbol.horse': 'koń',
  'symbol.guest': 'gość',
  'symbol.chef': 'kucharz',
  'symbol.animal': 'pies lub koń',
  'symbol.wild': 'Towarzysz na każdą okazję',

  'card.or': '{before} lub {last}',

  'card.kind.event': 'Wydarzenie',
  'card.kind.expense': 'Wydatek',
  'card.kind.helper': 'Pomocnik',
  'card.kind.property': '{types}',
  'card.kind.companion': 'Towarzysz',
  'card.kind.wild': 'Towarzysz na każdą okazję',
  'card.kind.job': 'Karta posady',
  'card.special': '{kind}, karta specjalna z {crowns, plural, one {# koroną} few {# koronami} many {# koronami} other {# koronami}}',

  'card.symbols': '{count, plural, one {Symbol} other {Symbole}}: {symbols}.',
  'card.pay':
    'Zużyj {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}} i wydaj {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}}.',
  'card.pay.free': 'Zużyj {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
  'card.choose': 'Wybierz jedno: {choices}.',
  'card.choice':
    '{actions, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}} za {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}}',
  'card.companions': 'Odrzuć razem z tą kartą towarzyszy, aby wydać więcej: {options}.',
  'card.companion': '{companion} +{pounds}',
  'card.nuptial': 'Karty ślubne o różnych nazwach można zagrać razem jako komplet, za jedną akcję.',

  'effect.LW-WHITE-4': 'Zyskujesz {gain, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
  'effect.LW-WHITE-5':
    'Połóż do dwóch znaczników zwierząt (psów lub koni) na swoich kartach w grze bez odrzucania towarzyszy, każdy na pierwszym od góry wolnym miejscu, jeśli pasuje.',
  'effect.LW-WHITE-6': 'Twoje nieruchomości tracą łącznie trzy stopnie wartości, rozdzielone, jak chcesz.',
  'effect.GS-EVT-1': 'Odrzuć z ręki inne karty ze sterem lub winem i za każdą wydaj 1 funta więcej.',
  'effect.GS-EVT-3': 'Sprzedaj jedną nieruchomość bez dodatkowej akcji. Żeton zmian wartości się nie liczy.',

  'card.lay':
    'Wyłożenie kosztuje {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}{pounds, plural, =0 {} one { i # funta} few { i # funty} many { i # funtów} other { i # funta}}.',
  'card.use':
    '{property, select, true {Utrzymanie} other {Aktywacja}} raz na rundę {actions, plural, =0 {bez akcji} one {za # akcję} few {za # akcje} many {za # akcji} other {za # akcji}}: wydaj {amount}.',
  'card.pounds': '{pounds, plural, =0 {0 funtów} one {# funta} few {# funty} many {# funtów} other {# funta}}',
  'card.perFarm': '{pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} za każdy swój dom na wsi',
  'card.perHorseOnFarms':
    '{pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} za każdy znacznik konia na swoich domach na wsi',
  'card.perDogOnFarms':
    '{pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} za każdy znacznik psa na swoich domach na wsi',
  'card.and': '{first} i {second}',
  'card.steps': 'Znaczniki towarzyszy, kładzione od góry do dołu, pozwalają wydać zamiast tego: {steps}.',
  'card.step': '{companion} {pounds}',
  'card.step.free': '{companion} {pounds} (ten znacznik jest na karcie od początku)',
  'card.decay': 'Ze znacznikiem na tym miejscu ({companion}) nieutrzymana traci dwa stopnie zamiast jednego.',

  'card.price': 'Cena {price}. W każdej rundzie bez utrzymania spada o stopień: {values}.',
  'card.value': 'Cena i wartość {price}: nigdy nie spada.',

  'card.plays':
    'Odrzuć tę kartę razem z wydarzeniem, na którym jest ten towarzysz, albo zużyj 1 akcję, aby położyć jego znacznik na swojej karcie w grze, na której jest jego miejsce.',
  'card.wild': 'Zastępuje dowolnego jednego towarzysza: psa, konia, gościa lub kucharza. Użyty czy nie, wraca na planszę na koniec rundy.',

  'card.line':
    '{income, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} na rundę, dopóki wiersza nie zakryje: {symbol}.',

  // Rodzaj nieruchomości w bierniku, symbol w narzędniku.
  'help.of.mansion': 'rezydencję',
  'help.of.manor': 'willę',
  'help.of.town': 'kamienicę',
  'help.of.farm': 'dom na wsi',
  'help.with.silverware': 'sztućcami',
  'help.with.coach': 'powozem',
  'help.with.mask': 'maską',
  'help.with.helm': 'sterem',
  'help.with.wine': 'winem',

  'help.adds.cards':
    'Używając karty {first, select, silverware {ze} helm {ze} other {z}} {symbols}{opera, select, true { lub idąc do Opery} other {}}, możesz wydać {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej.',
  'help.adds.nuptial':
    'Przy każdej zagrywanej karcie ślubnej możesz wydać {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej.',
  'help.adds.types':
    'Aktywując {types}, możesz wydać {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej.',
  'help.shifts':
    'Kupując lub sprzedając {types}, możesz {way, select, down {obniżyć} up {podnieść} other {podnieść lub obniżyć}} cenę o {pounds, plural, one {# funta} few {# funty} many {# funtów} other {# funta}}.',
  'help.waives.trade':
    '{times, plural, one {Raz} =2 {Dwa razy} few {# razy} many {# razy} other {# raza}} na rundę możesz kupić lub sprzedać {types} bez akcji.',
  'help.waives.activate':
    '{times, plural, one {Raz} =2 {Dwa razy} few {# razy} many {# razy} other {# raza}} na rundę możesz aktywować {types} bez akcji.',
  'help.gives.any': 'Co rundę, już od tej, masz {actions, plural, one {jedną akcję} few {# akcje} many {# akcji} other {# akcji}} więcej.',
  'help.gives.white':
    '{actions, plural, one {Raz na rundę masz jedną akcję więcej, tylko na zagranie białej karty} few {Co rundę masz # akcje więcej, tylko na zagrywanie białych kart} many {Co rundę masz # akcji więcej, tylko na zagrywanie białych kart} other {Co rundę masz # akcji więcej, tylko na zagrywanie białych kart}}.',
  'help.draws.any':
    'Planując dzień, możesz dobrać {cards, plural, one {# dowolną kartę} few {# dowolne karty} many {# dowolnych kart} other {# dowolnej karty}} więcej.',
  'help.draws.events':
    'Planując dzień, możesz dobrać {cards, plural, one {# Wydarzenie} few {# Wydarzenia} many {# Wydarzeń} other {# Wydarzenia}} więcej.',
  'help.draws.helpersAndExpenses':
    'Planując dzień, możesz dobrać {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} Pomocników i Wydatków więcej.',
  'help.draws.properties':
    'Planując dzień, możesz dobrać {cards, plural, one {# Nieruchomość} few {# Nieruchomości} many {# Nieruchomości} other {# Nieruchomości}} więcej.',
  'help.draws.companions':
    'Planując dzień, możesz dobrać {cards, plural, one {# Towarzysza} few {# Towarzyszy} many {# Towarzyszy} other {# Towarzysza}} więcej.',
  'help.keeps': 'Na koniec rundy możesz zatrzymać {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej.',
  'help.searches':
    'Aktywacja raz na rundę bez akcji: dobierz {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z talii właściwych, zatrzymaj 1, pozostałe odrzuć.',
};
