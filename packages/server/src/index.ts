export * from './admin/index.ts';
export { fromEnvironment } from './environment.ts';
export { runServer } from './run.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
export { defaults, type Settings } from './settings.ts';
