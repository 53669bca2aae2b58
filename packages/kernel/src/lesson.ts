/**
 * Learning by playing: a course of chapters, each a position and decisions of the learner's own on the real rules. It is data in one
 * shape for any game; what is said is in the course's catalogues, by the keys named here.
 */
import type { AnyGame, GameTypes, OptionValues, Refusal, Seat, Setting } from './contract.ts';
import { same } from './json.ts';
import { beginMatch, type Match, playMove, playMoves, type Step } from './match.ts';
import { type Catalogues, Complaint, type TableVoice, type Values } from './text.ts';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

/** What “Teach me” leads through, called `lesson.<id>`. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly text: Catalogues;
  readonly chapters: readonly LessonChapter<T>[];
  readonly finale: Finale;
}

/** The last chapter, `lesson.<id>.game`: a whole game with a coach against these bots, made short by where it begins. Told by `….game.say`. */
export interface Finale {
  readonly options: OptionValues;
  readonly bots: readonly string[];
  /** As the game's scribe reads it. */
  readonly position: unknown;
  /** What stands in the words. */
  readonly values?: Values;
}

/** A few decisions that make one thing plain: `lesson.<course>.<chapter>`, and `….joy` at its end. */
export interface LessonChapter<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: number;
  readonly options?: OptionValues;
  /** As the game's scribe reads it. */
  readonly position: unknown;
  readonly steps: readonly LessonStep<T>[];
  /** Where the others still play before the chapter ends: what they do, as in a step. */
  readonly after?: readonly unknown[];
}

/**
 * A decision of the learner's, told by `lesson.<course>.<chapter>.<step>`; or several, and then what is left to do is told by `….going`
 * after the first, where there is such a sentence.
 */
export interface LessonStep<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Begins from here; without one, from where the learner has got to. */
  readonly position?: unknown;
  /** What the others do until the learner decides, as a scenario writes it: each the first of these that is legal, or else the first that is. */
  readonly others?: readonly unknown[];
  /** What stands in the words. */
  values?(now: LessonMoment<T>): Values;
  /** Whether the step goes on after a decision while the learner still has to decide. One decision is a step unless this says more. */
  lasts?(view: T['View']): boolean;
  /** What is said of what was done: the first that fits. The last fits always. */
  readonly answers: readonly LessonAnswer<T>[];
  /**
   * The decisions that the lesson goes on with if the learner's own were not good; each as a scenario writes it, as `{ parts: [ … ] }`
   * where it is made in parts.
   */
  model(view: T['View']): readonly unknown[];
}

/** Said by `lesson.<course>.<chapter>.<step>.<id>`. */
export interface LessonAnswer<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The lesson follows the learner; otherwise they may try another way, or go on as if they had decided by the model. */
  readonly good?: true;
  when?(done: LessonDone<T>): boolean;
  values?(done: LessonDone<T>): Values;
}

/** What the learner sees. */
export interface LessonMoment<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly setting: Setting<T['Options']>;
  readonly voice: TableVoice<T['Options']>;
}

/** What the learner did in a step, and what came of it. */
export interface LessonDone<T extends GameTypes = GameTypes> extends LessonMoment<T> {
  readonly before: T['View'];
  /** The moves of all decisions of the step. */
  readonly moves: readonly T['Move'][];
  readonly events: readonly T['Event'][];
}

/** One decision: several moves where it is made in parts. */
type Decision = readonly unknown[];

/** What was decided in each step so far; null where the model was. Plain data: enough to go on later. */
export type Choices = readonly (readonly Decision[] | null)[];

/** Somebody in the middle of a chapter. */
export interface Lesson {
  readonly chapter: LessonChapter;
  readonly names: readonly string[];
  readonly match: Match;
  readonly choices: Choices;
  /** How many decisions of the match were made before the present step. */
  readonly began: number;
}

/** The chapter as it stands after these choices. Complains about choices that cannot be made (any more). */
export function openLesson(game: AnyGame, chapter: LessonChapter, names: readonly string[], choices: Choices = []): Lesson {
  let match = arrange(game, chapter, chapter.position, names);
  letOthersPlay(match, chapter.steps[0]?.others);
  let began = match.steps.length;
  for (const [index, choice] of choices.entries()) {
    const model = chapter.steps[index]?.model(game.view(match.state, LEARNER)) ?? [];
    if (choice === null) for (const written of model) decide(match, readDecision(match, written));
    else for (const decision of choice) decide(match, decision);
    const next = chapter.steps[index + 1];
    if (next?.position !== undefined) match = arrange(game, chapter, next.position, names);
    if (next !== undefined || chapter.after !== undefined) letOthersPlay(match, next?.others ?? chapter.after);
    began = match.steps.length;
  }
  return { chapter, names, match, choices, began };
}

function arrange(game: AnyGame, { seats, options = {}, id }: LessonChapter, position: unknown, names: readonly string[]): Match {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: names[seat] ?? String(seat + 1) }));
  return beginMatch(game, { options, seed: `lesson ${id}`, seats: players, position });
}

function decide(match: Match, decision: Decision): void {
  const refusal = playMoves(match, LEARNER, decision);
  if (refusal !== undefined) throw new Complaint('lesson.cannot', {}, refusal);
}

