import type { Catalogues } from '@parlour/kernel';
import { catalogues } from './catalogues.ts';

export const labText: Catalogues = catalogues;
