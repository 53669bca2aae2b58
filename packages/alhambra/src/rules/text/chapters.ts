import type { Chapter } from '@parlour/kernel';

/** The rules in the order of the rulebook. */
export const chapters: readonly Chapter[] = [
  { id: 'goal', rules: [] },
  { id: 'setup', rules: ['AL-SETUP-1', 'AL-SETUP-2', 'AL-SETUP-3', 'AL-SETUP-4'] },
  { id: 'turn', rules: ['AL-TURN-1'] },
  { id: 'money', rules: ['AL-MONEY-1'] },
  { id: 'buy', rules: ['AL-BUY-1', 'AL-BUY-2', 'AL-BUY-3'] },
  { id: 'refill', rules: ['AL-REFILL-1', 'AL-REFILL-2', 'AL-REFILL-3'] },
  { id: 'score', rules: ['AL-SCORE-1', 'AL-SCORE-2', 'AL-SCORE-3', 'AL-SCORE-4', 'AL-SCORE-5'] },
  { id: 'end', rules: ['AL-END-1', 'AL-END-2', 'AL-END-3', 'AL-END-4'] },
  { id: 'two', rules: ['AL-2P-1', 'AL-2P-2', 'AL-2P-3', 'AL-2P-4', 'AL-2P-5'] },
  { id: 'view', rules: ['AL-VIEW-1'] },
];

/** Where the book is silent. */
export const rulings: readonly string[] = [
  'AL-SETUP-3',
  'AL-BUY-1',
  'AL-REFILL-1',
  'AL-REFILL-2',
  'AL-REFILL-3',
  'AL-END-2',
  'AL-2P-2',
  'AL-2P-4',
  'AL-2P-5',
  'AL-VIEW-1',
];
