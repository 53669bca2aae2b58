import { same, silent, type TableVoice, type Voice, voice, worldFrom } from '@parlour/kernel';
import { points } from './accounting.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { botText } from '../text/index.ts';
import { because, becauseLater, compare, percent, wholeText } from './explain.ts';
import { type Looked, TELLING, touchedBy } from './review.ts';

/** A decision looked at again, in words. */
export interface Remark {
  readonly played: string;
  /** What would have been better; nothing where nothing would. */
  readonly better: string | undefined;
  /** Why that would have been better or, where nothing would, how this compares with the next best. */
  readonly why: string | undefined;
}

/** `speaker` speaks for the game's text and names the players. */
export function remarkOn(looked: Looked, knowledge: AnyKnowledge, speaker: TableVoice): Remark {
  const { question, seat, moves, played, best, better, next, cost } = looked;
  const own = voice(speaker.language, [botText]);
  const words = own.say('bots.review.played', {
    player: speaker.name(seat),
    move: told(looked, moves, speaker),
    percent: percent(played.chance, own),
  });
  if (cost === 0 || same(best.move, played.move)) {
    const other = same(best.move, played.move) ? next : best;
    return { played: words, better: undefined, why: other && compare(question, knowledge, played, other, speaker).sentence };
  }
  return {
    played: words,
    better: own.say('bots.review.better', { move: told(looked, better, speaker), percent: percent(best.chance, own) }),
    why: whyBetter(looked, knowledge, speaker, own),
  };
}

/** Where nothing shows at once, it is looked for in the course of the game, which takes longer: only for what may have decided it. */
function whyBetter({ question, best, played, cost }: Looked, knowledge: AnyKnowledge, speaker: TableVoice, own: Voice): string | undefined {
  const reasons = because(question, knowledge, best.move, played.move, speaker);
  if (reasons !== undefined) return own.say('bots.review.why', { reasons });
  if (cost < TELLING || knowledge.insight === undefined) return undefined;
  const later = becauseLater(question, knowledge, best.move, played.move, speaker);
  return later === undefined ? own.say('bots.puzzle.later') : own.say(`bots.puzzle.${later.when}`, { reasons: later.reasons });
}

/** A whole decision in words: where it is made in parts, all of them. */
function told({ question, seat, view }: Looked, moves: readonly unknown[], speaker: TableVoice): string {
  const { game, setting } = question;
  const [only, ...more] = moves;
  if (more.length === 0) return game.text.move(only, view, speaker);
  const world = worldFrom(game, setting, view);
  const parts = moves.map((move, part) => {
    const seen = part === 0 ? view : game.view(world, seat);
    game.play(world, seat, move, silent);
    return { move, view: seen };
  });
  return wholeText(game, parts, speaker);
}

/** What a draw brought whom it touched most, in words. */
export function luckRemark(luck: readonly number[], speaker: TableVoice): string {
  const own = voice(speaker.language, [botText]);
  const seat = touchedBy(luck);
  return own.say('bots.review.luck', { player: speaker.name(seat), points: points(luck[seat]!, own) });
}
