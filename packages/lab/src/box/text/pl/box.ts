import type { Catalogue } from '@parlour/kernel';

/** Whether a box plays. */
export const catalogue: Catalogue = {
  'box.games':
    '{games, plural, one {# partia} few {# partie} many {# partii} other {# partii}} botów, które oceniają ruchy na pierwszy rzut oka (liczba graczy: {players}), z tym zestawem i tyle samo z naszym, przy tych samych losowaniach.',
  'box.what': 'W partii',
  'box.ours': 'Nasz',
  'box.theirs': 'Ten zestaw',
  'box.differs': 'wyraźna różnica',
  'box.rounds': 'Rundy',
  'box.decisions': 'Decyzje',
  'box.margin': 'Przewaga pierwszego nad następnym',
  'box.first-seat': 'Zwycięstwa pierwszego miejsca',
  'box.deserted': 'Z tym zestawem nikt nie użył, choć z naszym boty używają: {things}.',
  'box.all-used': 'Wszystko, czego używa się z naszym zestawem, było użyte i z tym.',
};
