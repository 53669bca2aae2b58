import { same, type TableVoice, voice } from '@parlour/kernel';
import { points } from './accounting.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { botText } from '../text/index.ts';
import { because, compare, percent } from './explain.ts';
import { type Reviewed, touchedBy } from './review.ts';

/** A decision looked at again, in words. */
export interface Remark {
  readonly played: string;
  /** What would have been better; nothing where nothing would. */
  readonly better: string | undefined;
  /** Why that would have been better or, where nothing would, how this compares with the next best. */
  readonly why: string | undefined;
}

/** `speaker` speaks for the game's text and names the players. */
export function remarkOn({ question, seat, played, best, next, cost }: Reviewed, knowledge: AnyKnowledge, speaker: TableVoice): Remark {
  const own = voice(speaker.language, [botText]);
  const text = (move: unknown) => question.game.text.move(move, question.view, speaker);
  const words = own.say('bots.review.played', {
    player: speaker.name(seat),
    move: text(played.move),
    percent: percent(played.chance, own),
  });
  if (cost === 0 || same(best.move, played.move)) {
    const other = same(best.move, played.move) ? next : best;
    return { played: words, better: undefined, why: other && compare(question, knowledge, played, other, speaker).sentence };
  }
  const reasons = because(question, knowledge, best.move, played.move, speaker);
  return {
    played: words,
    better: own.say('bots.review.better', { move: text(best.move), percent: percent(best.chance, own) }),
    why: reasons && own.say('bots.review.why', { reasons }),
  };
}

/** What a draw brought whom it touched most, in words. */
export function luckRemark(luck: readonly number[], speaker: TableVoice): string {
  const own = voice(speaker.language, [botText]);
  const seat = touchedBy(luck);
  return own.say('bots.review.luck', { player: speaker.name(seat), points: points(luck[seat]!, own) });
}
