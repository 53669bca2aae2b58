import { expect, it } from 'vitest';
import { foldKeptNames } from '../src/store/migrations/008-names.ts';
import type { PersonRow } from '../src/store/schema.ts';
import { softAuthenticator } from './authenticator.ts';
import { complaintOf, type Guest, isMyTurn, onBothStores, playOn, playOne, sitTogether, twoPeople, until, type World } from './world.ts';

/** Keeps a name with a new passkey. */
async function keepName(world: World, guest: Guest, name: string) {
  const device = softAuthenticator();
  const options = await guest.http.beginPasskey({ name });
  const me = await guest.http.finishPasskey(device.create(options, world.server.address));
  return { device, me };
}

/** Somebody whose name was kept when names were only compared in small letters. */
function old(id: string, name: string, created: number): PersonRow {
  const plain = { language: 'en', quiet_from: null, quiet_to: null, zone: null, claimed_look: null };
  return { id, name, created, ...plain, claimed: name.toLowerCase() };
}

onBothStores('people', (enter) => {
  it('need no account, and are known again by their cookie', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    expect(await anna.http.me()).toBeNull();
    const me = await anna.http.introduce({ name: 'Anna', language: 'pl' });
    expect(me).toMatchObject({ name: 'Anna', language: 'pl', passkeys: 0 });
    expect(await anna.http.me()).toEqual(me);
    await anna.http.signOut();
    expect(await anna.http.me()).toBeNull();
  });

  it('come back to their seat from another device with the link that is theirs alone', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { table, links, key: annasKey } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    const { key } = await world.guest('Bert').http.join(links[0]?.key ?? '', { name: 'Bert' });
    const phone = world.guest('Bert’s phone');
    expect(await phone.http.join(key)).toMatchObject({ table, seat: 1 });
    expect((await until(phone.table(table), isMyTurn)).info?.you).toBe(1);
    expect(await world.guest('Anna’s phone').http.join(annasKey ?? '')).toMatchObject({ table, seat: 0 });
  });

  it('keep their name, games and rating with a passkey, and find them again anywhere', async () => {
    const world = await enter();
    const { first, second, anna } = await sitTogether(world, { rated: true });
    await Promise.all([playOn(first), playOn(second)]);
    const { device, me } = await keepName(world, anna, 'Anna');
    expect(me).toMatchObject({ name: 'Anna', passkeys: 1 });

    const phone = world.guest('Anna’s phone');
    const options = await phone.http.beginSignIn();
    expect(await phone.http.finishSignIn(device.get(options, world.server.address))).toEqual(me);
    expect(await phone.http.statistics()).toMatchObject([{ played: 1 }]);
    expect((await phone.http.statistics())[0]?.rating).not.toBeNull();
  });

  it('cannot take a name that is kept, however it is written', async () => {
    const world = await enter();
    await keepName(world, world.guest('Anna'), 'Anna');
    expect(await complaintOf(world.guest('Other').http.introduce({ name: 'ANNA' }))).toBe('server.name-taken');
    const other = world.guest('Other');
    await other.http.introduce({ name: 'Other' });
    expect(await complaintOf(other.http.introduce({ name: 'Ａnna' }))).toBe('server.name-taken');
    expect(await complaintOf(keepName(world, world.guest('Third'), 'anna'))).toBe('server.name-taken');
  });

  it('cannot take a name that looks like a kept one, nor one that cannot be seen', async () => {
    const world = await enter();
    for (const name of ['Anna', 'Helen', 'Ольга', 'Łukasz']) await keepName(world, world.guest(name), name);
    const invisible = ['Anna\u3164', 'Anna\u2800', 'Anna\uFE0F', 'An\u034Fna', 'A nna'];
    const lookalikes = ['Annа', 'Аnna', 'Ηelen', 'HeIen', 'He1en', 'ОЛЬГА', 'ŁUKASZ', '𝐀𝐧𝐧𝐚'];
    for (const name of [...invisible, ...lookalikes])
      expect([name, await complaintOf(world.guest('Other').http.introduce({ name }))]).toEqual([name, 'server.name-taken']);
    for (const name of ['\u3164', '\u2800\u2800', '\uFE0F', '\u0301'])
      expect(await complaintOf(world.guest('Other').http.introduce({ name }))).toBe('server.input');
    // Others are others.
    for (const name of ['Ana', 'Ánna', 'Lukasz', 'Hella', 'Олег', '李', '❤️']) await world.guest('Other').http.introduce({ name });
  });

  it('who kept names of old that look alike both keep them', async () => {
    const world = await enter();
    const { db } = world.server.services.store;
    await db
      .insertInto('people')
      .values([old('first', 'Annа', 1), old('second', 'Anna', 2), old('third', 'Bert', 3)])
      .execute();
    await foldKeptNames(db);
    const kept = await db.selectFrom('people').select(['id', 'claimed']).orderBy('created').execute();
    expect(kept).toEqual([
      { id: 'first', claimed: 'anna' },
      { id: 'second', claimed: 'anna of second' },
      { id: 'third', claimed: 'bert' },
    ]);
    for (const name of ['anna', 'Bеrt']) expect(await complaintOf(world.guest('Other').http.introduce({ name }))).toBe('server.name-taken');
  });

  it('with a kept name may change their language and their letters', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    await keepName(world, anna, 'Anna');
    expect(await anna.http.introduce({ language: 'pl' })).toMatchObject({ name: 'Anna', language: 'pl' });
    expect(await anna.http.introduce({ name: 'ANNA' })).toMatchObject({ name: 'ANNA' });
    expect(await complaintOf(world.guest('Other').http.introduce({ name: 'Anna' }))).toBe('server.name-taken');
  });

  it('take the seats along that they took as guests before they signed in', async () => {
    const world = await enter();
    const { device } = await keepName(world, world.guest('Anna'), 'Anna');
    const phone = world.guest('Phone');
    const host = world.guest('Host');
    const { table, links } = await host.http.create({ ...twoPeople, name: 'Host' });
    await phone.http.join(links[0]?.key ?? '', { name: 'Somebody' });
    await playOne(phone.table(table));
    await phone.http.finishSignIn(device.get(await phone.http.beginSignIn(), world.server.address));
    const seen = await until(host.table(table), ({ info }) => info?.seats[1]?.name === 'Anna');
    expect(seen.history.at(-1)).toMatchObject({ kind: 'seat', change: 'moved', seat: 1 });
    expect((await phone.http.myTables()).map(({ id }) => id)).toEqual([table]);
  });

  it('cannot use a passkey of another site, twice, too late, or without the key', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { device } = await keepName(world, anna, 'Anna');
    const { http } = world.guest('Mallory');
    const { address } = world.server;
    expect(await complaintOf(http.finishSignIn(device.get(await http.beginSignIn(), 'https://evil.example')))).toBe('server.bad-passkey');
    const stolen = { ...softAuthenticator().get(await http.beginSignIn(), address), id: device.get({}, address)['id'] };
    expect(await complaintOf(http.finishSignIn(stolen))).toBe('server.bad-passkey');
    const used = device.get(await http.beginSignIn(), address);
    await http.finishSignIn(used);
    expect(await complaintOf(http.finishSignIn(used))).toBe('server.bad-passkey');
    const late = device.get(await http.beginSignIn(), address);
    world.pass(10 * 60_000);
    expect(await complaintOf(http.finishSignIn(late))).toBe('server.bad-passkey');
  });

  it('with a passkey are not reached by the link of a seat', async () => {
    const world = await enter();
    const anna = world.guest('Anna');
    const { key } = await anna.http.create({ ...twoPeople, name: 'Anna' });
    await keepName(world, anna, 'Anna');
    expect(await complaintOf(world.guest('Thief').http.join(key ?? ''))).toBe('server.use-passkey');
  });
});
