/** The engine behind the page: plays the match, has bots think in threads of their own, keeps the game saved. The page never waits for any of it. */
import '../shell/zod-without-eval.ts';
import { type Budget, explain, mindOf } from '@parlour/bots';
import {
  type AnyGame,
  atTable,
  Complaint,
  diceFrom,
  type Match,
  playMove,
  questionOf,
  recordOf,
  replay,
  type Seat,
  situationOf,
  startMatch,
  type Step,
  undo,
  undoable,
  type Viewer,
  voice,
  worldFrom,
} from '@parlour/kernel';
import { loadGame, teach } from '@parlour/games';
import type { Hint, Remarked, Told, Trouble } from '@parlour/table-kit/state/situation.ts';
import { createThinker } from '@parlour/think/browser';
import type { Answered, Asked, Opened, QuestionName, Questions } from './protocol.ts';
import { review } from './review.ts';
import { newSeed, savedGames } from './saved-games.ts';

const THINKING: Budget = { milliseconds: 700 };
const ADVISING: Budget = { milliseconds: 1200 };

const thinker = createThinker();

let match: Match | undefined;
let id = '';
let viewer: Viewer = null;
/** What a bot is thinking about: ended when the moment is gone. */
let thinking = new AbortController();
/** A finished game that is gone through again: ended when it is not finished after all. */
let reviewing = new AbortController();

const post = (message: Answered) => postMessage(message);

const answers: {
  [Name in QuestionName]: (ask: Questions[Name]['ask'], found: (remarked: Remarked) => void) => Promise<Questions[Name]['answer']>;
} = {
  async start(ask) {
    const started = startMatch(await game(ask.game), ask.options, ask.seed, ask.seats);
    await keep(ask.id, started);
    return true;
  },
  async open(ask) {
    const saved = await savedGames.find(ask.id);
    if (saved === undefined) throw new Complaint('saved.gone');
    match = replay(await game(saved.record.game), saved.record);
    id = ask.id;
    thinking.abort();
    // A game brought in from a file may be over already.
    await keep(id, match, saved.updated);
    const { head } = match;
    // The page says who looks before bots go on, so that nothing happens unseen.
    return { game: head.game, setting: match.setting, seats: head.seats, toAct: match.game.toAct(match.state) } satisfies Opened;
  },
  async watch(ask) {
    viewer = ask.viewer;
    void letBotsPlay();
    const playing = current();
    const opening = playing.opening.map((event) => playing.game.see(event, viewer));
    return { situation: situationOf(playing, viewer), opening, told: told(playing) };
  },
  async play({ seat, move, number }) {
    const playing = current();
    if (playing.steps.length !== number) throw new Complaint('play.late');
    await decide(playing, seat, move);
    void letBotsPlay();
    return true;
  },
  async undo({ seat }) {
    const playing = current();
    const { steps } = undoable(playing, seat);
    if (steps === 0) throw new Complaint('undo.nothing');
    thinking.abort();
    undo(playing, 1);
    await keep(id, playing);
    post({ back: { situation: situationOf(playing, viewer), told: told(playing) } });
    reviewing.abort();
    return true;
  },
  async hint({ seat, ...how }) {
    const playing = current();
    const names = playing.head.seats.map(({ name }) => name);
    const { setting, view, seen } = questionOf(playing, seat);
    return advise(playing.game, { setting, view, seat, seen, names, ...how });
  },
  async moment({ number }) {
    const playing = current();
    return situationOf(number >= playing.steps.length ? playing : replay(playing.game, recordOf(playing), number), viewer);
  },
  async record() {
    return recordOf(current());
  },
  async advise(ask) {
    return advise(await game(ask.game), ask);
  },
  async review({ record }, found) {
    reviewing.abort();
    reviewing = new AbortController();
    const { signal } = reviewing;
    return review(await game(record.game), record, (request) => thinker.think(request, signal), found);
  },
};

async function game(name: string): Promise<AnyGame> {
  const found = await loadGame(name);
  if (found === undefined) throw new Complaint('game.unknown', { game: name });
  return found;
}

function current(): Match {
  if (match === undefined) throw new Complaint('saved.gone');
  return match;
}

async function keep(name: string, played: Match, updated = Date.now()): Promise<void> {
  const over = played.game.toAct(played.state).length === 0;
  await savedGames.save({ id: name, record: recordOf(played), updated, over });
}

function told({ game, steps }: Match): Told[] {
  return steps.map((step, index) => tellOf(game, step, index + 1));
}

function tellOf(game: AnyGame, { seat, events }: Step, number: number): Told {
  return { number, seat, events: events.map((event) => game.see(event, viewer)) };
}

