import type { Catalogue } from '@parlour/kernel';

/** What stands on the box: said of the game before it is loaded. */
export const catalogue: Catalogue = {
  title: 'Ostatnia wola',
  short: 'Ostatnia wola',
  tagline: 'Majątek wuja dostanie ten, kto pierwszy roztrwoni jego drobną część.',
  about:
    'Wuj zapisał majątek temu, kto pierwszy roztrwoni jego małą część: na obiady, jachty i walące się rezydencje. Z dodatkiem „Utrata posady” trzeba jeszcze stracić pracę.',
  facts: '2–5 osób · około godziny · dla tych, co planują',
  'own-box': 'Własne pudełko',
  'course.getting-sacked': 'Utrata posady',
};
