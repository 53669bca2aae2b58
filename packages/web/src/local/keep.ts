import { type GameRecord, hash } from '@parlour/kernel';
import { savedGames } from '../engine/saved-games.ts';
import { LINKED } from '../history/played.ts';

/** Keeps a game that is over on this device, once, and says where it is opened at that moment. */
export async function keepFinished(record: GameRecord, number: number): Promise<string> {
  const id = `${LINKED}${hash(record)}`;
  if ((await savedGames.find(id)) === undefined) await savedGames.save({ id, record, updated: Date.now(), over: true });
  return `/play/${id}#${number}`;
}