/** The moves of a written decision, each read where those before it have led. */
function readDecision(match: Match, written: unknown): Decision {
  const trial: Match = { ...match, state: match.game.copy(match.state), steps: [] };
  return partsOf(written).map((each) => {
    const move: unknown = match.game.scribe.readMove(trial.state, LEARNER, each);
    playMove(trial, LEARNER, move);
    return move;
  });
}

function partsOf(written: unknown): readonly unknown[] {
  const inParts = typeof written === 'object' && written !== null && 'parts' in written && Array.isArray(written.parts);
  return inParts ? (written.parts as unknown[]) : [written];
}

/** The step that the learner is in; nothing once the chapter is over. */
export function stepOf({ chapter, choices }: Lesson): LessonStep | undefined {
  return chapter.steps[choices.length];
}

/** The learner decides. Says why not where the rules forbid it. */
export function decideInLesson({ match }: Lesson, moves: Decision): Refusal | undefined {
  return playMoves(match, LEARNER, moves);
}

/** What was done in the present step; nothing before it is done. `voice` speaks at the table, for words with names in them. */
export function doneInStep(lesson: Lesson, voice: TableVoice): LessonDone | undefined {
  const { match, began } = lesson;
  const made = match.steps.slice(began);
  const view: unknown = match.game.view(match.state, LEARNER);
  const decidesOn = match.game.toAct(match.state).includes(LEARNER) && stepOf(lesson)?.lasts?.(view) === true;
  if (made.length === 0 || decidesOn) return undefined;
  return {
    before: beforeStep(lesson),
    view,
    setting: match.setting,
    voice,
    moves: made.flatMap(({ moves }) => moves),
    events: made.flatMap(({ events }) => events.map((event) => match.game.see(event, LEARNER))),
  };
}

/** What the learner saw when the present step began. */
function beforeStep({ chapter, names, match, choices }: Lesson): unknown {
  const { game, state } = openLesson(match.game, chapter, names, choices).match;
  return game.view(state, LEARNER);
}

export function answerTo(step: LessonStep, done: LessonDone): LessonAnswer | undefined {
  return step.answers.find((answer) => answer.when?.(done) ?? true);
}

/** The same chapter with the step tried anew. */
export function tryAgain({ match, chapter, names, choices }: Lesson): Lesson {
  return openLesson(match.game, chapter, names, choices);
}

/** The same chapter with the present step decided as its model would. */
export function decideByModel(lesson: Lesson): Lesson {
  const shown = tryAgain(lesson);
  const { match } = shown;
  for (const written of stepOf(shown)?.model(match.game.view(match.state, LEARNER)) ?? []) decide(match, readDecision(match, written));
  return shown;
}

/** The next step: from the learner's own decisions where these were good, and else from the model's. */
export function goOn(lesson: Lesson, good: boolean): Lesson {
  const { match, chapter, names, choices, began } = lesson;
  const made = good ? match.steps.slice(began).map(({ moves }) => moves) : null;
  return openLesson(match.game, chapter, names, [...choices, made]);
}

/** What others do before the learner is asked, all at once too: nobody but the learner is waited for. */
function letOthersPlay(match: Match, wishes: readonly unknown[] = []): void {
  for (;;) {
    const { game, state } = match;
    const seat = game.toAct(state).find((each) => each !== LEARNER);
    if (seat === undefined) return;
    const wished = wishes.flatMap((written) => legalAs(game, state, seat, written));
    playMove(match, seat, wished[0] ?? game.moves(state, seat)[0]);
  }
}

/** The legal move that was written, if there is one. */
function legalAs(game: AnyGame, state: GameTypes['State'], seat: Seat, written: unknown): unknown[] {
  try {
    const move: unknown = game.scribe.readMove(state, seat, written);
    return game.refuse(state, seat, move) === undefined ? [move] : [];
  } catch (error) {
    if (error instanceof Complaint) return [];
    throw error;
  }
}

/** What is to be shown on the way to the next step, and how many decisions were made before it. */
interface Between {
  readonly from: number;
  readonly steps: readonly Step[];
}

/**
 * What the next step adds to what the learner has seen: what the others did; and first, where the lesson went on by the model, how it
 * decided. Nothing where the next step begins from a position of its own.
 */
export function shownBetween(before: Lesson, after: Lesson): Between | undefined {
  if (stepOf(after)?.position !== undefined) return undefined;
  const known = before.match.steps;
  const follows = known.every((step, i) => isSame(step, after.match.steps[i]));
  const from = follows ? known.length : before.began;
  return { from, steps: after.match.steps.slice(from) };
}

function isSame(one: Step, other: Step | undefined): boolean {
  return other !== undefined && one.seat === other.seat && same(one.moves, other.moves);
}

/** What the learner is told in a step as it stands, and what stands in the words. */
export function toldInStep({ chapter, match, began }: Lesson, course: Pick<Course, 'id'>, step: LessonStep, voice: TableVoice) {
  const going = lessonKey(course, chapter, step.id, 'going');
  const view: unknown = match.game.view(match.state, LEARNER);
  return {
    key: match.steps.length > began && voice.has(going) ? going : lessonKey(course, chapter, step.id),
    values: step.values?.({ view, setting: match.setting, voice }),
  };
}

/** What is said in a step, or in answer to what was done in it. */
export function lessonKey(course: Pick<Course, 'id'>, chapter: Pick<LessonChapter, 'id'>, ...parts: readonly string[]): string {
  return ['lesson', course.id, chapter.id, ...parts].join('.');
}
