import type { Player, Voice } from '@parlour/kernel';

/** A player; a bot with its level, in the reader's words where there are any. */
export function titleOf({ name, bot }: Player, voice: Voice): string {
  if (bot === undefined) return name;
  const key = `bots.level.${bot}`;
  return `${name} (${voice.has(key) ? voice.say(key) : bot})`;
}
