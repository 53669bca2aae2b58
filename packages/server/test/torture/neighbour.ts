import { below, type Dice, diceFrom } from '@parlour/kernel';
import { WebSocket } from 'ws';

/** So much nonsense is listened to on one line. */
const MOST_HEARD = 20;

/**
 * Somebody who means no good: says what makes no sense, to whatever listens. Says how much of it, and what was answered that never should be:
 * where nothing keeps the server from its store, that is any failure of its own.
 */
export function annoy(address: string, table: string, seed: string, mayFail: boolean) {
  const dice = diceFrom(seed);
  const wrong: string[] = [];
  let said = 0;
  const stop = new AbortController();

  async function talk(): Promise<void> {
    while (!stop.signal.aborted) await (below(dice, 10) === 0 ? asks() : talks()).catch(() => undefined);
  }

  async function asks(): Promise<void> {
    said++;
    const path = [
      '/api/tables',
      '/api/join',
      '/api/me',
      `/api/tables/${table}/sit`,
      `/api/tables/${table}/moments/${below(dice, 99)}`,
      '/api/import',
    ];
    const method = ['GET', 'POST', 'DELETE'][below(dice, 3)] ?? 'GET';
    const answer = await fetch(address + (path[below(dice, path.length)] ?? ''), {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? null : nonsense(dice, table),
      signal: AbortSignal.timeout(3_000),
    });
    const text = await answer.text();
    if (answer.status >= 500 && !mayFail) wrong.push(`${method} ${answer.url}: ${answer.status} ${text}`);
  }

  /** A line would be cut off after more nonsense: then it takes another. */
  function talks(): Promise<void> {
    return new Promise((resolve) => {
      const line = new WebSocket(`${address.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
      const timer = setTimeout(() => line.terminate(), 3_000);
      line.on('open', () => {
        for (let i = 0; i < MOST_HEARD; i++, said++) line.send(nonsense(dice, table));
        line.close();
      });
      line.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"done"')) wrong.push(`a stranger was heard: ${text}`);
        if (/\bat .*\.ts:\d+/.test(text)) wrong.push(`a stack was told: ${text}`);
      });
      line.on('error', () => line.terminate());
      line.on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  const talking = talk();
  return {
    wrong,
    get said() {
      return said;
    },
    async stop(): Promise<void> {
      stop.abort();
      await talking;
    },
  };
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
