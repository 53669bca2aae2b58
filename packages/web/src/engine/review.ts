import { balanceOf, costliest, QUICK_REVIEW, remarkOn, reviewGame, type Taught, type ThinkRequest, type Thought } from '@parlour/bots';
import { atTable, type GameRecord, settingFor, voice } from '@parlour/kernel';
import type { Remarked, Verdict } from '@parlour/table-kit/state/situation.ts';

/** Goes through a finished game again, as its players could know it, and says in every language what it finds. */
export async function review(
  taught: Taught,
  record: GameRecord,
  think: (request: ThinkRequest) => Promise<Thought>,
  found: (remarked: Remarked) => void,
): Promise<Verdict> {
  const { game, knowledge } = taught;
  const names = record.seats.map(({ name }) => name);
  const setting = settingFor(game, record.options, record.seats.length);
  const speakers = Object.keys(game.text.catalogues).map((language) => atTable(voice(language, [game.text.catalogues]), setting, names));
  const reviewed = await reviewGame(taught, record, QUICK_REVIEW, think, (decision) => {
    const { number, seat, chances, cost } = decision;
    const words = Object.fromEntries(speakers.map((speaker) => [speaker.language, remarkOn(decision, knowledge, speaker)]));
    found({ number, seat, chances, cost, words });
  });
  return {
    moments: costliest(reviewed).map(({ number }) => number),
    players: names.map((_, seat) => balanceOf(reviewed, seat)),
    won: reviewed.won ?? [],
  };
}
