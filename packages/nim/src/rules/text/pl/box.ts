import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Nim z kartami',
  short: 'Nim',
  tagline: 'Bierz, ile chcesz, byle nie pechowy ostatni.',
  about: 'Stosy przedmiotów i karty na ręce. Weź, ile chcesz, z jednego stosu albo zagraj kartę; ostatni przedmiot rozstrzyga.',
  facts: '2–4 osoby · kilka minut · przykład do skopiowania',
};
