import { registerBot } from '@parlour/bots';

/** A mind from elsewhere: whoever loads this file first, in every thread, has it at the table. */
registerBot({
  id: 'first',
  sitDown: () => ({ id: 'first', decide: ({ moves: [move] }) => ({ move, candidates: [], iterations: 0 }) }),
});
registerBot({ id: 'far', think: async ({ moves }) => ({ move: moves.at(-1), candidates: [], iterations: 0 }) });
