export * from './admin/index.ts';
export { fromEnvironment } from './start/environment.ts';
export { runServer } from './start/run.ts';
export { type RunningServer, type ServerOptions, startServer } from './start/start.ts';
export { defaults, type ServerSettings } from './settings.ts';
