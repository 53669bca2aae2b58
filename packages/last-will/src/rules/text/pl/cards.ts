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
  'card.companions': 'Odrzuć razem z nią towarzyszy, aby wydać więcej: {options}.',
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
    'Odrzuć ją z wydarzeniem, na którym jest ten towarzysz, albo zużyj 1 akcję, aby położyć jego znacznik na swojej karcie w grze, na której jest jego miejsce.',
  'card.wild': 'Zastępuje dowolnego jednego towarzysza: psa, konia, gościa lub kucharza. Użyty czy nie, wraca na planszę na koniec rundy.',

  'card.line':
    '{income, plural, one {# funt} few {# funty} many {# funtów} other {# funta}} na rundę, dopóki wiersza nie zakryje: {symbol}.',

  'privilege.LW-HELP-1':
    'Jeden dom na wsi na rundę można kupić lub sprzedać bez akcji. Kupowany lub sprzedawany dom na wsi może kosztować 2 funty mniej.',
  'privilege.LW-HELP-2': 'Dwa domy (rezydencje, wille lub kamienice) na rundę można kupić lub sprzedać bez akcji.',
  'privilege.LW-HELP-3': 'Cena kupowanej lub sprzedawanej rezydencji, willi lub kamienicy może być o 2 funty wyższa lub niższa.',
  'privilege.LW-HELP-4': 'Jeden dom na wsi na rundę można aktywować bez akcji.',
  'privilege.LW-HELP-5': 'Jedną rezydencję, willę lub kamienicę na rundę można aktywować bez akcji.',
  'privilege.LW-HELP-6':
    'Aktywując {first, select, mansion {rezydencję} manor {willę} town {kamienicę} other {dom na wsi}} lub {second, select, mansion {rezydencję} manor {willę} town {kamienicę} other {dom na wsi}}, możesz wydać 3 funty więcej.',
  'privilege.LW-HELP-7': 'Używając karty ze sztućcami, możesz wydać 1 funta więcej.',
  'privilege.LW-HELP-8':
    'Używając karty z powozem, możesz wydać {bonus, plural, one {# funta} few {# funty} many {# funtów} other {# funta}} więcej.',
  'privilege.LW-HELP-9': 'Używając karty z maską lub idąc do Opery, możesz wydać 3 funty więcej.',
  'privilege.LW-HELP-10': 'Używając karty ze sterem lub winem, możesz wydać 2 funty więcej.',
  'privilege.LW-HELP-11': 'Co rundę, już od tej, masz jedną akcję więcej.',
  'privilege.LW-HELP-12': 'Raz na rundę masz jedną akcję więcej, tylko na zagranie białej karty.',
  'privilege.LW-HELP-13': 'Planując dzień, możesz dobrać 2 dowolne karty więcej.',
  'privilege.LW-HELP-14': 'Planując dzień, możesz dobrać 3 Wydarzenia więcej.',
  'privilege.LW-HELP-15': 'Planując dzień, możesz dobrać 3 Towarzyszy więcej.',
  'privilege.LW-HELP-16': 'Na koniec rundy możesz zatrzymać 2 karty więcej.',
  'privilege.GS-HELP-1': 'Przy każdej zagrywanej karcie ślubnej możesz wydać 1 funta więcej.',
  'privilege.GS-HELP-2': 'Aktywacja raz na rundę bez akcji: dobierz 6 kart z talii właściwych, zatrzymaj 1, pozostałe odrzuć.',
};
