import type { Catalogue } from '@parlour/kernel';

/** Co pokazują obrazki w zasadach. */
export const catalogue: Catalogue = {
  'al.picture.goal': 'Sześć rodzajów ze wszystkimi cenami i cztery waluty.',
  'al.picture.money': 'Każda z tych kart osobno albo 2 i 3 razem: w sumie 5.',
  'al.picture.buy': 'Budowla w miejscu na floreny i dwie karty florenów, które płacą za nią dokładnie: 5 i 4 to 9.',
  'al.picture.score': 'Punkty za pierwsze, drugie i trzecie miejsce w punktowaniach A, B i C.',
  'al.picture.type': 'Budowla',
  'al.picture.rank': '{rank}.',
  'al.entry.building': 'Budowla',
  'al.entry.building.about': 'Kosztuje swoją cenę w walucie miejsca, w którym leży. Każda karta liczy się jako jedna w swoim rodzaju.',
  'al.entry.buildings': 'Budowle',
  'al.entry.money': 'Karta pieniędzy',
  'al.entry.monies': 'Pieniądze',
  'al.entry.cost': '{value}',
};
