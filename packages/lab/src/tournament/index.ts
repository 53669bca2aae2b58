/** What came of a tournament. Apart from the rest: what rates skill takes long to load. */
export { tournamentLines, tournamentTables } from './report.ts';
export { results } from './table.ts';
