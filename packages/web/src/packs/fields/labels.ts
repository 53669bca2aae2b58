/** What fields and choices are called, in the words of the game. */
import type { Choice } from '@parlour/kernel/packs';
import { useDesk } from '../desk.ts';

export function useFieldName(): (id: string) => string {
  const { format, voice } = useDesk();
  return (id) => format.fieldName(id, voice);
}

export function useChoiceName(): (choice: Choice) => string {
  const { format, voice } = useDesk();
  return (choice) => format.choiceName(choice, voice);
}
