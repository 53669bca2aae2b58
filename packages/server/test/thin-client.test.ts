import { serverText } from '@parlour/client/protocol';
import { loadGame } from '@parlour/games';
import { pick, replay } from '@parlour/kernel';
import { nim } from '@parlour/nim';
import type { Thinker } from '@parlour/think';
import { expect, it } from 'vitest';
import { onBothStores } from './world.ts';

interface Told {
  readonly type: string;
  readonly number?: number;
  readonly choices?: { readonly prompt: string; readonly moves: readonly { readonly move: unknown; readonly says: string }[] };
  readonly step?: { readonly number: number; readonly lines?: readonly string[] };
  readonly history?: readonly { readonly lines?: readonly string[] }[];
  readonly position?: { readonly scores: readonly number[]; readonly standings: unknown };
  readonly complaint?: unknown;
  readonly says?: string;
}

/** A program with no part of Parlour in it: it reads what the server says, and picks one of the sentences. */
async function playBlindly(address: string, game: string, language: string) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      name: 'Ann',
      rated: false,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
    }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { table } = (await answer.json()) as { table: string };
  const socket = openAs(address, cookie);
  const log: string[] = [];
  const offered: string[] = [];
  let decisions = 0;
  let latest: Told = { type: 'nothing' };
  let waiting = false;
  const say = (message: object) => socket.send(JSON.stringify(message));
  /** One thing at a time: what is offered while an answer is due may be out of date. */
  const decide = () => {
    const { prompt = '', moves = [] } = latest.choices ?? {};
    if (waiting || moves.length === 0) return;
    waiting = true;
    offered.push(prompt, ...moves.map(({ says }) => says));
    const { move } = moves[decisions++ % moves.length] ?? {};
    say({ type: 'move', id: `decision-${decisions}`, table, number: latest.number ?? latest.step?.number, moves: [move] });
  };
  const scores = await new Promise<readonly number[]>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(String(data)) as Told;
      if (heard.type === 'welcome') say({ type: 'watch', table, choices: language });
      if (heard.complaint !== undefined) reject(new Error(JSON.stringify(heard.complaint)));
      for (const { lines = [] } of [...(heard.history ?? []), heard.step ?? {}]) log.push(...lines);
      if (heard.position?.standings) resolve(heard.position.scores);
      if (heard.choices !== undefined) latest = heard;
      if (heard.type === 'done') waiting = false;
      decide();
    });
  });
  socket.close();
  return { table, scores, log, offered, decisions, cookie };
}

/** Node's WebSocket, unlike a browser's, takes headers. */
function openAs(address: string, cookie: string): WebSocket {
  const HeaderWebSocket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  return new HeaderWebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } });
}

/** The first message of a kind, of somebody who answers what they are told in their own way. */
function told(address: string, cookie: string, wanted: string, answer: (told: Told) => object | undefined): Promise<Told> {
  const socket = openAs(address, cookie);
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(String(data)) as Told;
      const reply = answer(heard);
      if (reply !== undefined) socket.send(JSON.stringify(reply));
      if (heard.type !== wanted) return;
      socket.close();
      resolve(heard);
    });
  });
}

/** The whole table as somebody is shown it who wishes for it in that way. */
function shown(address: string, cookie: string, watch: object): Promise<Told> {
  return told(address, cookie, 'sync', ({ type }) => (type === 'welcome' ? { type: 'watch', ...watch } : undefined));
}

/** Bots of any game that decide here and at once. */
const guessing: Thinker = {
  think: async ({ moves, dice }) => ({ move: pick(dice, moves), candidates: [], iterations: 0 }),
  async close() {},
};

onBothStores('a program that knows no rules', (enter) => {
  it.each([
    ['alhambra', 'en'],
    ['last-will', 'pl-PL'],
  ])('plays a whole game of %s by picking from the sentences (%s)', async (id, language) => {
    const game = (await loadGame(id))!;
    const world = await enter({ games: [game], thinker: guessing, messagesPerTenSeconds: 1_000_000 });
    const { table, scores, log, offered, decisions, cookie } = await playBlindly(world.server.address, id, language);
    const reader = world.guest('Reader');
    reader.transport.cookie = cookie;
    const match = replay(game, await reader.http.record(table));
    expect(scores).toEqual([...game.scores(match.state)]);
    expect(decisions).toBe(match.steps.filter(({ seat }) => seat === 0).length);
    expect(log.length).toBeGreaterThan(match.steps.length / 2);
    for (const sentence of [...log, ...offered]) expect(sentence).not.toBe('');
  });
});

