import { expect, it } from 'vitest';
import type { ClientMessage } from './protocol/index.ts';
import { type Outbox, tableEnd } from './table.ts';

function inMemory(): Outbox {
  const kept = new Map<string, readonly ClientMessage[]>();
  return { load: (table) => kept.get(table) ?? [], store: (table, messages) => kept.set(table, [...messages]) };
}

/** A page at a table, and what it sends. */
function page(outbox: Outbox) {
  const sent: ClientMessage[] = [];
  const end = tableEnd(
    'a table',
    'open',
    (message) => sent.push(message),
    () => undefined,
    outbox,
  );
  const moves = () => sent.flatMap((message) => (message.type === 'move' ? [message] : []));
  return { end, moves };
}

it('a decision that was made while the line was down is sent by the next page, under the same id, until the server has answered', async () => {
  const outbox = inMemory();
  const first = page(outbox);
  void first.end.play({ type: 'take' });
  expect(first.end.snapshot().unsent).toBe(1);

  const second = page(outbox);
  expect(second.moves()).toEqual(first.moves());
  expect(second.end.snapshot().unsent).toBe(1);
  second.end.hear({ type: 'done', id: first.moves()[0]!.id, number: 1 });
  expect(second.end.snapshot().unsent).toBe(0);

  expect(page(outbox).moves()).toEqual([]);
});

it('what is refused is not sent again either', async () => {
  const outbox = inMemory();
  const { end, moves } = page(outbox);
  const played = end.play({ type: 'take' });
  end.hear({ type: 'refused', id: moves()[0]!.id, complaint: { key: 'server.late', values: {} } });
  await expect(played).rejects.toThrow('server.late');
  expect(page(outbox).moves()).toEqual([]);
});
