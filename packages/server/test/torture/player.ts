import { type AnyGame, below, type Dice, diceFrom, worldFrom } from '@parlour/kernel';
import { type ClientMessage, type Position, type ServerMessage, settingOf, type TableInfo, type TableStep } from '@parlour/client/protocol';
import { WebSocket } from 'ws';

/** What somebody was told, and what they asked for. */
export interface Testimony {
  readonly table: string;
  readonly viewer: number | null;
  /** Each step, and the position that came with it, by its number. */
  readonly steps: Map<number, { readonly step: TableStep; readonly position: Position | undefined }>;
  /** Whole tables that were shown. */
  readonly syncs: { readonly number: number; readonly position: Position; readonly history: readonly TableStep[] }[];
  /** What was acknowledged: the number by the id under which it was asked for. */
  readonly acknowledged: Map<string, number>;
  /** What should never be heard. */
  readonly wrong: string[];
}

export interface Player {
  readonly testimony: Testimony;
  /** Whether they have seen how the game ended. */
  readonly isOver: boolean;
  /** Whether nothing is on its way any more. */
  readonly isQuiet: boolean;
  /** How often in a row they have asked again, on a new line as a rule, and nothing new came of it. */
  readonly inVain: number;
  /** What they wait for, to be read by people. */
  readonly waitsFor: string;
  readonly number: number;
  /** Decides nothing more; what was asked for is still waited for, from now on with fresh patience. */
  rest(): void;
  close(): void;
}

/** A line on which nothing new comes for so long is given up; each time that helps nothing, the next gets longer, for the machine may be busy. */
const SILENCE = 2_500;
const LONGEST_SILENCE = 40_000;
/** Whoever is hung up on tries again, ever later but never later than this. */
const LONGEST_BREAK = 2_000;

