import type { Voice } from '@parlour/kernel';
import type { PackDocument } from '@parlour/kernel/packs';

/** What a pack calls itself, or is called until it does. */
export function nameOf(pack: PackDocument, voice: Voice): string {
  const { name } = pack;
  return typeof name === 'string' && name.trim() !== '' ? name : voice.say('packs.unnamed');
}
