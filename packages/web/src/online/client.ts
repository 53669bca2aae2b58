/** The one line from this page to its server; taken when first needed. */
import { type Client, browserTransport, createClient } from '@parlour/client';
import { serverText } from '@parlour/client/protocol';
import { addText } from '@parlour/table-kit/reader/voice.ts';

// Before anything is drawn: a page that has begun to speak does not learn new words.
addText(serverText);

let client: Client | undefined;

export function server(): Client {
  client ??= createClient(browserTransport());
  return client;
}
