import {
  balanceOf,
  costliest,
  QUICK_REVIEW,
  remarkOn,
  type Reviewed,
  reviewGame,
  reviewNext,
  type Taught,
  type ThinkRequest,
  type Thought,
} from '@parlour/bots';
import { forkMatch, type GameRecord, type Match, type Setting, settingFor, atTable, voice } from '@parlour/kernel';
import type { Remarked, Verdict } from '@parlour/table-kit/state/situation.ts';

/** Goes through a finished game again, as its players could know it, and says in every language what it finds. */
export async function review(
  taught: Taught,
  record: GameRecord,
  think: (request: ThinkRequest) => Promise<Thought>,
  found: (remarked: Remarked) => void,
): Promise<Verdict> {
  const { game } = taught;
  const names = record.seats.map(({ name }) => name);
  const setting = settingFor(game, record.options, record.seats.length);
  const inWords = remarking(taught, setting, names);
  const reviewed = await reviewGame(taught, record, QUICK_REVIEW, think, (decision) => found(inWords(decision)));
  return {
    moments: costliest(reviewed).map(({ number }) => number),
    players: names.map((_, seat) => balanceOf(reviewed, seat)),
    won: reviewed.won ?? [],
  };
}

/** Enough to tell a slip from chance, and soon done. */
const GLANCE = 600;

/** One decision of a match, looked at again. */
export async function remark(
  taught: Taught,
  match: Match,
  number: number,
  think: (request: ThinkRequest) => Promise<Thought>,
): Promise<Remarked> {
  const { seat, moves } = match.steps[number - 1]!;
  const reviewed = await reviewNext(forkMatch(match, number - 1), seat, moves, GLANCE, think);
  const names = match.head.seats.map(({ name }) => name);
  return remarking(taught, match.setting, names)(reviewed);
}

/** Says in every language what is to be said of a decision. */
function remarking({ game, knowledge }: Taught, setting: Setting, names: readonly string[]): (reviewed: Reviewed) => Remarked {
  const speakers = Object.keys(game.text.catalogues).map((language) => atTable(voice(language, [game.text.catalogues]), setting, names));
  return (reviewed) => {
    const { number, seat, chances, cost } = reviewed;
    const words = Object.fromEntries(speakers.map((speaker) => [speaker.language, remarkOn(reviewed, knowledge, speaker)]));
    return { number, seat, chances, cost, words };
  };
}
