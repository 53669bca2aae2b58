/** People at matches of boardgame.io, over the protocol of its own client: each decides something legal as soon as they may. */
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { below, diceFrom } from '@parlour/kernel';
import { attend, type Heard } from '../online/attend.ts';
import { game, legalMoves } from './alhambra.ts';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');

attend(async ({ address, tables, games, seats }) => {
  const wires: Socket[] = [];
  const parties: { readonly lines: readonly any[]; readonly matches: readonly string[] }[] = [];
  for (let index = 0; index < tables; index++) {
    const lines = Array.from({ length: seats }, () => io(`${address}/${game.name}`, { transports: ['websocket'], forceNew: true }));
    await Promise.all(lines.map((line) => new Promise((resolve) => line.once('connect', resolve))));
    for (const line of lines) wires.push(line.io.engine.transport.ws._socket);
    const rounds = Math.ceil((games - index) / tables);
    parties.push({ lines, matches: Array.from({ length: rounds }, (_, round) => `${process.pid}-${performance.now()}-${index}-${round}`) });
  }
  return {
    wires,
    play: (_pause, heard, isOver) =>
      Promise.all(
        parties.map(async ({ lines, matches }) => {
          for (const match of matches) if (!isOver()) await playMatch(lines, match, heard, isOver);
        }),
      ).then(() => undefined),
  };

  function playMatch(lines: readonly any[], match: string, heard: Heard, isOver: () => boolean): Promise<void> {
    const dice = diceFrom(match);
    const decidedAt = new Map<number, number>();
    return new Promise((resolve) => {
      for (const [seat, line] of lines.entries()) {
        let sent = -1;
        const look = (state) => {
          const number: number = state._stateID;
          const at = decidedAt.get(number);
          if (at !== undefined) heard[sent === number ? 'acknowledged' : 'seen'].push(performance.now() - at);
          if (state.ctx.gameover !== undefined || isOver()) resolve();
          if (isOver() || state.ctx.gameover !== undefined || Number(state.ctx.currentPlayer) !== seat) return;
          const moves = legalMoves(state);
          const move = moves[below(dice, moves.length)]!;
          const [type, args] = move.type === 'take' ? ['take', [move.cards]] : ['buy', [move.slot, move.pay]];
          sent = number + 1;
          decidedAt.set(sent, performance.now());
          line.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }, number, match, String(seat));
        };
        line.removeAllListeners('sync').on('sync', (id: string, { state }) => id === match && look(state));
        line.removeAllListeners('update').on('update', (id: string, state) => id === match && look(state));
      }
      // The first who looks makes the match.
      lines[0].emit('sync', match, '0', undefined, seats);
      setTimeout(() => lines.slice(1).forEach((line, i) => line.emit('sync', match, String(i + 1), undefined, seats)), 50);
    });
  }
});
