/** The engine behind the page: plays the match, has bots think elsewhere, keeps the game saved. The page never waits for any of it. */
import { type Budget, efforts, type Look, mindOf, rewards, type Taught } from '@parlour/bots';
import {
  type AnyGame,
  beginMatch,
  Complaint,
  diceFrom,
  forkMatch,
  type GameRecord,
  isDaySeed,
  type Match,
  playMoves,
  questionOf,
  recordOf,
  replay,
  type Seat,
  trialOf,
  undoable,
  wholeDecision,
} from '@parlour/kernel';
import type { LoadGame } from '@parlour/games';
import type { Eyes, Remarked, Trouble } from '@parlour/table-kit/state/situation.ts';
import type { Reviewer, Thinker } from '@parlour/think';
import { dayChance } from '../day/day.ts';
import { advise } from './advise.ts';
import type { Answered, Asked, Opened, QuestionName, Questions } from './protocol.ts';
import { remark, review } from './review.ts';
import type { Origin, SavedGames } from './saved-games.ts';
import { shownTo, tellOf, toldOf } from './told.ts';

const THINKING: Budget = { milliseconds: 700 };
/** No clock: with the same chance a bot thinks the same on any machine. More than the levels take that play the deal of a day. */
const ALIKE: Budget = { iterations: 1_000 };

/** What an engine is made of. */
export interface EngineParts {
  /** The game of that id by today's rules or those of a revision, and what bots know of it. */
  readonly games: { loadGame: LoadGame; teach(game: AnyGame): Promise<Taught> };
  readonly thinker: Pick<Thinker, 'think'> & Reviewer;
  readonly saved: SavedGames;
  /** What was found in a finished game before, where that is kept: a look that begins there. */
  readonly goOn?: (look: Look, record: GameRecord, thoroughly: boolean) => Promise<Look>;
  readonly post: (message: Answered) => void;
  readonly now: () => number;
  /** Chance for bots, another each time. */
  readonly seed: () => string;
}

interface Engine {
  /** A question of the page; its answer is posted. */
  hear(asked: Asked): void;
}

/** A game that was opened. */
interface Table {
  /** Under which it is kept; none where a finished game is only shown. */
  readonly id: string | undefined;
  /** Of a variation: the moment that it was begun from. */
  readonly from?: Origin | undefined;
  /** What is kept: it is replaced once what came of a decision is kept too, so that nobody sees more than that. */
  match: Match;
}

/** What changes the match. */
const changes: ReadonlySet<QuestionName> = new Set(['start', 'open', 'show', 'watch', 'play', 'undo']);

