/** What each card does in words, made from its record: for looking at a card closely, in the page, the terminal or a screen reader. */
import type { Voice } from '@parlour/kernel';
import {
  type Card,
  type Employment,
  type EventFace,
  type Help,
  type HelperFace,
  type PropertyFace,
  type PropertyType,
  propertyTypes,
  type Served,
  type CompanionSpace,
  type Use,
} from '../material/index.ts';
import { nameOfCard, nameOfJob } from './names.ts';

export interface CardText {
  readonly name: string;
  /** What kind of card it is: “Event”, “Manor house”, “Helper, special card with 1 crown”. */
  readonly kind: string;
  /** What it does, a sentence or two in each line. */
  readonly lines: readonly string[];
  /** Where its numbers come from. */
  readonly source: string;
}

export function cardText(card: Card, voice: Voice): CardText {
  return {
    name: nameOfCard(card, voice),
    kind: kindText(card, voice),
    lines: cardLines(card, voice),
    source: voice.say(`source.${card.source}`),
  };
}

/** An employment card: its lines from top to bottom. */
export function employmentText(job: Employment, voice: Voice): CardText {
  const lines = job.lines.map(({ income, symbol }) => voice.say('card.line', { income, symbol: voice.say(`symbol.${symbol}`) }));
  return { name: nameOfJob(job, voice), kind: voice.say('card.kind.job'), lines, source: voice.say(`source.${job.source}`) };
}

function kindText(card: Card, voice: Voice): string {
  const types =
    card.kind === 'property'
      ? capital(
          either(
            card.types.map((type) => voice.say(`symbol.${type}`)),
            voice,
          ),
        )
      : '';
  const kind = voice.say(`card.kind.${card.kind}`, { types });
  return card.crowns === undefined ? kind : voice.say('card.special', { kind, crowns: card.crowns });
}

function cardLines(card: Card, voice: Voice): string[] {
  switch (card.kind) {
    case 'event':
      return eventLines(card, voice);
    case 'expense':
      return [
        ...symbolLines(card.symbols, voice),
        ...layLines(card.lay, voice),
        useLine(card.use, false, voice),
        ...stepLines(card.steps, voice),
      ];
    case 'helper':
      return helperLines(card, voice);
    case 'property':
      return propertyLines(card, voice);
    case 'companion':
      return [voice.say('card.plays')];
    case 'wild':
      return [voice.say('card.wild')];
  }
}

function eventLines({ symbols, pay, companions = [], effect, gain, nuptial }: EventFace, voice: Voice): string[] {
  const lines = symbolLines(symbols, voice);
  const [first] = pay;
  if (pay.length > 1)
    lines.push(
      voice.say('card.choose', {
        choices: either(
          pay.map((choice) => voice.say('card.choice', { ...choice })),
          voice,
        ),
      }),
    );
  else lines.push(voice.say(first!.pounds === 0 ? 'card.pay.free' : 'card.pay', { ...first! }));
  const options = companions.map(({ takes, pounds }) => voice.say('card.companion', { companion: voice.say(`symbol.${takes}`), pounds }));
  if (options.length > 0) lines.push(voice.say('card.companions', { options: options.join(', ') }));
  if (effect !== undefined) lines.push(voice.say(`effect.${effect}`, gain === undefined ? {} : { gain }));
  if (nuptial !== undefined) lines.push(voice.say('card.nuptial'));
  return lines;
}

function helperLines({ lay, use, steps, helps }: HelperFace, voice: Voice): string[] {
  const activation = use === undefined ? [] : [useLine(use, false, voice), ...stepLines(steps, voice)];
  return [...layLines(lay, voice), ...activation, helps.flatMap((help) => helpSentences(help, voice)).join(' ')];
}

