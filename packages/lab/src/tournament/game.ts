import { type Bot, botFor, type Budget, type Taught } from '@parlour/bots';
import { Complaint, type Decision, settingFor, type Seat } from '@parlour/kernel';
import { type Contest, playOut } from '../playout.ts';
import { subjectOf } from '../subject.ts';
import { type Accounted, accountFor } from './account.ts';
import { type Fixture, fixture, lineups, type Tournament } from './fixtures.ts';

/** How an entrant thought in one seat of one game. */
export interface Thinking {
  decisions: number;
  iterations: number;
  milliseconds: number;
  /** By how much the longest thought went over its time; 0 without a limit. */
  over: number;
}

/** What came of one game of a tournament. */
export interface PlayedGame {
  readonly number: number;
  readonly lineup: readonly number[];
  /** 1 for the first and every seat that shares the place, and so on. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly thinking: readonly Thinking[];
  readonly luck?: Accounted;
}

/** Plays the games of a tournament; complains about what there is not. */
export async function referee(tournament: Tournament): Promise<(number: number) => PlayedGame> {
  const subject = await subjectOf(tournament.game);
  const { game } = subject;
  settingFor(game, tournament.options, tournament.players);
  const bots = tournament.entrants.map(({ bot }) => {
    const found = botFor(subject, bot);
    if (found === undefined) throw new Complaint('lab.entrant', { entrant: bot });
    return found;
  });
  const all = lineups(tournament);
  return (number) => {
    const due = fixture(tournament, all, number);
    try {
      return playFixture(tournament, subject, bots, due, number);
    } catch (error) {
      throw new Complaint('lab.failed', {
        number: number + 1,
        seed: due.seed,
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  };
}

function playFixture(tournament: Tournament, taught: Taught, bots: readonly Bot[], { seed, lineup }: Fixture, number: number): PlayedGame {
  const { options, luck } = tournament;
  const decisions: Decision[] = [];
  const thinking = lineup.map((): Thinking => ({ decisions: 0, iterations: 0, milliseconds: 0, over: 0 }));
  const seated = lineup.map((entrant, seat) => {
    const { name, budget } = tournament.entrants[entrant]!;
    return timed(name, bots[entrant]!, budget, thinking[seat]!);
  });
  const watch: Contest['watch'] = ({ seat, thought }) => void decisions.push([seat, thought.move]);
  const { standings, scores } = playOut({ game: taught.game, options, seed, bots: seated, budget: {}, watch });
  const played = { number, lineup, places: placesOf(standings, lineup.length), scores, thinking };
  return luck === undefined ? played : { ...played, luck: accountFor(taught, options, seed, lineup.length, decisions, luck) };
}

/** A bot on its own budget, and under the clock. */
function timed(id: string, bot: Bot, budget: Budget, thinking: Thinking): Bot {
  return {
    id,
    decide(question) {
      const begun = performance.now();
      const thought = bot.decide({ ...question, budget });
      const taken = performance.now() - begun;
      thinking.decisions++;
      thinking.iterations += thought.iterations;
      thinking.milliseconds += taken;
      if (budget.milliseconds !== undefined) thinking.over = Math.max(thinking.over, taken - budget.milliseconds);
      return thought;
    },
  };
}

export function placesOf(standings: readonly (readonly Seat[])[], seats: number): number[] {
  const places = Array.from({ length: seats }, () => 0);
  let place = 1;
  for (const tied of standings) {
    for (const seat of tied) places[seat] = place;
    place += tied.length;
  }
  return places;
}
