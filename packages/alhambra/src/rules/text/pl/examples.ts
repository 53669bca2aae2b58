import type { Catalogue } from '@parlour/kernel';

/** Przykłady w zasadach: co który pokazuje i co słychać w jego krokach. */
export const catalogue: Catalogue = {
  'example.dirk': 'Dirk dostaje prezent, sześć budowli i swoje punkty',
  'example.dirk.1': 'Ala kupuje Wieżę i oddaje ją Dirkowi. Zapłata była dokładna, więc gra dalej.',
  'example.dirk.2': 'Po jednej Wieży: w punktowaniu A dzielą się sześcioma punktami.',
  'example.exact-payment': 'Dokładna zapłata: kupić, kupić jeszcze raz, wziąć pieniądze',
  'example.exact-payment.1': 'Teraz kolej Ali, nie Bartka.',
  'example.exact-payment.2': '5 i 4 to 9: za mało na cenę 10.',
  'example.exact-payment.3': 'Wieża leży w miejscu na dukaty: denary nic nie dadzą.',
  'example.exact-payment.4': 'Co do monety: Ala gra dalej, a miejsce pozostaje puste.',
  'example.exact-payment.5': 'Puste miejsce zapełni się dopiero po kolejce.',
  'example.exact-payment.6': 'Znowu dokładnie.',
  'example.exact-payment.7': 'Trzy karty warte 11: za dużo.',
  'example.exact-payment.8': 'Wzięcie pieniędzy kończy kolejkę; najpierw budowle, potem pieniądze.',
  'example.exact-payment.9': 'Bartek nadpłaca jeden i nie dostaje reszty.',
  'example.shared-places': 'Punktowanie B: dwoje graczy dzieli pierwsze i drugie miejsce',
  'example.shared-places.1':
    'Ala bierze pieniądze i pojawia się karta punktowania B. Ala i Bartek mają po dwie Wieże: dzielą się 13 punktami za pierwsze i 6 za drugie miejsce, czyli dostają po 9, z zaokrągleniem w dół. Oba miejsca są zajęte, a trzecie miejsce Celiny w B nic nie daje.',
  'example.small-change': 'Drobne: kilka kart wartych razem 5 albo jedna dowolna',
  'example.small-change.1': '2, 1, 2 i 9 to o wiele więcej niż 5.',
  'example.small-change.2': 'Trzy drobne karty są warte razem 5, w trzech walutach.',
  'example.small-change.3': 'Jedna karta może mieć każdą wartość.',
  'example.the-end': 'Placu nie da się zapełnić: resztki, punktowanie C, wspólne zwycięstwo',
  'example.the-end.1': 'Nikt nie ma dirhamów, Ala i Bartek mają po dwa denary, a jeden dukat wystarcza na Wieżę.',
};
