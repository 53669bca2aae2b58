/** The one line from this page to its server; taken when first needed. */
import { type Client, browserTransport, createClient } from '@parlour/server/client';
import { serverText } from '@parlour/server/protocol';
import { addText } from '../app/i18n.ts';

let client: Client | undefined;

export function server(): Client {
  if (client === undefined) {
    addText(serverText);
    client = createClient(browserTransport());
  }
  return client;
}
