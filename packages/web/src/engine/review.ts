import { type Effort, efforts, type Look, remarkOn, reviewDecision, type Reviewed, reviewGame, type Taught, turnsOf } from '@parlour/bots';
import { type GameRecord, type Match, recordOf, type Setting, settingFor, atTable, voice } from '@parlour/kernel';
import type { Remarked, Verdict } from '@parlour/table-kit/state/situation.ts';

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
  const reviewed = await reviewGame(taught, record, effort, look, (decision) => found(inWords(decision)));
  return { moments: turnsOf(reviewed), won: reviewed.won ?? [] };
}

/** One decision of a match, looked at again. */
export async function remark(taught: Taught, match: Match, number: number, look: Look): Promise<Remarked> {
  const reviewed = await reviewDecision(taught, { record: recordOf(match), number, effort: efforts.quick }, look);
  const names = match.head.seats.map(({ name }) => name);
  return remarking(taught, match.setting, names)(reviewed);
}

/** Says in every language what is to be said of a decision. */
function remarking({ game, knowledge }: Taught, setting: Setting, names: readonly string[]): (reviewed: Reviewed) => Remarked {
  const speakers = Object.keys(game.text.catalogues).map((language) => atTable(voice(language, [game.text.catalogues]), setting, names));
  return (reviewed) => {
    const { number, seat, chances, expected, swing, choices, cost } = reviewed;
    const words = Object.fromEntries(speakers.map((speaker) => [speaker.language, remarkOn(reviewed, knowledge, speaker)]));
    return { number, seat, chances, expected, swing, choices, cost, words };
  };
}
