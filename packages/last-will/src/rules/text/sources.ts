/** The rule behind each line of the log, behind refusals that have none of their own, and behind what a card does. */
import type { Setting } from '@parlour/kernel';
import type { Errand, Event, Spending } from '../event.ts';
import type { Card, CardSymbol, Help, HelperFace, Use } from '../material/index.ts';
import { deckOfBack, type Options } from '../state.ts';
import { tableFor } from '../table.ts';

export const reasons: Readonly<Record<string, string>> = {
  TURN: 'LW-PLAN-2',
  OVER: 'LW-WIN-1',
  HAND: 'LW-ACT-2',
  BOARD: 'LW-BLACK-3',
  UNFINISHED: 'LW-ACT-2',
};

export const errandRules: Readonly<Record<Errand, string>> = {
  take: 'LW-ERR-4',
  extension: 'LW-ERR-5',
  market: 'LW-ERR-6',
  unknown: 'LW-ERR-7',
  opera: 'LW-ERR-8',
  demotion: 'GS-JOB-8',
  either: 'GS-JOB-9',
};

const spendingRules: Readonly<Record<Spending, string>> = {
  opera: 'LW-ERR-8',
  event: 'LW-WHITE-1',
  expense: 'LW-BLACK-4',
  helper: 'LW-BLACK-4',
  purchase: 'LW-PROP-2',
  maintenance: 'LW-PROP-4',
  laying: 'LW-BLACK-1',
};

const told: Readonly<Record<Exclude<Event['type'], 'errand' | 'spent' | 'decayed' | 'kept' | 'played' | 'activated' | 'drew'>, string>> = {
  round: 'LW-ROUND-1',
  inherited: 'LW-SETUP-7',
  hired: 'GS-SETUP-6',
  income: 'GS-JOB-1',
  dealt: 'LW-OFFER-1',
  offered: 'LW-OFFER-1',
  reshuffled: 'LW-OFFER-3',
  chosen: 'LW-END-1',
  blocked: 'LW-2P-1',
  planned: 'LW-PLAN-2',
  forwent: 'LW-PLAN-6',
  declared: 'LW-PLAN-3',
  order: 'LW-PLAN-2',
  noErrand: 'LW-ERR-3',
  took: 'LW-ERR-4',
  extended: 'LW-ERR-5',
  arranged: 'LW-ERR-6',
  turn: 'LW-ACT-1',
  began: 'LW-WHITE-2',
  brought: 'LW-WHITE-2',
  returned: 'LW-END-2',
  joined: 'GS-NUPT-1',
  tossed: 'GS-EVT-1',
  gained: 'LW-WHITE-4',
  laid: 'LW-BLACK-1',
  removed: 'LW-BLACK-2',
  bought: 'LW-PROP-2',
  sold: 'LW-PROP-5',
  token: 'LW-COMP-2',
  picked: 'GS-HELP-2',
  demoted: 'GS-JOB-2',
  sacked: 'GS-JOB-12',
  bankrupt: 'LW-SPEND-3',
  finished: 'LW-ACT-2',
  cleared: 'LW-END-5',
  ended: 'LW-WIN-2',
};

export function ruleOf(event: Event, setting: Setting<Options>): string {
  switch (event.type) {
    case 'errand':
      return errandRules[event.errand];
    case 'spent':
      return event.helpers.length > 0 ? 'LW-HELP-17' : spendingRules[event.on];
    case 'decayed':
      return event.why === 'neglect' ? 'LW-END-3' : 'LW-WHITE-6';
    case 'kept':
      return isFirstChoice([...event.backs.kept, ...event.backs.discarded]) ? 'LW-SETUP-8' : 'LW-END-1';
    case 'drew':
      return event.helpers.length > 0 ? 'LW-PLAN-6' : 'LW-PLAN-3';
    case 'played':
      return event.cards.length > 1 ? 'GS-NUPT-1' : 'LW-WHITE-1';
    case 'activated': {
      const { cards } = tableFor(setting).book.material;
      return cards[event.card]?.kind === 'property' ? 'LW-PROP-4' : 'LW-BLACK-4';
    }
    default:
      return told[event.type];
  }
}

