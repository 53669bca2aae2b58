import { type AnyGame, type Dice, type GameState, type TableVoice, type Voice, voice } from '@parlour/kernel';
import type { Candidate, Task, Thought } from '../bot.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { playOn } from '../search/imagine.ts';
import { botText } from '../text/index.ts';
import { atTheEnd, type Reason, reasonsFor } from './reasons.ts';

/** Why a move was chosen. */
export interface Explanation {
  /** What was weighed, best first, in words too. */
  readonly candidates: readonly (Candidate & { readonly text: string })[];
  readonly reasons: readonly Reason[];
  /** The same as a sentence or two. */
  readonly sentence: string;
}

/** Chances that differ by less are about the same. */
const CLOSE = 0.01;

/**
 * Says why a thought came to its move, in the language of `speaker`, who speaks for the game's text. Where the move is the last part of a
 * decision, `whole` is what to call all of it.
 */
export function explain(question: Task, thought: Thought, knowledge: AnyKnowledge, speaker: TableVoice, whole?: string): Explanation {
  const { game, view } = question;
  const own = ownVoice(knowledge, speaker);
  const text = (move: unknown) => game.text.move(move, view, speaker);
  const candidates = thought.candidates.map((candidate) => ({ ...candidate, text: text(candidate.move) }));
  const [best] = candidates;
  if (best === undefined) {
    const key = question.moves.length === 1 ? 'bots.forced' : 'bots.glance';
    return { candidates, reasons: [], sentence: own.say(key, { move: whole ?? text(thought.move) }) };
  }
  // Another of the same that lies elsewhere reads the same, and says nothing.
  const other = candidates.find((candidate) => candidate.text !== best.text);
  const first = own.say('bots.why', { move: whole ?? best.text, percent: percent(best.chance, own), visits: best.visits });
  if (other === undefined) return { candidates, reasons: [], sentence: first };
  const { reasons, sentence } = compare(question, knowledge, best, other, speaker);
  return { candidates, reasons, sentence: `${first} ${sentence}` };
}

/** A decision made in parts as one sentence without its full stop. */
export function wholeText(
  game: AnyGame,
  parts: readonly { readonly move: unknown; readonly view: unknown }[],
  speaker: TableVoice,
): string {
  return game.text.decision?.(parts, speaker) ?? parts.map(({ move, view }) => game.text.move(move, view, speaker)).join('; ');
}

/** How a move compares with the next best, and the sentence that says so. */
export function compare(question: Task, knowledge: AnyKnowledge, best: Candidate, other: Candidate, speaker: TableVoice) {
  const own = ownVoice(knowledge, speaker);
  const reasons = sayable(question, knowledge, best.move, other.move, own);
  const against = { other: question.game.text.move(other.move, question.view, speaker), percent: percent(other.chance, own) };
  const sentence = () => {
    if (other.chance - best.chance >= CLOSE) return own.say('bots.untried', { ...against, visits: other.visits });
    if (best.chance - other.chance < CLOSE) return own.say('bots.close', against);
    if (reasons.length === 0) return own.say('bots.later', against);
    return own.say('bots.reasons', { ...against, reasons: list(reasons, own) });
  };
  return { reasons, sentence: sentence() };
}

/** What speaks for a move against another at once, in words; nothing if nothing does. */
export function because(question: Task, knowledge: AnyKnowledge, move: unknown, other: unknown, speaker: TableVoice): string | undefined {
  const own = ownVoice(knowledge, speaker);
  const reasons = sayable(question, knowledge, move, other, own);
  return reasons.length === 0 ? undefined : list(reasons, own);
}

/** What comes of a move and not of another where nothing shows at once: a few moves on, or else at the end of the game. Nothing that is mere chance. */
export function becauseLater(
  question: Task,
  knowledge: AnyKnowledge,
  move: unknown,
  other: unknown,
  speaker: TableVoice,
): Later | undefined {
  const own = ownVoice(knowledge, speaker);
  const soon = sayable(question, knowledge, move, other, own, playedOn(question, knowledge));
  if (soon.length > 0) return { when: 'soon', reasons: list(soon, own, 'later') };
  const end = atTheEnd(question, knowledge.insight, move, other, playedOn(question, knowledge, Number.POSITIVE_INFINITY));
  return end.length === 0 || !own.has('end.score') ? undefined : { when: 'end', reasons: list(end, own, 'end') };
}

export interface Later {
  readonly when: 'soon' | 'end';
  readonly reasons: string;
}

/** Plays on in an imagined world as bots do, so many decisions. */
function playedOn({ game, setting }: Task, knowledge: AnyKnowledge, decisions = knowledge.depth(setting.seats)) {
  return (world: GameState, dice: Dice) => playOn({ game, knowledge }, world, decisions, NEVER, dice);
}

/** What speaks most for a move against another, at once or else some moves later: its name is `theme.<theme>`. Nothing if there are no words for it. */
export function themeOf(question: Task, knowledge: AnyKnowledge, move: unknown, other: unknown): string | undefined {
  const [language = ''] = Object.keys(botText);
  const own = ownVoice(knowledge, { language });
  const [now] = sayable(question, knowledge, move, other, own);
  const first = now ?? sayable(question, knowledge, move, other, own, playedOn(question, knowledge))[0];
  return first && keyOf(first).replace('why.', '');
}

/** As good as never is a move made at random. */
const NEVER = 2 ** 31;

/** Speaks for bots, and for what they know of the game. */
function ownVoice({ insight }: AnyKnowledge, { language }: Pick<Voice, 'language'>): Voice {
  return voice(language, [botText, ...(insight ? [insight.words] : [])]);
}

function sayable(
  question: Task,
  { insight }: AnyKnowledge,
  move: unknown,
  other: unknown,
  own: Voice,
  onward?: (world: GameState, dice: Dice) => void,
): Reason[] {
  if (insight === undefined) return [];
  return reasonsFor(question, insight, move, other, onward).filter((reason) => own.has(keyOf(reason)));
}

function keyOf({ feature, others }: Reason, when = 'why'): string {
  return others ? `${when}.others.${feature}` : `${when}.${feature}`;
}

/** The weightiest reason, or the two weightiest; in words of their own for `when` they show, where there are such. */
function list(reasons: readonly Reason[], own: Voice, when?: string): string {
  const [first = '', second] = reasons.slice(0, 2).map((reason) => {
    const key = keyOf(reason, when);
    return own.say(own.has(key) ? key : keyOf(reason), { amount: Math.max(1, Math.round(Math.abs(reason.amount))) });
  });
  return second === undefined ? first : own.say('bots.and', { first, second });
}

export function percent(chance: number, { language }: Voice): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}