async function decide(playing: Match, seat: Seat, move: unknown): Promise<void> {
  const refusal = playMove(playing, seat, move);
  if (refusal !== undefined) throw new Complaint('play.refused', {}, refusal);
  post({
    step: { situation: situationOf(playing, viewer), told: tellOf(playing.game, playing.steps.at(-1) as Step, playing.steps.length) },
  });
  await keep(id, playing);
}

let botsAtWork = false;

/** Bots decide one after the other. Whatever the page asks meanwhile is answered at once: they think elsewhere. */
async function letBotsPlay(): Promise<void> {
  if (botsAtWork) return;
  botsAtWork = true;
  try {
    for (;;) {
      const playing = current();
      const seat = playing.game.toAct(playing.state).find((candidate) => playing.head.seats[candidate]?.bot !== undefined);
      if (seat === undefined) return;
      const number = playing.steps.length;
      thinking = new AbortController();
      const { signal } = thinking;
      const move = await think(playing, seat, signal);
      // Another game was opened: its bots wait until somebody looks.
      if (match !== playing) return;
      // Where all decide at once, somebody may have decided meanwhile, or taken back a decision: then it is thought about anew.
      if (!signal.aborted && playing.steps.length === number) await decide(playing, seat, move);
    }
  } catch (error) {
    post({ halted: trouble(error) });
  } finally {
    botsAtWork = false;
  }
}

/** The bot's move; nothing if its thought was ended. */
async function think(playing: Match, seat: Seat, signal: AbortSignal): Promise<unknown> {
  const { game, head } = playing;
  const bot = head.seats[seat]?.bot ?? '';
  if (mindOf(bot) === undefined) throw new Complaint('bot.unknown', { bot });
  try {
    return (await thinker.think({ ...questionOf(playing, seat), game: game.id, bot, budget: THINKING, dice: diceFrom(newSeed()) }, signal))
      .move;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** The strongest bot says what it would do and why, from what the seat may know. A decision in parts is thought through to its end. */
async function advise(game: AnyGame, ask: Omit<Questions['advise']['ask'], 'game'>): Promise<Hint> {
  const { seat, setting, names, language, parts } = ask;
  const { knowledge } = await teach(game);
  const speaker = atTable(voice(language, [game.text.catalogues]), setting, names);
  const isPart = (move: unknown) => parts.includes((move as { type: string }).type);
  const hinted: unknown[] = [];
  const before: string[] = [];
  let sentence = '';
  const seen = [...ask.seen];
  const state = worldFrom(game, setting, ask.view);
  for (let { view } = ask; ; view = game.view(state, seat)) {
    const moves = game.toAct(state).includes(seat) ? game.moves(state, seat) : [];
    if (moves.length === 0 || (hinted.length > 0 && !moves.some(isPart))) break;
    const question = { seat, setting, view, seen: [...seen], moves, budget: ADVISING, dice: diceFrom(newSeed()) };
    const thought = await thinker.think({ ...question, game: game.id, bot: 'master' });
    if (hinted.length > 0 && !isPart(thought.move)) break;
    hinted.push(thought.move);
    // Of all the parts, the last is explained: only then the decision is a whole.
    sentence = [...before, explain({ ...question, game }, thought, knowledge, speaker).sentence].join('. ');
    before.push(game.text.move(thought.move, view, speaker));
    if (!isPart(thought.move)) break;
    game.play(state, seat, thought.move, (event) => seen.push(game.see(event, seat)));
  }
  const [move, ...rest] = hinted;
  if (move === undefined) throw new Complaint('hint.none');
  return { move, rest, sentence };
}

function trouble(error: unknown): Trouble {
  if (error instanceof Complaint) return error.toJSON();
  return { key: 'trouble.engine', values: { detail: error instanceof Error ? error.message : String(error) } };
}

/** What changes the match is done one after the other, in the order it came: a bot and a person never play into the same moment. */
const changes: ReadonlySet<QuestionName> = new Set(['start', 'open', 'watch', 'play', 'undo']);
let queue: Promise<void> = Promise.resolve();

async function respond({ id: asked, name, ask }: Asked): Promise<void> {
  try {
    post({ id: asked, answer: await answers[name](ask as never, (found) => post({ id: asked, found })) });
  } catch (error) {
    post({ id: asked, trouble: trouble(error) });
  }
}

/** A question of the page; its answer is posted. */
export function hear(asked: Asked): void {
  if (changes.has(asked.name)) queue = queue.then(() => respond(asked));
  else void respond(asked);
}
