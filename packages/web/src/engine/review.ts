import {
  type Effort,
  efforts,
  type Look,
  type Looked,
  type Remark,
  remarkOn,
  reviewGame,
  reviewSeen,
  type Taught,
  turnsOf,
  type Weighed,
  type WeighRequest,
} from '@parlour/bots';
import { type GameRecord, type Setting, settingFor, atTable, voice } from '@parlour/kernel';
import type { Remarked, Slip, Verdict } from '@parlour/table-kit/state/situation.ts';

/** Goes through a finished game again, as its players could know it, and says in every language what it finds. */
export async function review(
  taught: Taught,
  record: GameRecord,
  effort: Effort,
  look: Look,
  found: (remarked: Remarked) => void,
): Promise<Verdict> {
  const { game } = taught;
  const names = record.seats.map(({ name }) => name);
  const inWords = remarking(taught, settingFor(game, record.options, record.seats.length), names);
  const reviewed = await reviewGame(taught, record, effort, look, (decision) => {
    const { number, seat, chances, expected, swing, choices, cost } = decision;
    found({ number, seat, chances, expected, swing, choices, cost, words: inWords(decision) });
  });
  return { moments: turnsOf(reviewed), won: reviewed.won ?? [] };
}

/** What a coach says of a decision, from what its seat knew. */
export async function remark(
  taught: Taught,
  { names, ...seen }: Omit<WeighRequest, 'effort'> & { readonly names: readonly string[] },
  weigh: (request: WeighRequest) => Promise<Weighed>,
): Promise<Slip> {
  const looked = await reviewSeen(taught, { ...seen, effort: efforts.quick }, weigh);
  return { seat: looked.seat, cost: looked.cost, words: remarking(taught, seen.setting, names)(looked) };
}

/** Says in every language what is to be said of a decision. */
function remarking({ game, knowledge }: Taught, setting: Setting, names: readonly string[]): (looked: Looked) => Record<string, Remark> {
  const speakers = Object.keys(game.text.catalogues).map((language) => atTable(voice(language, [game.text.catalogues]), setting, names));
  return (looked) => Object.fromEntries(speakers.map((speaker) => [speaker.language, remarkOn(looked, knowledge, speaker)]));
}
