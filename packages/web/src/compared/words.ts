/** What is said where results are compared, and nowhere else. */
import { addText } from '@parlour/table-kit/reader/voice.ts';
import { catalogues } from './text/catalogues.ts';

addText(catalogues);
