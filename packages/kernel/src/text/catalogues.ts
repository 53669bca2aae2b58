// Written by `npm run format`: every file of every language beside it.
import { catalogue as en_kernel } from './en/kernel.ts';
import { catalogue as pl_kernel } from './pl/kernel.ts';

export const catalogues = {
  en: { ...en_kernel },
  pl: { ...pl_kernel },
};