onBothStores('choices in words', (enter) => {
  it('are for whoever decides, in a language that there is, and for nobody who did not ask', async () => {
    const world = await enter({ thinker: guessing });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], name: 'Anna' });
    const ask = (cookie: string, watch: object) => shown(world.server.address, cookie, { table, ...watch });
    const { cookie } = anna.transport;
    const english = await ask(cookie, { choices: 'en' });
    expect(english.choices?.moves.length).toBeGreaterThan(0);
    expect(await ask(cookie, { choices: 'xx' })).toEqual(english);
    expect((await ask(cookie, { choices: 'pl-PL' })).choices?.prompt).not.toBe(english.choices?.prompt);
    expect((await ask(cookie, {})).choices).toBeUndefined();
    const onlooker = await ask('', { choices: 'en' });
    expect(onlooker.choices).toEqual({ prompt: expect.stringMatching(/./), moves: [] });
  });

  it('are two hundred at most, however many moves a pack or a game may bring', async () => {
    const wide = {
      ...nim,
      moves: (...where: Parameters<typeof nim.moves>) => Array.from({ length: 500 }, () => nim.moves(...where)).flat(),
    };
    const world = await enter({ games: [wide], thinker: guessing });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], name: 'Anna' });
    const { choices } = await shown(world.server.address, anna.transport.cookie, { table, choices: 'en' });
    expect(choices?.moves).toHaveLength(200);
  });

  it('come with the reason why something is refused, in the same language, and only to whoever asked', async () => {
    const world = await enter({ thinker: guessing });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], name: 'Anna' });
    const refused = (watch: object) =>
      told(world.server.address, anna.transport.cookie, 'refused', ({ type, number }) => {
        if (type === 'welcome') return { type: 'watch', table, ...watch };
        return type === 'sync' ? { type: 'move', id: 'not-a-move', table, number, moves: [{ type: 'keep', card: 'none' }] } : undefined;
      });
    const english = await refused({ choices: 'en' });
    expect(english.complaint).toMatchObject({ refusal: { rule: 'NIM-CARD' } });
    expect(english.says).toBe(nim.text.catalogues['en']?.['refusal.NIM-CARD']);
    expect((await refused({ choices: 'pl-PL' })).says).toBe(nim.text.catalogues['pl']?.['refusal.NIM-CARD']);
    const { says, ...knowing } = await refused({});
    expect(says).toBeUndefined();
    expect(knowing.complaint).toEqual(english.complaint);
  });

  it('are left out where a sentence is wrong: the rest is said, and the server lives', async () => {
    // The sentence wants to know how many, and is not told.
    const mute = { ...nim, refuse: () => ({ rule: 'NIM-TAKE' }) };
    const world = await enter({ games: [mute], thinker: guessing });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], name: 'Anna' });
    for (const name of ['Bert', 'Carl']) await world.guest(name).http.sit(table, { name });
    const answer = await told(world.server.address, anna.transport.cookie, 'refused', ({ type, number }) => {
      if (type === 'welcome') return { type: 'watch', table, choices: 'en' };
      return type === 'sync' ? { type: 'move', id: 'not-a-move', table, number, moves: [{}] } : undefined;
    });
    expect(answer).toEqual({
      type: 'refused',
      id: 'not-a-move',
      complaint: { key: 'server.refused', values: {}, refusal: { rule: 'NIM-TAKE' } },
    });
  });

  it('say why there is nothing to see, even of a table that there is not', async () => {
    const world = await enter({ thinker: guessing });
    const watch = { type: 'watch', table: 'there-is-no-such' };
    const gone = (choices: string) =>
      told(world.server.address, '', 'gone', ({ type }) => (type === 'welcome' ? { ...watch, choices } : undefined));
    const { complaint, says } = await gone('pl');
    const { key } = complaint as { key: string };
    expect(says).toBe(serverText['pl']?.[key]);
    expect((await gone('xx')).says).toBe(serverText['en']?.[key]);
  });

  it('cost twice as much of what somebody may ask for', async () => {
    const world = await enter({ thinker: guessing, messagesPerTenSeconds: 12 });
    const anna = world.guest('Anna');
    const { table } = await anna.http.create({ game: 'nim', seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Anna' });
    /** What the second of two wishes for the table is answered with. */
    const second = (watch: object, cookie: string) => {
      const socket = openAs(world.server.address, cookie);
      return new Promise<string>((resolve) => {
        const answers: string[] = [];
        socket.addEventListener('message', ({ data }) => {
          const { type } = JSON.parse(String(data)) as Told;
          if (type === 'welcome') for (let i = 0; i < 2; i++) socket.send(JSON.stringify({ type: 'watch', table, ...watch }));
          if (type === 'sync' || type === 'gone') answers.push(type);
          if (answers.length < 2) return;
          socket.close();
          resolve(answers.join());
        });
      });
    };
    expect(await second({}, '')).toBe('sync,sync');
    expect(await second({ choices: 'en' }, '')).toBe('gone,sync');
  });
});
