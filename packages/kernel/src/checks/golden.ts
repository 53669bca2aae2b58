/** Golden games: whole games of long ago that must still be played as they were, to every viewer. */
import type { AnyGame, Viewer } from '../contract.ts';
import { canonical, hash } from '../json.ts';
import { type Match, playMoves, startMatch } from '../match.ts';
import { checkRecord, type GameRecord } from '../record.ts';

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

/** The game with its digests, as it is played today: for keeping new ones. */
export function goldenOf(game: AnyGame, name: string, record: GameRecord): GoldenGame {
  return { name, record, ...digests(game, record) };
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
