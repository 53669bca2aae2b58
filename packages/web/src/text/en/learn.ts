import type { Catalogue } from '@parlour/kernel';

export const catalogue: Catalogue = {
  'start.new': 'New here? Learn by playing:',
  'start.teach': 'Teach me',
  'start.teach-more': 'Teach me: {course}',
  'start.teach-on': 'Go on learning',
  'learn.cannot': 'This lesson cannot be opened',
  'learn.chapters': 'Chapters',
  'learn.of': '{number} of {of}',
  'learn.done': '(done)',
  'learn.show': 'Show me',
  'learn.show.step': 'This one decision is made for you',
  'learn.skip': 'Skip',
  'learn.skip.chapter': 'Skip chapter',
  'learn.again': 'Try another way',
  'learn.as-if': 'Go on anyway',
  'learn.on': 'Go on',
  'learn.next': 'Next: {chapter}',
  'learn.replay': 'Once more',
  'learn.game.begin': 'Play',
};
