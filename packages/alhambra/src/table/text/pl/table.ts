import type { Catalogue } from '@parlour/kernel';

/** Dziewięć czego? */
const czego = '{currency, select, florin {florenów} dirham {dirhamów} denar {denarów} other {dukatów}}';
/** Miejsce na co? */
const naCo = '{currency, select, florin {floreny} dirham {dirhamy} denar {denary} other {dukaty}}';
/** Płaci się w czym? */
const wCzym = '{currency, select, florin {we florenach} dirham {w dirhamach} denar {w denarach} other {w dukatach}}';
/** „2 floreny”, „5 florenów” */
const ile =
  '{currency, select, florin {{price, plural, one {# floren} few {# floreny} other {# florenów}}} dirham {{price, plural, one {# dirham} few {# dirhamy} other {# dirhamów}}} denar {{price, plural, one {# denar} few {# denary} other {# denarów}}} other {{price, plural, one {# dukat} few {# dukaty} other {# dukatów}}}}';
const karty = (number: string) => `{${number}, plural, one {# karta} few {# karty} many {# kart} other {# karty}}`;

export const catalogue: Catalogue = {
  'al.taking': '{cards, plural, one {Bierzesz {money}.} other {Bierzesz {money}: razem {total}.}}',
  'al.paying': `{state, select, none {{building} za {price}: wskaż ${naCo}, którymi zapłacisz.} short {{building}: {paid} z {price} ${czego}, brakuje {difference}.} exact {{building}: dokładnie ${ile}, więc grasz dalej!} other {{building}: płacisz {paid} zamiast {price} ${czego}, o {difference} za dużo.}}`,
  'al.then.money':
    '{currency, select, florin {Twoje floreny} dirham {Twoje dirhamy} denar {Twoje denary} other {Twoje dukaty}} {before} → {after}',
  'al.then.points': 'Punktowanie {scoring} przy obecnym stanie {before} → {after}',
  'al.take': 'Weź {total}',
  'al.buy': '{over, plural, =0 {Zapłać dokładnie} other {Zapłać, o # za dużo}}',
  'al.keep': '{over, plural, =0 {Zapłać dokładnie i zatrzymaj} other {Zapłać, o # za dużo, i zatrzymaj}}',
  'al.give': 'Oddaj Dirkowi',
  'al.note.price': `Cena: {price}, płatne ${wCzym}. Decyduje miejsce, nie kolor.`,
  'al.note.all': `${karty('count')}: {prices}`,
  'al.note.money': `Płaci się nią za budowlę w miejscu na ${naCo}.`,
  'al.count.title': '{building}: {count} z {all}',
  'al.count.prices': 'Kupione za {prices}',
  'al.count.label': '{building}: {count}{leads, select, yes {, najwięcej} other {}}',
  'al.help': 'Punkty teraz',
  'al.status.buildings': '{count, plural, one {# budowla} few {# budowle} many {# budowli} other {# budowli}}',
  'al.status.money': 'pieniądze: {count}',
  'al.status.scorings': '{count, plural, =0 {Po wszystkich punktowaniach} other {Przed nami punktowania: {scorings}}}',
  'al.cards': `${karty('count')} na ręce`,
  'al.dirk': 'zbiera, choć nie gra',
  'al.yard': 'Plac budowy: budowle na sprzedaż',
  'al.slot': '{currency, select, florin {Floreny} dirham {Dirhamy} denar {Denary} other {Dukaty}}',
  'al.slot.label': `Kup: {building}, płacąc ${wCzym}`,
  'al.empty': 'Sprzedana; nowa pojawi się po kolejce',
  'al.display': 'Wyłożone pieniądze',
  'al.display.label': 'Weź: {card}',
  'al.discard': '{count, plural, one {# karta zapłacona} few {# karty zapłacone} many {# kart zapłaconych} other {# karty zapłaconej}}',
  'al.watching': 'Oglądasz grę: ręce graczy są ukryte.',
  'al.hand.label': `{currency, select, florin {Twoje floreny} dirham {Twoje dirhamy} denar {Twoje denary} other {Twoje dukaty}}: razem {total}, ${karty('cards')}`,
  'al.hand.none': 'Nie masz pieniędzy na ręce.',
  'al.pay.label': 'Zapłać: {card}',
  'al.sheet.key': 'karty · miejsce',
  'al.sheet.count': '{count} · {rank}.',
  'al.sheet.total': 'Razem',
  'al.sheet.title': 'Punktowanie {scoring}',
  'al.sheet.about':
    '{scoring, select, A {Punktuje tylko ten, kto ma najwięcej kart danego rodzaju; remisujący dzielą się punktami zajętych miejsc, z zaokrągleniem w dół.} B {Punktują dwa pierwsze miejsca każdego rodzaju; remisujący dzielą się punktami zajętych miejsc, z zaokrągleniem w dół.} other {Punktują trzy pierwsze miejsca każdego rodzaju; remisujący dzielą się punktami zajętych miejsc, z zaokrągleniem w dół.}}',
  'al.sheet.ranks': 'Miejsca',
  'al.if': 'Gdyby punktować teraz:',
  'al.if.about': 'Małe liczby: punkty za pierwsze, drugie i trzecie miejsce. Remisujący dzielą się punktami zajętych miejsc.',
  'al.tip.turn': 'Dotknąć można tego, co świeci. Weź pieniądze albo wskaż budowlę, a potem karty, którymi za nią płacisz.',
  'al.tip.again': 'Zapłacono dokładnie, więc grasz dalej: kup coś jeszcze albo weź pieniądze, co kończy kolejkę.',
  'al.tip.exact': 'Za jedną z budowli możesz zapłacić dokładnie. Kto tak zrobi, od razu gra dalej.',
  'al.tip.dirk': 'Dirk zbiera, choć nie gra. Kupioną budowlę możesz oddać jemu, żeby odebrać przeciwnikowi miejsce.',
  'al.tip.end':
    'Budowle się kończą. Każdą, która na końcu zostanie na placu, dostanie za darmo ten, kto ma najwięcej pieniędzy w walucie jej miejsca.',
  'al.tip.most':
    'Punkty dostaje, kto ma najwięcej budowli danego rodzaju; rodzaje dalej na prawo dają więcej. „Punkty teraz” pokazuje, jak kto stoi.',
  'al.tip.several': 'Drobnych możesz wziąć kilka kart naraz, jeśli są warte razem najwyżej 5.',
  'al.tip.coin': 'Za budowlę płaci się walutą podaną nad nią. Reszty nikt nie wydaje, więc dużymi kartami płać za drogie budowle.',
  'al.result.where': 'Skąd wzięły się punkty',
  'al.result.scoring': 'Punktowanie {scoring} w szczegółach',

  'al.about.exact':
    'Co do monety {exact, plural, one {możesz zapłacić za # budowlę} few {możesz zapłacić za # budowle} many {możesz zapłacić za # budowli} other {możesz zapłacić za # budowli}} i grać dalej. Czy któraś da ci przewagę?',
  'al.about.again':
    'I znowu! Co do monety możesz kupić jeszcze {exact, plural, one {# budowlę} few {# budowle} many {# budowli} other {# budowli}}.',
  'al.about.over':
    'Stać cię na {payable, plural, one {# budowlę} few {# budowle} many {# budowli} other {# budowli}}, ale tylko z nadpłatą, a to kończy kolejkę. {hitting, plural, =0 {Żadna wyłożona karta też nie daje dokładnej ceny.} one {# wyłożona karta da dokładną cenę.} few {# wyłożone karty dadzą dokładną cenę.} many {# wyłożonych kart da dokładną cenę.} other {# wyłożonych kart da dokładną cenę.}}',
  'al.about.money':
    'Na razie na nic cię nie stać, więc weź pieniądze. {hitting, plural, =0 {Żadna karta nie daje jeszcze dokładnej ceny: weź dużo albo kilka drobnych.} one {# wyłożona karta da dokładną cenę.} few {# wyłożone karty dadzą dokładną cenę.} many {# wyłożonych kart da dokładną cenę.} other {# wyłożonych kart da dokładną cenę.}}',
};
