/** What is said at a table, and what happens around the game: who comes and goes, who asks for what. */
import type { TableStep } from '@parlour/client/protocol';
import type { Voice } from '@parlour/kernel';

export interface TalkLine {
  readonly number: number;
  /** When it happened, by the server's clock. */
  readonly at: number;
  readonly seat: number | undefined;
  /** Who speaks; undefined where something happened. */
  readonly speaker: string | undefined;
  readonly text: string;
}

/** Seat changes that only concern links are nobody else's business. */
const told: readonly string[] = ['sat', 'left', 'freed', 'time', 'back', 'bot'];

export function talkOf(history: readonly TableStep[], voice: Voice): TalkLine[] {
  let playing = 'no';
  let asker: number | undefined;
  return history.flatMap((step): TalkLine[] => {
    if (step.kind === 'start') playing = 'yes';
    if (step.kind === 'ask') asker = step.seat;
    const { number, at } = step;
    const seat = 'seat' in step ? step.seat : undefined;
    if (step.kind === 'chat') return [{ number, at, seat, speaker: step.name, text: step.text }];
    const text = step.kind === 'answer' ? answerText(step, asker, voice) : noteOf(step, playing, voice);
    return text === undefined ? [] : [{ number, at, seat, speaker: undefined, text }];
  });
}

/** A no of whoever has asked is a request withdrawn. */
function answerText({ seat, yes }: Extract<TableStep, { kind: 'answer' }>, asker: number | undefined, voice: Voice): string {
  const answer = yes ? 'yes' : seat === asker ? 'withdrawn' : 'no';
  return voice.say(`note.${answer}`, { player: voice.name(seat) });
}

function noteOf(step: TableStep, playing: string, voice: Voice): string | undefined {
  switch (step.kind) {
    case 'seat':
      return told.includes(step.change) ? voice.say(`note.${step.change}`, { player: step.name, playing }) : undefined;
    case 'ask':
    case 'undo':
      return voice.say(`note.${step.kind}`, { player: voice.name(step.seat), back: step.back });
    case 'without':
      return voice.say('note.without', { player: voice.name(step.seat), other: voice.name(step.of) });
    case 'pause':
      return voice.say('note.pause', { seconds: Math.round(step.milliseconds / 1_000) });
    case 'start':
    case 'closed':
      return voice.say(`note.${step.kind}`);
    default:
      return undefined;
  }
}
