import { lastWill } from '@parlour/last-will';
import { describe, expect, it } from 'vitest';
import { openDocuments, ownName } from './documents.ts';

const file = (text: string) => ({ name: 'box.yaml', text: () => Promise.resolve(text) });
const gone = { name: 'box.yaml', text: () => Promise.reject(new Error('gone')) };

async function read(chosen: ReturnType<typeof file>) {
  const documents = openDocuments(lastWill);
  documents.choose('pack', chosen);
  return (await documents.settled())['pack'];
}

/** A file that is read when the test says so. */
function slow(name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { name, text: () => promise, arrive: () => resolve(`name: ${name}`) };
}

describe('a card pack from a file', () => {
  it('may be YAML or JSON, and is told by the name it gives itself', async () => {
    const value = { name: 'Our box', opera: 3 };
    expect(await read(file('name: Our box\nopera: 3\n'))).toEqual({ state: 'read', file: 'box.yaml', value });
    expect(await read(file(JSON.stringify(value)))).toEqual({ state: 'read', file: 'box.yaml', value });
    expect([value, { opera: 3 }, 'box', null].map(ownName)).toEqual(['Our box', undefined, undefined, undefined]);
  });

  it.each([
    ['is neither', file('opera: 3\ncards: ['), { key: 'options.unreadable', values: { file: 'box.yaml', line: 2, slip: 'BAD_INDENT' } }],
    ['is empty', file('# nothing yet\n'), { key: 'options.empty' }],
    ['is no pack at all', file('opera'), { key: 'options.wrong', refusal: { rule: 'pack.type' } }],
    ['has a wrong number', file('opera: 300'), { key: 'options.wrong', refusal: { rule: 'pack.number-max' } }],
    [
      'swells when unfolded',
      file(`a: &a [${'x, '.repeat(99)}]\nb: &b [${'*a, '.repeat(99)}]\nc: [${'*b, '.repeat(99)}]`),
      { key: 'options.endless' },
    ],
    ['is nested without end', file('['.repeat(50_000)), { key: 'options.endless' }],
    ['is the file of a spreadsheet program', file('PK\u0003\u0004\u0014\0: ['), { key: 'options.illegible' }],
    ['has lost letters on the way', file('name: Gr\uFFFDn\n'), { key: 'options.illegible' }],
    ['is far too large', { ...file('opera: 3'), size: 30_000_000 }, { key: 'options.large' }],
    ['cannot be opened any more', gone, { key: 'options.unopened' }],
  ])('that %s says so', async (_, chosen, trouble) => {
    expect(await read(chosen)).toMatchObject({ state: 'wrong', file: 'box.yaml', trouble });
  });

  it('is waited for; of several, the last one chosen counts, in whatever order they are read', async () => {
    const documents = openDocuments(lastWill);
    const [first, second] = [slow('first'), slow('second')];
    documents.choose('pack', first);
    const settled = documents.settled();
    documents.choose('pack', second);
    expect(documents.store.getState()).toEqual({ pack: { state: 'reading', file: 'second' } });
    second.arrive();
    expect(await settled).toMatchObject({ pack: { state: 'read', value: { name: 'second' } } });
    first.arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(documents.store.getState()).toMatchObject({ pack: { file: 'second' } });
  });

  it('or from the device is read the same way, and keeps its id', async () => {
    const own = { ...file(JSON.stringify({ opera: 3 })), own: 'mine' };
    expect(await read(own)).toEqual({ state: 'read', file: 'box.yaml', own: 'mine', value: { opera: 3 } });
    expect(await read({ ...own, text: () => Promise.resolve('{"opera": 300}') })).toMatchObject({ state: 'wrong', own: 'mine' });
  });

  it('that is taken away while it is read is not waited for, and does not come back', async () => {
    const documents = openDocuments(lastWill);
    const chosen = slow('first');
    documents.choose('pack', chosen);
    const settled = documents.settled();
    documents.choose('pack', undefined);
    expect(await settled).toEqual({});
    chosen.arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(documents.store.getState()).toEqual({});
  });
});
