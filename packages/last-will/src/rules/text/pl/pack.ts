import type { Catalogue } from '@parlour/kernel';

/** What is wrong with a card pack, and where numbers come from. */
export const catalogue: Catalogue = {
  'refusal.pack.type':
    '{where}: w tym miejscu powinna być {expected, select, number {liczba} int {liczba całkowita} string {wartość tekstowa} array {lista} other {sekcja z nazwanymi polami}}.',
  'refusal.pack.missing': '{where}: brakuje {field, select, names {nazwy} other {pola „{field}”}}.',
  'refusal.pack.unknown-field': '{where}: nie ma tu pola „{field}”.',
  'refusal.pack.choice': '{where}: „{value}” jest niemożliwe. Do wyboru: {choices}.',
  'refusal.pack.number-min': '{where}: liczba musi wynosić co najmniej {min}.',
  'refusal.pack.number-max': '{where}: liczba może wynosić co najwyżej {max}.',
  'refusal.pack.list-min':
    '{where}: lista musi mieć co najmniej {min, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.',
  'refusal.pack.list-max':
    '{where}: lista może mieć co najwyżej {max, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.',
  'refusal.pack.text-min': '{where}: tekst nie może być pusty.',
  'refusal.pack.text-max':
    '{where}: tekst może mieć co najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'refusal.pack.id': '{where}: identyfikator składa się z małych liter a–z i cyfr, a jego człony łączy łącznik.',
  'refusal.pack.language': '{where}: „{value}” nie jest skrótem języka, takim jak en albo pl.',
  'refusal.pack.deep': '{where}: sekcje są tu zagnieżdżone głębiej niż w jakimkolwiek zestawie.',
  'refusal.pack.large': 'To znacznie więcej, niż mieści pudełko: żaden zestaw nie jest tak duży.',
  'refusal.pack.long': '{where}: ten tekst jest o wiele za długi.',
  'refusal.pack.letters': '{where}: są tu znaki, których nie widać albo które zmieniają odczyt innych. Wpisz to jeszcze raz.',
  'refusal.pack.name': '{where}: jedno z pól ma tu nazwę, jakiej pole mieć nie może.',
  'refusal.pack.mark': '{where}: „{value}” ma oznaczenie, ale zestaw nic tam nie podaje.',
  'refusal.pack.no-such-card':
    '{where}: nie ma karty „{id}”. Czy chodziło o „{near}”? Własna karta podaje też swój rodzaj (kind): event, expense, helper albo property.',
  'refusal.pack.fixed': '{where}: zestaw nie może zmienić pola „{field}” tej karty. Własnej karcie nadaj własny identyfikator.',
  'refusal.pack.needs-expansion':
    '{where}: to należy do „Utraty posady”. Wpisz to wśród kart tamtego pudełka; w pliku karta ma „part: sacked”.',
  'refusal.pack.two-crowns': '{where}: karty specjalne „Utraty posady” mają jedną albo dwie korony.',
  'refusal.pack.twice': '{where}: to samo występuje dwa razy.',
  'refusal.pack.pay-rises': '{where}: każda następna możliwość musi kosztować więcej akcji i wydawać więcej funtów niż poprzednia.',
  'refusal.pack.one-payment': '{where}: wydarzenie z towarzyszami, z działaniem lub z symbolem ślubnym ma tylko jedną cenę.',
  'refusal.pack.effect-alone': '{where}: wydarzenie z działaniem nie przyjmuje towarzyszy.',
  'refusal.pack.gain': '{where}: zyskane akcje („gain”) idą w parze z działaniem, które daje akcje (LW-WHITE-4) i ich wymaga.',
  'refusal.pack.nuptial':
    '{where}: wydarzenie ślubne ma i symbol „nuptial”, i swoją nazwę w komplecie (ring, wedding, gift albo bachelor).',
  'refusal.pack.nuptial-action': '{where}: wydarzenie ślubne kosztuje dokładnie jedną akcję.',
  'refusal.pack.counting-alone': '{where}: wydatek liczący domy na wsi lub zwierzęta ma 0 funtów i żadnych miejsc na towarzyszy.',
  'refusal.pack.spends-nothing': '{where}: aktywacja musi coś wydawać.',
  'refusal.pack.steps-rise': '{where}: od góry do dołu każda kwota musi być wyższa od poprzedniej, łącznie z kwotą aktywacji („use”).',
  'refusal.pack.free': '{where}: darmowy znacznik może mieć tylko najwyższe miejsce, i to przeznaczone dla jednego rodzaju towarzysza.',
  'refusal.pack.scale': '{where}: wartości muszą maleć od góry do dołu.',
  'refusal.pack.price': '{where}: nieruchomość musi coś kosztować.',
  'refusal.pack.farm': '{where}: dom na wsi ma jedną wartość.',
  'refusal.pack.help': '{where}: o tym, co robi pomocnik, mówi jedno z pól: {choices}.',
  'refusal.pack.one-count':
    '{where}: pomocnik może robić tylko jedną rzecz liczoną na rundę: oszczędzać akcję („waives”) albo dawać akcje na białe karty („gives”).',
  'refusal.pack.search': '{where}: dobranie kart i zatrzymanie jednej („searches”) jest aktywacją tego pomocnika, więc nie ma on innej.',
  'refusal.pack.steps-need-use': '{where}: miejsca na towarzyszy wymagają aktywacji („use”).',
  'refusal.pack.deck':
    '{where}: talia {deck, select, events {wydarzeń} helpersAndExpenses {pomocników i wydatków} properties {nieruchomości} companions {towarzyszy} other {{deck}}} gry podstawowej jest za mała: ma {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, a musi mieć co najmniej {min}.',
  'refusal.pack.cards-max':
    '{where}: zestaw może wymieniać najwyżej {max, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, a ten wymienia {cards}.',
  'refusal.pack.copies-max':
    '{where}: stół mieści najwyżej {max, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, a tu jest ich łącznie {cards}.',
  'refusal.pack.help-max':
    '{where}: wszyscy pomocnicy razem, licząc każdy egzemplarz, zmieniają jedną kwotę lub cenę nawet o {pounds}; wolno najwyżej o {max}.',
  'refusal.pack.two-wild':
    '{where}: każda główna plansza ma dokładnie dwa pola Towarzysza na każdą okazję; żadna inna plansza ani grupa ich nie ma.',
  'refusal.pack.wild-stays': '{where}: pole Towarzysza na każdą okazję nigdy nie zmienia talii.',
  'refusal.pack.rounds': '{where}: pierwsza talia musi być od rundy 1, a każda następna od późniejszej, najwyżej od {rounds}.',
  'refusal.pack.group': '{where}: pól spraw jest więcej niż wspólnych kart ({cards}).',
  'refusal.pack.tiles': '{where}: brakuje kafelka na pozycję {position} przy liczbie graczy {players}.',
  'refusal.pack.jobs':
    '{where}: pięciu graczy potrzebuje pięciu kart posad bez symbolu ślubnego (na wypadek gry bez nowych kart); jest ich {jobs}.',
  'refusal.pack.income': '{where}: wiersze ({lines}) muszą dawać razem {income}.',
  'refusal.pack.wills': '{where}: co najmniej jeden testament musi używać kart posad o {lines} wierszach.',

  'source.S': 'podane w instrukcji',
  'source.P': 'podane w publicznym źródle',
  'source.I': 'wywnioskowane',
  'source.D': 'zaprojektowane dla Parloura',
  'source.pack': 'wpisane przez właściciela pudełka',
};
