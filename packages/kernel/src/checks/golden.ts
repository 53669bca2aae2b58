/** Golden games: whole games of long ago that must still be played as they were, to every viewer. */
import type { AnyGame, Viewer } from '../contract.ts';
import { type Dice, diceFrom, pick } from '../dice.ts';
import { canonical, hash } from '../json.ts';
import { type Match, playMove, playMoves, recordOf, startMatch } from '../match.ts';
import { checkRecord, type GameRecord } from '../record.ts';
import { everyOption } from './check-game.ts';

/** How many decisions a digest covers: few enough to find the first that differs. */
const SPAN = 10;

export interface GoldenGame {
  readonly name: string;
  readonly record: GameRecord;
  /** Digests of ten positions each: all views, legal moves, scores, standings. */
  readonly positions: readonly string[];
  /** Digests of what ten decisions told, as each viewer saw it. */
  readonly events: readonly string[];
}

/** Reads games as they are kept: JSON, one a line. */
export function readGolden(text: string): GoldenGame[] {
  const games = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenGame);
  return games.map((golden) => ({ ...golden, record: checkRecord(golden.record) }));
}

/** The game with its digests, as it is played today. */
export function goldenOf(game: AnyGame, name: string, record: GameRecord): GoldenGame {
  return { name, record, ...digests(game, record) };
}

/** As they are kept. */
export function writeGolden(games: readonly GoldenGame[]): string {
  return games.map((golden) => `${JSON.stringify(golden)}\n`).join('');
}

/** Games for a game that has none yet: at random, with every option and number of seats. */
export function firstGolden(game: AnyGame): GoldenGame[] {
  const games: GoldenGame[] = [];
  for (const options of everyOption(game))
    for (let count = game.seats.min; count <= game.seats.max; count++) {
      const name = `${count} players, ${JSON.stringify(options)}`;
      const seats = Array.from({ length: count }, (_, seat) => ({ name: `player ${seat + 1}` }));
      games.push(goldenOf(game, name, played(startMatch(game, options, name, seats), [], diceFrom(`${name} moves`))));
    }
  return games;
}

/** The game as it would have gone under other rules: by the same decisions where they are legal, others at random. */
export function playedAnew(game: AnyGame, { name, record: { options, seed, seats, moves } }: GoldenGame): GoldenGame {
  return goldenOf(game, name, played(startMatch(game, options, seed, seats), moves, diceFrom(`${name} anew`)));
}

function played(match: Match, decisions: GameRecord['moves'], dice: Dice): GameRecord {
  const { game } = match;
  for (let i = 0; ; i++) {
    const deciding = game.toAct(match.state);
    if (deciding.length === 0) return recordOf(match);
    const [seat, ...moves] = decisions[i] ?? [];
    if (seat !== undefined && playMoves(match, seat, moves) === undefined) continue;
    const other = pick(dice, deciding);
    playMove(match, other, pick(dice, game.moves(match.state, other)));
  }
}

/** What differs from how the game was played when it was kept, in a sentence that names the first decisions to look at; nothing if all is the same. */
export function differsFromGolden(game: AnyGame, golden: GoldenGame): string | undefined {
  const played = digests(game, golden.record);
  for (const what of ['positions', 'events'] as const) {
    const span = golden[what].findIndex((digest, i) => digest !== played[what][i]);
    if (span >= 0) return `${golden.name}: the ${what} differ first within the decisions ${span * SPAN + 1} to ${(span + 1) * SPAN}`;
  }
  return undefined;
}

function digests(game: AnyGame, { options, seed, seats, moves }: GameRecord): Pick<GoldenGame, 'positions' | 'events'> {
  const match = startMatch(game, options, seed, seats);
  const viewers: Viewer[] = [null, ...seats.keys()];
  const [positions, events]: [string[], string[]] = [[], []];
  let seen: unknown[] = [positionOf(match, viewers)];
  let told: unknown[] = [];
  const close = () => {
    positions.push(short(seen));
    events.push(short(told));
    [seen, told] = [[], []];
  };
  for (const [index, [seat, ...made]] of moves.entries()) {
    const refusal = playMoves(match, seat, made);
    if (refusal !== undefined) throw new Error(`decision ${index + 1} is refused: ${refusal.rule}`);
    const happened = match.steps.at(-1)?.events ?? [];
    told.push(viewers.map((viewer) => happened.map((event) => game.see(event, viewer))));
    seen.push(positionOf(match, viewers));
    if ((index + 1) % SPAN === 0) close();
  }
  close();
  return { positions, events };
}

function positionOf({ game, state }: Match, viewers: readonly Viewer[]): unknown {
  const toAct = game.toAct(state);
  return {
    toAct,
    scores: game.scores(state),
    standings: game.standings(state) ?? null,
    views: viewers.map((viewer) => withoutDealt(game.view(state, viewer))),
    // In any order: it is no part of the rules.
    moves: toAct.map((seat) => game.moves(state, seat).map(canonical).toSorted()),
  };
}

/** How many cards of money were dealt: Alhambra's views say so since the deals themselves are told as events. */
function withoutDealt(view: unknown): unknown {
  const { dealt: _dealt, ...rest } = view as Readonly<Record<string, unknown>>;
  return rest;
}

function short(value: unknown): string {
  return hash(value).slice(0, 12);
}
