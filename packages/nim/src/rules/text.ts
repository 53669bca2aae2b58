import type { Catalogue, GameText } from '@parlour/kernel';
import type { NimEvent, NimMove, NimView } from './state.ts';

const en: Catalogue = {
  title: 'Nim with cards',
  tagline: 'Take what you like, but not the wrong last one.',
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

const pl: Catalogue = {
  title: 'Nim z kartami',
  tagline: 'Bierz, ile chcesz, byle nie pechowy ostatni.',
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

export const text: GameText<NimMove, NimEvent, NimView> = {
  catalogues: { en, pl },
  chapters: [{ id: 'turn', rules: ['NIM-TAKE', 'NIM-CARD'] }],
  event(event, { say, name }) {
    switch (event.type) {
      case 'kept':
        return event.away === null
          ? say('event.kept', { player: name(event.seat) })
          : say('event.kept.own', { player: name(event.seat), card: say(`card.${event.away}`) });
      case 'took':
        return say('event.took', { player: name(event.seat), heap: event.heap + 1, count: event.count });
      case 'used':
        return say('event.used', { player: name(event.seat), card: say(`card.${event.card}`) });
      case 'drew':
        return event.card === null
          ? say('event.drew', { player: name(event.seat) })
          : say('event.drew.own', { player: name(event.seat), card: say(`card.${event.card}`) });
      case 'grew':
        return say('event.grew', { heap: event.heap + 1, count: event.count });
      case 'last':
      default:
        return say('event.last', { player: name(event.seat), points: event.points });
    }
  },
  move(move, view, { say }) {
    switch (move.type) {
      case 'keep':
        return say('move.keep', { card: say(`card.${move.card}`) });
      case 'take':
        return say('move.take', { count: move.count, heap: move.heap + 1, left: view.heaps[move.heap]! });
      case 'use':
        return move.card === 'grow'
          ? say('move.grow', { card: say(`card.${move.card}`), heap: move.heap + 1 })
          : say('move.use', { card: say(`card.${move.card}`) });
      case 'done':
      default:
        return say('move.done');
    }
  },
  prompt: (view, { say, name }) => say(`prompt.${view.phase}`, { player: name(view.turn) }),
};
