import '../shell/zod-without-eval.ts';
import { boxPlayer, type BoxTest } from '@parlour/lab/box';
import { type Reply, replyTo } from '@parlour/think/pool';

type Player = ReturnType<typeof boxPlayer>;

let player: Player | undefined;

/** Plays one piece of the games of a test. A thread sees only one test in its life. */
export function playPiece(test: BoxTest | undefined, piece: number): Promise<Reply<Awaited<ReturnType<Player>>>> {
  return replyTo(() => {
    if (test === undefined) throw new Error('nobody said what is to be played');
    player ??= boxPlayer(test);
    return player(piece);
  });
}
