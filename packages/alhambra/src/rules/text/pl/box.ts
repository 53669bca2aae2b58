import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Alhambra: gra karciana',
  short: 'Alhambra',
  tagline: 'Zbieraj budowle, płać właściwą monetą i prowadź wtedy, gdy się liczy.',
  about:
    'Zatrudnij najlepszych budowniczych Grenady. Bierz pieniądze albo kupuj budowle, płać w monecie, jakiej żąda rzemieślnik, a za dokładną zapłatę graj dalej. Kto ma najwięcej budowli danego rodzaju, zdobywa punkty, i to trzy razy.',
  facts: '2–6 osób · około pół godziny · łatwa do opanowania',
};
