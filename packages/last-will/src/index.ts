export { type Book, type Face, type Job, type PlanFace, SYMBOLS } from './book.ts';
export { companionKinds, material, propertyTypes } from './material/index.ts';
export type * from './material/types.ts';
export * from './pack/index.ts';
export * from './state.ts';
export { type ErrandSpace, type Parts, type Slot, type Table, tableOf } from './table.ts';
export { type CardText, cardName, cardText, employmentText } from './text/cards.ts';
