export * from './contract.ts';
export * from './dice.ts';
export * from './json.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './text.ts';
export { kernelText } from './text/index.ts';
