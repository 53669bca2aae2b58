import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'start.new': 'Pierwszy raz? Ucz się, grając:',
  'start.teach': 'Naucz mnie',
  'start.teach-more': 'Naucz mnie: {course}',
  'start.teach-on': 'Ucz mnie dalej',
  'learn.cannot': 'Tej lekcji nie można otworzyć',
  'learn.chapters': 'Rozdziały',
  'learn.of': '{number} z {of}',
  'learn.done': '(ukończony)',
  'learn.show': 'Pokaż mi',
  'learn.show.step': 'Ta jedna decyzja zostanie podjęta za ciebie',
  'learn.skip': 'Pomiń',
  'learn.skip.chapter': 'Pomiń rozdział',
  'learn.again': 'Spróbuję inaczej',
  'learn.as-if': 'Mimo to dalej',
  'learn.on': 'Dalej',
  'learn.next': 'Dalej: {chapter}',
  'learn.replay': 'Jeszcze raz',
  'learn.game.begin': 'Gramy',
};
