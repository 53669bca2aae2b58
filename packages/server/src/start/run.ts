import { Complaint, complaintText, languageFor, systemLanguage, voice } from '@parlour/kernel';
import { fromEnvironment } from './environment.ts';
import { serverText } from '@parlour/client/protocol';
import { defaults } from '../settings.ts';
import { type RunningServer, type ServerOptions, startServer } from './start.ts';

/** Where the port was not chosen by the host, this many are tried. */
const PORTS_TO_TRY = 20;

/** Runs the server until somebody stops it: what `npm start` and `parlour serve` do. */
export async function runServer(environment: Readonly<Record<string, string | undefined>>, given: ServerOptions = {}): Promise<void> {
  const speaker = voice(languageFor([systemLanguage(environment)], Object.keys(serverText)), [serverText]);
  try {
    const options = { ...fromEnvironment(environment), ...given };
    const server = await startSomewhere(options);
    console.log(speaker.say('server.address', { address: server.address }));
    stopOnSignal(server);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(complaintText(error, speaker));
    process.exitCode = 1;
  }
}

/** A port that is taken is a reason to complain if the host chose it, and to take the next one if not. */
async function startSomewhere(options: ServerOptions): Promise<RunningServer> {
  const first = options.port ?? defaults.port;
  const tries = options.port === undefined ? PORTS_TO_TRY : 1;
  for (let port = first; port < first + tries; port++) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES') throw new Complaint('server.port-forbidden', { port });
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw tries === 1
    ? new Complaint('server.port-taken', { port: first })
    : new Complaint('server.ports-taken', { first, last: first + tries - 1 });
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
}
