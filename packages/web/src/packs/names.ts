import type { Voice } from '@parlour/kernel';
import type { PackDocument } from '@parlour/kernel/packs';
import { ownName } from '../start/documents.ts';

/** What a pack calls itself, or is called until it does. */
export function nameOf(pack: PackDocument, voice: Voice): string {
  const { name } = pack;
  return typeof name === 'string' && name.trim() !== '' ? name : voice.say('packs.unnamed');
}

/** What somebody else's pack calls itself, as a quotation: whatever it says, it is not Parlour that says it. */
export function calledPack(pack: unknown, voice: Voice): string {
  const name = ownName(pack);
  return name ? voice.say('agreed.pack.called', { name }) : voice.say('agreed.pack.nameless');
}