/** One thing a helper does: what adds to several kinds of use has a sentence for each. */
function helpSentences(help: Help, voice: Voice): string[] {
  if ('adds' in help) return bonusSentences(help.adds, help.to, voice);
  if ('shifts' in help) return [voice.say('help.shifts', { types: typesText(help.of, voice), way: help.way, pounds: help.shifts })];
  if ('waives' in help) return [voice.say(`help.waives.${help.waives}`, { types: typesText(help.of, voice), times: help.times })];
  if ('gives' in help) return [voice.say(`help.gives.${help.for}`, { actions: help.gives })];
  if ('draws' in help) return [voice.say(`help.draws.${help.from}`, { cards: help.draws })];
  if ('keeps' in help) return [voice.say('help.keeps', { cards: help.keeps })];
  return [voice.say('help.searches', { cards: help.searches })];
}

function bonusSentences(pounds: number, to: readonly Served[], voice: Voice): string[] {
  const types = to.filter(isType);
  const [first, ...others] = to.filter((served) => !isType(served) && served !== 'nuptial');
  const symbols = (shown: readonly string[]) =>
    either(
      shown.map((symbol) => voice.say(`help.with.${symbol}`)),
      voice,
    );
  return [
    ...(first === undefined
      ? []
      : [voice.say('help.adds.cards', { first, symbols: symbols([first, ...others]), opera: to.includes('mask'), pounds })]),
    ...(to.includes('nuptial') ? [voice.say('help.adds.nuptial', { pounds })] : []),
    ...(types.length > 0 ? [voice.say('help.adds.types', { types: typesText(types, voice), pounds })] : []),
  ];
}

function isType(served: Served): served is PropertyType {
  return (propertyTypes as readonly Served[]).includes(served);
}

function typesText(types: readonly PropertyType[], voice: Voice): string {
  return either(
    types.map((type) => voice.say(`help.of.${type}`)),
    voice,
  );
}

function propertyLines({ scale, use, steps }: PropertyFace, voice: Voice): string[] {
  const [price, ...values] = scale;
  const value =
    values.length === 0
      ? voice.say('card.value', { price: price! })
      : voice.say('card.price', { price: price!, values: values.join(', ') });
  return [value, useLine(use, true, voice), ...stepLines(steps, voice)];
}

function symbolLines(symbols: readonly string[], voice: Voice): string[] {
  if (symbols.length === 0) return [];
  return [voice.say('card.symbols', { count: symbols.length, symbols: symbols.map((symbol) => voice.say(`symbol.${symbol}`)).join(', ') })];
}

/** Only where laying it down costs more than the one action. */
function layLines(lay: { readonly actions?: number; readonly pounds?: number } | undefined, voice: Voice): string[] {
  return lay === undefined ? [] : [voice.say('card.lay', { actions: 1 + (lay.actions ?? 0), pounds: lay.pounds ?? 0 })];
}

function useLine(use: Use, property: boolean, voice: Voice): string {
  const counted = (['perFarm', 'perHorseOnFarms', 'perDogOnFarms'] as const).flatMap((each) =>
    use[each] === undefined ? [] : [voice.say(`card.${each}`, { pounds: use[each] })],
  );
  const amounts = counted.length > 0 ? counted : [voice.say('card.pounds', { pounds: use.pounds })];
  const amount = amounts.reduce((first, second) => voice.say('card.and', { first, second }));
  return voice.say('card.use', { property, actions: use.actions, amount });
}

function stepLines(steps: readonly CompanionSpace[] = [], voice: Voice): string[] {
  if (steps.length === 0) return [];
  const words = steps.map(({ takes, pounds, free }) =>
    voice.say(free ? 'card.step.free' : 'card.step', { companion: voice.say(`symbol.${takes}`), pounds }),
  );
  const decay = steps
    .filter((step) => step.decay !== undefined)
    .map(({ takes }) => voice.say('card.decay', { companion: voice.say(`symbol.${takes}`) }));
  return [voice.say('card.steps', { steps: words.join(', ') }), ...decay];
}

/** “a, b or c”. */
function either(words: readonly string[], voice: Voice): string {
  return words.length < 2 ? words.join('') : voice.say('card.or', { before: words.slice(0, -1).join(', '), last: words.at(-1)! });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
