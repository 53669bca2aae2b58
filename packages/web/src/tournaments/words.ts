/** The words of this room, said only where somebody enters it. */
import { addText } from '@parlour/table-kit/reader/voice.ts';
import { catalogues } from './text/catalogues.ts';

addText(catalogues);