export function createEngine({ games, thinker, saved, goOn, post, now, seed }: EngineParts): Engine {
  let table: Table | undefined;
  let eyes: Eyes = null;
  /** What a bot is thinking about: ended when the moment is gone. */
  let thinking = new AbortController();
  /** A finished game that is gone through again: ended when it is not finished after all. */
  let reviewing = new AbortController();
  /** Where bots are deciding. */
  let botsAt: Table | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const answers: {
    [Name in QuestionName]: (ask: Questions[Name]['ask'], found: (remarked: Remarked) => void) => Promise<Questions[Name]['answer']>;
  } = {
    async start(ask) {
      const started = beginMatch(await gameOf(ask.game), ask);
      await keep({ id: ask.id }, started);
      return true;
    },
    async open({ id }) {
      const found = await saved.find(id);
      if (found === undefined) throw new Complaint('saved.gone');
      const match = replay(await gameOf(found.record.game, found.record.rules), found.record);
      // A game brought in from a file may be over already.
      await keep(found, match, found.updated);
      const { from } = found;
      table = { id, from, match };
      thinking.abort();
      const { game, head, setting, state } = match;
      // The page says who looks before bots go on, so that nothing happens unseen.
      return { game: head.game, rules: head.rules, setting, seats: head.seats, toAct: game.toAct(state), from } satisfies Opened;
    },
    async show({ record }) {
      const match = replay(await gameOf(record.game, record.rules), record);
      mustBeOver(match);
      table = { id: undefined, match };
      thinking.abort();
      return true;
    },
    async watch(ask) {
      const { match } = current();
      if (ask.eyes === 'all') mustBeOver(match);
      eyes = ask.eyes;
      void letBotsPlay();
      const opening = tellOf(match.game, { seat: 0, events: match.opening }, 0, eyes).events;
      return { situation: shownTo(match, eyes), opening, told: toldOf(match, eyes) };
    },
    async play({ seat, moves, number }) {
      const playing = current();
      if (playing.match.steps.length !== number) throw new Complaint('play.late');
      await decide(playing, seat, moves);
      void letBotsPlay();
      return true;
    },
    async undo({ seat }) {
      const playing = current();
      const { steps } = playing.match;
      if (undoable(playing.match, seat).steps === 0) throw new Complaint('undo.nothing');
      const earlier = forkMatch(playing.match, steps.length - 1);
      await keep(playing, earlier);
      playing.match = earlier;
      thinking.abort();
      post({ back: { situation: shownTo(earlier, eyes), told: toldOf(earlier, eyes) } });
      reviewing.abort();
      return true;
    },
    async hint({ seat, ...how }) {
      const { match } = current();
      const names = match.head.seats.map(({ name }) => name);
      const { setting, view, seen } = questionOf(match, seat);
      return advice(match.game, { setting, view, seat, seen, names, ...how });
    },
    async moment({ number }) {
      const { match } = current();
      return shownTo(number >= match.steps.length ? match : forkMatch(match, number), eyes);
    },
    async chances({ number }) {
      const { match } = current();
      const standings = mustBeOver(match);
      if (number >= match.steps.length) return rewards(standings);
      const effort = { ...efforts.quick, search: 0, duel: 0 };
      return (await thinker.review({ record: recordOf(match), number: number + 1, effort })).chances;
    },
    async record() {
      return recordOf(current().match);
    },
    async advise({ game, rules, ...ask }) {
      return advice(await gameOf(game, rules), ask);
    },
    async remark({ number }) {
      const { match } = current();
      // It was taken back meanwhile: nothing is to be said of it.
      if (number < 1 || number > match.steps.length) throw new Complaint('hint.none');
      const { seat, moves } = match.steps[number - 1]!;
      const names = match.head.seats.map(({ name }) => name);
      const { setting, view, seen } = questionOf(forkMatch(match, number - 1), seat);
      return remarkOf(match.game, { setting, view, seat, seen, names, moves });
    },
    async weigh({ game, rules, ...ask }) {
      return remarkOf(await gameOf(game, rules), ask);
    },
    async review({ record, thoroughly }, found) {
      reviewing.abort();
      reviewing = new AbortController();
      const { signal } = reviewing;
      const taught = await games.teach(await gameOf(record.game, record.rules));
      const effort = thoroughly ? efforts.thorough : efforts.quick;
      const look: Look = (request) => thinker.review(request, signal);
      return review(taught, record, effort, (await goOn?.(look, record, thoroughly)) ?? look, found);
    },
  };

  async function gameOf(id: string, revision?: number): Promise<AnyGame> {
    const found = await games.loadGame(id, revision);
    if (found === undefined) throw new Complaint('game.unknown', { game: id });
    return found;
  }

  async function advice(game: AnyGame, ask: Parameters<typeof advise>[1]) {
    return advise(
      await games.teach(game),
      ask,
      (request) => thinker.think(request),
      () => diceFrom(seed()),
    );
  }

  async function remarkOf(game: AnyGame, ask: Omit<Questions['weigh']['ask'], 'game' | 'rules'>) {
    const decided = { ...ask, game: game.id, rules: game.revision };
    return remark(await games.teach(game), decided, (request) => thinker.weigh(request));
  }

  function current(): Table {
    if (table === undefined) throw new Complaint('saved.gone');
    return table;
  }

  async function keep({ id, from }: Pick<Table, 'id' | 'from'>, match: Match, updated = now()): Promise<void> {
    if (id === undefined) return;
    const over = match.game.toAct(match.state).length === 0;
    const winners = match.game.standings(match.state)?.[0];
    await saved.save({ id, record: recordOf(match), updated, over, ...(winners && { winners }), ...(from && { from }) });
  }

  /** Plays, keeps, and only then tells: what cannot be kept has not happened. */
  async function decide(playing: Table, seat: Seat, moves: readonly unknown[]): Promise<void> {
    const { match } = playing;
    const next: Match = { ...match, state: match.game.copy(match.state), steps: [...match.steps] };
    const refusal = playMoves(next, seat, moves);
    if (refusal !== undefined) throw new Complaint('play.refused', {}, refusal);
    await keep(playing, next);
    playing.match = next;
    post({ step: { situation: shownTo(next, eyes), told: tellOf(next.game, next.steps.at(-1)!, next.steps.length, eyes) } });
  }

  /** Bots decide one after the other. Whatever the page asks meanwhile is answered at once: they think elsewhere. */
  async function letBotsPlay(): Promise<void> {
    const playing = current();
    if (botsAt === playing) return;
    botsAt = playing;
    try {
      for (;;) {
        // Another game was opened: its bots wait until somebody looks.
        if (table !== playing) return;
        const { match } = playing;
        const seat = match.game.toAct(match.state).find((candidate) => match.head.seats[candidate]?.bot !== undefined);
        if (seat === undefined) return;
        thinking = new AbortController();
        const moves = await think(match, seat, thinking.signal);
        await inOrder(async () => {
          // Where all decide at once, somebody may have decided meanwhile, or taken back a decision: then it is thought about anew.
          if (table === playing && playing.match === match) await decide(playing, seat, moves);
        });
      }
    } catch (error) {
      if (table === playing) post({ halted: trouble(error) });
    } finally {
      if (botsAt === playing) botsAt = undefined;
    }
  }

  /** The bot's decision, all parts of it; nothing if its thought was ended. */
  async function think(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly unknown[]> {
    const bot = match.head.seats[seat]?.bot ?? '';
    if (mindOf(bot) === undefined) throw new Complaint('bot.unknown', { bot });
    const { seed: dealt } = match.head;
    const ofDay = isDaySeed(dealt);
    const how = { game: match.game.id, rules: match.game.revision, bot, budget: ofDay ? ALIKE : THINKING };
    let part = 0;
    try {
      const made = await wholeDecision(trialOf(match, seat), async (question) => {
        const dice = ofDay ? dayChance(dealt, seat, match.steps.length, part++) : diceFrom(seed());
        return (await thinker.think({ ...question, ...how, dice }, signal)).move;
      });
      return made ?? [];
    } catch (error) {
      if (signal.aborted) return [];
      throw error;
    }
  }

  /** What changes the match is done one after the other, in the order it came: a bot and a person never play into the same moment. */
  function inOrder(change: () => Promise<void>): Promise<void> {
    const done = queue.then(change);
    queue = done.catch(() => undefined);
    return done;
  }

  async function respond({ id: asked, name, ask }: Asked): Promise<void> {
    try {
      post({ id: asked, answer: await answers[name](ask as never, (found) => post({ id: asked, found })) });
    } catch (error) {
      post({ id: asked, trouble: trouble(error) });
    }
  }

  return {
    hear(asked) {
      void (changes.has(asked.name) ? inOrder(() => respond(asked)) : respond(asked));
    },
  };
}

/** Nobody looks into others' hands before; gives who won. */
function mustBeOver({ game, state }: Match): readonly (readonly Seat[])[] {
  const standings = game.standings(state);
  if (standings === undefined) throw new Complaint('replay.not-over');
  return standings;
}

function trouble(error: unknown): Trouble {
  if (error instanceof Complaint) return error.toJSON();
  return { key: 'trouble.engine', values: { detail: error instanceof Error ? error.message : String(error) } };
}
