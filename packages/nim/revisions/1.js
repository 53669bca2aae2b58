// Revision 1 of nim, kept for the games that were begun under it. Written by `npm run freeze -- nim`: see docs/revisions.md.
import { Complaint } from '@parlour/kernel';
import { z } from 'zod';
// packages/kernel/src/dice.ts
/** The next 32 random bits. */
function bits(dice) {
  const s1 = dice[1];
  const five = Math.imul(s1, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  const s2 = dice[2] ^ dice[0];
  const s3 = dice[3] ^ s1;
  dice[1] = s1 ^ s2;
  dice[0] ^= s3;
  dice[2] = s2 ^ (s1 << 9);
  dice[3] = (s3 << 11) | (s3 >>> 21);
  return result >>> 0;
}
/** A whole number from 0 up to, but not, `n`; every one exactly as likely as any other. */
function below(dice, n) {
  const fair = 4294967296 - (4294967296 % n);
  let drawn = bits(dice);
  while (drawn >= fair) drawn = bits(dice);
  return drawn % n;
}
/** Fisher–Yates, in place. */
function shuffle(dice, items) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
function copyDice(dice) {
  return [dice[0], dice[1], dice[2], dice[3]];
}
// packages/kernel/src/json.ts
/** JSON with the keys of every object in alphabetical order: equal data, equal text. */
function canonical(value) {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) items += (i === 0 ? '' : ',') + canonical(value[i]);
    return `[${items}]`;
  }
  let fields = '';
  for (const key of Object.keys(value).toSorted()) {
    const held = value[key];
    if (held !== void 0) fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(held)}`;
  }
  return `{${fields}}`;
}
// packages/kernel/src/schema.ts
/**
 * Reads a value by a schema. Complains with `key` about the first thing that does not fit: its sentence gets the `field`
 * (or `whole`, if the value is nothing of the kind) and the `problem`: unknown, missing, big, small or wrong.
 */
function readBy(schema, value, key, whole) {
  const checked = schema.safeParse(value, { reportInput: true });
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].join('.') || whole;
  throw issue.code === 'custom'
    ? new Complaint(issue.message, { field })
    : new Complaint(key, {
        field,
        problem: problemOf(issue),
      });
}
function problemOf({ code, input }) {
  if (code === 'unrecognized_keys') return 'unknown';
  if (input === void 0) return 'missing';
  if (code === 'too_big') return 'big';
  return code === 'too_small' ? 'small' : 'wrong';
}
// packages/nim/src/rules/state.ts
var cards = ['again', 'draw', 'grow'];
/** At most so many objects are taken at once. */
var MOST = 3;
/** Two cards a seat and one more, in equal shares as far as it goes. */
function allCards(seats) {
  return Array.from({ length: 2 * seats + 1 }, (_, i) => cards[i % cards.length]);
}
// packages/nim/src/rules/rules.ts
function refuseOptions({ options, seats }) {
  return options.beginners.length === seats ? { rule: 'NIM-BEGINNERS' } : void 0;
}
function setup(setting, dice, tell) {
  const { options, seats } = setting;
  const deck = allCards(seats);
  shuffle(dice, deck);
  const heaps = Array.from({ length: options.heaps }, () => 3 + below(dice, 6));
  tell({
    type: 'heaped',
    heaps,
  });
  return {
    dice,
    setting,
    phase: 'keep',
    turn: 0,
    heaps: [...heaps],
    grown: 0,
    hands: Array.from({ length: seats }, () => deck.splice(-2)),
    deck,
    away: [],
    spent: [],
    taken: Array.from({ length: seats }, () => 0),
    bonus: Array.from({ length: seats }, (_, seat) => (options.beginners.includes(seat) ? 3 : 0)),
  };
}
function toAct({ phase, hands, turn }) {
  if (phase === 'over') return [];
  return phase === 'keep' ? [...hands.keys()].filter((seat) => hands[seat].length === 2) : [turn];
}
function moves(state, seat) {
  const hand = [...new Set(state.hands[seat])];
  switch (state.phase) {
    case 'keep':
      return hand.map((card) => ({
        type: 'keep',
        card,
      }));
    case 'take':
      return heapsLeft(state).flatMap((heap) =>
        Array.from({ length: Math.min(MOST, state.heaps[heap]) }, (_, i) => ({
          type: 'take',
          heap,
          count: i + 1,
        })),
      );
    case 'bonus':
      return [...hand.flatMap((card) => uses(state, card)), { type: 'done' }];
    default:
      return [];
  }
}
/** A card that draws from an empty deck is only thrown away. */
function wasteful({ phase, hands, deck }, seat) {
  return phase === 'bonus' && deck.length === 0 && hands[seat].includes('draw')
    ? [
        {
          type: 'use',
          card: 'draw',
        },
      ]
    : [];
}
function uses(state, card) {
  if (card === 'grow')
    return [...state.heaps.keys()].map((heap) => ({
      type: 'use',
      card,
      heap,
    }));
  return card === 'draw' && state.deck.length === 0
    ? []
    : [
        {
          type: 'use',
          card,
        },
      ];
}
function refuse(state, seat, move) {
  const asked = canonical(move);
  if ([...moves(state, seat), ...wasteful(state, seat)].some((legal) => canonical(legal) === asked)) return void 0;
  const type = move?.type;
  if (type === 'take' && state.phase === 'take')
    return {
      rule: 'NIM-TAKE',
      details: { most: MOST },
    };
  if ((type === 'use' && state.phase === 'bonus') || (type === 'keep' && state.phase === 'keep')) return { rule: 'NIM-CARD' };
  return {
    rule: 'NIM-PHASE',
    details: { phase: state.phase },
  };
}
function play(state, seat, move, tell) {
  const hand = state.hands[seat];
  switch (move.type) {
    case 'keep': {
      const away = hand.splice(hand[0] === move.card ? 1 : 0, 1)[0];
      state.away.push(away);
      tell({
        type: 'kept',
        seat,
        away,
      });
      if (state.hands.every((held) => held.length < 2)) state.phase = 'take';
      return;
    }
    case 'take':
      state.heaps[move.heap] -= move.count;
      state.taken[seat] += move.count;
      state.phase = 'bonus';
      tell({
        type: 'took',
        seat,
        heap: move.heap,
        count: move.count,
      });
      if (heapsLeft(state).length === 0) finish(state, seat, tell);
      return;
    case 'use':
      hand.splice(hand.indexOf(move.card), 1);
      state.spent.push(move.card);
      tell({
        type: 'used',
        seat,
        card: move.card,
      });
      if (move.card === 'again') state.phase = 'take';
      if (move.card === 'draw' && state.deck.length > 0) {
        const card = state.deck.pop();
        hand.push(card);
        tell({
          type: 'drew',
          seat,
          card,
          reveals: true,
        });
      }
      if (move.card === 'grow') {
        const count = 1 + below(state.dice, 6);
        state.heaps[move.heap] += count;
        state.grown += count;
        tell({
          type: 'grew',
          heap: move.heap,
          count,
        });
      }
      return;
    case 'done':
      state.turn = (seat + 1) % state.hands.length;
      state.phase = 'take';
  }
}
function finish(state, seat, tell) {
  const points = state.setting.options.last === 'treasure' ? 5 : -5;
  state.bonus[seat] += points;
  state.phase = 'over';
  tell({
    type: 'last',
    seat,
    points,
  });
}
function scores({ taken, bonus }) {
  return taken.map((count, seat) => count + bonus[seat]);
}
function standings(state) {
  if (state.phase !== 'over') return void 0;
  const all = scores(state);
  return [...new Set(all)].toSorted((a, b) => b - a).map((score) => [...all.keys()].filter((seat) => all[seat] === score));
}
function heapsLeft({ heaps }) {
  return [...heaps.keys()].filter((heap) => heaps[heap] > 0);
}
// packages/nim/src/rules/scribe.ts
var card = z.enum(cards);
/** What of a position is not written stays as it was at the start. */
var position = z
  .strictObject({
    phase: z.enum(['keep', 'take', 'bonus']),
    turn: z.int().min(0),
    heaps: z.array(z.int().min(0)),
    hands: z.array(z.array(card).max(2)),
    deck: z.array(card),
    taken: z.array(z.int().min(0)),
  })
  .partial();
/** Moves are written as they are recorded; a take may be shortened to `[heap, count]`, heaps counted from 1. */
var written = z.union([z.tuple([z.int(), z.int()]), z.looseObject({ type: z.string() })]);
var scribe = {
  arrange(state, given) {
    const read = readBy(position, given, 'scribe.wrong', 'position');
    const seats = state.hands.length;
    for (const field of ['hands', 'taken'])
      if (read[field] !== void 0 && read[field].length !== seats) throw new Complaint('scribe.wrong', { field });
    if ((read.turn ?? 0) >= seats) throw new Complaint('scribe.wrong', { field: 'turn' });
    Object.assign(state, read);
  },
  readMove(_state, _seat, given) {
    const read = readBy(written, given, 'scribe.wrong', 'move');
    return Array.isArray(read)
      ? {
          type: 'take',
          heap: read[0] - 1,
          count: read[1],
        }
      : read;
  },
};
// packages/nim/src/rules/text/en/box.ts
/** What stands on the box: said of the game before it is loaded. */
var catalogue$3 = {
  title: 'Nim with cards',
  short: 'Nim',
  tagline: 'Take what you like, but not the wrong last one.',
  about: 'Heaps of objects and a hand of cards. Take as many as you like from one heap, or play a card; the last object of all decides.',
  facts: '2–4 players · a few minutes · the example to copy',
};
// packages/nim/src/rules/text/en/game.ts
var catalogue$2 = {
  'option.heaps': 'Heaps',
  'option.heaps.help': 'How many heaps there are.',
  'option.heaps.2': 'two',
  'option.heaps.3': 'three',
  'option.heaps.4': 'four',
  'option.last': 'The last object',
  'option.last.help': 'What taking the last object of all is worth.',
  'option.last.treasure': 'is a treasure: 5 points',
  'option.last.burden': 'is a burden: minus 5 points',
  'option.beginners': 'Beginners',
  'option.beginners.help': 'Players who start with 3 points.',
  'refusal.NIM-BEGINNERS': 'Not everybody can be a beginner.',
  'refusal.NIM-TAKE': 'Take from 1 to {most} objects from one heap that holds as many.',
  'refusal.NIM-CARD': 'That card is not in your hand.',
  'refusal.NIM-PHASE':
    '{phase, select, keep {First choose the card to keep.} take {First take objects from a heap.} other {You have taken already: use a card or end your turn.}}',
  'chapter.turn': 'A turn',
  'rule.NIM-TAKE': 'Take one object or more from one heap.',
  'rule.NIM-CARD': 'Then you may use one of your cards.',
  'scribe.wrong': 'Nim does not understand what is written at “{field}”.',
  'statistic.objects': 'Objects taken',
  'statistic.cards': 'Cards used',
  'card.again': 'Once more',
  'card.draw': 'Draw',
  'card.grow': 'Growth',
  'event.heaped': 'The heaps hold {heaps}.',
  'event.kept': '{player} keeps a card.',
  'event.kept.own': '{player} puts “{card}” away and keeps the other card.',
  'event.took': '{player} takes {count, plural, one {# object} other {# objects}} from heap {heap}.',
  'event.used': '{player} uses “{card}”.',
  'event.drew': '{player} draws a card.',
  'event.drew.own': '{player} draws “{card}”.',
  'event.grew': 'Heap {heap} grows by {count, plural, one {# object} other {# objects}}.',
  'event.last': 'The last object: {points, plural, one {# point} other {# points}} for {player}.',
  'move.keep': 'Keep “{card}”',
  'move.take': 'Take {count} from heap {heap} (of {left})',
  'move.use': 'Use “{card}”',
  'move.grow': 'Use “{card}” on heap {heap}',
  'move.done': 'End the turn',
  'prompt.keep': 'Everybody chooses a card to keep.',
  'prompt.take': '{player} takes objects from a heap.',
  'prompt.bonus': '{player} may use a card.',
  'prompt.over': 'The game is over.',
};
// packages/nim/src/rules/text/pl/box.ts
/** What stands on the box: said of the game before it is loaded. */
var catalogue$1 = {
  title: 'Nim z kartami',
  short: 'Nim',
  tagline: 'Bierz, ile chcesz, byle nie pechowy ostatni.',
  about: 'Kupki przedmiotów i karty na ręce. Weź, ile chcesz, z jednej kupki albo zagraj kartę; ostatni przedmiot rozstrzyga.',
  facts: '2–4 osoby · kilka minut · przykład do skopiowania',
};
// packages/nim/src/rules/text/pl/game.ts
var catalogue = {
  'option.heaps': 'Stosy',
  'option.heaps.help': 'Ile jest stosów.',
  'option.heaps.2': 'dwa',
  'option.heaps.3': 'trzy',
  'option.heaps.4': 'cztery',
  'option.last': 'Ostatni przedmiot',
  'option.last.help': 'Ile jest wart ostatni ze wszystkich przedmiotów.',
  'option.last.treasure': 'to skarb: 5 punktów',
  'option.last.burden': 'to ciężar: minus 5 punktów',
  'option.beginners': 'Początkujący',
  'option.beginners.help': 'Gracze, którzy zaczynają z 3 punktami.',
  'refusal.NIM-BEGINNERS': 'Nie wszyscy mogą być początkujący.',
  'refusal.NIM-TAKE': 'Weź od 1 do {most} przedmiotów z jednego stosu, w którym tyle jest.',
  'refusal.NIM-CARD': 'Nie masz tej karty na ręce.',
  'refusal.NIM-PHASE':
    '{phase, select, keep {Najpierw wybierz kartę, którą zachowasz.} take {Najpierw weź przedmioty ze stosu.} other {Przedmioty już wzięto: użyj karty albo zakończ turę.}}',
  'chapter.turn': 'Tura',
  'rule.NIM-TAKE': 'Weź co najmniej jeden przedmiot z jednego stosu.',
  'rule.NIM-CARD': 'Potem możesz użyć jednej ze swoich kart.',
  'scribe.wrong': 'Nim nie rozumie tego, co napisano w polu „{field}”.',
  'statistic.objects': 'Wzięte przedmioty',
  'statistic.cards': 'Użyte karty',
  'card.again': 'Jeszcze raz',
  'card.draw': 'Dobierz',
  'card.grow': 'Wzrost',
  'event.heaped': 'W stosach leży: {heaps}.',
  'event.kept': '{player} zachowuje kartę.',
  'event.kept.own': '{player} odkłada kartę „{card}”, a drugą zachowuje.',
  'event.took':
    '{player} bierze {count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} ze stosu {heap}.',
  'event.used': '{player} używa karty „{card}”.',
  'event.drew': '{player} dobiera kartę.',
  'event.drew.own': '{player} dobiera kartę „{card}”.',
  'event.grew': 'Stos {heap} rośnie o {count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}.',
  'event.last': 'Ostatni przedmiot: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} dla gracza {player}.',
  'move.keep': 'Zachowaj „{card}”',
  'move.take': 'Weź {count} ze stosu {heap} (z {left})',
  'move.use': 'Użyj karty „{card}”',
  'move.grow': 'Użyj karty „{card}” na stosie {heap}',
  'move.done': 'Zakończ turę',
  'prompt.keep': 'Wszyscy wybierają kartę, którą zachowają.',
  'prompt.take': '{player} bierze przedmioty ze stosu.',
  'prompt.bonus': '{player} może użyć karty.',
  'prompt.over': 'Gra jest skończona.',
};
// packages/nim/src/rules/text/index.ts
var text = {
  catalogues: {
    en: {
      ...catalogue$3,
      ...catalogue$2,
    },
    pl: {
      ...catalogue$1,
      ...catalogue,
    },
  },
  chapters: [
    {
      id: 'turn',
      rules: ['NIM-TAKE', 'NIM-CARD'],
    },
  ],
  event(event, { say, name }) {
    switch (event.type) {
      case 'heaped':
        return say('event.heaped', { heaps: event.heaps.join(', ') });
      case 'kept':
        return event.away === null
          ? say('event.kept', { player: name(event.seat) })
          : say('event.kept.own', {
              player: name(event.seat),
              card: say(`card.${event.away}`),
            });
      case 'took':
        return say('event.took', {
          player: name(event.seat),
          heap: event.heap + 1,
          count: event.count,
        });
      case 'used':
        return say('event.used', {
          player: name(event.seat),
          card: say(`card.${event.card}`),
        });
      case 'drew':
        return event.card === null
          ? say('event.drew', { player: name(event.seat) })
          : say('event.drew.own', {
              player: name(event.seat),
              card: say(`card.${event.card}`),
            });
      case 'grew':
        return say('event.grew', {
          heap: event.heap + 1,
          count: event.count,
        });
      default:
        return say('event.last', {
          player: name(event.seat),
          points: event.points,
        });
    }
  },
  move(move, view, { say }) {
    switch (move.type) {
      case 'keep':
        return say('move.keep', { card: say(`card.${move.card}`) });
      case 'take':
        return say('move.take', {
          count: move.count,
          heap: move.heap + 1,
          left: view.heaps[move.heap],
        });
      case 'use':
        return move.card === 'grow'
          ? say('move.grow', {
              card: say(`card.${move.card}`),
              heap: move.heap + 1,
            })
          : say('move.use', { card: say(`card.${move.card}`) });
      default:
        return say('move.done');
    }
  },
  prompt: (view, { say, name }) => say(`prompt.${view.phase}`, { player: name(view.turn) }),
};
// packages/nim/src/rules/view.ts
function view(state, viewer) {
  return {
    viewer,
    phase: state.phase,
    turn: state.turn,
    heaps: [...state.heaps],
    grown: state.grown,
    hand: viewer === null ? [] : [...state.hands[viewer]],
    held: state.hands.map((hand) => hand.length),
    deck: state.deck.length,
    away: state.away.length,
    spent: [...state.spent],
    taken: [...state.taken],
    bonus: [...state.bonus],
  };
}
function see(event, viewer) {
  if (event.type === 'kept' && event.seat !== viewer)
    return {
      ...event,
      away: null,
    };
  if (event.type === 'drew' && event.seat !== viewer)
    return {
      ...event,
      card: null,
    };
  return event;
}
function recall({ viewer }, _setting, seen) {
  const own = seen.find((event) => event.type === 'kept' && event.seat === viewer);
  return { away: own?.type === 'kept' ? own.away : null };
}
function guess(view, setting, dice, memory = { away: null }) {
  const unseen = allCards(view.held.length);
  for (const card of [...view.hand, ...view.spent, ...(memory.away === null ? [] : [memory.away])]) unseen.splice(unseen.indexOf(card), 1);
  shuffle(dice, unseen);
  const draw = (count) => unseen.splice(0, count);
  return {
    dice,
    setting,
    phase: view.phase,
    turn: view.turn,
    heaps: [...view.heaps],
    grown: view.grown,
    hands: view.held.map((count, seat) => (seat === view.viewer ? [...view.hand] : draw(count))),
    deck: draw(view.deck),
    away: memory.away === null ? draw(view.away) : [memory.away, ...draw(view.away - 1)],
    spent: [...view.spent],
    taken: [...view.taken],
    bonus: [...view.bonus],
  };
}
function copy(state) {
  return {
    ...state,
    dice: copyDice(state.dice),
    heaps: [...state.heaps],
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    away: [...state.away],
    spent: [...state.spent],
    taken: [...state.taken],
    bonus: [...state.bonus],
  };
}
// packages/nim/src/rules/index.ts
/** The example to copy: small, but with dice, secrets, decisions at the same time and wasteful moves. */
var nim = {
  id: 'nim',
  revision: 1,
  seats: {
    min: 2,
    max: 4,
  },
  winner: 'highest',
  options: [
    {
      id: 'heaps',
      kind: 'choice',
      choices: [2, 3, 4],
      default: 3,
    },
    {
      id: 'last',
      kind: 'choice',
      choices: ['treasure', 'burden'],
      default: 'treasure',
    },
    {
      id: 'beginners',
      kind: 'seats',
      default: [],
    },
  ],
  refuseOptions,
  setup,
  toAct,
  moves,
  wasteful,
  refuse,
  play,
  standings,
  scores,
  view,
  see,
  recall,
  guess,
  copy,
  statistics: (events, { seats }) => [
    {
      id: 'objects',
      values: perSeat(seats, (seat) => sum(events, (event) => (event.type === 'took' && event.seat === seat ? event.count : 0))),
    },
    {
      id: 'cards',
      values: perSeat(seats, (seat) => sum(events, (event) => (event.type === 'used' && event.seat === seat ? 1 : 0))),
    },
  ],
  text,
  scribe,
};
function perSeat(seats, count) {
  return Array.from({ length: seats }, (_, seat) => count(seat));
}
function sum(events, count) {
  return total(events.map(count));
}
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
// packages/bots/src/evaluation.ts
function softmax(strengths) {
  let highest = Number.NEGATIVE_INFINITY;
  for (const strength of strengths) if (strength > highest) highest = strength;
  const shares = strengths.map((strength) => Math.exp(strength - highest));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}
// packages/nim/src/bot/index.ts
/** What bots know of Nim: objects are points, and so is the last one, or the opposite. The rest they find out by imagining games. */
var knowledge = {
  key: (move) => JSON.stringify(move),
  rate: (state, _seat, moves) => moves.map((move) => (move.type === 'take' ? move.count + lastWith(state, move.count) : 0)),
  evaluate: (state) => softmax(nim.scores(state).map((score) => score / 3)),
  temperature: 2,
  blur: 1,
  depth: (players) => 6 * players,
};
/** What the last object brings to whoever takes so many, if that leaves none. */
function lastWith({ heaps, setting }, count) {
  return heaps.reduce((sum, heap) => sum + heap, 0) - count > 0 ? 0 : setting.options.last === 'treasure' ? 5 : -5;
}
export { nim as game, knowledge };
