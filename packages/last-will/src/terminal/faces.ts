import type { Voice } from '@parlour/kernel';
import { cut, type Style } from '@parlour/terminal-kit';
import {
  type Card,
  companionKinds,
  type CompanionSpace,
  type Help,
  type HelperFace,
  nameOfCard,
  type Played,
  type PropertyType,
  symbolName,
  type Use,
} from '../rules/index.ts';
import type { Look } from './look.ts';

/** The backs of the decks: cream, wine, sepia, slate; gold for specials. The words say the same. */
const deckColours: Readonly<Record<string, Style>> = {
  events: 230,
  helpersAndExpenses: 174,
  properties: 180,
  companions: 110,
  specials: 220,
  newSpecials: 220,
  wild: 110,
};

export function deckColour(deck: string): Style {
  return deckColours[deck] ?? 'reset';
}

/** A card on one line: its name in its deck's colour, and what it does in short. */
export function cardLine(card: Card, columns: number, look: Look): string {
  return line(card, facts(card, look), '', columns, look);
}

/** A card in play on one line: whether it has been used in this round, its value now, and its tokens. */
export function playedLine(card: Card, played: Played, columns: number, look: Look): string {
  const mark = played.activated ? look.paint.sign('✓', 'used: ') : look.paint.sign(' ', '');
  return line(card, factsInPlay(card, played, look), mark, columns, look);
}

function line(card: Card, facts: readonly string[], mark: string, columns: number, { paint, voice }: Look): string {
  const crowns = card.crowns === undefined ? '' : paint.sign('♛', '*');
  const name = nameOfCard(card, voice) + crowns;
  const whole = cut(facts.length === 0 ? name : `${name}  ${facts.join(', ')}`, columns - mark.length);
  const shown = Math.min(name.length, whole.length);
  return mark + paint.colour(deckColour(card.deck), whole.slice(0, shown)) + whole.slice(shown);
}

/** “1a £2”: so many actions, so many pounds. */
function pay(actions: number, pounds: number): string {
  return `${actions}a £${pounds}`;
}

function facts(card: Card, look: Look): string[] {
  const { voice } = look;
  if (card.kind === 'event') {
    const choices = card.pay.map(({ actions, pounds }) => pay(actions, pounds)).join(' / ');
    const company = (card.companions ?? []).map(({ takes, pounds }) => `${voice.say(`symbol.${takes}`)} +${pounds}`);
    const effect = card.effect === undefined ? [] : [voice.say(`lw.effect.${card.effect}`, { gain: card.gain ?? 0 })];
    return [choices, ...company, ...effect, ...symbols(card.symbols, look)];
  }
  if (card.kind === 'property') return [`£${card.scale.join('·')}`, useText(card.use, look), ...steps(card.steps, [], look)];
  if (card.kind === 'expense')
    return [...lay(card.lay, look), useText(card.use, look), ...steps(card.steps, [], look), ...symbols(card.symbols, look)];
  return card.kind === 'helper' ? [...lay(card.lay, look), ...helperFacts(card, look)] : [];
}

function factsInPlay(card: Card, { step, tokens }: Played, look: Look): string[] {
  if (card.kind === 'property') return [scaleText(card.scale, step), useText(card.use, look), ...steps(card.steps, tokens, look)];
  if (card.kind === 'expense') return [useText(card.use, look), ...steps(card.steps, tokens, look), ...symbols(card.symbols, look)];
  return card.kind === 'helper' ? helperFacts(card, look) : [];
}

function helperFacts({ use, helps }: HelperFace, look: Look): string[] {
  return [...helps.map((help) => helpText(help, look.voice)), ...(use === undefined ? [] : [useText(use, look)])];
}

export function helpText(help: Help, voice: Voice): string {
  if ('adds' in help) {
    const to = help.to.flatMap((served) => [voice.say(`symbol.${served}`), ...(served === 'mask' ? [voice.say('lw.help.opera')] : [])]);
    return voice.say('lw.help.adds', { to: to.join('/'), pounds: help.adds });
  }
  if ('shifts' in help) return voice.say('lw.help.shifts', { types: typesText(help.of, voice), way: help.way, pounds: help.shifts });
  if ('waives' in help) return voice.say(`lw.help.waives.${help.waives}`, { types: typesText(help.of, voice), times: help.times });
  if ('gives' in help) return voice.say(`lw.help.gives.${help.for}`, { actions: help.gives });
  if ('draws' in help) return voice.say(`lw.help.draws.${help.from}`, { cards: help.draws });
  return 'keeps' in help ? voice.say('lw.help.keeps', { cards: help.keeps }) : voice.say('lw.help.searches', { cards: help.searches });
}

function typesText(types: readonly PropertyType[], voice: Voice): string {
  // All but the farms have a short name together.
  if (types.length === 3 && !types.includes('farm')) return voice.say('lw.help.houses');
  return types.map((type) => voice.say(`symbol.${type}`)).join('/');
}

/** The values from the price down, the one it has now in brackets. A farm has but one. */
function scaleText(scale: readonly number[], step: number): string {
  return scale.length === 1 ? `£${scale[0]}` : `£${scale.map((value, index) => (index === step ? `[${value}]` : String(value))).join('·')}`;
}

function useText({ actions, pounds, perFarm = 0, perHorseOnFarms = 0, perDogOnFarms = 0 }: Use, { voice }: Look): string {
  const counted = [
    [perFarm, 'farm'],
    [perHorseOnFarms, 'horse'],
    [perDogOnFarms, 'dog'],
  ] as const;
  const parts = counted.flatMap(([each, thing]) => (each === 0 ? [] : [`£${each}/${voice.say(`symbol.${thing}`)}`]));
  return parts.length === 0 ? pay(actions, pounds) : `${actions}a ${parts.join(' + ')}`;
}

/** The companion spaces from the top; those with a token are marked and name it. */
function steps(list: readonly CompanionSpace[] = [], tokens: readonly number[], { paint, voice }: Look): string[] {
  return list.map(({ takes, pounds }, index) => {
    const token = tokens[index];
    if (token === undefined) return `${voice.say(`symbol.${takes}`)} £${pounds}`;
    return `${paint.sign('●', '+')}${voice.say(`symbol.${companionKinds[token]}`)} £${pounds}`;
  });
}

function lay(cost: { readonly actions?: number; readonly pounds?: number } | undefined, { voice }: Look): string[] {
  if (cost === undefined) return [];
  const { actions = 0, pounds = 0 } = cost;
  return [voice.say('lw.lay', { cost: pounds === 0 ? `${1 + actions}a` : pay(1 + actions, pounds) })];
}

/** A line of a job: what it pays, and what covers it. */
export function jobLine(
  { income, symbol }: { readonly income: number; readonly symbol: number } = { income: 0, symbol: 0 },
  voice: Voice,
): string {
  return `£${income} ${symbolName(symbol, voice)}`;
}

function symbols(list: readonly string[], { voice }: Look): string[] {
  return list.length === 0 ? [] : [`(${list.map((symbol) => voice.say(`symbol.${symbol}`)).join(' ')})`];
}
