// Part of `npm run format`: writes the index of every folder `text`. With --check it only says which are out of date.
import { staleIndexes, writeCatalogues } from './lib/catalogues.mjs';

const check = process.argv.includes('--check');
const stale = check ? staleIndexes() : writeCatalogues();
for (const path of stale) console.log(check ? `${path} does not name the files beside it: npm run format writes it anew` : `Wrote ${path}`);
process.exit(check && stale.length > 0 ? 1 : 0);
