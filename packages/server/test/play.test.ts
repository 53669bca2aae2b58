import { expect, it } from 'vitest';
import type { TableNews } from '@parlour/client';
import { anyMove, complaintOf, isMyTurn, isOver, onBothStores, playOn, playOne, sitTogether, until } from './world.ts';

onBothStores('playing', (enter) => {
  it('lets two people and a bot play a whole game, and all end with the same standings', async () => {
    const world = await enter();
    const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const { first, second } = await sitTogether(world, { seats: [...seats] });
    const [annas, berts] = await Promise.all([playOn(first), playOn(second)]);
    expect(annas.position?.standings).not.toBeNull();
    expect(annas.position?.standings).toEqual(berts.position?.standings);
    expect(annas.number).toBe(berts.number);
    const numbers = berts.history.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  });

  it('goes on where it was after the server has been restarted in the middle', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    await playOne(first);
    await playOne(second);
    const { number, history } = await until(first, ({ number }) => number >= 4);
    const port = Number(new URL(world.server.address).port);
    await world.restart({ port });
    const [annas, berts] = await Promise.all([playOn(first), playOn(second)]);
    expect(annas.history.slice(0, number)).toEqual(history);
    expect(annas.position?.standings).toEqual(berts.position?.standings);
  });

  it('loses and repeats nothing when a line breaks again and again', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    const heard: number[] = [];
    second.subscribe((news) => {
      if (news.type === 'step') heard.push(news.step.number);
    });
    const { number } = second.snapshot();
    // Whenever so much was heard, and not so often a second: however slowly lines are mended, somebody decides between two breaks.
    let [words, breaks] = [0, 0];
    const listen = ({ type }: TableNews) => {
      if (type === 'other' || ++words % 5 !== 0) return;
      breaks++;
      for (const socket of world.server.services.sockets) socket.terminate();
    };
    for (const handle of [first, second]) handle.subscribe(listen);
    const [annas, berts] = await Promise.all([playOn(first), playOn(second)]);
    expect(breaks).toBeGreaterThan(1);
    expect(heard).toEqual(Array.from({ length: heard.length }, (_, index) => number + 1 + index));
    expect(berts.history.map((step) => step.number)).toEqual(annas.history.map((step) => step.number));
  });

  it('plays a decision once that is sent twice under the same id', async () => {
    const world = await enter();
    const { first, table, anna } = await sitTogether(world);
    const snapshot = await until(first, isMyTurn);
    const message = { type: 'move', id: 'the-same-id', table, number: snapshot.number, moves: [anyMove(snapshot)] };
    const answers = await say(anna.transport.open(), [message, message], 'done');
    expect(answers.map(({ number }) => number)).toEqual([snapshot.number + 1, snapshot.number + 1]);
    const after = await until(first, ({ number }) => number > snapshot.number);
    expect(after.history.filter(({ kind }) => kind === 'move')).toHaveLength(1);
  });

  it('answers a decision about a table that has moved on with the table as it is', async () => {
    const world = await enter();
    const { first, second, table, anna } = await sitTogether(world);
    const old = (await until(first, isMyTurn)).number;
    await playOne(first);
    await playOne(second);
    await until(first, isMyTurn);
    const socket = anna.transport.open();
    await say(socket, [{ type: 'watch', table }], 'sync');
    const stale = { type: 'move', id: 'an-old-thought', table, number: old, moves: [anyMove(first.snapshot())] };
    const [refused, sync] = await say(socket, [stale], 'refused', 'sync');
    expect(refused).toMatchObject({ type: 'refused', complaint: { key: 'server.stale' } });
    expect(sync).toMatchObject({ type: 'sync', number: first.snapshot().number });
  });

  it('lets people decide at the same time where the game asks several at once', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    // Both keep a card at the start; neither waits for the other.
    const [a, b] = [first.snapshot(), second.snapshot()];
    expect(a.position?.toAct).toEqual([0, 1]);
    await Promise.all([first.play(anyMove(a)), second.play(anyMove(b))]);
    expect((await until(first, ({ number }) => number === a.number + 2)).history.slice(-2).map(({ kind }) => kind)).toEqual([
      'move',
      'move',
    ]);
  });

  it('refuses what the rules forbid, names the rule, and nothing has happened', async () => {
    const world = await enter();
    const { first } = await sitTogether(world);
    const { number } = await until(first, isMyTurn);
    const error = await first.play({ type: 'take', heap: 0, count: 1 }).catch((complaint: unknown) => complaint);
    expect(error).toMatchObject({ key: 'server.refused', refusal: { rule: expect.stringMatching(/^NIM-|^TURN/) } });
    expect(await complaintOf(first.play(null))).toBe('server.refused');
    expect(first.snapshot().number).toBe(number);
  });

  it('takes no decision from a spectator, and none for somebody else', async () => {
    const world = await enter();
    const { table } = await sitTogether(world);
    const stranger = world.guest('Stranger');
    const watching = stranger.table(table);
    const seen = await until(watching, ({ info }) => info !== undefined);
    expect(seen.info?.you).toBeNull();
    expect(await complaintOf(watching.play({ type: 'keep', card: 'again' }))).toBe('server.not-seated');
  });

  it('tells everybody who is there', async () => {
    const world = await enter();
    const { first, bert, table } = await sitTogether(world);
    await until(first, ({ online }) => online.seats.every(Boolean));
    world.guest('Stranger').table(table);
    await until(first, ({ online }) => online.spectators === 1);
    bert.close();
    const alone = await until(first, ({ online }) => online.seats[1] === false);
    expect(alone.online.seats).toEqual([true, false]);
  });

  it('keeps a finished game, and takes nothing more', async () => {
    const world = await enter();
    const { first, second } = await sitTogether(world);
    await Promise.all([playOn(first), playOn(second)]);
    await world.restart({ port: Number(new URL(world.server.address).port) });
    await until(first, isOver);
    expect(await complaintOf(first.play({ type: 'done' }))).toBe('server.over');
  });
});

/** Talks over a bare socket, and collects the next answers of these types. */
function say(socket: WebSocket, messages: readonly unknown[], ...types: string[]): Promise<Record<string, unknown>[]> {
  const wanted = types.length === 1 ? messages.map(() => types[0]) : types;
  const answers: Record<string, unknown>[] = [];
  return new Promise((resolve) => {
    const send = () => messages.forEach((message) => socket.send(JSON.stringify(message)));
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Record<string, unknown>;
      if (answer['type'] !== wanted[answers.length]) return;
      answers.push(answer);
      if (answers.length < wanted.length) return;
      socket.removeEventListener('message', hear);
      resolve(answers);
    };
    socket.addEventListener('message', hear);
    if (socket.readyState === WebSocket.OPEN) send();
    else socket.addEventListener('open', send, { once: true });
  });
}