/** Three cards of each of two decks are what everybody gets before the first round. */
function isFirstChoice(backs: readonly number[]): boolean {
  return [1, 2].every((deck) => backs.filter((back) => deckOfBack(back) === deck).length === 3) && backs.length === 6;
}

/** Every rule that speaks of what is printed on a card, the most telling first. */
export function rulesOfCard(card: Card): string[] {
  return [...new Set([...ownRules(card), ...specialRules(card)])];
}

function ownRules(card: Card): string[] {
  switch (card.kind) {
    case 'event':
      return [
        ...(card.effect === undefined ? [] : [card.effect as string]),
        ...(card.nuptial === undefined ? [] : ['GS-NUPT-1', 'GS-NUPT-2', 'GS-NUPT-3']),
        ...(card.companions === undefined ? [] : ['LW-WHITE-2']),
        ...(card.pay.length > 1 ? ['LW-WHITE-3'] : []),
        'LW-WHITE-1',
        ...symbolRules(card.symbols),
        ...(card.symbols.length > 1 ? ['GS-EVT-2'] : []),
      ];
    case 'expense':
      return [
        ...useRules(card.use),
        'LW-BLACK-1',
        'LW-BLACK-4',
        ...(card.steps === undefined ? [] : ['LW-EXP-1', 'LW-COMP-2']),
        ...symbolRules(card.symbols),
      ];
    case 'helper':
      return [...helperRules(card), 'LW-BLACK-1', ...(card.use === undefined ? [] : ['LW-BLACK-4'])];
    case 'property':
      return [
        ...(card.types.length > 1 ? ['GS-PROP-1', 'GS-PROP-2'] : []),
        ...(card.steps?.some(({ decay }) => decay !== undefined) ? ['GS-PROP-3'] : []),
        ...(card.steps?.some(({ takes }) => takes === 'animal') ? ['GS-PROP-4'] : []),
        ...(card.steps?.some(({ free }) => free) ? ['GS-PROP-5'] : []),
        'LW-PROP-2',
        'LW-PROP-4',
        'LW-PROP-5',
        ...(card.scale.length > 1 ? ['LW-END-3'] : []),
        ...(card.steps === undefined ? [] : ['LW-EXP-1', 'LW-COMP-2']),
      ];
    case 'companion':
      return ['LW-COMP-1', 'LW-COMP-2', 'LW-WHITE-2', 'GS-JOB-6'];
    case 'wild':
      return ['LW-WILD-1', 'LW-END-2', 'LW-COMP-1', 'GS-JOB-6'];
  }
}

function specialRules({ deck, crowns }: Card): string[] {
  if (deck === 'newSpecials') return ['GS-SETUP-5'];
  return crowns === undefined ? [] : ['LW-SETUP-5'];
}

function useRules(use: Use): string[] {
  return use.perFarm === undefined && use.perHorseOnFarms === undefined && use.perDogOnFarms === undefined ? ['LW-EXP-3'] : ['LW-EXP-2'];
}

/** By symbol, the helpers that serve it. */
const served: Readonly<Partial<Record<CardSymbol, string>>> = {
  silverware: 'LW-HELP-7',
  coach: 'LW-HELP-8',
  mask: 'LW-HELP-9',
  helm: 'LW-HELP-10',
  wine: 'LW-HELP-10',
};

function symbolRules(symbols: readonly CardSymbol[]): string[] {
  return symbols.flatMap((symbol) => served[symbol] ?? []);
}

function helperRules({ rule, helps }: HelperFace): string[] {
  return [...(rule === undefined ? [] : [rule]), ...helps.flatMap(helpRules), 'LW-HELP-0'];
}

function helpRules(help: Help): string[] {
  if ('adds' in help) return ['LW-HELP-17'];
  if ('waives' in help || 'gives' in help) return ['LW-HELP-18'];
  if ('draws' in help) return ['LW-PLAN-6'];
  if ('keeps' in help) return ['LW-END-1'];
  return [];
}
