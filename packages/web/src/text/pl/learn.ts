import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'start.teach': 'Naucz mnie',
  'start.teach-more': 'Naucz mnie: {course}',
  'start.teach-on': 'Ucz mnie dalej',
  'learn.cannot': 'Tej lekcji nie można otworzyć',
  'learn.chapters': 'Rozdziały',
  'learn.of': '{number} z {of}',
  'learn.done': '(ukończony)',
  'learn.skip': 'Pomiń rozdział',
  'learn.again': 'Spróbuję inaczej',
  'learn.as-if': 'Mimo to dalej',
  'learn.on': 'Dalej',
  'learn.next': 'Następny rozdział: {chapter}',
  'learn.replay': 'Jeszcze raz',
  'learn.game':
    'Wszystko, co najważniejsze, już za tobą. Teraz cała gra {bots, plural, one {z jednym niewymagającym botem} other {z # niewymagającymi botami}} i z trenerem u boku, który odezwie się, gdy coś mogłoby ci umknąć.',
  'learn.game.begin': 'Gramy',
};