/** Somebody at a table who decides, talks, repeats themselves, speaks out of order, and comes back whenever the line breaks. */
export function sitDown(
  address: string,
  cookie: string,
  table: string,
  viewer: number | null,
  game: AnyGame,
  seed: string,
  /** They think for about so many milliseconds before they decide. */
  thinks = 0,
): Player {
  const dice: Dice = diceFrom(seed);
  const testimony: Testimony = { table, viewer, steps: new Map(), syncs: [], acknowledged: new Map(), wrong: [] };
  const pending = new Map<string, ClientMessage & { id: string }>();
  let socket: WebSocket | undefined;
  let info: TableInfo | undefined;
  let position: Position | undefined;
  let number: number | undefined;
  let heardAt = performance.now();
  let latest = 0;
  let inVain = 0;
  let ids = 0;
  let resting = false;
  let closed = false;
  let deciding: string | undefined;

  function open(): void {
    // The line that broke may have been given up meanwhile.
    if (closed || (socket !== undefined && socket.readyState <= WebSocket.OPEN)) return;
    heardAt = performance.now();
    const line = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false });
    socket = line;
    line.on('message', (data: Buffer) => socket === line && hear(JSON.parse(data.toString()) as ServerMessage));
    line.on('error', () => line.terminate());
    line.on('close', () => {
      if (socket === line) setTimeout(open, Math.min((50 + below(dice, 150)) * 2 ** inVain++, LONGEST_BREAK));
    });
  }

  function say(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function ask(message: ClientMessage & { id: string }): void {
    pending.set(message.id, message);
    say(message);
    // Some things are said twice.
    if (below(dice, 4) === 0) say(message);
  }

  function hear(message: ServerMessage): void {
    heardAt = performance.now();
    if (message.type === 'welcome') {
      const again = [...pending.values()];
      // Order is nothing to rely on.
      if (below(dice, 2) === 0) again.reverse();
      if (below(dice, 2) === 0) for (const one of again) say(one);
      say({ type: 'watch', table, ...(number === undefined ? {} : { since: number, as: viewer }) });
      for (const one of again) say(one);
    } else if (message.type === 'sync') {
      if (message.table.id !== table) return;
      ({ table: info, position, number } = message);
      hearOf(number);
      testimony.syncs.push({ number: message.number, position: message.position, history: message.history });
      act();
    } else if (message.type === 'step') {
      if (number !== undefined && message.step.number > number + 1) testimony.wrong.push(`heard ${message.step.number} after ${number}`);
      if (number !== undefined && message.step.number <= number) return;
      number = message.step.number;
      hearOf(number);
      position = message.position ?? position;
      info = message.info ?? info;
      testimony.steps.set(number, { step: message.step, position: message.position });
      act();
    } else if (message.type === 'done') {
      const before = testimony.acknowledged.get(message.id);
      if (before !== undefined && before !== message.number)
        testimony.wrong.push(`${message.id} was done as ${before} and ${message.number}`);
      testimony.acknowledged.set(message.id, message.number);
      settle(message.id);
    } else if (message.type === 'refused') {
      // Busy means: nobody knows. It is asked for again, as people do.
      if (message.complaint.key === 'server.busy') later(() => pending.has(message.id) && say(pending.get(message.id)!));
      else settle(message.id);
    } else if (message.type === 'gone') {
      if (message.complaint.key !== 'server.busy') testimony.wrong.push(`gone: ${message.complaint.key}`);
      later(() => say({ type: 'watch', table }));
      number = undefined;
    }
  }

  function hearOf(number: number): void {
    if (number > latest) inVain = 0;
    latest = Math.max(latest, number);
  }

  /** Whoever is told to wait asks again ever later. */
  function later(askAgain: () => unknown): void {
    setTimeout(askAgain, Math.min(200 * 2 ** inVain++, LONGEST_SILENCE));
  }

  function settle(id: string): void {
    if (pending.delete(id)) inVain = 0;
    if (deciding === id) deciding = undefined;
    act();
  }

  function act(): void {
    if (resting || viewer === null || info === undefined || position === undefined || number === undefined) return;
    const id = `${seed}-${++ids}`
      .replaceAll(/[^A-Za-z0-9_-]/g, '_')
      .padEnd(8, 'x')
      .slice(-64);
    if (pending.size < 3 && below(dice, 12) === 0) ask({ type: 'chat', id: `c${id}`.slice(-64), table, text: `word ${ids}` });
    if (pending.size < 3 && below(dice, 20) === 0) goBack(`b${id}`.slice(-64), position, number);
    if (deciding !== undefined || !position.toAct.includes(viewer) || info.seats[viewer]?.state !== 'person') return;
    const moves = game.moves(worldFrom(game, settingOf(info), position.view), viewer);
    if (moves.length === 0) return;
    deciding = id;
    const decision = { type: 'move' as const, id, table, number, moves: [moves[below(dice, moves.length)]] };
    if (thinks === 0) ask(decision);
    else setTimeout(() => closed || ask(decision), thinks * (0.5 + below(dice, 100) / 100));
  }

  /** Takes something back alone, asks for it, or answers who has asked. */
  function goBack(id: string, { asked, undo, standings }: Position, number: number): void {
    if (asked !== null && asked.seat !== viewer) ask({ type: 'answer', id, table, request: asked.number, yes: below(dice, 4) > 0 });
    else if (standings === null && undo.steps > 0) ask({ type: 'undo', id, table, number, back: 1 });
    else if (standings === null && asked === null) ask({ type: 'ask', id, table, number, back: 1 + below(dice, 3) });
  }

  const watchdog = setInterval(() => {
    if (performance.now() - heardAt < Math.min(SILENCE * 2 ** inVain, LONGEST_SILENCE) || closed) return;
    inVain++;
    // Nothing happens at the table, or the line is dead: to be sure, another is taken.
    const old = socket;
    socket = undefined;
    old?.terminate();
    open();
  }, 500);

  open();
  return {
    testimony,
    get isOver() {
      return position !== undefined && position.standings !== null;
    },
    get isQuiet() {
      return pending.size === 0;
    },
    get inVain() {
      return inVain;
    },
    get waitsFor() {
      const asked = [...pending.values()].map(({ type, id }) => `${type} ${id}`).join(', ') || 'nothing';
      return `seat ${viewer} of ${table}, at ${number}, waits for ${asked}; asked again ${inVain} times in vain`;
    },
    get number() {
      return number ?? 0;
    },
    rest() {
      resting = true;
      inVain = 0;
    },
    close() {
      closed = true;
      clearInterval(watchdog);
      socket?.terminate();
    },
  };
}
