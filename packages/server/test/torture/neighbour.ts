import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Dice, diceFrom } from '@parlour/kernel';
import { WebSocket } from 'ws';

/** So much nonsense is said in one breath; a line would be cut off after a little more. Some talk on until they are. */
const BREATH = 20;
/** On so many lines at once. */
const LINES = 8;
/** A line on which no answer comes for so long is dead. */
const PATIENCE = 5_000;
/** Whoever is not answered waits a moment: a server that starts has better things to do. */
const BREAK = 100;
/** Whoever has been annoying enough says less: servers are killed more often the more of the processor is left to start them. */
const LONG_BREAK = 2_000;
/** What answers a message. Nothing answers one that turns away. */
const answers = ['error', 'refused', 'done', 'gone', 'sync'].map((type) => `{"type":"${type}"`);

/**
 * Somebody who means no good: says what makes no sense, to whatever listens, as fast as it answers. Says how much of it was answered, and what
 * was answered that never should be: where nothing keeps the server from its store, that is any failure of its own.
 */
export function annoy(address: string, tables: () => readonly string[], seed: string, mayFail: boolean, enough: number) {
  const dice = diceFrom(seed);
  const wrong: string[] = [];
  let answered = 0;
  const stop = new AbortController();

  async function annoyAgain(): Promise<void> {
    while (!stop.signal.aborted) {
      const before = answered;
      await (below(dice, 10) === 0 ? asks() : talks());
      if (answered === before) await sleep(BREAK);
      else if (answered >= enough) await sleep(LONG_BREAK, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  function someTable(): string {
    const known = tables();
    return known[below(dice, known.length)] ?? '';
  }

  /** Requests over HTTP, one after another without waiting for an answer. Resolves when there is nothing more to hear. */
  function asks(): Promise<void> {
    const requests = Array.from({ length: BREATH }, (_, i) => request(dice, someTable(), i === BREATH - 1));
    return new Promise((resolve) => {
      const line = connect(Number(new URL(address).port), '127.0.0.1', () => line.write(requests.join('')));
      const timer = setTimeout(() => line.destroy(), PATIENCE);
      let heard = '';
      line.setEncoding('utf8');
      line.on('data', (text: string) => (heard += text));
      line.on('error', () => undefined);
      line.on('close', () => {
        clearTimeout(timer);
        const told = heard.split(/^HTTP\/1\.1 /m).slice(1);
        answered += told.length;
        for (const [i, text] of told.entries())
          if (text.startsWith('5') && !mayFail) wrong.push(`${requests[i]?.split('\r\n')[0]}: ${text}`);
        resolve();
      });
    });
  }

  function talks(): Promise<void> {
    const messages = Array.from({ length: below(dice, 10) === 0 ? 2 * BREATH : BREATH }, () => nonsense(dice, someTable()));
    const awaited = messages.filter((text) => !text.startsWith('{"type":"unwatch"')).length;
    return new Promise((resolve) => {
      const line = new WebSocket(`${address.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
      const timer = setTimeout(() => line.terminate(), PATIENCE);
      let heard = 0;
      line.on('open', () => {
        for (const text of messages) line.send(text);
      });
      line.on('message', (data: Buffer) => {
        const start = data.toString('latin1', 0, 20);
        if (start.startsWith('{"type":"done"')) wrong.push(`a stranger was heard: ${data.toString()}`);
        if (/\bat .*\.ts:\d+/.test(data.toString('latin1'))) wrong.push(`a stack was told: ${data.toString()}`);
        if (answers.some((answer) => start.startsWith(answer)) && ++heard === awaited) line.close();
      });
      line.on('error', () => line.terminate());
      line.on('close', () => {
        clearTimeout(timer);
        answered += heard === awaited ? messages.length : heard;
        resolve();
      });
    });
  }

  const annoying = Promise.all(Array.from({ length: LINES }, annoyAgain));
  return {
    wrong,
    /** So much of what was said was answered. */
    get answered() {
      return answered;
    },
    async stop(): Promise<void> {
      stop.abort();
      await annoying;
    },
  };
}

/** A request to something that is there, as it is on the wire; after the last one the line is to be closed. */
function request(dice: Dice, table: string, isLast: boolean): string {
  const paths = [
    '/api/tables',
    '/api/join',
    '/api/me',
    `/api/tables/${table}/sit`,
    `/api/tables/${table}/moments/${below(dice, 99)}`,
    '/api/import',
  ];
  const method = ['GET', 'POST', 'DELETE'][below(dice, 3)] ?? 'GET';
  const body = method === 'GET' ? '' : nonsense(dice, table);
  const head = [
    `${method} ${paths[below(dice, paths.length)]} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...(method === 'GET' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    ...(isLast ? ['connection: close'] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
const odd: readonly unknown[] = [null, -1, 1e308, '', 'x'.repeat(500), [], {}, { __proto__: 1 }, '\u0000', true, 2 ** 53];

/** A message that makes no sense, or nearly does. */
function nonsense(dice: Dice, table: string): string {
  const any = () => odd[below(dice, odd.length)];
  const known = {
    type: 'move',
    id: 'nonsense-id',
    table,
    number: 3,
    moves: [{ type: 'take', cards: [1] }],
    text: 'hello',
    back: 1,
    since: 5,
  };
  switch (below(dice, 5)) {
    case 0:
      return String.fromCodePoint(...Array.from({ length: 1 + below(dice, 40) }, () => below(dice, 0xd7ff)));
    case 1:
      return JSON.stringify(any());
    case 2: {
      const text = JSON.stringify(known);
      return text.slice(0, below(dice, text.length));
    }
    case 3:
      return JSON.stringify({ ...known, [Object.keys(known)[below(dice, 8)] ?? '']: any() });
    default:
      return JSON.stringify({
        type: ['watch', 'unwatch', 'move', 'undo', 'ask', 'answer', 'chat'][below(dice, 7)],
        id: 'nonsense-id',
        table,
        number: any(),
      });
  }
}
