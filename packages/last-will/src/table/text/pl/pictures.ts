import type { Catalogue } from '@parlour/kernel';

/** Co pokazują obrazki w zasadach. */
export const catalogue: Catalogue = {
  'lw.picture.goal': 'Karty w białych ramkach zagrywa się raz, w czarnych zostają, a towarzysze idą z tobą.',
  'lw.picture.setup': 'Wydarzenia, Pomocnicy i Wydatki, Nieruchomości, Towarzysze oraz karty specjalne.',
  'lw.picture.offer': 'Karty dla czterech graczy na początku gry. Chłopiec na posyłki staje pod kartą, po którą przyszedł.',
  'lw.picture.planning': 'Cztery kapelusze na klepsydrach czterech graczy. Zaczyna ten najbardziej na lewo.',
  'lw.picture.errands': 'Rynek Nieruchomości, Opera, rozszerzenie planszy i cztery talie, z których bierze się kartę w ciemno.',
  'lw.picture.white': 'Zwykła karta; karta z towarzyszami, z których każdy dokłada monetę; i karta z trzema cenami do wyboru.',
  'lw.picture.black': 'Wydatek, pomocnik i nieruchomość.',
  'lw.picture.expenses':
    '„+” i klepsydra: wyłożenie kosztuje o jedną akcję więcej. Druga karta ma znaczniki na obu miejscach, więc można wydać dowolną z jej kwot.',
  'lw.picture.helpers': 'Pod obrazkiem widać, co pomocnik dla ciebie robi.',
  'lw.picture.properties': 'Dom w chwili zakupu i ten sam dom po trzech rundach zaniedbania; dom na wsi, którego wartość nigdy nie spada.',
  'lw.picture.companions': 'Pies, koń, gość, kucharz i Towarzysz na każdą okazję, który zastępuje dowolnego z nich.',
  'lw.picture.sacked-jobs': 'Karta posady: każdy wiersz płaci, dopóki nie zakryje go coś z jego symbolem.',
  'lw.picture.sacked-plans': 'Osiem klepsydr, tak jak w jednej z gier wypadły kafelki.',
  'lw.picture.sacked-cards':
    'Dwie karty ślubne i organizator wesel, z którym są droższe; dom o dwóch rodzajach; dom na wsi z darmowym koniem; wydarzenie, które sprzedaje dom.',
  'lw.cost': '{actions, plural, =0 {bez akcji} one {# akcja} few {# akcje} many {# akcji} other {# akcji}}',
};
