import { enableCompileCache } from 'node:module';

// Starts faster from the second time on. What is to be kept has to be loaded after this.
enableCompileCache();
const { runServer } = await import('./run.ts');
await runServer(process.env);
