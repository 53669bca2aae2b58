import type { Services } from '../services.ts';

/** Something made once for this store and then kept. If two processes make it at once, both use the one that was stored first. */
export async function keptSecret({ store }: Pick<Services, 'store'>, key: string, make: () => string): Promise<string> {
  const read = () => store.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  await store.write((db) =>
    db
      .insertInto('meta')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await read())?.value ?? '';
}
