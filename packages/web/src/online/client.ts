/** The one line from this page to its server; taken when first needed. */
import { type Client, browserTransport, createClient, type Outbox } from '@parlour/client';
import { type ClientMessage, serverText } from '@parlour/client/protocol';
import { addText } from '@parlour/table-kit/reader/voice.ts';

// Before anything is drawn: a page that has begun to speak does not learn new words.
addText(serverText);

const keptAs = (table: string) => `parlour-unsent-${table}`;

/** On this device: whoever leaves the page while the line is down finds the decision sent when coming back. */
const outbox: Outbox = {
  load(table) {
    try {
      return JSON.parse(localStorage.getItem(keptAs(table)) ?? '[]') as ClientMessage[];
    } catch {
      return [];
    }
  },
  store(table, messages) {
    try {
      if (messages.length === 0) localStorage.removeItem(keptAs(table));
      else localStorage.setItem(keptAs(table), JSON.stringify(messages));
    } catch {
      // Nothing can be kept here: then it lasts as long as the page.
    }
  },
};

let client: Client | undefined;

export function server(): Client {
  client ??= createClient(browserTransport(), outbox);
  return client;
}
