/** The words of this room, said only where somebody enters it. */
import type { Catalogues } from '@parlour/kernel';
import { addText } from '@parlour/table-kit/reader/voice.ts';
import { catalogues } from './text/catalogues.ts';

export const packsText: Catalogues = catalogues;

addText(packsText);
