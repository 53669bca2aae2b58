/** Does my box play? For pages, too: nothing here knows Node. */
export { type Subject, subjectOf } from '../subject.ts';
export { type BoxFigures, boxFigures, type BoxRow, type Figure, namesOfThings } from './figures.ts';
export { boxPlayer, type BoxTest, testBox } from './test.ts';
export { catalogues as boxText } from './text/catalogues.ts';
