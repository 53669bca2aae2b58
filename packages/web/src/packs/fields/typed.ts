/** What every input of a leaf has in common: how it is found, described and blind. */
import { keyOf, type Path } from '@parlour/kernel/packs';
import { useDesk, useEntry } from '../desk.ts';
import { saidId } from './Said.tsx';

export function useTyped(path: Path, label: string) {
  const { voice, isBlind } = useDesk();
  const { leaves, said } = useEntry();
  const key = keyOf(path);
  const leaf = leaves.get(key);
  const isHidden = isBlind && (leaf === undefined || leaf.mark === 'ours');
  const isWrong = said.has(key);
  return {
    /** Nothing has been typed here yet, and nobody is to see what others have. */
    isHidden,
    attributes: {
      'data-leaf': key,
      'aria-label': label,
      'aria-description': isHidden ? undefined : voice.say(`packs.mark.${leaf?.mark ?? 'ours'}`),
      'aria-invalid': isWrong || undefined,
      'aria-errormessage': isWrong ? saidId(key) : undefined,
    },
  };
}
