export { runServer } from './run.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
